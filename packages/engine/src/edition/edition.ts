/** Registers the built-in editions and loads edition data supplied by a user. */
import { Faults } from '../faults.ts';
import ageOfSail from './data/age-of-sail.json' with { type: 'json' };
import classic from './data/classic.json' with { type: 'json' };
import exploits from './data/exploits.json' with { type: 'json' };
import { addExploits } from './exploits.ts';
import { addEdition, structuredCopy } from './shelf.ts';
import { compileEdition, type EditionTables } from './tables.ts';
import { validateEdition } from './validate.ts';

addExploits(exploits);
addEdition(classic);
addEdition(ageOfSail);

/** Validates and compiles untrusted edition data, on its first board. Throws an `InputError` that lists every fault with its path. */
export function loadEdition(value: unknown): EditionTables {
  const faults = new Faults();
  const data = validateEdition(value, faults);
  faults.throwIfAny('The edition data cannot be used:');
  return compileEdition(structuredCopy(data));
}
