/** ARCHITECTURE.md names only files and folders that exist. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
const diagrams = [...text.matchAll(/```mermaid\n(.*?)```/gs)].map(([, diagram]) => diagram);

/** Paths in backticks are relative to the repository, `packages/`, or the sources of the package of their section. */
function isThere(name: string, section: string): boolean {
  const places = ['', 'packages', `packages/${section}/src`, `packages/${section}`];
  return places.some((place) => existsSync(path.join(root, place, name)));
}

const PACKAGES: Readonly<Record<string, string>> = {
  'The engine': 'engine',
  'The narration': 'narration',
  'The bots': 'bots',
  'The client': 'web',
  'The server': 'server',
  'The command line': 'cli',
  Tests: 'engine/test',
};

/** File names and folders in backticks, without those that stand for several. */
function pathsIn(section: string): string[] {
  return [...section.matchAll(/`([\w./-]+(?:\.(?:ts|mjs|json|svelte)|\/))`/g)].map(([, name]) => name);
}

describe('ARCHITECTURE.md', () => {
  const sections = text.split(/^## /m).slice(1);
  test.each(sections.map((section) => [section.slice(0, section.indexOf('\n')), section]))(
    'names only files and folders that exist: %s',
    (title, section) => {
      const missing = pathsIn(section).filter((name) => !isThere(name, PACKAGES[title] ?? '.'));
      expect(missing).toEqual([]);
    },
  );

  test('draws a local and an online move with existing files', () => {
    expect(diagrams).toHaveLength(2);
    for (const diagram of diagrams) {
      const files = [...diagram.matchAll(/participant \w+ as (\S+)/g)].map(([, file]) => file);
      expect(files.length).toBeGreaterThan(8);
      expect(files.filter((file) => !existsSync(path.join(root, 'packages', file)))).toEqual([]);
    }
  });
});
