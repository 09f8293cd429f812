/** The program at a terminal: what is wrong is said in sentences before anything is begun, and the files for hosts set what exists. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TABLE } from '../../src/settings/table.ts';
import { command } from '../support/process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-start-'));
const run = (env: Record<string, string>, ...words: string[]) =>
  command({ address: '', env: { DATA_DIR: path.join(folder, 'data'), ...env } }, ...words);

describe('the program', () => {
  it('does not start with wrong settings, names each of them, and leaves nothing behind', async () => {
    const { code, said } = await run({ PORT: 'x', TRUST_PROXY: 'yes' });
    expect(code).toBe(1);
    const lines = said.trim().split('\n');
    expect(lines).toEqual([expect.stringMatching(/^PORT must be /), expect.stringMatching(/^TRUST_PROXY must be /)]);
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  it('says in a sentence that its database cannot be reached', async () => {
    const { code, said } = await run({ DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/windrose' });
    expect(code).toBe(1);
    expect(said).not.toContain('hush');
    expect(said).not.toMatch(/^ +at /m);
    expect(said.trim()).not.toBe('');
  });

  it('knows what it is asked for, and says what it can be asked for', async () => {
    expect(await run({}, '--help')).toEqual({ code: 0, said: expect.stringContaining('windrose-server backup FILE') });
    for (const words of [['sail'], ['backup'], ['backup', 'a', 'b'], ['backup', 'a', '--replace'], ['serve', 'now']]) {
      const { code, said } = await run({}, ...words);
      expect([words, code]).toEqual([words, 2]);
      expect(said).toContain('windrose-server restore FILE');
    }
  });

  it('makes no back-up of a database that is not there', async () => {
    const file = path.join(folder, 'backup.gz');
    const { code, said } = await run({}, 'backup', file);
    expect(code).toBe(1);
    expect(said).toMatch(/^There is no database .*DATA_DIR/);
    expect(existsSync(file)).toBe(false);
  });
});

it('the files for containers set only settings that exist', () => {
  const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../../../${name}`, import.meta.url)), 'utf8');
  const known = new Set(Object.values(TABLE).map(({ name }) => name));
  const [service] = read('compose.yaml').split('\n\n  caddy:');
  const named = [...service.matchAll(/^ {6}([A-Z_]+):/gm), ...read('Dockerfile').matchAll(/\b([A-Z]+_?[A-Z]+)=/g)];
  const names = named.map(([, name]) => name).filter((name) => name !== 'NODE_ENV');
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL']));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
