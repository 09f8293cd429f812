/** Lessons from self-play: what positions were worth in the end, and which moves lead to positions worth more. */
import { apply, type Game, Random, totalScore } from '@windrose/engine';
import { type Course, gameOf } from '../course.ts';
import { rowOf } from '../evaluation/evaluation.ts';
import { FEATURES, readFeatures } from '../evaluation/features.ts';
import { MOVE_FEATURES } from '../policy/move-features.ts';
import type { WeightRows } from '../weights.ts';
import { type GenerationMatch, leadInMatch } from './generation-match.ts';
import { MoveSampler } from './move-sampler.ts';
import { CaptainPlayers, PolicyPlayers, type SelfPlayers } from './players.ts';
import { Regression } from './regression.ts';

/** What is learned: values of positions for the evaluation, judgements of moves for the policy, or prospects of positions. */
export type Subject = 'values' | 'judgements' | 'prospects';

/** Some games to learn from. */
interface SelfPlay {
  readonly about: Subject;
  readonly course: Course;
  readonly rows: WeightRows;
  readonly seed: string;
  readonly games: number;
}

/** Some games to learn from, or to see whether what was learned is better. */
export type TrainingTask = SelfPlay | (GenerationMatch & { readonly about: 'match' });

/** One position in so many is looked at. */
const VALUES_EVERY = 6;
const JUDGEMENTS_EVERY = 24;

/** Sums for the regressions of all rounds, one after another; of a trial its lead. */
export function runTrainingTask(task: TrainingTask): Float64Array {
  if (task.about === 'match') return Float64Array.of(leadInMatch(task));
  return task.about === 'judgements' ? sampleMoves(task) : sampleValues(task);
}

/** Plays the games of a task; `look` sees every position before a move, `end` every game when it is over. */
function playGames(
  { about, course, rows, seed, games }: SelfPlay,
  look: (game: Game) => void,
  end: (game: Game) => void,
): void {
  let players: SelfPlayers | null = null;
  for (let number = 0; number < games; number++) {
    const game = gameOf(course, `${seed}.${number}`);
    players ??= about === 'prospects' ? new CaptainPlayers(game, rows, seed) : new PolicyPlayers(game, rows, seed);
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
function sampleValues(task: SelfPlay): Float64Array {
  const { all, each } = regressions(task.rows.evaluation.length, FEATURES.length);
  const random = new Random(`${task.seed}-values`);
  const features = new Float64Array(FEATURES.length);
  const seen: { seat: number; row: number; features: Float64Array }[] = [];
  playGames(
    task,
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
function sampleMoves(task: SelfPlay): Float64Array {
  const { all, each } = regressions(task.rows.policy.length, MOVE_FEATURES.length);
  const random = new Random(`${task.seed}-judgements`);
  let sampler: MoveSampler | null = null;
  playGames(
    task,
    (game) => {
      if (random.below(JUDGEMENTS_EVERY) > 0) return;
      sampler ??= new MoveSampler(game, task.rows);
      sampler.addDecision(game, each[rowOf(game, each.length)]);
    },
    () => {},
  );
  return all;
}
