/** Tests of the bundled command, run by Node with real pipes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const bundled = path.join(mkdtempSync(path.join(tmpdir(), 'windrose-bundle-')), 'windrose.js');

function node(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

beforeAll(() => {
  const recipe = `import('./scripts/build.mjs').then(({ bundle }) => bundle('packages/cli/src/main.ts', ${JSON.stringify(bundled)}))`;
  const { status, stderr } = node(['--input-type=module', '--eval', recipe]);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

describe('the bundled command', () => {
  it('prints its version', () => {
    expect(node([bundled, '--version'])).toMatchObject({ status: 0, stderr: '' });
  });

  it('pipes a record from one process to another', () => {
    const { stdout } = node([bundled, 'record', '--seed', 'pipe']);
    const verified = node([bundled, 'verify', '-'], stdout);
    expect(verified.status).toBe(0);
    expect(verified.stdout).toContain(/^hash .*$/m.exec(stdout)?.[0]);
  });

  it('refuses a mistake with exit code 2 and no stack trace', () => {
    const { status, stdout, stderr } = node([bundled, 'play', '--players', 'two']);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^windrose: .*\.\n$/);
  });

  it('says in a sentence that the server is not built', () => {
    const { status, stderr } = node([bundled, 'serve']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^windrose: .*main\.js is missing: `npm run build` makes it\.\n$/);
  });

  it('refuses a damaged record with exit code 1', () => {
    const { stdout } = node([bundled, 'record', '--seed', 'pipe']);
    const { status, stderr } = node([bundled, 'verify', '-'], stdout.replace(/^hash .*$/m, 'surrender'));
    expect(status).toBe(1);
    expect(stderr).toMatch(/line \d+: there is no move "surrender"/);
  });

  it('plays from a pipe and ends when the input ends', () => {
    const { status, stdout, stderr } = node([bundled, 'play', '--seed', 'a'], '1\nundo\n1\n');
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toContain('Taken back: Build the Market');
    expect(stdout).toContain('The input has ended');
  });

  it('answers the protocol', () => {
    const { status, stdout } = node([bundled, 'engine'], '{"id":1,"do":"games"}\nx\n{"id":2,"do":"games"}\n');
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(3);
  });

  it('exits silently when its reader closes the pipe', () => {
    const shell = `${JSON.stringify(process.execPath)} ${JSON.stringify(bundled)} play --seats random,random,random | head -n 1`;
    const { stderr, stdout } = spawnSync('sh', ['-c', shell], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.split('\n')).toHaveLength(2);
  });
});
