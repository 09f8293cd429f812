/** How a game begins: everything that chance or the table has decided before the first decision. */
import type { Colour, Seat } from '../edition/number-types.ts';

/** What chance decides before a solitaire game. Colours are numbered as in the state. */
export interface OppositionSetup {
  /** Building kinds of each level, by column. */
  readonly grid: readonly (readonly string[])[];
  /** Colours on the ladder, in the order of their actions. */
  readonly ladder: readonly Colour[];
  /** Colours on the first two spaces of each region's track. */
  readonly tracks: Readonly<Record<string, readonly Colour[]>>;
  /** Colours in the order in which they settle in the home area. */
  readonly settlers: readonly Colour[];
}

export interface Setup {
  /** Seat of the first player of round 1. */
  readonly first: Seat;
  /** Token on every space, by space id (`africa.1`, `lisbon`, `lisbon+seville`). */
  readonly tokens: Readonly<Record<string, string>>;
  /** The tiles of the highest level that are in the game, where not all are (AS-SET-6). */
  readonly topTiles?: readonly string[];
  /** Ids of the exploits in the game; none, if absent. */
  readonly exploits?: readonly string[];
  /** In solitaire only. */
  readonly opposition?: OppositionSetup;
}
