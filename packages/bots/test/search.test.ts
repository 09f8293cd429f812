/** Search: solved endgames are exact, the tree is reused, and votes are added up. */
import {
  apply,
  decidingSeat,
  type Game,
  listMoves,
  MoveList,
  type MoveNumber,
  Random,
  totalScore,
} from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { weightsFor } from '../src/all-weights.ts';
import { analyse } from '../src/analysis.ts';
import { newGame } from '../src/game-kind.ts';
import { LEVELS } from '../src/levels.ts';
import { makeBot } from '../src/make-bot.ts';
import { Endgame } from '../src/search/endgame.ts';
import { Outcome } from '../src/search/outcome.ts';
import { SearchContext, type SearchOptions } from '../src/search/search-context.ts';
import { TreeBot } from '../src/search/tree-bot.ts';
import { moveWithMostVotes } from '../src/search/votes.ts';
import { CLASSIC, randomPosition, SOLITAIRE } from './support/game-kinds.ts';

/** Returns the utilities if every seat plays its best moves, by trying all moves. */
function solved(game: Game): number[] {
  if (game.state.depth === 0) {
    const outcome = new Outcome(game.state.seats);
    outcome.readFinalScores(game);
    return [...outcome.utilities];
  }
  const list = new MoveList();
  listMoves(game, list);
  const seat = decidingSeat(game);
  return list
    .toArray()
    .map((move) => {
      const next = game.clone();
      apply(next, move);
      return solved(next);
    })
    .reduce((most, each) => (each[seat] > most[seat] ? each : most));
}

/** Returns a position near the end of a game between traders with a small number of continuations. */
function nearTheEnd(seed: string): Game {
  const game = newGame(CLASSIC, seed);
  const traders = Array.from({ length: 4 }, (_, seat) => makeBot(LEVELS[2], game, weightsFor(game), String(seat)));
  const past: Game[] = [];
  const list = new MoveList();
  while (game.state.depth > 0) {
    listMoves(game, list);
    if (list.count > 1) past.push(game.clone());
    apply(game, traders[decidingSeat(game)].decide(game));
  }
  return past[past.length - 3];
}

describe('the endgame', () => {
  it.each(['a', 'b', 'c'])('is solved by trying everything: %s', (seed) => {
    const game = nearTheEnd(seed);
    const move = new Endgame(game).solve(game, 100_000);
    const seat = decidingSeat(game);
    expect(move).not.toBeNull();
    const next = game.clone();
    apply(next, move!);
    expect(solved(next)[seat]).toBeCloseTo(solved(game)[seat], 9);
    expect(makeBot(LEVELS[5], game, weightsFor(game), 'e').decide(game, { rollouts: 4000 })).toBe(move);
  });

  it('is not solved before the last round, nor with too many continuations', () => {
    const ending = nearTheEnd('a');
    expect(new Endgame(ending).solve(ending, 3)).toBeNull();
    expect(new Endgame(ending).solve(ending, 1e6, () => true)).toBeNull();
    const early = randomPosition(CLASSIC, 'early', 30);
    expect(new Endgame(early).solve(early, 1e6)).toBeNull();
  });
});

describe('the tree', () => {
  it('is reused: after the expected moves the earlier results are still there', () => {
    const game = randomPosition(CLASSIC, 'keep', 40);
    const bot = new TreeBot(game, new SearchContext(game, weightsFor(game), new Random('t')), {
      rollouts: 300,
      keepsTree: true,
    });
    const tree = bot.search(game);
    const child = tree.best(0);
    const known = tree.nodes.visits[child];
    expect(known).toBeGreaterThan(30);
    apply(game, tree.nodes.move[child]);
    expect(bot.search(game, { rollouts: 1 }).nodes.visits[0]).toBe(known + 1);
    const elsewhere = randomPosition(CLASSIC, 'elsewhere', 40);
    expect(bot.search(elsewhere, { rollouts: 1 }).nodes.visits[0]).toBe(1);
  });

  it('is kept whole when a small budget follows a large one', () => {
    const game = randomPosition(CLASSIC, 'keep', 100);
    const bot = new TreeBot(game, new SearchContext(game, weightsFor(game), new Random('t')), { keepsTree: true });
    const tree = bot.search(game, { rollouts: 8000 });
    const child = tree.best(0);
    const known = tree.nodes.visits[child];
    apply(game, tree.nodes.move[child]);
    const kept = bot.search(game, { rollouts: 10 }).nodes;
    expect(kept.visits[0]).toBe(known + 10);
    // More nodes than a tree for the small budget alone has room for.
    expect(kept.count).toBeGreaterThan(4096);
    expect(kept.count).toBeLessThanOrEqual(kept.capacity);
    for (let node = 0; node < kept.count; node++) {
      if (kept.firstChild[node] >= 0)
        expect(kept.firstChild[node] + kept.children[node]).toBeLessThanOrEqual(kept.count);
    }
  });

  it('finds the same in a new tree as in a reset one', () => {
    const game = randomPosition(CLASSIC, 'same', 50);
    const fresh = () =>
      new TreeBot(game, new SearchContext(game, weightsFor(game), new Random('t')), { rollouts: 100 });
    expect(fresh().decide(game)).toBe(fresh().decide(game));
  });
});

describe('votes', () => {
  it('are added up over all searches', () => {
    const votes = [
      [
        { move: 1, visits: 10 },
        { move: 2, visits: 8 },
      ],
      [
        { move: 1, visits: 1 },
        { move: 2, visits: 4 },
      ],
    ];
    expect(moveWithMostVotes(votes)).toBe(2);
  });
});

describe('an outcome', () => {
  it('shares a victory between tied seats, and counts a lead for more than a gap', () => {
    const game = newGame(CLASSIC, 'outlook');
    const outcome = new Outcome(4);
    outcome.readFinalScores(game);
    const scores = [0, 1, 2, 3].map((seat) => totalScore(game, seat));
    expect([...outcome.scores]).toEqual(scores);
    expect([...outcome.wins]).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect([...outcome.utilities]).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  it('follows the winners of the mode: EC-103, an equal score against the Opposition is a victory of the player', () => {
    const outcome = new Outcome(2);
    const game = randomPosition(SOLITAIRE, 'margin', 40);
    const gap = totalScore(game, 1) - totalScore(game, 0);
    for (const margin of [-1, 0, 1]) {
      // Tokens set aside because of slavery cost glory, here of the Opposition, so that the gap closes as needed.
      game.state.aside[1] = gap + margin;
      outcome.readFinalScores(game);
      expect(outcome.scores[0] - outcome.scores[1]).toBe(margin);
      expect([...outcome.wins]).toEqual(margin >= 0 ? [1, 0] : [0, 1]);
    }
  });
});

describe('a rollout', () => {
  const mindOf = (game: Game, options: SearchOptions) =>
    new SearchContext(game, weightsFor(game), new Random('m'), options);

  it('ends at the horizon, where the prospects evaluate the position', () => {
    const game = randomPosition(CLASSIC, 'horizon', 30);
    const { round } = game.state;
    const context = mindOf(game, { horizon: 2 });
    context.playOut(game);
    expect(game.state.depth).toBeGreaterThan(0);
    expect(game.state.round).toBe(round + 2);
    const { scores, wins } = context.outcome;
    expect([...scores]).toEqual([0, 1, 2, 3].map((seat) => context.prospects.value(game, seat)));
    expect([...scores]).not.toEqual([0, 1, 2, 3].map((seat) => context.evaluation.value(game, seat)));
    expect(wins.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    expect(scores.indexOf(Math.max(...scores))).toBe(wins.indexOf(Math.max(...wins)));
  });

  it('ends with the game if the horizon lies behind the last round', () => {
    const game = randomPosition(CLASSIC, 'horizon', 120);
    mindOf(game, { horizon: 7 }).playOut(game);
    expect(game.state.depth).toBe(0);
  });

  /** Returns how often a seat builds a certain tile first in a number of rollouts. */
  const builds = (context: SearchContext, start: Game, move: MoveNumber, games: number) => {
    const game = start.clone();
    const { policy } = context;
    let count = 0;
    for (let i = 0; i < games; i++) {
      game.copyFrom(start);
      if (policy.next(game) === move) count++;
    }
    return count;
  };

  it('updates the statistics: a move that did better than average is made more often, a worse one less often', () => {
    const start = newGame(CLASSIC, 'lesson');
    const list = new MoveList();
    listMoves(start, list);
    const context = mindOf(start, { learns: true });
    const { statistics } = context.policy;
    const seat = decidingSeat(start);
    const [one, other] = [...list.toArray()].sort(
      (a, b) => builds(context, start, b, 100) - builds(context, start, a, 100),
    );
    const before = builds(context, start, other, 200);
    for (let i = 0; i < 200; i++) {
      statistics.startRollout();
      statistics.addMove(statistics.firstIndexOf(start, seat) + (i % 2 === 0 ? one : other));
      const utilities = new Float64Array(4).fill(0.5);
      utilities[seat] = i % 2 === 0 ? 0.2 : 0.8;
      statistics.addResult(utilities, 32);
    }
    expect(statistics.bonus[statistics.firstIndexOf(start, seat) + other]).toBeGreaterThan(1);
    expect(statistics.bonus[statistics.firstIndexOf(start, seat) + one]).toBeLessThan(-1);
    expect(builds(context, start, other, 200)).toBeGreaterThan(before + 50);
  });

  it('counts less for another position', () => {
    const start = newGame(CLASSIC, 'lesson');
    const context = mindOf(start, { learns: true });
    const game = start.clone();
    for (let i = 0; i < 50; i++) {
      game.copyFrom(start);
      context.playOut(game);
    }
    const { bonus } = context.policy.statistics;
    const learned = bonus.reduce((sum, each) => sum + Math.abs(each), 0);
    expect(learned).toBeGreaterThan(0);
    context.startPosition();
    expect(bonus.reduce((sum, each) => sum + Math.abs(each), 0)).toBeLessThan(learned);
  });

  it('does not update the statistics of a bot that does not learn', () => {
    const game = randomPosition(CLASSIC, 'lesson', 40);
    const context = mindOf(game, {});
    context.playOut(game);
    expect(context.policy.statistics.bonus.every((each) => each === 0)).toBe(true);
  });
});

describe('an analysis', () => {
  const game = randomPosition(CLASSIC, 'analysis', 70);

  it('returns the best moves with chances that add up, and continuations that begin with them', () => {
    const { moves, rollouts } = analyse(game, weightsFor(game), { rollouts: 200 });
    expect(rollouts).toBe(200);
    expect(moves.length).toBeGreaterThan(1);
    for (const { move, chances, scores, line } of moves) {
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
      expect(scores).toHaveLength(4);
      expect(line[0]).toBe(move);
      const played = game.clone();
      const list = new MoveList();
      for (const each of line) {
        listMoves(played, list);
        expect(list.includes(each)).toBe(true);
        apply(played, each);
      }
    }
    expect(moves.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('reports its progress and can be stopped', () => {
    const progress: number[] = [];
    const stopped = analyse(
      game,
      weightsFor(game),
      { rollouts: 1000, stop: () => progress.length === 3 },
      { progressInterval: 20, progress: (soFar) => progress.push(soFar.rollouts) },
    );
    expect(progress).toEqual([20, 40, 60]);
    expect(stopped.rollouts).toBe(60);
  });

  it('of a finished game has no moves', () => {
    const over = newGame(CLASSIC, 'over');
    over.state.depth = 0;
    expect(analyse(over, weightsFor(over))).toEqual({ rollouts: 0, moves: [] });
  });
});
