/** The editions that come with the engine, and the door for an edition from outside. */
import { Faults } from '../faults.ts';
import classic from './data/classic.json' with { type: 'json' };
import { compileEdition, type Tables } from './tables.ts';
import { validateEdition } from './validate.ts';

const BUILT_IN: Readonly<Record<string, unknown>> = { classic };
const compiled = new Map<string, Tables>();

export const EDITIONS: readonly string[] = Object.keys(BUILT_IN);

/** Data of unknown origin as an edition; throws an `InputError` that lists every fault with its path. */
export function loadEdition(value: unknown): Tables {
  const faults = new Faults();
  const data = validateEdition(value, faults);
  faults.throwIfAny('The edition data cannot be used:');
  return compileEdition(structuredCopy(data));
}

/** One of the editions that come with the engine, compiled once. */
export function edition(id: string): Tables {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  if (!EDITIONS.includes(id)) throw new RangeError(`There is no edition ${id}; there are ${EDITIONS.join(', ')}.`);
  const tables = loadEdition(BUILT_IN[id]);
  compiled.set(id, tables);
  return tables;
}

/** A later change to the caller's object must not reach the tables. */
function structuredCopy<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
