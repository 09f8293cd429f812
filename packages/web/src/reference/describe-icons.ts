/** Describes the icons of a tile or card: `2 Industry, 1 glory`. */
import { texts } from '../texts/current.svelte.ts';

export function describeIcons(icons: Readonly<Record<string, number>>): string {
  const list = Object.entries(icons).map(([id, count]) =>
    id === 'glory' ? texts.ui('reference.glory', { n: count }) : `${count} ${texts.narrator.status(id)}`,
  );
  return list.length === 0 ? texts.ui('reference.noIcons') : list.join(', ');
}
