/** The editions that come with the engine, as far as they are at hand: all of them, or those that were fetched (`parts.ts`). */
import type { EditionData } from './data.ts';
import { compileEdition, type EditionTables } from './tables.ts';

export const EDITIONS: readonly string[] = ['classic', 'age-of-sail'];

const shelf = new Map<string, EditionData>();
const compiled = new Map<string, EditionTables>();

/** Puts data on the shelf. They are ours, and tests have validated them: what a user supplies goes through `loadEdition`. */
export function addEdition(data: unknown): void {
  const known = data as EditionData;
  shelf.set(known.id, known);
}

/** One of the editions that come with the engine, on one of its boards (the first, unless told otherwise), compiled once. */
export function edition(id: string, board?: string): EditionTables {
  let tables = compiled.get(id);
  if (tables === undefined) {
    if (!EDITIONS.includes(id)) throw new RangeError(`There is no edition ${id}; there are ${EDITIONS.join(', ')}.`);
    const data = shelf.get(id);
    if (data === undefined) throw new RangeError(`The edition ${id} was not fetched before it was asked for.`);
    tables = compileEdition(structuredCopy(data));
    compiled.set(id, tables);
  }
  return board === undefined ? tables : onBoard(tables, board);
}

/** Compiled boards by the data they come from, so that they go when the data go. */
const boards = new WeakMap<EditionTables['data'], Map<string, EditionTables>>();

/** The same edition on another of its boards. */
export function onBoard(tables: EditionTables, board: string): EditionTables {
  if (tables.board === board) return tables;
  const known = boards.get(tables.data) ?? new Map<string, EditionTables>();
  boards.set(tables.data, known);
  const found = known.get(board) ?? compileEdition(tables.data, board);
  known.set(board, found);
  return found;
}

/** Ids of the boards that are meant for so many players. */
export function boardsFor({ data }: EditionTables, players: number): string[] {
  const fits = ({ least, most }: { least: number; most: number }) => players >= least && players <= most;
  return data.boards.filter((board) => fits(board.players ?? data.players)).map((board) => board.id);
}

/** A later change to the caller's object must not reach the tables. */
export function structuredCopy<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
