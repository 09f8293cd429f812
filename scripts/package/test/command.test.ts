/** The package `windrose` as others get it: its tarball, installed in an empty folder, serves the site and plays games. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../../../packages/cli/src/data-folder.ts';
import { root } from '../library.ts';
import { packCommand } from '../pack.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-command-'));
const project = path.join(folder, 'project');
const installed = path.join(project, 'node_modules/windrose');
const program = path.join(installed, 'cli/bin/windrose.js');
const env = { ...process.env, HOME: folder, USERPROFILE: folder, XDG_DATA_HOME: folder, APPDATA: folder, LANG: 'en' };
const shell = process.platform === 'win32';
let tarball = '';

function version(place: string): string {
  return JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8')).version;
}

/** Installs the tarball from npm's cache or the registry; without either it links the libraries of the repository. */
function install(): void {
  const args = ['install', '--prefer-offline', '--fetch-retries=0', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', [...args, '--silent', tarball], { cwd: project, shell, timeout: 60_000 });
  if (status === 0) return;
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  const { dependencies } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const places = [path.join(root, 'packages/server'), root].map((place) => path.join(place, 'node_modules', name));
    const link = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(places.find((place) => existsSync(place))!, link, 'junction');
  }
}

function windrose(words: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { env, input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

beforeAll(() => {
  mkdirSync(project);
  tarball = packCommand(folder);
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ private: true }));
  install();
}, 180_000);

describe('the package windrose', () => {
  it('has a manifest without a fault that publint finds', async () => {
    const { messages } = await publint({
      pack: { tarball: Uint8Array.from(readFileSync(tarball)).buffer },
      strict: true,
    });
    expect(messages).toEqual([]);
  });

  it('depends on every library that it imports', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
    for (const file of [
      'server/dist/main.js',
      'server/dist/bot-thread.js',
      'server/dist/sqlite-thread.js',
      'cli/dist/windrose.js',
    ]) {
      const imports = readFileSync(path.join(installed, file), 'utf8').matchAll(/^import [^'"]*["']([^'"]+)["'];?$/gm);
      const libraries = [...imports].map(([, name]) => name).filter((name) => !isBuiltin(name));
      const names = libraries.map((name) => name.match(/^(@[^/]+\/)?[^/]+/)![0]);
      expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(names));
    }
  });

  it('has the version of the project, as all packages', () => {
    expect(windrose(['--version'])).toEqual({ status: 0, stdout: `windrose ${version('.')}\n`, stderr: '' });
    for (const name of readdirSync(path.join(root, 'packages'))) {
      expect([name, version(`packages/${name}`)]).toEqual([name, version('.')]);
    }
  });

  it('has a version that the changelog describes', () => {
    expect(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## [${version('.')}] - `);
  });

  it('records and verifies a game', () => {
    const { stdout } = windrose(['record', '--seed', 'package']);
    expect(windrose(['verify', '-'], stdout)).toMatchObject({ status: 0, stderr: '' });
  });

  it('plays a game to its end by the protocol for programs', async () => {
    const engine = spawn(process.execPath, [program, 'engine'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
    const ask = async (request: object) => {
      engine.stdin.write(`${JSON.stringify({ id: 1, ...request })}\n`);
      const { ok, result } = JSON.parse((await answers.next()).value);
      expect(ok).toBe(true);
      return result;
    };
    await ask({ do: 'create', edition: 'age-of-sail', players: 2, seed: 'package' });
    for (;;) {
      const { legal } = await ask({ do: 'moves' });
      if (legal.length === 0) break;
      await ask({ do: 'play', move: legal[Math.floor(legal.length / 2)] });
    }
    expect(await ask({ do: 'score' })).toMatchObject({ over: true, winners: expect.any(Array) });
    engine.stdin.end();
    expect((await once(engine, 'exit'))[0]).toBe(0);
  });
});

describe('windrose without a command', () => {
  let server: ChildProcess;
  let address = '';

  beforeAll(async () => {
    server = spawn(process.execPath, [program], { env: { ...env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: server.stdout! })) {
      address = /^Windrose is at (\S+)\/$/.exec(line)?.[1] ?? '';
      if (address !== '') break;
    }
  });

  afterAll(() => server.kill('SIGKILL'));

  it('serves the page with its scripts, and is ready', async () => {
    const page = await (await fetch(address)).text();
    expect(page).toContain('<title>Windrose</title>');
    const [, script] = /<script [^>]*src="([^"]+)"/.exec(page)!;
    for (const place of [script, '/healthz', '/readyz']) {
      expect([place, (await fetch(new URL(place, address))).status]).toEqual([place, 200]);
    }
  });

  it('has its database in the folder for the data of programs, and backs it up', () => {
    expect(existsSync(path.join(dataFolder(process.platform, env, folder), 'windrose.sqlite'))).toBe(true);
    const file = path.join(folder, 'windrose.backup');
    expect(windrose(['backup', file])).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(file)).toBe(true);
  });

  it('stops at a signal', async () => {
    const stopped = once(server, 'exit');
    server.kill('SIGTERM');
    // On Windows a process ends without noticing why.
    expect(await stopped).toEqual(process.platform === 'win32' ? [null, 'SIGTERM'] : [0, null]);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});
