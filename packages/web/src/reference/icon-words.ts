/** Icons of a tile or card in words: `2 Industry, 1 glory`. */

import type { Narrator } from '@windrose/narration/narrator.ts';
import { words } from '../words/current.svelte.ts';

export function iconWords(icons: Readonly<Record<string, number>>, speech: Narrator): string {
  const list = Object.entries(icons).map(([id, count]) =>
    id === 'glory' ? words.ui('reference.glory', { n: count }) : `${count} ${speech.status(id)}`,
  );
  return list.length === 0 ? words.ui('reference.noIcons') : list.join(', ');
}
