/** Lessons from self-play: what positions were worth in the end, and which moves lead to positions worth more. */
import { apply, type Game, Random, totalScore } from '@windrose/engine';
import { type Course, gameOf } from '../course.ts';
import { rowOf } from '../evaluation/evaluation.ts';
import { FEATURES, readFeatures } from '../evaluation/features.ts';
import { TRAITS } from '../policy/traits.ts';
import type { Rows } from '../weights.ts';
import { Examiner } from './examiner.ts';
import { Captains, type Players, QuickPlayers } from './players.ts';
import { Regression } from './regression.ts';
import { leadOf, type Trial } from './trial.ts';

/** What is learned: values of positions for the evaluation, judgements of moves for the policy, or prospects of positions. */
export type Subject = 'values' | 'judgements' | 'prospects';

/** Some games to learn from. */
interface SelfPlay {
  readonly about: Subject;
  readonly course: Course;
  readonly rows: Rows;
  readonly seed: string;
  readonly games: number;
}

/** Some games to learn from, or to see whether what was learned is better. */
export type Lesson = SelfPlay | (Trial & { readonly about: 'trial' });

/** One position in so many is looked at. */
const VALUES_EVERY = 6;
const JUDGEMENTS_EVERY = 24;

/** Sums for the regressions of all rounds, one after another; of a trial its lead. */
export function study(lesson: Lesson): Float64Array {
  if (lesson.about === 'trial') return Float64Array.of(leadOf(lesson));
  return lesson.about === 'judgements' ? studyJudgements(lesson) : studyValues(lesson);
}

/** Plays the games of a lesson; `look` sees every position before a move, `end` every game when it is over. */
function playLesson(
  { about, course, rows, seed, games }: SelfPlay,
  look: (game: Game) => void,
  end: (game: Game) => void,
): void {
  let players: Players | null = null;
  for (let number = 0; number < games; number++) {
    const game = gameOf(course, `${seed}.${number}`);
    players ??= about === 'prospects' ? new Captains(game, rows, seed) : new QuickPlayers(game, rows, seed);
    players.begin(number);
    while (game.state.depth > 0) {
      look(game);
      apply(game, players.next(game));
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
function studyValues(lesson: SelfPlay): Float64Array {
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
function studyJudgements(lesson: SelfPlay): Float64Array {
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
