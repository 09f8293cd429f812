/**
 * Collects samples for training the policy: the features of all moves of a decision, and the evaluation of the
 * positions after them.
 */
import {
  ACTIONS,
  apply,
  decidingSeat,
  type Game,
  listMoves,
  MoveList,
  type MoveNumber,
  offeredActions,
  type Seat,
} from '@windrose/engine';
import { Evaluation } from '../evaluation/evaluation.ts';
import { MOVE_FEATURES } from '../policy/move-features.ts';
import * as kind from '../policy/move-kinds.ts';
import { MoveScorer } from '../policy/move-scorer.ts';
import type { WeightRows } from '../weights.ts';
import type { Regression } from './regression.ts';

const MAX_SAMPLES = 1024;
const NO_TARGET = -1;

/** Rows with a single weight of 1: the score of a move by row i is its feature i. */
const UNIT_ROWS = MOVE_FEATURES.map((_, feature) => MOVE_FEATURES.map((_, other) => Number(feature === other)));

export class MoveSampler {
  private readonly scorer: MoveScorer;
  private readonly evaluation: Evaluation;
  private readonly kinds: Uint8Array;
  private readonly first: Game;
  private readonly second: Game;
  private readonly moves = new MoveList();
  private readonly targets = new MoveList();
  /** Features and value of every move. An activation has a sample for each of its first targets. */
  private readonly samples = new Float64Array(MAX_SAMPLES * MOVE_FEATURES.length);
  private readonly values = new Float64Array(MAX_SAMPLES);
  private count = 0;

  constructor(sample: Game, rows: WeightRows) {
    this.scorer = new MoveScorer(UNIT_ROWS, sample.tables);
    this.evaluation = new Evaluation(rows.evaluation);
    this.kinds = kind.moveKindsOf(sample.tables).kind;
    this.first = sample.clone();
    this.second = sample.clone();
  }

  /** Adds the samples of a decision to a regression. */
  addDecision(game: Game, regression: Regression): void {
    const { moves, targets, first, second, kinds } = this;
    listMoves(game, moves);
    if (moves.count < 2) return;
    const seat = decidingSeat(game);
    this.count = 0;
    for (let i = 0; i < moves.count; i++) {
      const move = moves.moves[i];
      if (kinds[move] === kind.OTHER || kinds[move] === kind.BY_PHASE) continue;
      first.copyFrom(game);
      apply(first, move);
      if (offeredActions(game, move) === 0) {
        this.addSample(game, seat, move, NO_TARGET, first);
        continue;
      }
      listMoves(first, targets);
      for (let k = 0; k < targets.count; k++) {
        if (game.tables.catalogue.action[targets.moves[k]] < 0) continue;
        second.copyFrom(first);
        apply(second, targets.moves[k]);
        this.addSample(game, seat, move, targets.moves[k], second);
      }
    }
    this.addTo(regression);
  }

  private addSample(game: Game, seat: Seat, move: MoveNumber, target: MoveNumber, reached: Game): void {
    if (this.count === MAX_SAMPLES) return;
    const from = this.count * MOVE_FEATURES.length;
    for (let feature = 0; feature < MOVE_FEATURES.length; feature++) {
      this.scorer.setSeat(game, seat, feature);
      this.samples[from + feature] = this.score(game, move, target);
    }
    this.values[this.count++] = this.evaluation.advantage(reached, seat);
  }

  /** Returns the score of a move; for an activation or a token together with a first target. */
  private score(game: Game, move: MoveNumber, target: MoveNumber): number {
    const { scorer } = this;
    const { catalogue, buildingStage, tokenStage } = game.tables;
    const component = catalogue.target[move];
    switch (this.kinds[move]) {
      case kind.BUILDING:
        scorer.readOwnedActions(game);
        return scorer.build(game, component);
      case kind.PASS:
        return scorer.pass(game);
      case kind.ACTIVATION:
        return (
          scorer.activation(buildingStage[component] * ACTIONS.length + catalogue.action[target]) +
          scorer.scoreAction(game, target)
        );
      case kind.TOKEN:
        return (
          scorer.spending(tokenStage[component + 1] * ACTIONS.length + catalogue.action[target]) +
          scorer.scoreAction(game, target)
        );
      default:
        return scorer.scoreAction(game, move);
    }
  }

  /** Only differences between the moves of one decision matter, so the mean is subtracted. */
  private addTo(regression: Regression): void {
    const { samples, values, count } = this;
    if (count < 2) return;
    const size = MOVE_FEATURES.length;
    const mean = new Float64Array(size);
    let meanValue = 0;
    for (let line = 0; line < count; line++) {
      for (let i = 0; i < size; i++) mean[i] += samples[line * size + i] / count;
      meanValue += values[line] / count;
    }
    for (let line = 0; line < count; line++) {
      for (let i = 0; i < size; i++) samples[line * size + i] -= mean[i];
      regression.add(samples, line * size, values[line] - meanValue);
    }
  }
}
