/** What a game needs to be shown: its edition, its mode, its exploits, the words for them, and the panels that are seen first. */
import { fetchParts } from '@windrose/engine/parts';
import { fetchFirstPanels } from '../table/later.ts';
import { words } from '../words/current.svelte.ts';
import { partsOfGame } from './parts-of.ts';
import { headOf } from './record-head.ts';

/** As the first lines of its record tell. */
export async function fetchNeeds(record: string): Promise<void> {
  const head = headOf(record);
  if (head === null) return;
  await Promise.all([fetchParts(head), words.learn(...partsOfGame(head)), fetchFirstPanels(head.players)]);
  // An edition is a task of its own: before the table is drawn, the browser can answer.
  await new Promise((resolve) => setTimeout(resolve));
}
