/**
 * Training: generations of self-play. Each learns what positions are worth from games of the policy before it, then a
 * policy that prefers moves to better positions. The same plan gives the same weights, on any number of threads.
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
    const values = lessonsOf(weights, 'values', plan.games);
    weights = { ...weights, evaluation: solve(await study(values), FEATURES.length) };
    const judgements = lessonsOf(weights, 'judgements', plan.games * JUDGEMENTS_SHARE);
    weights = { ...weights, policy: solve(await study(judgements), TRAITS.length), done: weights.done + 1 };
    report(weights);
  }
  return weights;
}

/** Lessons are of one size, so that the sums do not depend on who studies them. */
function lessonsOf({ plan, done, evaluation, policy }: Weights, about: Lesson['about'], games: number): Lesson[] {
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
  return (plan.generations - done) * (lessons(plan.games) + lessons(plan.games * JUDGEMENTS_SHARE));
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
