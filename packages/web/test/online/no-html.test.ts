/** No source turns a string into HTML, so that messages of users are always shown as text. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const CREATES_HTML =
  /\{@html|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|\bsrcdoc\b/;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(ts|svelte|js|html)$/.test(name),
);

it('no text becomes HTML', () => {
  expect(files.filter((name) => CREATES_HTML.test(readFileSync(path.join(SRC, name), 'utf8')))).toEqual([]);
});

it('the check finds such sources', () => {
  for (const text of ['<p>{@html text}</p>', 'node.innerHTML = text;', 'frame.srcdoc = text;']) {
    expect(text).toMatch(CREATES_HTML);
  }
});
