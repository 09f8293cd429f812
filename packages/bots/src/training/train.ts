/**
 * Trains weights in generations of self-play. Each generation learns the evaluation from games of the policy before,
 * then a policy that prefers moves to better positions, and is kept if it plays better. At the end captains play, and
 * the evaluation learned from their games becomes the prospects. The same plan gives the same weights on any number of
 * threads.
 */
import { FEATURES } from '../evaluation/features.ts';
import { MOVE_FEATURES } from '../policy/move-features.ts';
import { stepsOf, type TrainingPlan, type WeightRows, type Weights, zeroWeights } from '../weights.ts';
import { Regression } from './regression.ts';
import type { Subject, TrainingTask } from './self-play.ts';

/** Runs tasks, in this thread or others, and returns their sums in the same order. */
export type RunTasks = (tasks: readonly TrainingTask[]) => Promise<Float64Array[]>;

/**
 * Games per subject, as a share of the games of the plan: every position has many moves to learn from, and captains are
 * slow. Tasks have a fixed size, so that the sums do not depend on the number of workers, and take about equally long.
 */
const GAMES: Readonly<Record<Subject, { share: number; maxGames: number; perTask: number }>> = {
  values: { share: 1, maxGames: Number.POSITIVE_INFINITY, perTask: 250 },
  judgements: { share: 0.25, maxGames: Number.POSITIVE_INFINITY, perTask: 250 },
  prospects: { share: 0.1, maxGames: 480, perTask: 6 },
};
/**
 * Maximum number of set-ups in a match between two generations. It is never more than the games that they learned from.
 */
const MAX_MATCH_SETUPS = 400;
const GAMES_PER_MATCH = 50;
const RIDGE = 1e-4;
const DIGITS = 4;

/**
 * Trains to the end of the plan, from its start or from a checkpoint. `report` receives the weights of every
 * generation.
 */
export async function train(
  plan: TrainingPlan,
  runTasks: RunTasks,
  report: (weights: Weights) => void,
  from: Weights = zeroWeights(plan),
): Promise<Weights> {
  let weights = from;
  while (weights.done < plan.generations) {
    const learned = await learn(weights, runTasks);
    const accepted = weights.done === 0 || (await isBetter(learned, weights, runTasks)) ? learned : weights;
    weights = { ...accepted, done: weights.done + 1 };
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
  const withValues = { ...weights, evaluation, prospects: evaluation };
  const judgements = await runTasks(tasksOf(withValues, 'judgements'));
  return { ...withValues, policy: solve(judgements, MOVE_FEATURES.length) };
}

/** Knowledge from a generation's own games may only hold in them, so the new weights must beat the old ones. */
async function isBetter(learned: Weights, previous: Weights, runTasks: RunTasks): Promise<boolean> {
  const { plan, done } = previous;
  const matches: TrainingTask[] = Array.from({ length: matchesOf(plan) }, (_, i) => ({
    subject: 'match',
    gameKind: plan.course,
    rows: rowsOf(learned),
    rival: rowsOf(previous),
    seed: `${plan.seed}-${done}-trial-${i}`,
    games: Math.min(GAMES_PER_MATCH, plan.games),
  }));
  const leads = await runTasks(matches);
  return leads.reduce((sum, [lead]) => sum + lead, 0) > 0;
}

function matchesOf({ games }: TrainingPlan): number {
  return Math.ceil(Math.min(MAX_MATCH_SETUPS, games) / GAMES_PER_MATCH);
}

/** The weights without their plan, for other threads. */
function rowsOf({ evaluation, prospects, policy }: Weights): WeightRows {
  return { evaluation, prospects, policy };
}

function tasksOf(weights: Weights, subject: Subject): TrainingTask[] {
  const { plan, done } = weights;
  return gamesPerTask(plan, subject).map((games, i) => ({
    subject,
    gameKind: plan.course,
    rows: rowsOf(weights),
    seed: `${plan.seed}-${done}-${subject}-${i}`,
    games,
  }));
}

/** Returns the number of games of each task of a subject. */
function gamesPerTask({ games }: TrainingPlan, subject: Subject): number[] {
  const { share, maxGames, perTask } = GAMES[subject];
  const all = Math.min(maxGames, Math.ceil(games * share));
  return Array.from({ length: Math.ceil(all / perTask) }, (_, i) => Math.min(perTask, all - i * perTask));
}

/** Returns the number of tasks of all steps that remain, for showing progress. */
export function remainingTasks({ plan, done }: Weights): number {
  const tasks = (subject: Subject) => gamesPerTask(plan, subject).length;
  const generations = Math.max(0, plan.generations - done);
  // The first generation has no predecessor to play against.
  const matches = Math.min(generations, plan.generations - 1) * matchesOf(plan);
  const last = done < stepsOf(plan) ? tasks('prospects') : 0;
  return generations * (tasks('values') + tasks('judgements')) + matches + last;
}

/** Returns one row of weights per round, rounded so that a checkpoint in a file is exact. */
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
