/** Lessons from self-play: what positions were worth in the end, and which moves lead to positions worth more. */
import {
  apply,
  decidingSeat,
  type Game,
  listMoves,
  MoveList,
  offeredActions,
  Random,
  totalScore,
} from '@windrose/engine';
import { type Course, gameOf } from '../course.ts';
import { Evaluation, rowOf } from '../evaluation/evaluation.ts';
import { FEATURES, readFeatures } from '../evaluation/features.ts';
import { Judge } from '../policy/judge.ts';
import { Policy } from '../policy/policy.ts';
import { TRAITS } from '../policy/traits.ts';
import type { Rows } from '../weights.ts';
import { Regression } from './regression.ts';

/** Some games to learn from. */
export interface Lesson {
  /** What is learned: values of positions for the evaluation, or judgements of moves for the policy. */
  readonly about: 'values' | 'judgements';
  readonly course: Course;
  readonly rows: Rows;
  readonly seed: string;
  readonly games: number;
}

/** Noise of the players, in glory, in turn: careful ones and careless ones, so that all kinds of positions are seen. */
const TEMPERATURES = [0.3, 0.8, 2];
/** One position in so many is looked at. */
const VALUES_EVERY = 6;
const JUDGEMENTS_EVERY = 24;

/** Sums for the regressions of all rounds, one after another. */
export function study(lesson: Lesson): Float64Array {
  return lesson.about === 'values' ? studyValues(lesson) : studyJudgements(lesson);
}

/** Plays the games of a lesson; `look` sees every position before the policy moves, `end` every game when it is over. */
function playLesson(
  { course, rows, seed, games }: Lesson,
  look: (game: Game) => void,
  end: (game: Game) => void,
): void {
  const random = new Random(seed);
  let policy: Policy | null = null;
  for (let number = 0; number < games; number++) {
    const game = gameOf(course, `${seed}.${number}`);
    policy ??= new Policy(game, new Judge(rows.policy, game.tables), new Evaluation(rows.evaluation), random, 0);
    policy.temperature = TEMPERATURES[number % TEMPERATURES.length];
    policy.forget();
    while (game.state.depth > 0) {
      look(game);
      apply(game, policy.next(game));
    }
    end(game);
  }
}

function regressions(count: number, size: number): { all: Float64Array; each: Regression[] } {
  const length = size * size + size;
  const all = new Float64Array(count * length);
  const each = Array.from(
    { length: count },
    (_, i) => new Regression(size, all.subarray(i * length, (i + 1) * length)),
  );
  return { all, each };
}

/** What each seat had at positions on the way, against what it scored. */
function studyValues(lesson: Lesson): Float64Array {
  const { all, each } = regressions(lesson.rows.evaluation.length, FEATURES.length);
  const random = new Random(`${lesson.seed}-values`);
  const features = new Float64Array(FEATURES.length);
  const seen: { seat: number; row: number; features: Float64Array }[] = [];
  playLesson(
    lesson,
    (game) => {
      if (random.below(VALUES_EVERY) > 0) return;
      for (let seat = 0; seat < game.state.seats; seat++) {
        readFeatures(game, seat, features);
        seen.push({ seat, row: rowOf(game, each.length), features: features.slice() });
      }
    },
    (game) => {
      for (const { seat, row, features } of seen) each[row].add(features, 0, totalScore(game, seat));
      seen.length = 0;
    },
  );
  return all;
}

/** The traits of every possible move, against how much better the evaluation likes the position after it. */
function studyJudgements(lesson: Lesson): Float64Array {
  const { all, each } = regressions(lesson.rows.policy.length, TRAITS.length);
  const random = new Random(`${lesson.seed}-judgements`);
  let examiner: Examiner | null = null;
  playLesson(
    lesson,
    (game) => {
      if (random.below(JUDGEMENTS_EVERY) > 0) return;
      examiner ??= new Examiner(game, lesson.rows);
      examiner.examine(game, each[rowOf(game, each.length)]);
    },
    () => {},
  );
  return all;
}

const MOST_LINES = 1024;

/** Compares all moves of one decision, an activation together with each of its first targets. */
class Examiner {
  private readonly judge: Judge;
  private readonly evaluation: Evaluation;
  private readonly first: Game;
  private readonly second: Game;
  private readonly moves = new MoveList();
  private readonly targets = new MoveList();
  private readonly traits = new Float64Array(TRAITS.length);
  private readonly lines = new Float64Array(MOST_LINES * TRAITS.length);
  private readonly values = new Float64Array(MOST_LINES);
  private count = 0;

  constructor(like: Game, rows: Rows) {
    this.judge = new Judge(rows.policy, like.tables);
    this.judge.traits = this.traits;
    this.evaluation = new Evaluation(rows.evaluation);
    this.first = like.clone();
    this.second = like.clone();
  }

  examine(game: Game, regression: Regression): void {
    const { moves, judge, first } = this;
    const { catalogue } = game.tables;
    listMoves(game, moves);
    if (moves.count < 2) return;
    const seat = decidingSeat(game);
    this.count = 0;
    judge.look(game, seat);
    for (let i = 0; i < moves.count; i++) {
      const move = moves.moves[i];
      const verb = catalogue.verb[move];
      first.copyFrom(game);
      apply(first, move);
      if (offeredActions(game, move) !== 0) this.lookAhead(game, seat, move);
      else if (verb === 'build') this.note(first, seat, () => judge.build(game, catalogue.target[move]));
      else if (verb === 'pass') this.note(first, seat, () => judge.pass(game));
      else if (catalogue.action[move] >= 0 || verb === 'end' || verb === 'pay-all' || verb === 'discard') {
        this.note(first, seat, () => judge.target(game, move));
      }
    }
    this.learn(regression);
  }

  /** The move was an activation, or spent a token. */
  private lookAhead(game: Game, seat: number, move: number): void {
    const { first, second, targets, judge } = this;
    const { catalogue, buildingStage, tokenStage } = game.tables;
    const isActivation = catalogue.verb[move] === 'activate';
    const source = catalogue.target[move];
    const stage = isActivation ? buildingStage[source] : tokenStage[source + 1];
    listMoves(first, targets);
    for (let i = 0; i < targets.count; i++) {
      const target = targets.moves[i];
      const action = catalogue.action[target];
      if (action < 0) continue;
      second.copyFrom(first);
      apply(second, target);
      this.note(
        second,
        seat,
        () => judge.target(game, target),
        () => judge.turn(game, stage, action, isActivation),
      );
    }
  }

  /** Notes the traits that these judgements have together, and the value of the position reached. */
  private note(reached: Game, seat: number, ...judgements: (() => number)[]): void {
    if (this.count === MOST_LINES) return;
    const from = this.count * TRAITS.length;
    this.lines.fill(0, from, from + TRAITS.length);
    for (const judgement of judgements) {
      judgement();
      for (let i = 0; i < TRAITS.length; i++) this.lines[from + i] += this.traits[i];
    }
    this.values[this.count++] = this.evaluation.advantage(reached, seat);
  }

  /** Only differences between the moves of one decision matter, so all are measured from their mean. */
  private learn(regression: Regression): void {
    const { lines, values, count } = this;
    if (count < 2) return;
    const size = TRAITS.length;
    const mean = new Float64Array(size);
    let meanValue = 0;
    for (let line = 0; line < count; line++) {
      for (let i = 0; i < size; i++) mean[i] += lines[line * size + i] / count;
      meanValue += values[line] / count;
    }
    for (let line = 0; line < count; line++) {
      for (let i = 0; i < size; i++) lines[line * size + i] -= mean[i];
      regression.add(lines, line * size, values[line] - meanValue);
    }
  }
}
