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

/** What a task trains: the evaluation (`values`), the policy (`judgements`) or the prospects. Seeds contain these names. */
export type Subject = 'values' | 'judgements' | 'prospects';

/** A task that plays games to learn from. */
interface SelfPlay {
  readonly subject: Subject;
  readonly gameKind: GameKind;
  readonly rows: WeightRows;
  readonly seed: string;
  readonly games: number;
}

/** A task for a worker: games to learn from, or a match between two generations. */
export type TrainingTask = SelfPlay | (GenerationMatch & { readonly subject: 'match' });

/** One of this many positions is sampled. */
const VALUES_EVERY = 6;
const JUDGEMENTS_EVERY = 24;

/** Returns the regression sums of all rounds one after another, or the lead of a match. */
export function runTrainingTask(task: TrainingTask): Float64Array {
  if (task.subject === 'match') return Float64Array.of(leadInMatch(task));
  return task.subject === 'judgements' ? sampleMoves(task) : sampleValues(task);
}

/** Plays the games of a task. Calls `visit` before every move and `end` after every game. */
function playGames(
  { subject, gameKind, rows, seed, games }: SelfPlay,
  visit: (game: Game) => void,
  end: (game: Game) => void,
): void {
  let players: SelfPlayers | null = null;
  for (let number = 0; number < games; number++) {
    const game = newGame(gameKind, `${seed}.${number}`);
    players ??= subject === 'prospects' ? new CaptainPlayers(game, rows, seed) : new PolicyPlayers(game, rows, seed);
    players.startGame(number);
    while (game.state.depth > 0) {
      visit(game);
      apply(game, players.next(game));
    }
    end(game);
  }
}

function regressions(count: number, size: number): { all: Float64Array; perRow: Regression[] } {
  const length = size * size + size;
  const all = new Float64Array(count * length);
  const perRow = Array.from(
    { length: count },
    (_, i) => new Regression(size, all.subarray(i * length, (i + 1) * length)),
  );
  return { all, perRow };
}

/** Relates the features of every seat in sampled positions to its final score. */
function sampleValues(task: SelfPlay): Float64Array {
  const { all, perRow } = regressions(task.rows.evaluation.length, FEATURES.length);
  const random = new Random(`${task.seed}-values`);
  const features = new Float64Array(FEATURES.length);
  const samples: { seat: Seat; row: number; features: Float64Array }[] = [];
  playGames(
    task,
    (game) => {
      if (random.below(VALUES_EVERY) > 0) return;
      for (let seat = 0; seat < game.state.seats; seat++) {
        readFeatures(game, seat, features);
        samples.push({ seat, row: rowOf(game, perRow.length), features: features.slice() });
      }
    },
    (game) => {
      for (const { seat, row, features } of samples) perRow[row].add(features, 0, totalScore(game, seat));
      samples.length = 0;
    },
  );
  return all;
}

/** Relates the features of every possible move to the evaluation of the position after it. */
function sampleMoves(task: SelfPlay): Float64Array {
  const { all, perRow } = regressions(task.rows.policy.length, MOVE_FEATURES.length);
  const random = new Random(`${task.seed}-judgements`);
  let sampler: MoveSampler | null = null;
  playGames(
    task,
    (game) => {
      if (random.below(JUDGEMENTS_EVERY) > 0) return;
      sampler ??= new MoveSampler(game, task.rows);
      sampler.addDecision(game, perRow[rowOf(game, perRow.length)]);
    },
    () => {},
  );
  return all;
}
