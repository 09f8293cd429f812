/** A game as a player follows it by the moves that are told, for choosing one that is legal. */
import { apply, type Game, legalMoves, pending, type Random, readRecord } from '@windrose/engine';
import type { PlayedMove } from '@windrose/protocol';

export class FollowedGame {
  private game: Game | null = null;
  private known: PlayedMove[] = [];

  /** Lays the game out after these moves, of which most are known from last time. */
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

  /** One or more random moves of a seat; none if another is asked. */
  some(opening: string, moves: readonly PlayedMove[], seat: number, random: Random): string[] {
    const game = this.after(opening, moves);
    const chosen: string[] = [];
    while (pending(game)?.seat === seat && (chosen.length === 0 || random.below(2) === 0)) {
      const legal = legalMoves(game);
      const move = legal[random.below(legal.length)];
      apply(game, move.number);
      chosen.push(move.text);
    }
    // It went ahead of what is told.
    if (chosen.length > 0) this.game = null;
    return chosen;
  }
}
