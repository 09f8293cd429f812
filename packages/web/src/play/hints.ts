/** What bots advise, as it is shown: in the order of the numbers beside it, and as far as its first target. */
import { type Game, legalMoves } from '@windrose/engine';
import type { Advice } from './bots.worker.ts';
import { type MoveSequence, OPENERS, positionAfter } from './move-sequences.ts';

/** A piece of advice for a seat, with its numbers as precise as they are shown. */
export interface Hint {
  readonly sequence: MoveSequence;
  /** Chance to win, in percent. */
  readonly chance: number;
  /** Expected glory, to a tenth. */
  readonly glory: number;
}

/** The moves of a line up to the first that aims at something: a building that is only put to work says little. */
function sequenceOf(game: Game, line: readonly string[]): MoveSequence {
  const { byText } = game.tables.catalogue;
  const sequence: MoveSequence[number][] = [];
  for (const text of line) {
    const move = byText.get(text);
    if (move === undefined || !legalMoves(positionAfter(game, sequence)).includes(move)) break;
    sequence.push(move);
    if (!OPENERS.has(move.verb)) break;
  }
  return sequence;
}

/** The best chance first, then the most glory; what shows the same numbers stays in the order of the bots. */
export function hintsOf(game: Game, advice: readonly Advice[], seat: number): Hint[] {
  return (
    advice
      .map(({ line, scores, chances }) => ({
        sequence: sequenceOf(game, line),
        chance: Math.round(chances[seat] * 100),
        glory: Math.round(scores[seat] * 10) / 10,
      }))
      // What the game has passed by is no advice any more.
      .filter(({ sequence }) => sequence.length > 0)
      .sort((a, b) => b.chance - a.chance || b.glory - a.glory)
  );
}
