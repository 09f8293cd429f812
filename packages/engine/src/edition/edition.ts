/** The built-in editions, compiled when they are first used, and edition data supplied by a user. */
import { at, Faults } from '../faults.ts';
import ageOfSail from './data/age-of-sail.json' with { type: 'json' };
import classic from './data/classic.json' with { type: 'json' };
import type { EditionData } from './data.ts';
import { MAX_MOVES } from './limits.ts';
import { compileEdition, type EditionTables } from './tables.ts';
import { validateEdition } from './validate.ts';

/** The data of the built-in editions, by id; tests validate them. */
const DATA: Readonly<Record<string, unknown>> = { classic, 'age-of-sail': ageOfSail };

export const EDITIONS: readonly string[] = Object.keys(DATA);

const compiled = new Map<string, EditionTables>();

/** Returns a built-in edition on one of its boards, by default the first. Each is compiled once. */
export function edition(id: string, board?: string): EditionTables {
  let tables = compiled.get(id);
  if (tables === undefined) {
    if (!EDITIONS.includes(id)) throw new RangeError(`There is no edition ${id}; there are ${EDITIONS.join(', ')}.`);
    tables = compileEdition(structuredCopy(DATA[id] as EditionData));
    compiled.set(id, tables);
  }
  return board === undefined ? tables : onBoard(tables, board);
}

/** Validates and compiles untrusted edition data, on its first board. Throws an `InputError` that lists every fault with its path. */
export function loadEdition(value: unknown): EditionTables {
  const faults = new Faults();
  const data = validateEdition(value, faults);
  faults.throwIfAny('The edition data cannot be used:');
  const tables = compileEdition(structuredCopy(data));
  tables.data.boards.forEach(({ id }, i) => {
    const moves = onBoard(tables, id).catalogue.moves.length;
    if (moves > MAX_MOVES) faults.add(at('boards', i), `leads to ${moves} moves, more than ${MAX_MOVES}`);
  });
  faults.throwIfAny('The edition data cannot be used:');
  return tables;
}

/** Compiled boards by edition data; weak, so that they can be collected together with the data. */
const boards = new WeakMap<EditionTables['data'], Map<string, EditionTables>>();

/** Returns the same edition on another of its boards. */
export function onBoard(tables: EditionTables, board: string): EditionTables {
  if (tables.board === board) return tables;
  const known = boards.get(tables.data) ?? new Map<string, EditionTables>();
  boards.set(tables.data, known);
  const found = known.get(board) ?? compileEdition(tables.data, board);
  known.set(board, found);
  return found;
}

/** Returns the ids of the boards that are meant for a number of players. */
export function boardsFor({ data }: EditionTables, players: number): string[] {
  const fits = ({ least, most }: { least: number; most: number }) => players >= least && players <= most;
  return data.boards.filter((board) => fits(board.players ?? data.players)).map((board) => board.id);
}

/** Copies data, so that later changes to the caller's object do not affect the compiled tables. */
function structuredCopy<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
