/** Which boards suit which numbers of players, for the command line and the line protocol. */
import { boardsFor, type EditionTables, MODES, onBoard, playersOf } from '@windrose/engine';

/** Named like the ranges in the data of editions. */
export interface PlayerRange {
  readonly least: number;
  readonly most: number;
}

/** True for modes for one number of players, which may use any board. The standard game needs one for that number. */
function hasFixedPlayers(mode: string): boolean {
  return MODES[mode].players !== undefined;
}

/** Returns the numbers of players of a mode, on a board or on any board of the edition. */
export function playerRange(tables: EditionTables, mode: string, board?: string): PlayerRange {
  if (board !== undefined) return playersOf(onBoard(tables, board), mode);
  return hasFixedPlayers(mode) ? playersOf(tables, mode) : tables.data.players;
}

export function boardIds({ data }: EditionTables): string[] {
  return data.boards.map((board) => board.id);
}

/** Returns the boards on which a mode can be played by a number of players; the first is the default. */
export function boardChoices(tables: EditionTables, mode: string, players: number): string[] {
  const suitable = boardsFor(tables, players);
  return hasFixedPlayers(mode) ? [...new Set([...suitable, ...boardIds(tables)])] : suitable;
}

/** `3 to 5`, `2`. */
export function formatRange({ least, most }: PlayerRange): string {
  return least === most ? String(least) : `${least} to ${most}`;
}
