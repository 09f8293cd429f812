/** What people write is shown as text: nowhere does a string become HTML, but for the rules, which are ours and made at build time. */
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

it('no text becomes HTML outside of the reference', () => {
  const makers = files.filter((name) => MAKES_HTML.test(readFileSync(path.join(SRC, name), 'utf8')));
  expect(makers.filter((name) => !name.startsWith('reference/'))).toEqual([]);
  // It would be noticed: the reference does it.
  expect(makers).toContain('reference/RuleBlocks.svelte');
});
