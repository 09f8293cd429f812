/** Editions for tests: the Classic data with a change and an id of their own. */
import classic from '../../src/edition/data/classic.json' with { type: 'json' };
import { type EditionData, type EditionTables, loadEdition } from '../../src/index.ts';

export function variant(change: (data: EditionData) => void): EditionTables {
  const data = structuredClone(classic) as unknown as EditionData;
  data.id = 'variant';
  change(data);
  return loadEdition(data);
}

/** One tile of every kind of building, so that a supply is soon exhausted. */
export const SCARCE = variant((data) => {
  for (const building of data.buildings) building.copies = 1;
});
