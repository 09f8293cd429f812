/** What a bot is: somebody who is shown a game and names a move. */
import type { Game } from '@windrose/engine';

/** How long a bot may think. Without a budget it takes what its level usually takes. */
export interface Budget {
  /** Games played out to the end at most. */
  readonly iterations?: number;
  /** Work at most, in moves made on a board while thinking. With these two alone a bot's choice follows from its seed. */
  readonly work?: number;
  /** Asked again and again while the bot thinks: true when it must answer with the best move so far. */
  readonly stop?: () => boolean;
}

export interface Bot {
  /** The number of a legal move for the pending decision. The game is not changed, and must not change meanwhile. */
  decide(game: Game, budget?: Budget): number;
}
