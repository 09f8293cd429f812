/** Which boards and numbers of players go together, for the command line and the protocol alike. */
import { boardsFor, type EditionTables, MODES, onBoard, playersOf } from '@windrose/engine';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A mode for one number of players may use any board; the standard game only those that are meant for so many. */
function hasOwnNumber(mode: string): boolean {
  return MODES[mode].players !== undefined;
}

/** For how many players a mode is, on the board that is named or, if none is, on any of the edition. */
export function playersRange(tables: EditionTables, mode: string, board?: string): Range {
  if (board !== undefined) return playersOf(onBoard(tables, board), mode);
  return hasOwnNumber(mode) ? playersOf(tables, mode) : tables.data.players;
}

export function boardIds({ data }: EditionTables): string[] {
  return data.boards.map((board) => board.id);
}

/** Boards on which so many players can play a mode, the one to be taken first if nobody chooses. */
export function boardChoices(tables: EditionTables, mode: string, players: number): string[] {
  const meant = boardsFor(tables, players);
  return hasOwnNumber(mode) ? [...new Set([...meant, ...boardIds(tables)])] : meant;
}

/** `3 to 5`, `2`. */
export function rangeInWords({ least, most }: Range): string {
  return least === most ? String(least) : `${least} to ${most}`;
}
