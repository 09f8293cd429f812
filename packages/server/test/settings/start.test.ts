/**
 * Starting the program: errors are reported in sentences before anything is created, and the files for containers use
 * existing settings.
 */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/settings/definitions.ts';
import { readLocalSettings } from '../../src/settings/local-settings.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { command, ServerProcess, sqlitePlace } from '../support/server-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-start-'));
const run = (env: Record<string, string>, ...words: string[]) =>
  command({ address: '', env: { DATA_DIR: path.join(folder, 'data'), ...env } }, ...words);

describe('the program', () => {
  it('does not start with wrong settings, names each of them, and creates nothing', async () => {
    const { code, output } = await run({ PORT: 'x', TRUST_PROXY: 'yes' });
    expect(code).toBe(1);
    const lines = output.trim().split('\n');
    expect(lines).toEqual([expect.stringMatching(/^PORT must be /), expect.stringMatching(/^TRUST_PROXY must be /)]);
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  it('reports in a sentence that its database cannot be reached', async () => {
    const { code, output } = await run({ DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/windrose' });
    expect(code).toBe(1);
    expect(output).not.toContain('hush');
    expect(output).not.toMatch(/^ +at /m);
    expect(output.trim()).not.toBe('');
  });

  it('explains its commands, and refuses unknown ones', async () => {
    expect(await run({}, '--help')).toEqual({
      code: 0,
      output: expect.stringContaining('windrose-server backup FILE'),
    });
    for (const words of [
      ['sail'],
      ['backup'],
      ['backup', 'a', 'b'],
      ['backup', 'a', '--replace'],
      ['serve', 'now'],
      ['--local'],
    ]) {
      const { code, output } = await run({}, ...words);
      expect([words, code]).toEqual([words, 2]);
      expect(output).toContain('windrose-server restore FILE');
    }
  });

  it('makes no backup of a missing database', async () => {
    const file = path.join(folder, 'backup.gz');
    const { code, output } = await run({}, 'backup', file);
    expect(code).toBe(1);
    expect(output).toMatch(/^There is no database .*DATA_DIR/);
    expect(existsSync(file)).toBe(false);
  });
});

describe('one SQLite file', () => {
  it('is served by one process: a second one is refused with a sentence, and the first continues', async () => {
    const place = sqlitePlace();
    const first = await ServerProcess.start(place);
    const { code, output } = await command({ ...place, env: { ...place.env, PORT: '0' } });
    expect(code).toBe(1);
    expect(output).toMatch(/^Another Windrose server already uses .*windrose\.sqlite\..*DATA_DIR.*\n$/);
    expect(await first.isReady()).toBe(true);
    await first.stop();
  });

  it('can be served again at once after the first process was killed, and backed up meanwhile', async () => {
    const place = sqlitePlace();
    const server = await ServerProcess.start(place);
    for (let i = 0; i < 3; i++) {
      await server.kill();
      await server.up();
    }
    const backup = await command(place, 'backup', path.join(folder, 'meanwhile.gz'));
    expect(backup.code).toBe(0);
    await server.stop();
  });
});

describe('a site on a computer of one’s own', () => {
  it('has its data in the given folder, a short readable log, and a free port', async () => {
    const settings = await readLocalSettings({ HOST: '127.0.0.1' }, '/data');
    expect(settings).toMatchObject({ host: '127.0.0.1', dataDir: '/data', logLevel: 'warn', logFormat: 'text' });
    expect(settings.port).toBeGreaterThanOrEqual(5180);
  });

  it('does not take a port on which a process listens', async () => {
    const { port } = await readLocalSettings({ HOST: '127.0.0.1' }, '/data');
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    expect((await readLocalSettings({ HOST: '127.0.0.1' }, '/data')).port).toBeGreaterThan(port);
    other.close();
  });

  it('keeps the values in the environment and in the file of WINDROSE_CONFIG', async () => {
    const file = path.join(folder, 'settings.json');
    writeFileSync(file, JSON.stringify({ PORT: 8080, LOG_LEVEL: 'info', LOG_FORMAT: 'json' }));
    const environment = { WINDROSE_CONFIG: file, DATA_DIR: '/elsewhere' };
    expect(await readLocalSettings(environment, '/data')).toEqual(readSettings(environment));
  });
});

it('the files for containers set only settings that exist', () => {
  const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../../../${name}`, import.meta.url)), 'utf8');
  const known = new Set(Object.values(SETTINGS).map(({ name }) => name));
  const [service] = read('compose.yaml').split('\n\n  caddy:');
  const named = [...service.matchAll(/^ {6}([A-Z_]+):/gm), ...read('Dockerfile').matchAll(/\b([A-Z]+_?[A-Z]+)=/g)];
  const names = named.map(([, name]) => name).filter((name) => name !== 'NODE_ENV');
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL']));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
