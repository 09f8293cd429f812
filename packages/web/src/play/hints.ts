/** The best moves according to bots, as the table shows them. */
import { type Game, legalMoves } from '@windrose/engine';
import type { MoveEstimate } from './bots.worker.ts';
import { type MoveSequence, OPENERS, positionAfter } from './move-sequences.ts';

export interface Hint {
  readonly sequence: MoveSequence;
  /** Chance to win, in percent. */
  readonly chance: number;
  /** Expected glory, to a tenth. */
  readonly glory: number;
}

/** Returns the moves of a line up to the first with a target: the activation of a building alone says little. */
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

/** Returns hints for a seat by their chance to win, then by glory; equal ones keep the order of the bots. */
export function hintsOf(game: Game, estimates: readonly MoveEstimate[], seat: number): Hint[] {
  return (
    estimates
      .map(({ line, scores, chances }) => ({
        sequence: sequenceOf(game, line),
        chance: Math.round(chances[seat] * 100),
        glory: Math.round(scores[seat] * 10) / 10,
      }))
      // Estimates of an earlier position may contain moves that are not legal any more.
      .filter(({ sequence }) => sequence.length > 0)
      .sort((a, b) => b.chance - a.chance || b.glory - a.glory)
  );
}
