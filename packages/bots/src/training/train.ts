/**
 * Training: generations of self-play. Each learns what positions are worth from games of the policy before it, then a
 * policy that prefers moves to better positions, and is kept if it then plays better than what was known before. The same
 * plan gives the same weights, on any number of threads.
 */
import { FEATURES } from '../evaluation/features.ts';
import { TRAITS } from '../policy/traits.ts';
import { noWeights, type TrainingPlan, type Weights } from '../weights.ts';
import { Regression } from './regression.ts';
import type { Lesson } from './self-play.ts';

/** Studies lessons, here or in other threads, and returns their sums in the same order. */
export type Study = (lessons: readonly Lesson[]) => Promise<Float64Array[]>;

const GAMES_OF_A_LESSON = 250;
/** Moves need fewer games than values: every position teaches many of them. */
const JUDGEMENTS_SHARE = 0.25;
/** Set-ups on which two generations are compared: so many, and never more than they learned from. */
const MOST_TRIED = 400;
const GAMES_OF_A_TRIAL = 50;
const RIDGE = 1e-4;
const DIGITS = 4;

/** Trains to the end of the plan, from its beginning or from where it was; `report` gets the weights of every generation. */
export async function train(
  plan: TrainingPlan,
  study: Study,
  report: (weights: Weights) => void,
  from: Weights = noWeights(plan),
): Promise<Weights> {
  let weights = from;
  while (weights.done < plan.generations) {
    const learned = await learn(weights, study);
    const known = weights.done === 0 || (await isBetter(learned, weights, study)) ? learned : weights;
    weights = { ...known, done: weights.done + 1 };
    report(weights);
  }
  return weights;
}

async function learn(weights: Weights, study: Study): Promise<Weights> {
  const { games } = weights.plan;
  const values = await study(lessonsOf(weights, 'values', games));
  const valued = { ...weights, evaluation: solve(values, FEATURES.length) };
  const judgements = await study(lessonsOf(valued, 'judgements', games * JUDGEMENTS_SHARE));
  return { ...valued, policy: solve(judgements, TRAITS.length) };
}

/** What was learned from one's own games may be true of them only: it must win against what was known before. */
async function isBetter(learned: Weights, { plan, done, evaluation, policy }: Weights, study: Study): Promise<boolean> {
  const trials: Lesson[] = Array.from({ length: trialsOf(plan) }, (_, i) => ({
    about: 'trial',
    course: plan.course,
    rows: { evaluation: learned.evaluation, policy: learned.policy },
    rival: { evaluation, policy },
    seed: `${plan.seed}-${done}-trial-${i}`,
    games: Math.min(GAMES_OF_A_TRIAL, plan.games),
  }));
  const leads = await study(trials);
  return leads.reduce((sum, [lead]) => sum + lead, 0) > 0;
}

function trialsOf({ games }: TrainingPlan): number {
  return Math.ceil(Math.min(MOST_TRIED, games) / GAMES_OF_A_TRIAL);
}

/** Lessons are of one size, so that the sums do not depend on who studies them. */
function lessonsOf(
  { plan, done, evaluation, policy }: Weights,
  about: 'values' | 'judgements',
  games: number,
): Lesson[] {
  return Array.from({ length: Math.ceil(games / GAMES_OF_A_LESSON) }, (_, i) => ({
    about,
    course: plan.course,
    rows: { evaluation, policy },
    seed: `${plan.seed}-${done}-${about}-${i}`,
    games: Math.min(GAMES_OF_A_LESSON, Math.ceil(games) - i * GAMES_OF_A_LESSON),
  }));
}

/** Lessons of all generations that are still to come, for showing progress. */
export function lessonsLeft({ plan, done }: Weights): number {
  const lessons = (games: number) => Math.ceil(games / GAMES_OF_A_LESSON);
  const learning = (plan.generations - done) * (lessons(plan.games) + lessons(plan.games * JUDGEMENTS_SHARE));
  return learning + (plan.generations - Math.max(1, done)) * trialsOf(plan);
}

/** One row of weights a round from sums of all rounds; rounded, so that a checkpoint in a file is exact. */
function solve(results: readonly Float64Array[], size: number): number[][] {
  const length = size * size + size;
  const sum = results[0].slice();
  for (const result of results.slice(1)) for (let i = 0; i < sum.length; i++) sum[i] += result[i];
  return Array.from({ length: sum.length / length }, (_, row) =>
    new Regression(size, sum.subarray(row * length, (row + 1) * length))
      .solve(RIDGE)
      .map((weight) => Number(weight.toPrecision(DIGITS))),
  );
}
