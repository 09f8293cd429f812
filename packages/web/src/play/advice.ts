/** What bots advise, as it is shown: in the order of the numbers beside it, and as far as its first target. */
import { type Game, legalMoves } from '@windrose/engine';
import type { Advice } from './bots.worker.ts';
import { after, BEGINNINGS, type Way } from './ways.ts';

/** A piece of advice for a seat, with its numbers as precise as they are shown. */
export interface Counsel {
  readonly way: Way;
  /** Chance to win, in percent. */
  readonly chance: number;
  /** Expected glory, to a tenth. */
  readonly glory: number;
}

/** The moves of a line up to the first that aims at something: a building that is only put to work says little. */
function wayOf(game: Game, line: readonly string[]): Way {
  const { byText } = game.tables.catalogue;
  const way: Way[number][] = [];
  for (const text of line) {
    const move = byText.get(text);
    if (move === undefined || !legalMoves(after(game, way)).includes(move)) break;
    way.push(move);
    if (!BEGINNINGS.has(move.verb)) break;
  }
  return way;
}

/** The best chance first, then the most glory; what shows the same numbers stays in the order of the bots. */
export function counselOf(game: Game, advice: readonly Advice[], seat: number): Counsel[] {
  return (
    advice
      .map(({ line, scores, chances }) => ({
        way: wayOf(game, line),
        chance: Math.round(chances[seat] * 100),
        glory: Math.round(scores[seat] * 10) / 10,
      }))
      // What the game has passed by is no advice any more.
      .filter(({ way }) => way.length > 0)
      .sort((a, b) => b.chance - a.chance || b.glory - a.glory)
  );
}
