/** Finds the move that a typed text means: the text of a move, as shown or as in records, or a beginning that fits one only. */
import type { Game, Move } from '@windrose/engine';
import type { GameText } from '../view/game-text.ts';

export type MoveMatch =
  | { found: Move }
  /** The moves that the text could mean. */
  | { among: readonly Move[] }
  | { none: true };

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

/** True if every typed word begins a word of the move, in the same order. */
function fits(typed: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  return typed.every((word) => {
    while (at < words.length && !words[at].startsWith(word)) at++;
    return at++ < words.length;
  });
}

export function matchMove(typed: string, game: Game, moves: readonly Move[], text: GameText): MoveMatch {
  const words = wordsOf(typed);
  if (words.length === 0) return { none: true };
  const readings = moves.map((move) => ({
    move,
    readings: [move.text, text.narrator.move(game, move, text.names)].map(wordsOf),
  }));
  const means = (of: (reading: string[]) => boolean) =>
    readings.filter((each) => each.readings.some(of)).map(({ move }) => move);
  const [exact] = means((reading) => reading.join(' ') === words.join(' '));
  if (exact !== undefined) return { found: exact };
  const fitting = means((reading) => fits(words, reading));
  if (fitting.length === 1) return { found: fitting[0] };
  return fitting.length === 0 ? { none: true } : { among: fitting };
}
