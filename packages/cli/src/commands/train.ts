/** `windrose train`: makes the weights of a kind of game by self-play, on all processors, and can be interrupted. */
import { existsSync } from 'node:fs';
import {
  type Lesson,
  train as learn,
  lessonsLeft,
  noWeights,
  readPlan,
  readWeights,
  type TrainingPlan,
  type Weights,
  writeWeights,
} from '@windrose/bots';
import type { Arguments, Flags } from '../arguments.ts';
import type { Command } from '../command.ts';
import { COURSE_FLAGS, courseFrom, courseInWords } from '../course.ts';
import { type Crew, crewFrom, THREADS_FLAG } from '../crew/crew.ts';
import { Failure, misuse } from '../failure.ts';
import { readFile, writeFile } from '../files.ts';
import { write } from '../io.ts';
import { Progress } from '../progress.ts';

const DEFAULT_SEED = 'windrose';
const DEFAULT_GENERATIONS = 6;
const MAX_GENERATIONS = 100;
const DEFAULT_GAMES = 10_000;
const MIN_GAMES = 20;
const MAX_GAMES = 10_000_000;

/** What a plan is made of. */
const PLAN_FLAGS = {
  ...COURSE_FLAGS,
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
    if (given !== undefined) throw misuse(`--plan says everything about a training; --${given} cannot be given too.`);
    return planOf(like);
  }
  return {
    course: courseFrom(args),
    seed: args.get('seed') ?? DEFAULT_SEED,
    generations: args.whole('generations', 1, MAX_GENERATIONS, DEFAULT_GENERATIONS),
    games: args.whole('games', MIN_GAMES, MAX_GAMES, DEFAULT_GAMES),
  };
}

/** The plan that a file of weights carries. */
function planOf(file: string): TrainingPlan {
  try {
    return readPlan(readFile(file));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw misuse(`${file} has no plan to train by: ${error.message}.`);
  }
}

/** A file of the same plan that is not finished is gone on with; any other is left alone. */
function beginning(plan: TrainingPlan, file: string): Weights {
  if (!existsSync(file)) return noWeights(plan);
  let found: Weights;
  try {
    found = readWeights(readFile(file));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Failure(`${file} exists and is left alone, because ${error.message}; choose another name.`);
  }
  if (JSON.stringify(found.plan) === JSON.stringify(plan)) return found;
  throw misuse(`${file} holds weights of another plan and is left alone; choose another name, or the same options.`);
}

export const train: Command = {
  name: 'train',
  summary: 'make the weights of the bots for a kind of game, by self-play',
  about: [
    'Plays games of the bots against themselves, learns what positions are worth and which moves lead to better ones, and does so again with what was learned, generation by generation; in the end bots that think ahead play, for what positions are worth to them. The same options give the same weights on any number of threads.',
    'After every generation FILE is written. If the command is interrupted, the same command goes on from there.',
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
    'windrose train weights.json --edition age-of-sail --players 2 --mode silent-fleet --games 20000',
    'windrose train again.json --plan weights.json',
  ],

  async run(args, io) {
    const plan = planFrom(args);
    const [file] = args.operands;
    const from = beginning(plan, file);
    const total = lessonsLeft(noWeights(plan));
    let studied = total - lessonsLeft(from);
    const progress = new Progress(io.errors, total);
    const crew: Crew = crewFrom(args);
    const study = (lessons: readonly Lesson[]) => crew.run('study', lessons, () => progress.update(++studied));
    try {
      await learn(plan, study, (weights) => writeFile(file, writeWeights(weights)), from);
    } finally {
      progress.finish();
      await crew.close();
    }
    await write(io.output, `${file}: weights of ${courseInWords(plan.course)}, ${plan.generations} generations.\n`);
    return 0;
  },
};
