/** Loads the panels that a game shows first. */
import { fetchFirstPanels } from '../table/later.ts';
import { recordHead } from './record-head.ts';

export async function fetchNeeds(record: string): Promise<void> {
  const head = recordHead(record);
  if (head !== null) await fetchFirstPanels(head.players);
}
