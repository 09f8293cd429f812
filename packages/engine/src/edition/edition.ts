/** The editions that come with the engine, and the door for an edition from outside. */
import { Faults } from '../faults.ts';
import ageOfSail from './data/age-of-sail.json' with { type: 'json' };
import classic from './data/classic.json' with { type: 'json' };
import { compileEdition, type Tables } from './tables.ts';
import { validateEdition } from './validate.ts';

const BUILT_IN: Readonly<Record<string, unknown>> = { classic, 'age-of-sail': ageOfSail };
const compiled = new Map<string, Tables>();

export const EDITIONS: readonly string[] = Object.keys(BUILT_IN);

/** Data of unknown origin as an edition, on its first board; throws an `InputError` that lists every fault with its path. */
export function loadEdition(value: unknown): Tables {
  const faults = new Faults();
  const data = validateEdition(value, faults);
  faults.throwIfAny('The edition data cannot be used:');
  return compileEdition(structuredCopy(data));
}

/** One of the editions that come with the engine, on one of its boards (the first, unless told otherwise), compiled once. */
export function edition(id: string, board?: string): Tables {
  let tables = compiled.get(id);
  if (tables === undefined) {
    if (!EDITIONS.includes(id)) throw new RangeError(`There is no edition ${id}; there are ${EDITIONS.join(', ')}.`);
    tables = loadEdition(BUILT_IN[id]);
    compiled.set(id, tables);
  }
  return board === undefined ? tables : onBoard(tables, board);
}

/** Compiled boards by the data they come from, so that they go when the data go. */
const boards = new WeakMap<Tables['data'], Map<string, Tables>>();

/** The same edition on another of its boards. */
export function onBoard(tables: Tables, board: string): Tables {
  if (tables.board === board) return tables;
  const known = boards.get(tables.data) ?? new Map<string, Tables>();
  boards.set(tables.data, known);
  const found = known.get(board) ?? compileEdition(tables.data, board);
  known.set(board, found);
  return found;
}

/** Ids of the boards that are meant for so many players. */
export function boardsFor({ data }: Tables, players: number): string[] {
  const fits = ({ least, most }: { least: number; most: number }) => players >= least && players <= most;
  return data.boards.filter((board) => fits(board.players ?? data.players)).map((board) => board.id);
}

/** A later change to the caller's object must not reach the tables. */
function structuredCopy<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
