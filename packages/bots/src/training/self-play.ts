/** Runs one training task: plays games and sums the regression data for the evaluation or the policy. */
import { apply, type Game, Random, type Seat, totalScore } from '@windrose/engine';
import { rowOf } from '../evaluation/evaluation.ts';
import { FEATURES, readFeatures } from '../evaluation/features.ts';
import { type GameKind, newGame } from '../game-kind.ts';
import { MOVE_FEATURES } from '../policy/move-features.ts';
import type { WeightRows } from '../weights.ts';
import { type GenerationMatch, leadInMatch } from './generation-match.ts';
import { MoveSampler } from './move-sampler.ts';
import { CaptainPlayers, PolicyPlayers, type SelfPlayers } from './players.ts';
import { Regression } from './regression.ts';

/** What a task trains: the evaluation, the policy, or the prospects. */
export type Subject = 'values' | 'judgements' | 'prospects';

/** A task that plays games to learn from. */
interface SelfPlay {
  readonly about: Subject;
  readonly course: GameKind;
  readonly rows: WeightRows;
  readonly seed: string;
  readonly games: number;
}

/** A task for a worker: games to learn from, or a match between two generations. */
export type TrainingTask = SelfPlay | (GenerationMatch & { readonly about: 'match' });

/** One of this many positions is sampled. */
const VALUES_EVERY = 6;
const JUDGEMENTS_EVERY = 24;

/** Returns the regression sums of all rounds one after another, or the lead of a match. */
export function runTrainingTask(task: TrainingTask): Float64Array {
  if (task.about === 'match') return Float64Array.of(leadInMatch(task));
  return task.about === 'judgements' ? sampleMoves(task) : sampleValues(task);
}

/** Plays the games of a task. Calls `look` before every move and `end` after every game. */
function playGames(
  { about, course, rows, seed, games }: SelfPlay,
  look: (game: Game) => void,
  end: (game: Game) => void,
): void {
  let players: SelfPlayers | null = null;
  for (let number = 0; number < games; number++) {
    const game = newGame(course, `${seed}.${number}`);
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

/** Relates the features of every seat in sampled positions to its final score. */
function sampleValues(task: SelfPlay): Float64Array {
  const { all, each } = regressions(task.rows.evaluation.length, FEATURES.length);
  const random = new Random(`${task.seed}-values`);
  const features = new Float64Array(FEATURES.length);
  const seen: { seat: Seat; row: number; features: Float64Array }[] = [];
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

/** Relates the features of every possible move to the evaluation of the position after it. */
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
