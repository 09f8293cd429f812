/** The Age of Sail edition on its two boards, positions on them, and changed editions for tests. */
import ageOfSail from '../../src/edition/data/age-of-sail.json' with { type: 'json' };
import { type EditionData, type EditionTables, edition, loadEdition } from '../../src/index.ts';
import { type Scenario, scenario } from './scenario.ts';

type Sketch = Parameters<typeof scenario>[0];

export const A = edition('age-of-sail', 'a');
export const B = edition('age-of-sail', 'b');

export function onA(sketch: Sketch): Scenario {
  return scenario({ tables: A, ...sketch });
}

export function onB(sketch: Sketch): Scenario {
  return scenario({ tables: B, players: 4, ...sketch });
}

/** Returns the Age of Sail data with a change and an id of their own. */
export function sailVariant(change: (data: EditionData) => void): EditionTables {
  const data = structuredClone(ageOfSail) as unknown as EditionData;
  data.id = 'variant';
  change(data);
  return loadEdition(data);
}
