/** Lookahead for search agrees with the list of legal moves. */
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  apply,
  decidingSeat,
  type Game,
  GameRecord,
  isTurn,
  legalMoves,
  listTargets,
  MoveList,
  offeredActions,
  pending,
  pendingActions,
} from '../src/index.ts';
import { CONFIGURATIONS_WITH_EXPLOITS, openingOf } from './support/configurations.ts';
import { Chooser } from './support/examine.ts';

/** Plays a random game and calls back at every position. */
function playRandomly(opening: ConstructorParameters<typeof GameRecord>[0], look: (game: Game) => void): void {
  const { game } = new GameRecord(opening);
  const chooser = new Chooser(5);
  while (pending(game) !== null) {
    look(game);
    const moves = legalMoves(game);
    apply(game, moves[chooser.below(moves.length)].number);
  }
}

const legalNumbers = (game: Game) => legalMoves(game).map(({ number }) => number);

describe('looking ahead', () => {
  it.each(CONFIGURATIONS_WITH_EXPLOITS.map((configuration) => [configuration.name, configuration] as const))(
    'finds the targets of an activation or token before it is chosen: %s',
    (_, configuration) => {
      const list = new MoveList();
      let looked = 0;
      playRandomly(openingOf(configuration, 0), (game) => {
        const { catalogue, progress } = game.tables;
        const { decision, seat } = pending(game)!;
        expect(decidingSeat(game)).toBe(seat);
        expect(isTurn(game)).toBe(decision === 'turn');
        if (decision !== 'perform') expect(pendingActions(game)).toBe(0);
        for (const move of legalMoves(game)) {
          const offered = offeredActions(game, move.number);
          expect(offered !== 0).toBe(move.verb === 'activate' || move.verb === 'spend');
          if (offered === 0) continue;
          const next = game.clone();
          apply(next, move.number);
          listTargets(game, seat, offered, move.verb === 'activate' ? 1 : 0, list);
          const performing = legalNumbers(next).filter((number) => catalogue.action[number] >= 0);
          expect(list.toArray().sort()).toEqual(performing.sort());
          expect(pendingActions(next)).toBe(offered);
          expect(progress.actions).toContain(offered);
          expect(offered).toBeLessThan(1 << ACTIONS.length);
          looked++;
        }
      });
      expect(looked).toBeGreaterThan(10);
    },
  );

  it('leaves the game unchanged', () => {
    const list = new MoveList();
    playRandomly(openingOf(CONFIGURATIONS_WITH_EXPLOITS[0], 0), (game) => {
      const before = game.clone();
      if (isTurn(game) && game.state.harbor[decidingSeat(game)] > 0) listTargets(game, decidingSeat(game), 31, 1, list);
      expect(game.state.equals(before.state)).toBe(true);
    });
  });
});

describe('equality of positions', () => {
  it('holds for copies, not after a move, and ignores old values above the stack', () => {
    playRandomly(openingOf(CONFIGURATIONS_WITH_EXPLOITS[0], 1), (game) => {
      const copy = game.clone();
      copy.state.stack[copy.state.stack.length - 1] = 77;
      expect(copy.state.equals(game.state)).toBe(true);
      apply(copy, legalMoves(copy)[0].number);
      expect(copy.state.equals(game.state)).toBe(false);
    });
  });
});
