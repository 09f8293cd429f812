/** What people write is shown as text, and so is everything else: nowhere does a string become HTML. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const MAKES_HTML =
  /\{@html|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|\bsrcdoc\b/;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(ts|svelte|js|html)$/.test(name),
);

it('no text becomes HTML', () => {
  expect(files.filter((name) => MAKES_HTML.test(readFileSync(path.join(SRC, name), 'utf8')))).toEqual([]);
});

it('it would be noticed', () => {
  for (const text of ['<p>{@html text}</p>', 'node.innerHTML = text;', 'frame.srcdoc = text;']) {
    expect(text).toMatch(MAKES_HTML);
  }
});
