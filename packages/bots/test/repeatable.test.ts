/**
 * With a budget in rollouts or work the moves of a bot follow from its seed, on every machine; a bot can be stopped.
 */
import { apply, legalMoves, listMoves, MoveList, Random } from '@windrose/engine';
import { describe, expect, it, vi } from 'vitest';
import { weightsFor } from '../src/all-weights.ts';
import { newGame } from '../src/game-kind.ts';
import { defaultBudget, LEVELS } from '../src/levels.ts';
import { makeBot } from '../src/make-bot.ts';
import { SearchContext } from '../src/search/search-context.ts';
import { TreeBot } from '../src/search/tree-bot.ts';
import { CLASSIC, randomPosition, SAIL } from './support/game-kinds.ts';
import { golden, keptHashes, movesOf } from './support/golden.ts';

/** The games with stored hashes: every level in a game of every kind. */
const GAMES = Object.entries(golden('games'));

describe('a bot with a budget in rollouts', () => {
  it.each(GAMES)('plays as in the stored hashes: %s', async (name, play) => {
    const kept = keptHashes('games')[name];
    expect(kept, 'There is no hash of this game; `npm run golden` writes it.').toBeDefined();
    expect(
      await play(),
      'A bot decides differently than before. If its weights or its level were changed on purpose, delete packages/bots/test/golden/games.json and run `npm run golden`.',
    ).toBe(kept);
  });

  it('has a game for every stored hash', () => {
    expect(Object.keys(keptHashes('games')).sort()).toEqual(GAMES.map(([name]) => name).sort());
  });

  it.each([
    ['Classic', CLASSIC],
    ['Age of Sail', SAIL],
  ])('plays %s the same from the same seed, and differently from another seed', (_, gameKind) => {
    const levels = LEVELS.slice(-gameKind.players);
    const game = movesOf(gameKind, levels, 'once');
    expect(game.length).toBeGreaterThan(100);
    expect(movesOf(gameKind, levels, 'once')).toEqual(game);
    expect(movesOf(gameKind, levels, 'twice')).not.toEqual(game);
  });
});

describe('a bot without a budget', () => {
  it.each([
    ['Classic', CLASSIC],
    ['Age of Sail', SAIL],
  ])('plays the rollouts of its level or its options in %s', (_, gameKind) => {
    const game = randomPosition(gameKind, 'usual', 60);
    const played = vi.spyOn(SearchContext.prototype, 'playOut');
    try {
      const admiral = LEVELS[4];
      makeBot(admiral, game, weightsFor(game), 's').decide(game);
      expect(played).toHaveBeenCalledTimes(admiral.rollouts![game.tables.data.rulebook]);
      played.mockClear();
      makeBot(admiral, game, weightsFor(game), 's', { rollouts: 7 }).decide(game);
      expect(played).toHaveBeenCalledTimes(7);
    } finally {
      played.mockRestore();
    }
  });
});

describe('a budget of work', () => {
  const game = randomPosition(SAIL, 'work', 40);

  /** Returns the work that a decision used, in moves. */
  function spent(work: number): number {
    const context = new SearchContext(game, weightsFor(game), new Random('w'));
    new TreeBot(game, context, { rollouts: 1000 }).decide(game, { rollouts: 1000, work });
    return context.work;
  }

  it('ends the search when it is spent, after the current rollout at the latest', () => {
    const whole = spent(Number.POSITIVE_INFINITY);
    expect(whole).toBeGreaterThan(100_000);
    expect(spent(20_000)).toBeGreaterThanOrEqual(20_000);
    expect(spent(20_000)).toBeLessThan(22_000);
    expect(spent(1)).toBeLessThan(2_000);
  });
});

describe('a bot that is stopped', () => {
  const game = randomPosition(CLASSIC, 'stop', 60);
  const legal = legalMoves(game).map(({ number }) => number);
  const thinking = LEVELS.filter(({ rollouts }) => rollouts !== undefined);

  it.each(thinking)('answers at once: $name', (level) => {
    expect(legal).toContain(makeBot(level, game, weightsFor(game), 's').decide(game, { stop: () => true }));
  });

  it.each(thinking)('calls stop while it thinks, and no more after true: $name', (level) => {
    let asked = 0;
    const move = makeBot(level, game, weightsFor(game), 's').decide(game, { rollouts: 1e9, stop: () => ++asked >= 30 });
    expect(legal).toContain(move);
    expect(asked).toBeGreaterThanOrEqual(30);
    expect(asked).toBeLessThan(40);
  });

  it.each(thinking)('calls stop before every rollout: $name', (level) => {
    const played = vi.spyOn(SearchContext.prototype, 'playOut');
    try {
      let asked = 0;
      // Solving an endgame also calls `stop`, once per position; this game is far from its end.
      makeBot(level, game, weightsFor(game), 's').decide(game, { rollouts: 1e9, stop: () => ++asked > 13 });
      expect(asked).toBe(14);
      expect(played).toHaveBeenCalledTimes(13);
    } finally {
      played.mockRestore();
    }
  });

  it('has the time of its level with a clock, and no limit of rollouts', () => {
    let time = 1000;
    const emperor = LEVELS[5];
    const { stop, rollouts } = defaultBudget(emperor, () => time);
    expect(stop?.()).toBe(false);
    time += 999;
    expect(stop?.()).toBe(false);
    time += 1;
    expect(stop?.()).toBe(true);
    expect(rollouts).toBeGreaterThan(1e9);
    expect(defaultBudget(LEVELS[4], () => time)).toEqual({});
  });
});

describe('a cabin boy', () => {
  it('errs, but never by much', () => {
    const level = LEVELS[1];
    let errors = 0;
    for (let moves = 10; moves < 150; moves += 5) {
      const game = randomPosition(CLASSIC, `cabin-${moves}`, moves);
      const context = new SearchContext(game, weightsFor(game), new Random('m'));
      const list = new MoveList();
      listMoves(game, list);
      context.rateMoves(game, list);
      const values = Array.from(context.moveValues.subarray(0, list.count));
      const chosen = values[list.toArray().indexOf(makeBot(level, game, weightsFor(game), 'c').decide(game))];
      const lost = Math.max(...values) - chosen;
      expect(lost).toBeLessThanOrEqual(4 * level.noise!);
      if (lost > 0) errors++;
    }
    expect(errors).toBeGreaterThan(0);
  });
});

describe('a deckhand', () => {
  it('never passes while there is another move', () => {
    const game = newGame(CLASSIC, 'deckhand');
    const { pass } = game.tables.catalogue.base;
    const bot = makeBot(LEVELS[0], game, weightsFor(game), 'd');
    const list = new MoveList();
    let passes = 0;
    while (game.state.depth > 0) {
      const move = bot.decide(game);
      listMoves(game, list);
      if (move === pass) {
        passes++;
        expect(list.count).toBe(1);
      }
      apply(game, move);
    }
    expect(passes).toBeGreaterThan(0);
  });
});
