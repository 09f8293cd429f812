/** The kind of game that the command line of `train` or `rate` describes: a built-in edition, without seed and options. */
import type { GameKind } from '@windrose/bots';
import type { Arguments } from './arguments.ts';
import { count } from './layout.ts';
import { OPENING_FLAGS, openingFrom } from './opening-arguments.ts';

const { edition, mode, players, side } = OPENING_FLAGS;

export const GAME_KIND_FLAGS = { edition, mode, players, side };

/** Number of players unless the mode or the board requires another. */
const DEFAULT_PLAYERS = 4;

export function gameKindFrom(args: Arguments): GameKind {
  const { tables, mode, players } = openingFrom(args, DEFAULT_PLAYERS);
  return { edition: tables.data.id, board: tables.board, mode, players };
}

/** `age-of-sail, board b, 4 players`. */
export function describeGameKind({ edition, board, mode, players, exploits }: GameKind): string {
  return [
    edition,
    ...(board === edition ? [] : [`board ${board}`]),
    ...(mode === 'standard' ? [] : [mode]),
    count(players, 'player'),
    ...(exploits ? ['with exploits'] : []),
  ].join(', ');
}
