/** Loads what a game needs to be shown besides the rules: its words, and the panels that are seen first. */
import { fetchFirstPanels } from '../table/later.ts';
import { texts } from '../texts/current.svelte.ts';
import { partsOfGame } from './parts-of.ts';
import { headOf } from './record-head.ts';

/** As the first lines of its record tell. */
export async function fetchNeeds(record: string): Promise<void> {
  const head = headOf(record);
  if (head === null) return;
  await Promise.all([texts.learn(...partsOfGame(head)), fetchFirstPanels(head.players)]);
}
