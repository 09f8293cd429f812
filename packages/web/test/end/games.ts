/** Random games for tests of their end. */
import { DEFAULT_OPTIONS, edition, legalMoves, type Opening, pending, Random, Session } from '@windrose/engine';

type GameChoice = Pick<Opening, 'mode' | 'players'> & { edition: string; board: string; exploits?: 'drawn' };

export function startGame(
  { edition: id, board, mode, players, exploits = undefined }: GameChoice,
  seed: string,
): Session {
  const from = exploits === undefined ? { seed } : { seed, exploits };
  return Session.begin({ tables: edition(id, board), mode, players, options: DEFAULT_OPTIONS, names: [], from });
}

export function playRandomGame(choice: GameChoice, seed: string): Session {
  const session = startGame(choice, seed);
  const random = new Random(seed);
  while (pending(session.game) !== null) {
    const moves = legalMoves(session.game);
    session.play(moves[random.below(moves.length)]);
  }
  return session;
}

export const CLASSIC: GameChoice = { edition: 'classic', board: 'classic', mode: 'standard', players: 3 };
export const SOLITAIRE: GameChoice = { ...CLASSIC, mode: 'solitaire', players: 1 };
export const SOLOPLAY: GameChoice = { ...CLASSIC, mode: 'soloplay-two', players: 2 };
export const EXPLOITS: GameChoice = {
  edition: 'age-of-sail',
  board: 'a',
  mode: 'standard',
  players: 2,
  exploits: 'drawn',
};
