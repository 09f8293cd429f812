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

/** The options that make a plan. */
const PLAN_FLAGS = {
  ...GAME_KIND_FLAGS,
  seed: { value: 'S', help: `text that all games follow from (default ${DEFAULT_SEED})` },
  generations: {
    value: 'N',
    help: `how often to begin again with what was learned (default ${DEFAULT_GENERATIONS})`,
  },
  games: { value: 'N', help: `games of a generation (default ${DEFAULT_GAMES})` },
} as const satisfies Flags;

function planFrom(args: Arguments): TrainingPlan {
  const like = args.get('plan');
  if (like !== undefined) {
    const given = Object.keys(PLAN_FLAGS).find((name) => args.has(name));
    if (given !== undefined)
      throw usageError(`--${given} cannot be combined with --plan, which defines the whole training.`);
    return planOf(like);
  }
  return {
    course: gameKindFrom(args),
    seed: args.get('seed') ?? DEFAULT_SEED,
    generations: args.whole('generations', 1, MAX_GENERATIONS, DEFAULT_GENERATIONS),
    games: args.whole('games', MIN_GAMES, MAX_GAMES, DEFAULT_GAMES),
  };
}

/** Returns the plan in a file of weights. */
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
  let found: Weights;
  try {
    found = readWeights(readFile(file));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(`${file} exists and is not overwritten, because ${error.message}; choose another name.`);
  }
  if (JSON.stringify(found.plan) === JSON.stringify(plan)) return found;
  throw usageError(
    `${file} holds weights of another plan and is not overwritten; choose another name, or the same options.`,
  );
}

export const train: Command = {
  name: 'train',
  summary: 'make the weights of the bots for a kind of game, by self-play',
  about: [
    'Plays games of the bots against themselves, learns what positions are worth and which moves lead to better ones, and does so again with what was learned, generation by generation; in the end bots that think ahead play, for what positions are worth to them. The same options give the same weights on any number of threads.',
    'After every generation FILE is written. If the command is interrupted, the same command continues from there.',
  ],
  operand: 'FILE',
  flags: {
    ...PLAN_FLAGS,
    plan: {
      value: 'WEIGHTS',
      help: 'train by the plan that another file of weights carries, instead of the options above',
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
    let studied = total - remainingTasks(from);
    const progress = new ProgressBar(io.errors, total);
    const pool: WorkerPool = workerPoolFrom(args);
    const study = (lessons: readonly TrainingTask[]) => pool.run('study', lessons, () => progress.update(++studied));
    try {
      await learn(plan, study, (weights) => writeFile(file, writeWeights(weights)), from);
    } finally {
      progress.finish();
      await pool.close();
    }
    await write(io.output, `${file}: weights of ${describeGameKind(plan.course)}, ${plan.generations} generations.\n`);
    return 0;
  },
};
