/** The interface of a bot: it receives a game and returns the number of a move. */
import type { Game, MoveNumber } from '@windrose/engine';

/** Limits of one decision. Without a budget a bot uses the default of its level. */
export interface Budget {
  /** Maximum number of rollouts. */
  readonly rollouts?: number;
  /**
   * Maximum work, counted in moves made while thinking. If only `rollouts` and `work` are given, the choice of a bot
   * follows from its seed.
   */
  readonly work?: number;
  /** Called repeatedly while the bot thinks; true makes it answer with the best move so far. */
  readonly stop?: () => boolean;
}

export interface Bot {
  /** Returns the number of a legal move for the pending decision. Does not change the game. */
  decide(game: Game, budget?: Budget): MoveNumber;
}
