/** Registry of the built-in editions that are loaded: all of them, or in a browser those that `parts.ts` loaded. */
import type { EditionData } from './data.ts';
import { compileEdition, type EditionTables } from './tables.ts';

export const EDITIONS: readonly string[] = ['classic', 'age-of-sail'];

const shelf = new Map<string, EditionData>();
const compiled = new Map<string, EditionTables>();

/** Registers a built-in edition. Its data are validated by tests; a user's data must go through `loadEdition`. */
export function addEdition(data: unknown): void {
  const known = data as EditionData;
  shelf.set(known.id, known);
}

/** Returns a built-in edition on one of its boards, by default the first. Each is compiled once. */
export function edition(id: string, board?: string): EditionTables {
  let tables = compiled.get(id);
  if (tables === undefined) {
    if (!EDITIONS.includes(id)) throw new RangeError(`There is no edition ${id}; there are ${EDITIONS.join(', ')}.`);
    const data = shelf.get(id);
    if (data === undefined) throw new RangeError(`The edition ${id} is not loaded; call fetchParts first.`);
    tables = compileEdition(structuredCopy(data));
    compiled.set(id, tables);
  }
  return board === undefined ? tables : onBoard(tables, board);
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
export function structuredCopy<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
