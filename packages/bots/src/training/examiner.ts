/** Compares all moves of one decision: their traits, and how much the evaluation likes the positions after them. */
import { ACTIONS, apply, decidingSeat, type Game, listMoves, MoveList, offeredActions } from '@windrose/engine';
import { Evaluation } from '../evaluation/evaluation.ts';
import { Judge } from '../policy/judge.ts';
import * as kind from '../policy/kinds.ts';
import { TRAITS } from '../policy/traits.ts';
import type { Rows } from '../weights.ts';
import type { Regression } from './regression.ts';

const MAX_LINES = 1024;
const NO_TARGET = -1;

/** A judge with a row for every trait: judged by it, a move is worth as much as it has of the trait. */
const ONE_BY_ONE = TRAITS.map((_, trait) => TRAITS.map((_, other) => Number(trait === other)));

export class Examiner {
  private readonly judge: Judge;
  private readonly evaluation: Evaluation;
  private readonly kinds: Uint8Array;
  private readonly first: Game;
  private readonly second: Game;
  private readonly moves = new MoveList();
  private readonly targets = new MoveList();
  /** Traits and value of every move, an activation together with each of its first targets. */
  private readonly lines = new Float64Array(MAX_LINES * TRAITS.length);
  private readonly values = new Float64Array(MAX_LINES);
  private count = 0;

  constructor(like: Game, rows: Rows) {
    this.judge = new Judge(ONE_BY_ONE, like.tables);
    this.evaluation = new Evaluation(rows.evaluation);
    this.kinds = kind.kindsOf(like.tables).kind;
    this.first = like.clone();
    this.second = like.clone();
  }

  /** Adds what the moves of a decision teach. */
  examine(game: Game, regression: Regression): void {
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
        this.note(game, seat, move, NO_TARGET, first);
        continue;
      }
      listMoves(first, targets);
      for (let k = 0; k < targets.count; k++) {
        if (game.tables.catalogue.action[targets.moves[k]] < 0) continue;
        second.copyFrom(first);
        apply(second, targets.moves[k]);
        this.note(game, seat, move, targets.moves[k], second);
      }
    }
    this.learn(regression);
  }

  private note(game: Game, seat: number, move: number, target: number, reached: Game): void {
    if (this.count === MAX_LINES) return;
    const from = this.count * TRAITS.length;
    for (let trait = 0; trait < TRAITS.length; trait++) {
      this.judge.look(game, seat, trait);
      this.lines[from + trait] = this.judgement(game, move, target);
    }
    this.values[this.count++] = this.evaluation.advantage(reached, seat);
  }

  private judgement(game: Game, move: number, target: number): number {
    const { judge } = this;
    const { catalogue, buildingStage, tokenStage } = game.tables;
    const what = catalogue.target[move];
    switch (this.kinds[move]) {
      case kind.BUILDING:
        judge.lookAtBuildings(game);
        return judge.build(game, what);
      case kind.PASS:
        return judge.pass(game);
      case kind.ACTIVATION:
        return (
          judge.activation(buildingStage[what] * ACTIONS.length + catalogue.action[target]) + judge.target(game, target)
        );
      case kind.TOKEN:
        return (
          judge.spending(tokenStage[what + 1] * ACTIONS.length + catalogue.action[target]) + judge.target(game, target)
        );
      default:
        return judge.target(game, move);
    }
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
