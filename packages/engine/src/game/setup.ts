/** The set-up of a game: all random results and choices before the first decision. */
import type { Seat } from '../edition/number-types.ts';

/** Modes extend this interface with their own part. */
export interface Setup {
  /** The first player of round 1. */
  readonly first: Seat;
  /** The token on every space, by space id (`africa.1`, `lisbon`, `lisbon+seville`). */
  readonly tokens: Readonly<Record<string, string>>;
  /** The tiles of the highest level in the game, where the game has only some of them (AS-SET-6). */
  readonly topTiles?: readonly string[];
  /** Ids of the exploits in the game; absent without exploits. */
  readonly exploits?: readonly string[];
}
