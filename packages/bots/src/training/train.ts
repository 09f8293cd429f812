/**
 * Training: generations of self-play. Each learns what positions are worth from games of the policy before it, then a
 * policy that prefers moves to better positions, and is kept if it then plays better than what was known before. In the end
 * captains play, and what positions were worth to them are the prospects. The same plan gives the same weights, on any
 * number of threads.
 */
import { FEATURES } from '../evaluation/features.ts';
import { MOVE_FEATURES } from '../policy/move-features.ts';
import { stepsOf, type TrainingPlan, type WeightRows, type Weights, zeroWeights } from '../weights.ts';
import { Regression } from './regression.ts';
import type { Subject, TrainingTask } from './self-play.ts';

/** Studies tasks, here or in other threads, and returns their sums in the same order. */
export type RunTasks = (tasks: readonly TrainingTask[]) => Promise<Float64Array[]>;

/**
 * Games for each subject, as a share of those of the plan: every position teaches about many moves, and captains take time.
 * Lessons are of one size, so that the sums do not depend on who studies them, and take about as long as each other.
 */
const GAMES: Readonly<Record<Subject, { share: number; maxGames: number; perTask: number }>> = {
  values: { share: 1, maxGames: Number.POSITIVE_INFINITY, perTask: 250 },
  judgements: { share: 0.25, maxGames: Number.POSITIVE_INFINITY, perTask: 250 },
  prospects: { share: 0.1, maxGames: 480, perTask: 6 },
};
/** Set-ups on which two generations are compared: so many, and never more than they learned from. */
const MAX_MATCH_SETUPS = 400;
const GAMES_PER_MATCH = 50;
const RIDGE = 1e-4;
const DIGITS = 4;

/** Trains to the end of the plan, from its beginning or from where it was; `report` gets the weights of every generation. */
export async function train(
  plan: TrainingPlan,
  runTasks: RunTasks,
  report: (weights: Weights) => void,
  from: Weights = zeroWeights(plan),
): Promise<Weights> {
  let weights = from;
  while (weights.done < plan.generations) {
    const learned = await learn(weights, runTasks);
    const known = weights.done === 0 || (await isBetter(learned, weights, runTasks)) ? learned : weights;
    weights = { ...known, done: weights.done + 1 };
    report(weights);
  }
  if (weights.done < stepsOf(plan)) {
    const prospects = solve(await runTasks(tasksOf(weights, 'prospects')), FEATURES.length);
    weights = { ...weights, prospects, done: weights.done + 1 };
    report(weights);
  }
  return weights;
}

async function learn(weights: Weights, runTasks: RunTasks): Promise<Weights> {
  const evaluation = solve(await runTasks(tasksOf(weights, 'values')), FEATURES.length);
  const valued = { ...weights, evaluation, prospects: evaluation };
  const judgements = await runTasks(tasksOf(valued, 'judgements'));
  return { ...valued, policy: solve(judgements, MOVE_FEATURES.length) };
}

/** What was learned from one's own games may be true of them only: it must win against what was known before. */
async function isBetter(learned: Weights, known: Weights, runTasks: RunTasks): Promise<boolean> {
  const { plan, done } = known;
  const matches: TrainingTask[] = Array.from({ length: matchesOf(plan) }, (_, i) => ({
    about: 'match',
    course: plan.course,
    rows: rowsOf(learned),
    rival: rowsOf(known),
    seed: `${plan.seed}-${done}-trial-${i}`,
    games: Math.min(GAMES_PER_MATCH, plan.games),
  }));
  const leads = await runTasks(matches);
  return leads.reduce((sum, [lead]) => sum + lead, 0) > 0;
}

function matchesOf({ games }: TrainingPlan): number {
  return Math.ceil(Math.min(MAX_MATCH_SETUPS, games) / GAMES_PER_MATCH);
}

/** The weights without what they are made of, for other threads. */
function rowsOf({ evaluation, prospects, policy }: Weights): WeightRows {
  return { evaluation, prospects, policy };
}

function tasksOf(weights: Weights, about: Subject): TrainingTask[] {
  const { plan, done } = weights;
  return gamesPerTask(plan, about).map((games, i) => ({
    about,
    course: plan.course,
    rows: rowsOf(weights),
    seed: `${plan.seed}-${done}-${about}-${i}`,
    games,
  }));
}

/** How many games each lesson about a subject has. */
function gamesPerTask({ games }: TrainingPlan, about: Subject): number[] {
  const { share, maxGames, perTask } = GAMES[about];
  const all = Math.min(maxGames, Math.ceil(games * share));
  return Array.from({ length: Math.ceil(all / perTask) }, (_, i) => Math.min(perTask, all - i * perTask));
}

/** Lessons of all steps that are still to come, for showing progress. */
export function remainingTasks({ plan, done }: Weights): number {
  const tasks = (about: Subject) => gamesPerTask(plan, about).length;
  const generations = Math.max(0, plan.generations - done);
  // The first generation has nothing to be compared with.
  const matches = Math.min(generations, plan.generations - 1) * matchesOf(plan);
  const last = done < stepsOf(plan) ? tasks('prospects') : 0;
  return generations * (tasks('values') + tasks('judgements')) + matches + last;
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
