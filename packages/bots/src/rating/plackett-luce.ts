/**
 * Computes ratings from the order in which games ended, by the model of Plackett and Luce: the strength of a bot is
 * proportional to its chance to come first.
 */
import { arrangements } from './arrangements.ts';

/** The bots of one game from first to last, with tied bots in one group. */
export type Ranking = readonly (readonly number[])[];

/** An order of bots without ties, and how often it occurred. */
interface Order {
  readonly bots: readonly number[];
  readonly weight: number;
}

const MAX_ROUNDS = 500;
const TOLERANCE = 1e-7;
/** Number of imaginary ties of each bot with an average one, so that a bot that always wins has a finite rating. */
const PRIOR_TIES = 0.5;

/** Returns the strengths of all bots with a geometric mean of 1, by Hunter's MM algorithm. */
export function strengths(rankings: readonly Ranking[], bots: number): number[] {
  const orders = ordersOf(rankings);
  let current = Array<number>(bots).fill(1);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = nextStrengths(orders, current);
    const change = Math.max(...next.map((strength, bot) => Math.abs(Math.log(strength / current[bot]))));
    current = next;
    if (change < TOLERANCE) break;
  }
  return current;
}

/** Groups equal orders. A tie counts as an equal part of every order of the tied bots. */
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

function nextStrengths(orders: readonly Order[], current: readonly number[]): number[] {
  const chosen = current.map(() => PRIOR_TIES);
  const chances = current.map((strength) => (2 * PRIOR_TIES) / (strength + 1));
  for (const { bots, weight } of orders) {
    let left = bots.reduce((sum, bot) => sum + current[bot], 0);
    // Each bot except the last was chosen from the remaining bots.
    for (let place = 0; place < bots.length - 1; place++) {
      chosen[bots[place]] += weight;
      for (let rest = place; rest < bots.length; rest++) chances[bots[rest]] += weight / left;
      left -= current[bots[place]];
    }
  }
  const next = current.map((_, bot) => chosen[bot] / chances[bot]);
  const mean = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / next.length);
  return next.map((strength) => strength / mean);
}

/** Returns strengths on the Elo scale: 400 points more are ten times the strength, and the mean is 0. */
export function ratings(rankings: readonly Ranking[], bots: number): number[] {
  return strengths(rankings, bots).map((strength) => 400 * Math.log10(strength));
}

/** Returns the order of one game from its scores. */
export function rankingOf(seats: readonly number[], totals: readonly number[]): Ranking {
  const scores = [...new Set(totals)].sort((a, b) => b - a);
  return scores.map((score) => seats.filter((_, seat) => totals[seat] === score));
}
