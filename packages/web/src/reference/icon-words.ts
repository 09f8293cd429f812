/** Icons of a tile or card in words: `2 Industry, 1 glory`. */

import type { Narrator } from '@windrose/narration/narrator.ts';
import { texts } from '../texts/current.svelte.ts';

export function iconWords(icons: Readonly<Record<string, number>>, narrator: Narrator): string {
  const list = Object.entries(icons).map(([id, count]) =>
    id === 'glory' ? texts.ui('reference.glory', { n: count }) : `${count} ${narrator.status(id)}`,
  );
  return list.length === 0 ? texts.ui('reference.noIcons') : list.join(', ');
}
