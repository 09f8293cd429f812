/** A tournament is planned while it is played, and its games are known before. */
import type { Match, MatchResult } from '@windrose/bots';
import { describe, expect, it } from 'vitest';
import type { Crew } from '../src/crew/crew.ts';
import { gamesOf, playBlocks, type Tournament } from '../src/tournament.ts';

/** A tournament with so many bots and players. */
function tournament(bots: number, players: number): Tournament {
  return {
    course: { edition: 'classic', board: 'classic', mode: players === 1 ? 'solitaire' : 'standard', players },
    entrants: Array.from({ length: bots }, (_, i) => ({ name: `bot ${i}`, level: 'trader' })),
    tables: players === 1 || bots === 1 ? ['pool'] : ['one', 'halves', 'pool'],
    seed: 'plan',
  };
}

/** A crew that plays nothing: the result of a match is who sat where on which set-up. It stops after so many. */
function idleCrew(most = Number.POSITIVE_INFINITY): Crew {
  const run = async (_: string, given: Iterable<Match>) => {
    const results: unknown[] = [];
    for (const { seed, seats } of given) {
      results.push({ seed, seats });
      if (results.length >= most) break;
    }
    return results;
  };
  return { size: 1, run, close: async () => {} } as unknown as Crew;
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
  ])('has as many games as it said before: %i bots, %i players', async (bots, players) => {
    const plan = tournament(bots, players);
    for (const setups of [1, 2, 7]) {
      const blocks = await playBlocks(plan, idleCrew(), 0, setups, () => {});
      expect(blocks.flatMap(({ results }) => results)).toHaveLength(gamesOf(plan, setups));
    }
  });

  it('has blocks of one set-up each, in which every arrangement is there once', async () => {
    const blocks = await playBlocks(tournament(2, 3), idleCrew(), 4, 6, () => {});
    expect(blocks.map(({ table }) => table)).toEqual([
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

  it('begins at once, however long it is: a set-up is planned when its turn comes', async () => {
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
    await playBlocks(watched, idleCrew(20), 0, 10_000, () => {});
    expect(planned).toBe(3);
  });
});
