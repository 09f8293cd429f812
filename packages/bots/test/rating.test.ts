/** Ratings, intervals and the sequential test on cases with a known answer, and a small tournament. */
import { Random } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { arrangements, FORMATS, formatsFor, lineUps } from '../src/rating/arrangements.ts';
import { comparisonsOf } from '../src/rating/comparison.ts';
import { bootstrap, shareInterval } from '../src/rating/intervals.ts';
import { type MatchResult, playMatch } from '../src/rating/match.ts';
import { type Ranking, rankingOf, ratings, strengths } from '../src/rating/plackett-luce.ts';
import { blockShare, reportOn } from '../src/rating/report.ts';
import { sprt } from '../src/rating/sprt.ts';
import { CLASSIC, SOLITAIRE } from './support/game-kinds.ts';

/** Draws an order by strengths: repeatedly one of the remaining bots, each with its share of the strength. */
function drawOrder(random: Random, true_: readonly number[], seats: readonly number[]): Ranking {
  const left = [...seats];
  const order: number[][] = [];
  while (left.length > 0) {
    const at = (random.next() / 2 ** 32) * left.reduce((sum, bot) => sum + true_[bot], 0);
    const upTo = left.map((_, i) => left.slice(0, i + 1).reduce((sum, bot) => sum + true_[bot], 0));
    order.push(
      left.splice(
        upTo.findIndex((sum) => at < sum),
        1,
      ),
    );
  }
  return order;
}

describe('Plackett and Luce', () => {
  it('finds the strengths from which orders were drawn', () => {
    const random = new Random('orders');
    const true_ = [4, 2, 1, 0.125];
    const rankings = Array.from({ length: 6000 }, () => drawOrder(random, true_, [0, 1, 2, 3]));
    strengths(rankings, 4).forEach((strength, bot) => {
      expect(Math.log(strength)).toBeCloseTo(Math.log(true_[bot]), 0.8);
    });
  });

  it('finds them when a bot has several seats', () => {
    const random = new Random('seats');
    const rankings = Array.from({ length: 6000 }, () => drawOrder(random, [3, 1], [0, 1, 1, 1]));
    const [one, other] = strengths(rankings, 2);
    expect(one / other).toBeGreaterThan(2.7);
    expect(one / other).toBeLessThan(3.3);
  });

  it('gives 400 points for ten times the strength, with a mean of 0', () => {
    const rankings = [...Array<Ranking>(1000).fill([[0], [1]]), ...Array<Ranking>(100).fill([[1], [0]])];
    const [one, other] = ratings(rankings, 2);
    expect(one - other).toBeGreaterThan(395);
    expect(one - other).toBeLessThan(405);
    expect(one + other).toBeCloseTo(0, 6);
  });

  it('rates bots that always tie equally, and gives a bot that always wins a finite rating', () => {
    expect(ratings([[[0, 1]], [[0, 1]]], 2)[0]).toBeCloseTo(0, 6);
    const [one, other] = ratings([[[0], [1]]], 2);
    expect(one).toBeGreaterThan(other);
    expect(Number.isFinite(one)).toBe(true);
  });

  it('reads the order of a game from its scores', () => {
    expect(rankingOf([0, 1, 1, 2], [40, 52, 40, 60])).toEqual([[2], [1], [0, 1]]);
  });
});

describe('intervals', () => {
  it('of a share are those of Wilson', () => {
    const [low, high] = shareInterval(90, 100);
    expect(low).toBeCloseTo(0.8256, 3);
    expect(high).toBeCloseTo(0.9448, 3);
    expect(shareInterval(10, 10)[1]).toBeCloseTo(1, 9);
    expect(shareInterval(10, 10)[0]).toBeCloseTo(0.7225, 3);
  });

  it('by bootstrap contain the mean, and are narrower with more blocks', () => {
    const mean = (values: number[]) => [values.reduce((sum, value) => sum + value, 0) / values.length];
    const values = (count: number) => Array.from({ length: count }, (_, i) => i % 5);
    const [[low, high]] = bootstrap(values(50), 'b', mean);
    expect(low).toBeLessThan(2);
    expect(high).toBeGreaterThan(2);
    const [[lower, higher]] = bootstrap(values(5000), 'b', mean);
    expect(higher - lower).toBeLessThan((high - low) / 4);
  });
});

describe('the sequential test', () => {
  const shares = (mean: number, count: number) =>
    Array.from({ length: count }, (_, i) => mean + (i % 2 === 0 ? 0.2 : -0.2));

  it('accepts a better change, refuses one that is not, and stays open until it is sure', () => {
    expect(sprt(shares(0.6, 200)).verdict).toBe('accepted');
    expect(sprt(shares(0.5, 400)).verdict).toBe('rejected');
    expect(sprt(shares(0.4, 200)).verdict).toBe('rejected');
    expect(sprt(shares(0.6, 4)).verdict).toBe('open');
    expect(sprt(shares(0.515, 40)).verdict).toBe('open');
  });

  it('is seldom wrong: it accepts about one in twenty changes without effect', () => {
    const random = new Random('sprt');
    let accepted = 0;
    for (let trial = 0; trial < 200; trial++) {
      const seen: number[] = [];
      let state = sprt(seen);
      while (state.verdict === 'open') {
        seen.push(random.below(7) / 6);
        state = sprt(seen);
      }
      if (state.verdict === 'accepted') accepted++;
    }
    expect(accepted).toBeLessThanOrEqual(20);
  });
});

describe('arrangements', () => {
  it('are all different orders', () => {
    expect(arrangements([0, 1, 1, 1])).toEqual([
      [0, 1, 1, 1],
      [1, 0, 1, 1],
      [1, 1, 0, 1],
      [1, 1, 1, 0],
    ]);
    expect(arrangements([0, 0, 1, 1])).toHaveLength(6);
    expect(arrangements([0, 1, 2, 3])).toHaveLength(24);
  });

  it('follow from the formats one, halves and pool', () => {
    expect(lineUps('one', 3, 4, 0)).toEqual([
      [0, 1, 1, 1],
      [0, 2, 2, 2],
    ]);
    expect(lineUps('halves', 2, 4, 0)).toEqual([[0, 0, 1, 1]]);
    expect(lineUps('halves', 2, 5, 0)).toEqual([[0, 0, 1, 1, 1]]);
    expect(lineUps('halves', 2, 5, 1)).toEqual([[0, 0, 0, 1, 1]]);
    expect(lineUps('pool', 5, 4, 3)).toEqual([[3, 4, 0, 1]]);
  });

  it('of a game for one player let every bot play alone in every format', () => {
    for (const kind of FORMATS) expect(lineUps(kind, 3, 1, 7)).toEqual([[0, 1, 2]]);
    expect(arrangements([0, 1, 2], 1)).toEqual([[0], [1], [2]]);
    expect(formatsFor(1)).toEqual(['pool']);
    expect(formatsFor(2)).toEqual(FORMATS);
  });
});

describe('a tournament', () => {
  const entrants = [
    { name: 'a', level: 'trader' },
    { name: 'b', level: 'deckhand' },
  ];
  const results = arrangements([0, 1, 1, 1]).map((seats) =>
    playMatch({ gameKind: CLASSIC, seed: 'match', entrants, seats }, () => 0),
  );
  const blocks = [{ format: 'one', results }];

  it('has one victory per game, and parts that add up to the totals', () => {
    for (const { wins, totals, parts } of results) {
      expect(wins.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
      parts.forEach((part, seat) => {
        expect(Object.values(part).reduce((sum, glory) => sum + glory)).toBe(totals[seat]);
      });
    }
  });

  it('shows that a trader is stronger than deckhands', () => {
    const { bots, formats, games, places } = reportOn(blocks, 2, 'report');
    expect(games).toBe(4);
    expect(blockShare(blocks[0], 0)).toBeGreaterThan(0.5);
    expect(bots[0].rating).toBeGreaterThan(bots[1].rating);
    expect(bots[0].meanScore).toBeGreaterThan(bots[1].meanScore);
    expect(bots[0].seats).toBe(4);
    expect(bots[1].seats).toBe(12);
    expect(formats.map(({ bot }) => bot)).toEqual([0, 1]);
    expect(formats[0].winShare + formats[1].winShare).toBeCloseTo(1, 9);
    expect(places.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1, 9);
  });
});

describe('a tournament of games for one player', () => {
  /** The result of a bot in a game for one player. */
  const alone = (bot: number, wins: number, lead: number): MatchResult => ({
    seats: [bot],
    totals: [50],
    leads: [lead],
    wins: [wins],
    parts: [{}],
    decisions: [1],
    milliseconds: [1],
    longest: [1],
    first: 0,
  });
  const block = (...results: MatchResult[]) => ({ format: 'pool', results });

  it('compares results of the same set-up by victory, then by lead, not by score', () => {
    const results = [alone(0, 0, -2), alone(1, 1, 0), alone(2, 0, -1), alone(3, 1, 0)];
    expect(comparisonsOf(results)).toEqual([
      { bots: [0, 1, 2, 3], wins: [0, 0.5, 0, 0.5], ranking: [[1, 3], [2], [0]] },
    ]);
    expect(blockShare(block(...results), 1)).toBe(0.5);
    expect(blockShare(block(...results), 0)).toBe(0);
  });

  it('rates the better bot higher, and reports the victories of each over the Opposition', () => {
    const blocks = Array.from({ length: 12 }, (_, i) => block(alone(0, Number(i < 6), i), alone(1, 0, i - 8)));
    const { games, bots, formats, places } = reportOn(blocks, 2, 'alone');
    expect(games).toBe(24);
    expect(bots[0].rating).toBeGreaterThan(bots[1].rating + 200);
    expect(bots[0].ratingInterval[0]).toBeGreaterThan(bots[1].ratingInterval[1]);
    expect(formats.map(({ bot, games, winShare }) => ({ bot, games, winShare }))).toEqual([
      { bot: 0, games: 12, winShare: 0.5 },
      { bot: 1, games: 12, winShare: 0 },
    ]);
    expect(places).toEqual([]);
    expect(sprt(blocks.map((each) => blockShare(each, 0))).verdict).toBe('accepted');
    expect(sprt(blocks.map((each) => blockShare(each, 1))).verdict).toBe('rejected');
  });

  it('takes victory and lead from the score of the Opposition', () => {
    const entrants = [{ name: 'a', level: 'trader' }];
    const result = playMatch({ gameKind: SOLITAIRE, seed: 'alone', entrants, seats: [0] }, () => 0);
    expect(result.totals).toHaveLength(1);
    expect(result.leads).toHaveLength(1);
    expect(result.leads[0]).not.toBe(result.totals[0]);
    expect(result.wins).toEqual([result.leads[0] >= 0 ? 1 : 0]);
  });
});

describe('a pool with more bots than seats', () => {
  it('counts for each bot only the games that it has played', () => {
    const entrants = ['trader', 'cabin-boy', 'deckhand'].map((level) => ({ name: level, level }));
    const gameKind = { ...CLASSIC, mode: 'classic-two', players: 2 };
    const results = arrangements([0, 1]).map((seats) =>
      playMatch({ gameKind, seed: 'pool', entrants, seats }, () => 0),
    );
    const others = arrangements([1, 2]).map((seats) => playMatch({ gameKind, seed: 'pool', entrants, seats }, () => 0));
    const { formats } = reportOn(
      [
        { format: 'pool', results },
        { format: 'pool', results: others },
      ],
      3,
      'pool',
    );
    expect(formats.map(({ games }) => games)).toEqual([2, 4, 2]);
  });
});
