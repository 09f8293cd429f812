/** Helpers for fuzz tests: a reader returns a value, or throws an `InputError` that says what is wrong and where. */
import type fc from 'fast-check';
import { type Game, InputError, inconsistencies, legalMoves, play } from '../../src/index.ts';
import { Chooser } from './examine.ts';

/** Maximum length of a game, from any start. */
const MAX_MOVES = 3000;
/** Number of moves between two examinations during play, because an examination is slow. */
const LOOK_EVERY = 16;

/**
 * Parameters of fast-check with fixed inputs. `FUZZ` in the environment multiplies their number and changes them, for a
 * long search.
 */
export function fuzzRuns(numRuns: number): fc.Parameters<unknown> {
  const more = Number(process.env.FUZZ ?? 1);
  return { numRuns: numRuns * more, seed: 2009 + more };
}

/** Returns the value that was read, or null for a proper refusal. Other errors are rethrown. */
export function readOrRefuse<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const isIncomplete = error.faults.some(({ path, message }) => path.trim() === '' || message.trim() === '');
    if (isIncomplete || error.faults.length === 0) throw new Error(`An error that says too little: ${error.message}`);
    return null;
  }
}

/** Like `readOrRefuse`; also checks that the JSON input is unchanged. */
export function readUntouched<T>(input: unknown, read: (input: unknown) => T): T | null {
  const before = JSON.stringify(input);
  const result = readOrRefuse(() => read(input));
  if (JSON.stringify(input) !== before) throw new Error('The input was changed.');
  return result;
}

function checkConsistency(game: Game): void {
  const problems = inconsistencies(game);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Plays a game to its end through checked moves; it must stay consistent. */
export function playOut(game: Game): void {
  const chooser = new Chooser(1);
  checkConsistency(game);
  let moves = legalMoves(game);
  for (let count = 0; moves.length > 0; count++) {
    if (count === MAX_MOVES) throw new Error('The game does not end.');
    play(game, moves[chooser.below(moves.length)]);
    if (count % LOOK_EVERY === 0) checkConsistency(game);
    moves = legalMoves(game);
  }
  if (game.state.depth > 0) throw new Error('A decision has no legal move.');
  checkConsistency(game);
}
