/** Ratings from the order in which games ended (Plackett and Luce): the strength of a bot is its chance to come first. */
import { arrangements } from './arrangements.ts';

/** The bots of one game, from first to last; those who tie stand together. */
export type Ranking = readonly (readonly number[])[];

/** An order of bots without ties, and how often it happened. */
interface Order {
  readonly bots: readonly number[];
  readonly weight: number;
}

const MAX_ROUNDS = 500;
const TOLERANCE = 1e-7;
/** As if every bot had tied with an average one this often, so that who always wins has a rating too. */
const PRIOR_TIES = 0.5;

/** Strengths of all bots, of which the geometric mean is 1 (Hunter's MM algorithm). */
export function strengths(rankings: readonly Ranking[], bots: number): number[] {
  const orders = ordersOf(rankings);
  let found = Array<number>(bots).fill(1);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = improve(orders, found);
    const change = Math.max(...next.map((strength, bot) => Math.abs(Math.log(strength / found[bot]))));
    found = next;
    if (change < TOLERANCE) break;
  }
  return found;
}

/** Equal orders together; a tie counts as an equal part of every order of those who tie. */
function ordersOf(rankings: readonly Ranking[]): Order[] {
  const weights = new Map<string, Order>();
  for (const ranking of rankings) {
    const orders = ranking.reduce<number[][]>(
      (before, tied) => before.flatMap((order) => arrangements(tied).map((next) => [...order, ...next])),
      [[]],
    );
    for (const bots of orders) {
      const key = bots.join();
      weights.set(key, { bots, weight: (weights.get(key)?.weight ?? 0) + 1 / orders.length });
    }
  }
  return [...weights.values()];
}

function improve(orders: readonly Order[], found: readonly number[]): number[] {
  const chosen = found.map(() => PRIOR_TIES);
  const chances = found.map((strength) => (2 * PRIOR_TIES) / (strength + 1));
  for (const { bots, weight } of orders) {
    let left = bots.reduce((sum, bot) => sum + found[bot], 0);
    // Everybody but the last was chosen among those who were left.
    for (let place = 0; place < bots.length - 1; place++) {
      chosen[bots[place]] += weight;
      for (let later = place; later < bots.length; later++) chances[bots[later]] += weight / left;
      left -= found[bots[place]];
    }
  }
  const next = found.map((_, bot) => chosen[bot] / chances[bot]);
  const mean = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / next.length);
  return next.map((strength) => strength / mean);
}

/** Strengths on the usual scale: 400 points more are ten times the strength, and the mean is 0. */
export function ratings(rankings: readonly Ranking[], bots: number): number[] {
  return strengths(rankings, bots).map((strength) => 400 * Math.log10(strength));
}

/** The order of one game from its scores. */
export function rankingOf(seats: readonly number[], totals: readonly number[]): Ranking {
  const scores = [...new Set(totals)].sort((a, b) => b - a);
  return scores.map((score) => seats.filter((_, seat) => totals[seat] === score));
}
