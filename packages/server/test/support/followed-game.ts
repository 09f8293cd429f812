/** The game of a table, followed by its moves to choose legal ones. */
import { apply, type Game, legalMoves, pending, type Random, readRecord } from '@windrose/engine';
import type { PlayedMove } from '@windrose/protocol';

export class FollowedGame {
  private game: Game | null = null;
  private known: PlayedMove[] = [];

  /** Loads the position after these moves, most of which are known already. */
  private after(opening: string, moves: readonly PlayedMove[]): Game {
    if (this.game === null || this.known.some((move, i) => moves[i] !== move)) {
      this.game = readRecord(opening).game;
      this.known = [];
    }
    for (const entry of moves.slice(this.known.length)) {
      apply(this.game, this.game.tables.catalogue.byText.get(entry.move)!.number);
      this.known.push(entry);
    }
    return this.game;
  }

  /** Returns one or more random moves of a seat; an empty list if it is not its turn. */
  some(opening: string, moves: readonly PlayedMove[], seat: number, random: Random): string[] {
    const game = this.after(opening, moves);
    const chosen: string[] = [];
    while (pending(game)?.seat === seat && (chosen.length === 0 || random.below(2) === 0)) {
      const legal = legalMoves(game);
      const move = legal[random.below(legal.length)];
      apply(game, move.number);
      chosen.push(move.text);
    }
    // The game was ahead of the announced moves.
    if (chosen.length > 0) this.game = null;
    return chosen;
  }
}
