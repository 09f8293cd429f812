/** Writes the icons into the page as symbols for `Icon.svelte`, so that they are visible before the first script runs. */
import type { Plugin } from 'vite';
import { type Drawing, GRID, ICONS, STROKE } from '../src/pieces/icons.ts';

const LINE = `fill="none" stroke="currentColor" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round"`;
const SOLID = 'fill="currentColor"';

function symbol(name: keyof typeof ICONS): string {
  const { line, solid }: Drawing = ICONS[name];
  const filled = solid === undefined ? '' : `<path ${SOLID} d="${solid}"/>`;
  return `<symbol id="icon-${name}" viewBox="0 0 ${GRID} ${GRID}"><path ${LINE} d="${line}"/>${filled}</symbol>`;
}

export const ICON_SHEET = `<div hidden><svg>${Object.keys(ICONS)
  .map((name) => symbol(name as keyof typeof ICONS))
  .join('')}</svg></div>`;

export const iconSheet: Plugin = {
  name: 'icon-sheet',
  transformIndexHtml: (html) => html.replace('<div id="app">', `${ICON_SHEET}\n    $&`),
};
