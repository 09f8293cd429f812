/**
 * The informed policy: plays games to their end as fast as random play, but sensibly. Every move is judged by its traits,
 * some noise is added, and the best is taken. It allocates nothing while it plays.
 */
import {
  ACTIONS,
  apply,
  decidingSeat,
  type Game,
  listMoves,
  listTargets,
  MoveList,
  type Random,
} from '@windrose/engine';
import type { Evaluation } from '../evaluation/evaluation.ts';
import type { Judge } from './judge.ts';
import { ACTIVATION, BUILDING, BY_PHASE, kindsOf, OTHER, PASS } from './kinds.ts';

const NO_MOVE = -1;

/** Decisions of other kinds are evaluated move by move if there are few, and left to chance where many are much alike. */
const FEW_MOVES = 6;

/** Noise such that taking the best of noisy values is drawing by their exponentials (Gumbel). */
const NOISE_BITS = 10;
const NOISE = Float64Array.from(
  { length: 1 << NOISE_BITS },
  (_, i) => -Math.log(-Math.log((i + 0.5) / (1 << NOISE_BITS))),
);

export class Policy {
  private readonly judge: Judge;
  private readonly evaluation: Evaluation;
  private readonly random: Random;
  private chance: number;
  /** Size of the noise, in glory. */
  temperature: number;
  private readonly kinds: Uint8Array;
  private readonly scratch: Game;
  private readonly list = new MoveList();
  private readonly targets = new MoveList();
  /** Best target of each action, and its value: first those of activations, then those of tokens. */
  private readonly bestTarget = new Int16Array(2 * ACTIONS.length);
  private readonly bestValue = new Float64Array(2 * ACTIONS.length);
  /** The target for which a building was just activated. */
  private plan = NO_MOVE;

  constructor(like: Game, judge: Judge, evaluation: Evaluation, random: Random, temperature: number) {
    this.judge = judge;
    this.evaluation = evaluation;
    this.random = random;
    this.chance = random.next() | 0;
    this.temperature = temperature;
    this.kinds = kindsOf(like.tables.catalogue);
    this.scratch = like.clone();
  }

  /** Plays a game to its end. */
  playOut(game: Game): void {
    this.forget();
    while (game.state.depth > 0) apply(game, this.next(game));
  }

  /** What comes next is another game, or another place in it. */
  forget(): void {
    this.plan = NO_MOVE;
  }

  /** The move for a decision; every decision of the game must be asked for in turn, because targets are chosen ahead. */
  next(game: Game): number {
    const { list, plan } = this;
    if (plan !== NO_MOVE) {
      this.plan = NO_MOVE;
      return plan;
    }
    listMoves(game, list);
    const last = list.moves[list.count - 1];
    if (list.count === 1) return last;
    // What kind of decision it is, the last move of its list tells.
    const kind = this.kinds[last];
    if (kind === OTHER) return this.other(game);
    const seat = decidingSeat(game);
    this.judge.look(game, seat);
    if (kind === PASS) return this.turn(game, seat);
    return kind === BUILDING || kind === BY_PHASE ? this.building(game) : this.target(game);
  }

  private noise(): number {
    // Good enough for noise, and much faster than the generator of set-ups.
    this.chance = (Math.imul(this.chance, 1664525) + 1013904223) | 0;
    return this.temperature * NOISE[this.chance >>> (32 - NOISE_BITS)];
  }

  private building(game: Game): number {
    const { list, judge, kinds } = this;
    const { target } = game.tables.catalogue;
    let best = NO_MOVE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.count; i++) {
      const move = list.moves[i];
      if (kinds[move] !== BUILDING) continue;
      const value = judge.build(game, target[move]) + this.noise();
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }

  private target(game: Game): number {
    const { list, judge } = this;
    let best = NO_MOVE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.count; i++) {
      const value = judge.target(game, list.moves[i]) + this.noise();
      if (value > most) {
        most = value;
        best = list.moves[i];
      }
    }
    return best;
  }

  /** Looks ahead to the targets, so that a building is activated for something. */
  private turn(game: Game, seat: number): number {
    const { list, judge, bestTarget, bestValue, kinds } = this;
    const { catalogue, progress, buildingStage, tokenStage } = game.tables;
    let activations = 0;
    let tokens = 0;
    for (let i = 0; i < list.count - 1; i++) {
      const move = list.moves[i];
      const target = catalogue.target[move];
      if (kinds[move] === ACTIVATION) activations |= progress.actions[buildingStage[target]];
      else tokens |= progress.actions[tokenStage[target + 1]];
    }
    if (activations !== 0) this.findTargets(game, seat, activations, 1, 0);
    if (tokens !== 0) this.findTargets(game, seat, tokens, 0, ACTIONS.length);
    let best = catalogue.base.pass;
    let most = judge.pass(game) + this.noise();
    for (let i = 0; i < list.count - 1; i++) {
      const move = list.moves[i];
      const isActivation = kinds[move] === ACTIVATION;
      const target = catalogue.target[move];
      const stage = isActivation ? buildingStage[target] : tokenStage[target + 1];
      const offered = progress.actions[stage];
      for (let action = 0; action < ACTIONS.length; action++) {
        const found = isActivation ? action : action + ACTIONS.length;
        if ((offered & (1 << action)) === 0 || bestTarget[found] === NO_MOVE) continue;
        const value = bestValue[found] + judge.turn(game, stage, action, isActivation);
        if (value > most) {
          most = value;
          best = move;
          this.plan = bestTarget[found];
        }
      }
    }
    return best;
  }

  private findTargets(game: Game, seat: number, actions: number, cost: number, from: number): void {
    const { targets, judge, bestTarget, bestValue } = this;
    const { action } = game.tables.catalogue;
    for (let i = from; i < from + ACTIONS.length; i++) {
      bestTarget[i] = NO_MOVE;
      bestValue[i] = Number.NEGATIVE_INFINITY;
    }
    listTargets(game, seat, actions, cost, targets);
    for (let i = 0; i < targets.count; i++) {
      const move = targets.moves[i];
      const at = from + action[move];
      const value = judge.target(game, move) + this.noise();
      if (value > bestValue[at]) {
        bestValue[at] = value;
        bestTarget[at] = move;
      }
    }
  }

  private other(game: Game): number {
    const { list, scratch, evaluation } = this;
    if (list.count > FEW_MOVES) return list.moves[this.random.below(list.count)];
    const seat = decidingSeat(game);
    let best = NO_MOVE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.count; i++) {
      scratch.copyFrom(game);
      apply(scratch, list.moves[i]);
      const value = evaluation.value(scratch, seat) + this.noise();
      if (value > most) {
        most = value;
        best = list.moves[i];
      }
    }
    return best;
  }
}
