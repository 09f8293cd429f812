/** The kind of game that `train` and `rate` are about: an edition that comes with the program, without a seed or options. */
import type { Course } from '@windrose/bots';
import type { Arguments } from './arguments.ts';
import { count } from './layout.ts';
import { OPENING_FLAGS, openingFrom } from './opening.ts';

const { edition, mode, players, side } = OPENING_FLAGS;

export const COURSE_FLAGS = { edition, mode, players, side };

/** Where neither the mode nor the board says otherwise. */
const USUAL_PLAYERS = 4;

export function courseFrom(args: Arguments): Course {
  const { tables, mode, players } = openingFrom(args, USUAL_PLAYERS);
  return { edition: tables.data.id, board: tables.board, mode, players };
}

/** `age-of-sail, board b, 4 players`. */
export function courseInWords({ edition, board, mode, players, exploits }: Course): string {
  return [
    edition,
    ...(board === edition ? [] : [`board ${board}`]),
    ...(mode === 'standard' ? [] : [mode]),
    count(players, 'player'),
    ...(exploits ? ['with exploits'] : []),
  ].join(', ');
}
