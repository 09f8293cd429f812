/** What every reader owes to whatever it is given: the thing, or an `InputError` that says what is wrong and where. */
import type fc from 'fast-check';
import { type Game, InputError, inconsistencies, legalMoves, play } from '../../src/index.ts';
import { Chooser } from './examine.ts';

/** No game is longer, however it began. */
const MAX_MOVES = 3000;
/** How often a game in play is looked at, as that takes longer than playing. */
const LOOK_EVERY = 16;

/** The same inputs in every run. `FUZZ` in the environment multiplies their number and changes them, for a long search. */
export function runs(numRuns: number): fc.Parameters<unknown> {
  const more = Number(process.env.FUZZ ?? 1);
  return { numRuns: numRuns * more, seed: 2009 + more };
}

/** What was read; null if it was refused in the right way. Anything else is thrown on. */
export function readOrRefuse<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const mute = error.faults.some(({ path, message }) => path.trim() === '' || message.trim() === '');
    if (mute || error.faults.length === 0) throw new Error(`An error that says too little: ${error.message}`);
    return null;
  }
}

/** As `readOrRefuse`; the input, which is JSON, must be what it was before. */
export function readUntouched<T>(input: unknown, read: (input: unknown) => T): T | null {
  const before = JSON.stringify(input);
  const result = readOrRefuse(() => read(input));
  if (JSON.stringify(input) !== before) throw new Error('The input was changed.');
  return result;
}

function look(game: Game): void {
  const problems = inconsistencies(game);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Plays a game to its end through the checked door; it must be sound all the way. */
export function playOut(game: Game): void {
  const chooser = new Chooser(1);
  look(game);
  let moves = legalMoves(game);
  for (let count = 0; moves.length > 0; count++) {
    if (count === MAX_MOVES) throw new Error('The game does not end.');
    play(game, moves[chooser.below(moves.length)]);
    if (count % LOOK_EVERY === 0) look(game);
    moves = legalMoves(game);
  }
  if (game.state.depth > 0) throw new Error('A decision has no legal move.');
  look(game);
}
