/** Every bot returns a legal move at every kind of decision and does not change the game. */
import { hashPosition, legalMoves, play, Random } from '@windrose/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECISIONS } from '../../engine/test/support/decisions.ts';
import { weightsFor } from '../src/all-weights.ts';
import { Evaluation } from '../src/evaluation/evaluation.ts';
import { newGame } from '../src/game-kind.ts';
import { LEVELS } from '../src/levels.ts';
import { makeBot } from '../src/make-bot.ts';
import { MoveScorer } from '../src/policy/move-scorer.ts';
import { Policy } from '../src/policy/policy.ts';
import { STYLE_NAMES } from '../src/styles.ts';
import { ALL_GAME_KINDS, nameOf, randomPosition } from './support/game-kinds.ts';

const FEW = { rollouts: 6 };

describe('every level', () => {
  it('returns a legal move in positions of all kinds of games and does not change the game', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL_GAME_KINDS),
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 180 }),
        (gameKind, seed, moves) => {
          const game = randomPosition(gameKind, String(seed), moves);
          const legal = legalMoves(game).map(({ number }) => number);
          const before = hashPosition(game);
          for (const level of LEVELS)
            expect(legal).toContain(makeBot(level, game, weightsFor(game), 'a').decide(game, FEW));
          expect(hashPosition(game)).toBe(before);
        },
      ),
      { numRuns: 60, seed: 1 },
    );
  });

  it.each(Object.keys(DECISIONS))('answers a decision of the kind %s', (kind) => {
    const { game } = DECISIONS[kind]();
    const legal = legalMoves(game).map(({ number }) => number);
    for (const level of LEVELS)
      expect(legal, level.name).toContain(makeBot(level, game, weightsFor(game), 'b').decide(game, FEW));
  });

  it('returns legal moves with every style', () => {
    const game = randomPosition(ALL_GAME_KINDS[0], 'style', 60);
    const legal = legalMoves(game).map(({ number }) => number);
    for (const style of STYLE_NAMES) {
      for (const level of LEVELS)
        expect(legal).toContain(makeBot(level, game, weightsFor(game), 'a', { style }).decide(game, FEW));
    }
  });
});

describe('the policy', () => {
  it.each(ALL_GAME_KINDS.map((gameKind) => [nameOf(gameKind), gameKind] as const))(
    'plays only legal moves, with targets chosen ahead: %s',
    (_, gameKind) => {
      for (const seed of ['p', 'q']) {
        const game = newGame(gameKind, seed);
        const { policy, evaluation } = weightsFor(game);
        const scorer = new MoveScorer(policy, game.tables);
        const player = new Policy(game, scorer, new Evaluation(evaluation), new Random(seed), 1.5);
        while (game.state.depth > 0) play(game, player.next(game));
      }
    },
  );
});
