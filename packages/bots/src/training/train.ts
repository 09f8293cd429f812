/**
 * Training: generations of self-play. Each learns what positions are worth from games of the policy before it, then a
 * policy that prefers moves to better positions, and is kept if it then plays better than what was known before. In the end
 * captains play, and what positions were worth to them are the prospects. The same plan gives the same weights, on any
 * number of threads.
 */
import { FEATURES } from '../evaluation/features.ts';
import { TRAITS } from '../policy/traits.ts';
import { noWeights, type Rows, stepsOf, type TrainingPlan, type Weights } from '../weights.ts';
import { Regression } from './regression.ts';
import type { Lesson, Subject } from './self-play.ts';

/** Studies lessons, here or in other threads, and returns their sums in the same order. */
export type Study = (lessons: readonly Lesson[]) => Promise<Float64Array[]>;

/**
 * Games for each subject, as a share of those of the plan: every position teaches about many moves, and captains take time.
 * Lessons are of one size, so that the sums do not depend on who studies them, and take about as long as each other.
 */
const GAMES: Readonly<Record<Subject, { share: number; most: number; lesson: number }>> = {
  values: { share: 1, most: Number.POSITIVE_INFINITY, lesson: 250 },
  judgements: { share: 0.25, most: Number.POSITIVE_INFINITY, lesson: 250 },
  prospects: { share: 0.1, most: 480, lesson: 6 },
};
/** Set-ups on which two generations are compared: so many, and never more than they learned from. */
const MAX_TRIED = 400;
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
  if (weights.done < stepsOf(plan)) {
    const prospects = solve(await study(lessonsOf(weights, 'prospects')), FEATURES.length);
    weights = { ...weights, prospects, done: weights.done + 1 };
    report(weights);
  }
  return weights;
}

async function learn(weights: Weights, study: Study): Promise<Weights> {
  const evaluation = solve(await study(lessonsOf(weights, 'values')), FEATURES.length);
  const valued = { ...weights, evaluation, prospects: evaluation };
  const judgements = await study(lessonsOf(valued, 'judgements'));
  return { ...valued, policy: solve(judgements, TRAITS.length) };
}

/** What was learned from one's own games may be true of them only: it must win against what was known before. */
async function isBetter(learned: Weights, known: Weights, study: Study): Promise<boolean> {
  const { plan, done } = known;
  const trials: Lesson[] = Array.from({ length: trialsOf(plan) }, (_, i) => ({
    about: 'trial',
    course: plan.course,
    rows: rowsOf(learned),
    rival: rowsOf(known),
    seed: `${plan.seed}-${done}-trial-${i}`,
    games: Math.min(GAMES_OF_A_TRIAL, plan.games),
  }));
  const leads = await study(trials);
  return leads.reduce((sum, [lead]) => sum + lead, 0) > 0;
}

function trialsOf({ games }: TrainingPlan): number {
  return Math.ceil(Math.min(MAX_TRIED, games) / GAMES_OF_A_TRIAL);
}

/** The weights without what they are made of, for other threads. */
function rowsOf({ evaluation, prospects, policy }: Weights): Rows {
  return { evaluation, prospects, policy };
}

function lessonsOf(weights: Weights, about: Subject): Lesson[] {
  const { plan, done } = weights;
  return gamesOfLessons(plan, about).map((games, i) => ({
    about,
    course: plan.course,
    rows: rowsOf(weights),
    seed: `${plan.seed}-${done}-${about}-${i}`,
    games,
  }));
}

/** How many games each lesson about a subject has. */
function gamesOfLessons({ games }: TrainingPlan, about: Subject): number[] {
  const { share, most, lesson } = GAMES[about];
  const all = Math.min(most, Math.ceil(games * share));
  return Array.from({ length: Math.ceil(all / lesson) }, (_, i) => Math.min(lesson, all - i * lesson));
}

/** Lessons of all steps that are still to come, for showing progress. */
export function lessonsLeft({ plan, done }: Weights): number {
  const lessons = (about: Subject) => gamesOfLessons(plan, about).length;
  const generations = Math.max(0, plan.generations - done);
  // The first generation has nothing to be compared with.
  const trials = Math.min(generations, plan.generations - 1) * trialsOf(plan);
  const last = done < stepsOf(plan) ? lessons('prospects') : 0;
  return generations * (lessons('values') + lessons('judgements')) + trials + last;
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
