/** Tests of tournaments: the number of their games, and planning while they are played. */
import type { Match, MatchResult } from '@windrose/bots';
import { describe, expect, it } from 'vitest';
import { gamesOf, playBlocks, type Tournament } from '../src/tournament.ts';
import type { WorkerPool } from '../src/workers/pool.ts';

/** Returns a tournament with these numbers of bots and players. */
function tournament(bots: number, players: number): Tournament {
  return {
    gameKind: { edition: 'classic', board: 'classic', mode: players === 1 ? 'solitaire' : 'standard', players },
    entrants: Array.from({ length: bots }, (_, i) => ({ name: `bot ${i}`, level: 'trader' })),
    formats: players === 1 || bots === 1 ? ['pool'] : ['one', 'halves', 'pool'],
    seed: 'plan',
  };
}

/** Returns a pool that plays no match but returns its seats and seed. It stops after `max` matches. */
function idlePool(max = Number.POSITIVE_INFINITY): WorkerPool {
  const run = async (_: string, given: Iterable<Match>) => {
    const results: unknown[] = [];
    for (const { seed, seats } of given) {
      results.push({ seed, seats });
      if (results.length >= max) break;
    }
    return results;
  };
  return { size: 1, run, close: async () => {} } as unknown as WorkerPool;
}

describe('a tournament', () => {
  it.each([
    [1, 1],
    [3, 1],
    [1, 4],
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [6, 4],
  ])('has the number of games that was computed before: %i bots, %i players', async (bots, players) => {
    const plan = tournament(bots, players);
    for (const setups of [1, 2, 7]) {
      const blocks = await playBlocks(plan, idlePool(), 0, setups, () => {});
      expect(blocks.flatMap(({ results }) => results)).toHaveLength(gamesOf(plan, setups));
    }
  });

  it('has blocks of one set-up each, with every arrangement once', async () => {
    const blocks = await playBlocks(tournament(2, 3), idlePool(), 4, 6, () => {});
    expect(blocks.map(({ format }) => format)).toEqual([
      'one: bot 0, bot 1',
      'halves: bot 0, bot 1',
      'pool',
      'one: bot 0, bot 1',
      'halves: bot 0, bot 1',
      'pool',
    ]);
    for (const [i, { results }] of blocks.entries()) {
      const found = results as unknown as (MatchResult & { seed: string })[];
      expect(new Set(found.map(({ seed }) => seed))).toEqual(new Set([`held-out-plan-${i < 3 ? 4 : 5}`]));
      expect(new Set(found.map(({ seats }) => seats.join())).size).toBe(found.length);
    }
  });

  it('plans a set-up when its turn comes, so that long tournaments start without delay', async () => {
    let planned = 0;
    const plan = tournament(2, 4);
    const watched = {
      ...plan,
      get seed() {
        planned++;
        return plan.seed;
      },
    };
    expect(gamesOf(watched, 10_000)).toBe(160_000);
    expect(planned).toBe(1);
    await playBlocks(watched, idlePool(20), 0, 10_000, () => {});
    expect(planned).toBe(3);
  });
});
