/** All kinds of games, and positions in them after random moves. */
import { apply, EDITIONS, edition, type Game, listMoves, MoveList, modesOf, playersOf, Random } from '@windrose/engine';
import { type GameKind, newGame } from '../../src/game-kind.ts';

export const ALL_GAME_KINDS: readonly GameKind[] = EDITIONS.flatMap((id) =>
  edition(id).data.boards.flatMap(({ id: board }) => {
    const tables = edition(id, board);
    return modesOf(tables).flatMap((mode) => {
      const { least, most } = playersOf(tables, mode);
      const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
      const withExploits = tables.abilityMoves.length > 0 ? [false, true] : [false];
      return counts.flatMap((players) =>
        withExploits.map((exploits) => ({ edition: id, board, mode, players, ...(exploits ? { exploits } : {}) })),
      );
    });
  }),
);

export const CLASSIC: GameKind = { edition: 'classic', board: 'classic', mode: 'standard', players: 4 };
export const SAIL: GameKind = { edition: 'age-of-sail', board: 'a', mode: 'standard', players: 4 };
export const SOLITAIRE: GameKind = { edition: 'classic', board: 'classic', mode: 'solitaire', players: 1 };

export function nameOf({ edition: id, board, mode, players, exploits }: GameKind): string {
  return [id, board, mode, players, ...(exploits ? ['exploits'] : [])].join(' ');
}

/** Returns the game after a number of random moves, or at its last decision if it is shorter. */
export function randomPosition(gameKind: GameKind, seed: string, moves: number): Game {
  const game = newGame(gameKind, seed);
  const random = new Random(`${seed}-moves`);
  const list = new MoveList();
  const before = game.clone();
  for (let i = 0; i < moves; i++) {
    before.copyFrom(game);
    listMoves(game, list);
    apply(game, list.moves[random.below(list.count)]);
    if (game.state.depth === 0) return before;
  }
  return game;
}
