/**
 * The format of weights files: the weights of evaluation, prospects and policy, one row per round, and the plan that
 * made them.
 */
import { edition, MODES } from '@windrose/engine';
import { FEATURES } from './evaluation/features.ts';
import type { GameKind } from './game-kind.ts';
import { MOVE_FEATURES } from './policy/move-features.ts';

/** Weights of all features of positions and of moves, one row per round. */
export interface WeightRows {
  /** The evaluation learned from games of the policy. */
  readonly evaluation: readonly (readonly number[])[];
  /** The evaluation learned from games of captains; a copy of `evaluation` until then. */
  readonly prospects: readonly (readonly number[])[];
  readonly policy: readonly (readonly number[])[];
}

/** The parameters of a training. The same plan gives the same weights. */
export interface TrainingPlan {
  readonly course: GameKind;
  readonly seed: string;
  readonly generations: number;
  /** Games per generation. */
  readonly games: number;
}

/** The contents of a weights file. */
export interface Weights extends WeightRows {
  readonly plan: TrainingPlan;
  /** Number of finished steps: fewer than the plan has during a training or after an interruption. */
  readonly done: number;
}

/** Returns the number of steps of a training: its generations, and the games of captains. */
export function stepsOf({ generations }: TrainingPlan): number {
  return generations + 1;
}

const ROUNDS = 7;

/** Returns weights of zero, with which a training starts. */
export function zeroWeights(plan: TrainingPlan): Weights {
  const rows = (length: number) => Array.from({ length: ROUNDS }, () => Array<number>(length).fill(0));
  const values = rows(FEATURES.length);
  return { plan, done: 0, evaluation: values, prospects: values, policy: rows(MOVE_FEATURES.length) };
}

/** Returns weights as JSON with one line per round. */
export function writeWeights({ plan, done, ...rows }: Weights): string {
  const lines = (name: keyof WeightRows) =>
    `"${name}": [\n${rows[name].map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  const all = [lines('evaluation'), lines('prospects'), lines('policy')];
  return `{\n"plan": ${JSON.stringify(plan)},\n"done": ${done},\n${all.join(',\n')}\n}\n`;
}

/** Parses weights. Throws a `RangeError` that says what is wrong. */
export function readWeights(text: string): Weights {
  const { done, evaluation, prospects, policy } = parse(text);
  const plan = readPlan(text);
  if (!Number.isInteger(done)) throw new RangeError('it does not say how many steps are done');
  if (!areRows(evaluation, FEATURES.length)) throw new RangeError('its evaluation is not that of this version');
  if (!areRows(prospects, FEATURES.length)) throw new RangeError('its prospects are not those of this version');
  if (!areRows(policy, MOVE_FEATURES.length)) throw new RangeError('its policy is not that of this version');
  return { plan, done: done as number, evaluation, prospects, policy };
}

/** Parses the plan in weights, even in weights of another version. Throws a `RangeError` that says what is wrong. */
export function readPlan(text: string): TrainingPlan {
  const { plan } = parse(text);
  if (!isPlan(plan)) throw new RangeError('it does not say how the weights were made');
  return plan;
}

function parse(text: string): Partial<Weights> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Weights>;
  } catch {
    throw new RangeError('it is not JSON');
  }
}

function isPlan(plan: TrainingPlan | undefined): plan is TrainingPlan {
  if (typeof plan?.seed !== 'string' || !Number.isInteger(plan.generations) || !Number.isInteger(plan.games))
    return false;
  const { course } = plan;
  if (typeof course !== 'object' || course === null || MODES[course.mode] === undefined) return false;
  try {
    return edition(course.edition, course.board) !== undefined && Number.isInteger(course.players);
  } catch {
    return false;
  }
}

function areRows(rows: unknown, length: number): rows is number[][] {
  const isRow = (row: unknown) => Array.isArray(row) && row.length === length && row.every(Number.isFinite);
  return Array.isArray(rows) && rows.length > 0 && rows.every(isRow);
}
