/** The documentation site: all documents that it lists exist, and each link between them leads somewhere. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const site = mkdtempSync(path.join(tmpdir(), 'windrose-docs-'));

afterAll(() => rmSync(site, { recursive: true, force: true }));

it('is built without a dangling link', () => {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, path.join(root, 'scripts/docs/main.ts'), site], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(`${stdout}${stderr}`.split('\n').filter((line) => /links to|relative path/.test(line))).toEqual([]);
  const page = (name: string) => readFileSync(path.join(site, name), 'utf8');
  expect(page('documents/Rules.Classic__the_rules.html')).toContain('Build Phase');
  expect(page('documents/Regole.html')).toContain('Regole');
  expect(page('functions/engine_src.legalMoves.html')).toContain('legalMoves');
}, 120_000);
