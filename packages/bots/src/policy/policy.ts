/**
 * The informed policy: plays games to their end as fast as random play, but sensibly. Every move is judged by its traits,
 * some noise is added, and the best is taken. It allocates nothing while it plays.
 */
import {
  ACTIONS,
  apply,
  decidingSeat,
  type Game,
  isTurn,
  listMoves,
  listTargets,
  MoveList,
  type Random,
} from '@windrose/engine';
import type { Evaluation } from '../evaluation/evaluation.ts';
import type { Judge } from './judge.ts';
import { BUILDING, BY_PHASE, kindsOf, OTHER } from './kinds.ts';

const NO_MOVE = -1;

/** Decisions of other kinds are evaluated move by move if there are few, and left to chance where many are much alike. */
const FEW_MOVES = 6;

/** No action takes more discs of the harbor, so with more of them it does not matter whether one lies on a building. */
const MOST_DISCS = 3;

/** Noise such that taking the best of noisy values is drawing by their exponentials (Gumbel). */
const NOISE_BITS = 10;
const NOISE = Float64Array.from(
  { length: 1 << NOISE_BITS },
  (_, i) => -Math.log(-Math.log((i + 0.5) / (1 << NOISE_BITS))),
);

/** Number of the lowest bit that is set. */
function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

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
  /** Actions that have a target, as a bit mask; the best target of each, and its value. */
  private found = 0;
  private readonly bestTarget = new Int16Array(ACTIONS.length);
  private readonly bestValue = new Float64Array(ACTIONS.length);
  /** Best move of a turn so far. */
  private best = NO_MOVE;
  private most = 0;
  /** The target for which a building was just activated. */
  private plan = NO_MOVE;

  constructor(like: Game, judge: Judge, evaluation: Evaluation, random: Random, temperature: number) {
    this.judge = judge;
    this.evaluation = evaluation;
    this.random = random;
    this.chance = random.next() | 0;
    this.temperature = temperature;
    this.kinds = kindsOf(like.tables).kind;
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
    const seat = decidingSeat(game);
    if (isTurn(game)) {
      this.judge.look(game, seat);
      return this.turn(game, seat);
    }
    listMoves(game, list);
    if (list.count === 1) return list.moves[0];
    // What kind of decision it is, the last move of its list tells.
    const kind = this.kinds[list.moves[list.count - 1]];
    if (kind === OTHER) return this.other(game);
    this.judge.look(game, seat);
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
    judge.lookAtBuildings(game);
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

  /**
   * Looks ahead to the targets, so that a building is activated for something. What has a target may be activated or spent
   * (CL-ACT-8), so the list of moves is not needed.
   */
  private turn(game: Game, seat: number): number {
    const { judge } = this;
    const { state, tables } = game;
    const { buildings, discs, tokens, tokenKinds } = state;
    const { buildingActions, buildingStage, tokenStage, progress, firstActionToken } = tables;
    const { base } = tables.catalogue;
    const harbor = state.harbor[seat];
    const start = seat * state.slots;
    const end = start + state.built[seat];
    let toActivate = 0;
    if (harbor > 0) for (let i = start; i < end; i++) if (!discs[i]) toActivate |= buildingActions[buildings[i]];
    const held = seat * tokenKinds;
    let toSpend = 0;
    for (let token = firstActionToken; token < tokenKinds; token++) {
      if (tokens[held + token] > 0) toSpend |= progress.actions[tokenStage[token]];
    }
    this.most = judge.pass(game) + this.noise();
    this.best = base.pass;
    if (toActivate !== 0) {
      const isForBoth = harbor > MOST_DISCS;
      this.findTargets(game, seat, isForBoth ? toActivate | toSpend : toActivate, 1);
      for (let i = start; i < end; i++) {
        const stage = buildingStage[buildings[i]];
        if (stage >= 0 && !discs[i]) this.compareActivation(base.activate + buildings[i], stage, progress.actions[stage]);
      }
      if (toSpend === 0) return this.best;
      if (!isForBoth) this.findTargets(game, seat, toSpend, 0);
    } else if (toSpend === 0) return this.best;
    else this.findTargets(game, seat, toSpend, 0);
    for (let token = firstActionToken; token < tokenKinds; token++) {
      const stage = tokenStage[token];
      if (tokens[held + token] > 0) this.compareToken(base.spend + token - 1, stage, progress.actions[stage]);
    }
    return this.best;
  }

  /** Whether a building, with the best target of any of the actions it offers, is better than what was found so far. */
  private compareActivation(move: number, stage: number, offered: number): void {
    const { judge, bestTarget, bestValue } = this;
    for (let left = offered & this.found; left !== 0; left &= left - 1) {
      const action = lowestBit(left);
      const value = bestValue[action] + judge.activation(stage * ACTIONS.length + action);
      if (value > this.most) this.prefer(move, value, bestTarget[action]);
    }
  }

  /** The same for a token. */
  private compareToken(move: number, stage: number, offered: number): void {
    const { judge, bestTarget, bestValue } = this;
    for (let left = offered & this.found; left !== 0; left &= left - 1) {
      const action = lowestBit(left);
      const value = bestValue[action] + judge.spending(stage * ACTIONS.length + action);
      if (value > this.most) this.prefer(move, value, bestTarget[action]);
    }
  }

  private prefer(move: number, value: number, target: number): void {
    this.best = move;
    this.most = value;
    this.plan = target;
  }

  /** The best target of each of the actions, with some noise. */
  private findTargets(game: Game, seat: number, actions: number, cost: number): void {
    const { targets, judge, bestTarget, bestValue } = this;
    const { moves } = targets;
    const { action } = game.tables.catalogue;
    listTargets(game, seat, actions, cost, targets);
    const { count } = targets;
    let found = 0;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      const value = judge.target(game, move) + this.noise();
      const performed = action[move];
      if (found & (1 << performed) && value <= bestValue[performed]) continue;
      found |= 1 << performed;
      bestValue[performed] = value;
      bestTarget[performed] = move;
    }
    this.found = found;
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
      // With more than two seats, what a move does to the others hardly matters, and takes time to find out.
      const isDuel = scratch.state.seats === 2;
      const value = (isDuel ? evaluation.advantage(scratch, seat) : evaluation.value(scratch, seat)) + this.noise();
      if (value > most) {
        most = value;
        best = list.moves[i];
      }
    }
    return best;
  }
}
