/** `windrose train`: trains the weights of a kind of game by self-play, in worker threads; it can be interrupted. */
import { existsSync } from 'node:fs';
import {
  train as learn,
  readPlan,
  readWeights,
  remainingTasks,
  type TrainingPlan,
  type TrainingTask,
  type Weights,
  writeWeights,
  zeroWeights,
} from '@windrose/bots';
import type { Arguments, Flags } from '../arguments.ts';
import type { Command } from '../command.ts';
import { readFile, writeFile } from '../files.ts';
import { describeGameKind, GAME_KIND_FLAGS, gameKindFrom } from '../game-kind-arguments.ts';
import { write } from '../io.ts';
import { ProgressBar } from '../progress-bar.ts';
import { UserError, usageError } from '../user-error.ts';
import { THREADS_FLAG, type WorkerPool, workerPoolFrom } from '../workers/pool.ts';

const DEFAULT_SEED = 'windrose';
const DEFAULT_GENERATIONS = 6;
const MAX_GENERATIONS = 100;
const DEFAULT_GAMES = 10_000;
const MIN_GAMES = 20;
const MAX_GAMES = 10_000_000;

/** The options that define a plan. */
const PLAN_FLAGS = {
  ...GAME_KIND_FLAGS,
  seed: { value: 'S', help: `seed of all games (default ${DEFAULT_SEED})` },
  generations: {
    value: 'N',
    help: `number of generations (default ${DEFAULT_GENERATIONS})`,
  },
  games: { value: 'N', help: `games per generation (default ${DEFAULT_GAMES})` },
} as const satisfies Flags;

function planFrom(args: Arguments): TrainingPlan {
  const planFile = args.get('plan');
  if (planFile !== undefined) {
    const given = Object.keys(PLAN_FLAGS).find((name) => args.has(name));
    if (given !== undefined)
      throw usageError(`--${given} cannot be combined with --plan, which defines the whole training.`);
    return planOf(planFile);
  }
  return {
    course: gameKindFrom(args),
    seed: args.get('seed') ?? DEFAULT_SEED,
    generations: args.whole('generations', 1, MAX_GENERATIONS, DEFAULT_GENERATIONS),
    games: args.whole('games', MIN_GAMES, MAX_GAMES, DEFAULT_GAMES),
  };
}

/** Returns the plan in a weights file. */
function planOf(file: string): TrainingPlan {
  try {
    return readPlan(readFile(file));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw usageError(`${file} has no training plan: ${error.message}.`);
  }
}

/** Returns the weights to continue from: those of an unfinished file with the same plan. Throws for any other file. */
function startingWeights(plan: TrainingPlan, file: string): Weights {
  if (!existsSync(file)) return zeroWeights(plan);
  let existing: Weights;
  try {
    existing = readWeights(readFile(file));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(`${file} exists and is not overwritten, because ${error.message}; choose another name.`);
  }
  if (JSON.stringify(existing.plan) === JSON.stringify(plan)) return existing;
  throw usageError(
    `${file} contains weights of another plan and is not overwritten; choose another name, or the same options.`,
  );
}

export const train: Command = {
  name: 'train',
  summary: 'train the weights of bots for a kind of game by self-play',
  about: [
    'Plays games of bots against themselves and learns what positions are worth and which moves lead to better ones. Each generation plays with the weights of the one before. At the end, captains play, and the prospects are learned from their games. The same options give the same weights on any number of threads.',
    'FILE is written after every generation. If the command is interrupted, the same command continues from there.',
  ],
  operand: 'FILE',
  flags: {
    ...PLAN_FLAGS,
    plan: {
      value: 'WEIGHTS',
      help: 'use the plan in another weights file instead of the options above',
    },
    ...THREADS_FLAG,
  },
  examples: [
    'windrose train weights.json --players 4',
    'windrose train weights.json --mode soloplay-three --games 20000',
    'windrose train again.json --plan weights.json',
  ],

  async run(args, io) {
    const plan = planFrom(args);
    const [file] = args.operands;
    const from = startingWeights(plan, file);
    const total = remainingTasks(zeroWeights(plan));
    let done = total - remainingTasks(from);
    const progress = new ProgressBar(io.errors, total);
    const pool: WorkerPool = workerPoolFrom(args);
    const runTasks = (tasks: readonly TrainingTask[]) => pool.run('train', tasks, () => progress.update(++done));
    try {
      await learn(plan, runTasks, (weights) => writeFile(file, writeWeights(weights)), from);
    } finally {
      progress.finish();
      await pool.close();
    }
    await write(io.output, `${file}: weights of ${describeGameKind(plan.course)}, ${plan.generations} generations.\n`);
    return 0;
  },
};
