/** The check of styles finds what no token stands for. */
import { describe, expect, test } from 'vitest';
import { checkStyles } from '../check.ts';

const component = (css: string) => `<p style="margin: 3px">text: 4px</p>\n\n<style>\n${css}\n</style>\n`;
const found = (css: string) => checkStyles('Some.svelte', component(css)).map(({ property }) => property);

describe('the check of styles', () => {
  test.each([
    ['p { font-size: 0.9rem; }', 'font-size'],
    ['p { padding: 0 0.5em; }', 'padding'],
    ['p { margin-block-start: calc(2 * 3px); }', 'margin-block-start'],
    ['p { column-gap: 10px; }', 'column-gap'],
    ['p { border-radius: 6px; }', 'border-radius'],
    ['p { border-end-start-radius: 6px; }', 'border-end-start-radius'],
    ['p { transition: translate 150ms; }', 'transition'],
    ['p { animation: wait 1.2s infinite; }', 'animation'],
    ['p { color: #c1391f; }', 'color'],
    ['p { background: linear-gradient(#000, transparent); }', 'background'],
    ['p { width: 100%; }', 'width'],
    ['p { max-height: 3rem; }', 'max-height'],
    ['p { left: 0; }', 'left'],
    ['p { border-top-color: red; }', 'border-top-color'],
    ['p { text-align: left; }', 'text-align'],
    ['@media (max-width: 600px) {\n  p {\n    gap: 2px;\n  }\n}', 'gap'],
  ])('refuses %s', (css, property) => {
    expect(found(css)).toEqual([property]);
  });

  test('names the line, the value and what to write', () => {
    expect(checkStyles('Some.svelte', component('p {\n  color: red;\n  gap: 2px\n    4px;\n}'))).toEqual([
      { line: 6, property: 'gap', value: '2px 4px', instead: 'a token such as var(--space-2)' },
    ]);
  });

  test.each([
    'p { padding: 0 var(--space-2); margin: auto; gap: 5%; }',
    'p { border: 1px solid var(--line); border-radius: 50%; outline-offset: 2px; }',
    'p { inline-size: min(40rem, 100% - 2rem); grid-template-columns: minmax(0, 2fr) 12rem; }',
    'p { margin: calc(-1 * var(--space-2)); transition: opacity var(--slow); }',
    'p { --column: 6.5rem; }',
    '/* p { gap: 2px; } */',
    '@media (max-width: 600px) {\n  a:hover {\n    color: var(--ink);\n  }\n}',
  ])('accepts %s', (css) => {
    expect(found(css)).toEqual([]);
  });

  test('reads style sheets as a whole', () => {
    expect(checkStyles('base.css', 'p {\n  gap: 2px;\n}')).toHaveLength(1);
  });
});
