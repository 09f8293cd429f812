/** How a game begins: everything that chance or the table has decided before the first decision. */

/** What chance decides before a solitaire game. Colours are numbered as in the state. */
export interface OppositionSetup {
  /** Building kinds of each level, by column. */
  readonly grid: readonly (readonly string[])[];
  /** Colours on the ladder, in the order of their actions. */
  readonly ladder: readonly number[];
  /** Colours on the first two spaces of each region's track. */
  readonly tracks: Readonly<Record<string, readonly number[]>>;
  /** Colours in the order in which they settle in the home area. */
  readonly settlers: readonly number[];
}

export interface Setup {
  /** Seat of the first player of round 1. */
  readonly first: number;
  /** Token on every space, by space id (`africa.1`, `lisbon`, `lisbon+seville`). */
  readonly tokens: Readonly<Record<string, string>>;
  /** The tiles of the highest level that are in the game, where not all are (AS-SET-6). */
  readonly topTiles?: readonly string[];
  /** Ids of the exploits in the game; none, if absent. */
  readonly exploits?: readonly string[];
  /** In solitaire only. */
  readonly opposition?: OppositionSetup;
}
