/**
 * The policy: plays whole games about as fast as random play, but sensibly. It plays the move with the highest sum of
 * its score, its bonus from earlier rollouts, and noise. It allocates nothing while it plays.
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
  type MoveNumber,
  type Random,
  type Seat,
} from '@windrose/engine';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { BUILDING, BY_PHASE, moveKindsOf, OTHER } from './move-kinds.ts';
import type { MoveScorer } from './move-scorer.ts';
import { MoveStatistics } from './move-statistics.ts';

const NO_MOVE = -1;

/**
 * Decisions without move features are evaluated move by move up to this number of moves; above it the choice is random,
 * because such moves are much alike.
 */
const FEW_MOVES = 6;

/** No action needs more discs of the harbor, so with more discs an activation costs nothing. */
const MAX_DISCS = 3;

/** Gumbel noise: the maximum of values with this noise is a sample from their softmax distribution. */
const NOISE_BITS = 8;
const NOISE = Float64Array.from(
  { length: 1 << NOISE_BITS },
  (_, i) => -Math.log(-Math.log((i + 0.5) / (1 << NOISE_BITS))),
);

/** Returns the number of the lowest bit that is set. */
function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

export class Policy {
  private readonly scorer: MoveScorer;
  private readonly evaluation: Evaluation;
  private readonly random: Random;
  readonly statistics: MoveStatistics;
  private noiseState: number;
  /** Moves made in all rollouts. */
  moves = 0;
  /** Scale of the noise, in glory. */
  temperature: number;
  private readonly kinds: Uint8Array;
  private readonly scratch: Game;
  private readonly list = new MoveList();
  private readonly targets = new MoveList();
  /** Offered actions as a bit mask, and for each action the best move that starts it, with the value of that move. */
  private offered = 0;
  private readonly firstMove = new Int16Array(ACTIONS.length);
  private readonly firstMoveValue = new Float64Array(ACTIONS.length);
  private value = 0;
  /**
   * The value of the best target of each action for each seat when it was last computed, and the round of that
   * computation.
   */
  private readonly lastValues: Float64Array;
  private readonly lastValuesRound: Int8Array;
  /** Best move of the turn so far. */
  private best: MoveNumber = NO_MOVE;
  private bestValue = 0;
  /** The target for which a building was just activated. */
  private plan: MoveNumber = NO_MOVE;
  /** Index of this decision's first move in the statistics. */
  private firstIndex = 0;

  constructor(sample: Game, scorer: MoveScorer, evaluation: Evaluation, random: Random, temperature: number) {
    this.scorer = scorer;
    this.evaluation = evaluation;
    this.random = random;
    this.statistics = new MoveStatistics(sample);
    this.noiseState = random.next() | 0;
    this.temperature = temperature;
    this.kinds = moveKindsOf(sample.tables).kind;
    this.scratch = sample.clone();
    this.lastValuesRound = new Int8Array(sample.state.seats);
    this.lastValues = new Float64Array(sample.state.seats * ACTIONS.length);
  }

  /** Plays a game to its end, or to the start of round `end`. */
  playOut(game: Game, end = Number.POSITIVE_INFINITY): void {
    const { statistics } = this;
    this.reset();
    statistics.startRollout();
    while (game.state.depth > 0 && game.state.round < end) {
      const move = this.next(game);
      statistics.addMove(this.firstIndex + move);
      apply(game, move);
      this.moves++;
    }
  }

  /** Prepares for another game, or another position of the same game. */
  reset(): void {
    this.plan = NO_MOVE;
    this.lastValuesRound.fill(0);
  }

  /**
   * Returns the move for a decision. The caller must ask for every decision of a game in order, because targets are
   * chosen ahead.
   */
  next(game: Game): MoveNumber {
    const { list, plan } = this;
    if (plan !== NO_MOVE) {
      this.plan = NO_MOVE;
      return plan;
    }
    const seat = decidingSeat(game);
    this.firstIndex = this.statistics.firstIndexOf(game, seat);
    if (isTurn(game)) {
      this.scorer.setSeat(game, seat);
      return this.turn(game, seat);
    }
    listMoves(game, list);
    if (list.count === 1) return list.moves[0];
    // The last move of the list identifies the kind of decision.
    const kind = this.kinds[list.moves[list.count - 1]];
    if (kind === OTHER) return this.evaluateMoves(game);
    this.scorer.setSeat(game, seat);
    return kind === BUILDING || kind === BY_PHASE ? this.building(game) : this.target(game);
  }

  private noise(): number {
    // A linear congruential generator is good enough for noise and much faster than the generator of set-ups.
    this.noiseState = (Math.imul(this.noiseState, 1664525) + 1013904223) | 0;
    return this.temperature * NOISE[this.noiseState >>> (32 - NOISE_BITS)];
  }

  private building(game: Game): MoveNumber {
    const { list, scorer, kinds, firstIndex } = this;
    const { bonus } = this.statistics;
    const { target } = game.tables.catalogue;
    let best = NO_MOVE;
    let highest = Number.NEGATIVE_INFINITY;
    scorer.readOwnedActions(game);
    for (let i = 0; i < list.count; i++) {
      const move = list.moves[i];
      if (kinds[move] !== BUILDING) continue;
      const value = scorer.build(game, target[move]) + bonus[firstIndex + move] + this.noise();
      if (value > highest) {
        highest = value;
        best = move;
      }
    }
    return best;
  }

  private target(game: Game): MoveNumber {
    const { list, scorer, firstIndex } = this;
    const { bonus } = this.statistics;
    let best = NO_MOVE;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.count; i++) {
      const value = scorer.scoreAction(game, list.moves[i]) + bonus[firstIndex + list.moves[i]] + this.noise();
      if (value > highest) {
        highest = value;
        best = list.moves[i];
      }
    }
    return best;
  }

  /**
   * Compares activations and tokens by the targets that they would allow. A building or token with a target may be used
   * (CL-ACT-8), so the list of moves is not needed.
   */
  private turn(game: Game, seat: Seat): MoveNumber {
    const { state } = game;
    const harbor = state.harbor[seat];
    this.bestValue = this.scorer.pass(game) + this.noise();
    this.best = game.tables.catalogue.base.pass;
    this.offered = 0;
    if (harbor > 0) this.offerBuildings(game, seat);
    if (this.offered !== 0 && harbor <= MAX_DISCS) {
      this.choose(game, seat, 1);
      this.offered = 0;
    }
    const cost = this.offered === 0 ? 0 : 1;
    this.offerTokens(game, seat);
    if (this.offered !== 0) this.choose(game, seat, cost);
    return this.best;
  }

  /** Finds the best building for each action. */
  private offerBuildings({ state, tables }: Game, seat: Seat): void {
    const { buildings, discs } = state;
    const { buildingStage, progress, catalogue } = tables;
    const start = seat * state.slots;
    const end = start + state.built[seat];
    for (let i = start; i < end; i++) {
      const building = buildings[i];
      const stage = buildingStage[building];
      if (stage < 0 || discs[i]) continue;
      for (let left = progress.actions[stage]; left !== 0; left &= left - 1) {
        const action = lowestBit(left);
        this.offer(action, catalogue.base.activate + building, this.scorer.activation(stage * ACTIONS.length + action));
      }
    }
  }

  private offerTokens({ state, tables }: Game, seat: Seat): void {
    const { tokens, tokenKinds } = state;
    const { tokenStage, progress, catalogue, firstActionToken } = tables;
    const held = seat * tokenKinds;
    for (let token = firstActionToken; token < tokenKinds; token++) {
      if (tokens[held + token] === 0) continue;
      const stage = tokenStage[token];
      for (let left = progress.actions[stage]; left !== 0; left &= left - 1) {
        const action = lowestBit(left);
        this.offer(action, catalogue.base.spend + token - 1, this.scorer.spending(stage * ACTIONS.length + action));
      }
    }
  }

  /** Offers a move that starts an action. */
  private offer(action: number, move: MoveNumber, value: number): void {
    const { firstMove, firstMoveValue } = this;
    if (this.offered & (1 << action) && value <= firstMoveValue[action]) return;
    this.offered |= 1 << action;
    firstMove[action] = move;
    firstMoveValue[action] = value;
  }

  /**
   * Compares the offered actions, each with its best target, with the best move so far. Targets are computed in the
   * order of their last values, until no action promises more than the best move; before passing, all are computed.
   */
  private choose(game: Game, seat: Seat, cost: number): void {
    const { firstMove, firstMoveValue, lastValues } = this;
    const first = seat * ACTIONS.length;
    if (this.lastValuesRound[seat] !== game.state.round) {
      this.lastValuesRound[seat] = game.state.round;
      lastValues.fill(Number.POSITIVE_INFINITY, first, first + ACTIONS.length);
    }
    for (let left = this.offered; left !== 0; ) {
      let action = this.nextAction(first, left);
      if (action < 0) {
        if (this.plan !== NO_MOVE) return;
        action = lowestBit(left);
      }
      left &= ~(1 << action);
      const target = this.bestTarget(game, seat, action, cost);
      if (target === NO_MOVE) continue;
      lastValues[first + action] = this.value;
      const value = this.value + firstMoveValue[action];
      if (value <= this.bestValue) continue;
      this.bestValue = value;
      this.best = firstMove[action];
      this.plan = target;
    }
  }

  /** Returns the action with the highest last value above the best value so far; or -1. */
  private nextAction(first: number, actions: number): number {
    const { firstMoveValue, lastValues } = this;
    let best = -1;
    let highest = this.bestValue;
    for (let left = actions; left !== 0; left &= left - 1) {
      const action = lowestBit(left);
      const value = lastValues[first + action] + firstMoveValue[action];
      if (value <= highest) continue;
      highest = value;
      best = action;
    }
    return best;
  }

  /** Returns the best target of an action with noise, and stores its value in `value`. */
  private bestTarget(game: Game, seat: Seat, action: number, cost: number): MoveNumber {
    const { targets, scorer, firstIndex } = this;
    const { bonus } = this.statistics;
    const { moves } = targets;
    listTargets(game, seat, 1 << action, cost, targets);
    const { count } = targets;
    let best = NO_MOVE;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const value = scorer.scoreAction(game, moves[i]) + bonus[firstIndex + moves[i]] + this.noise();
      if (value <= highest) continue;
      highest = value;
      best = moves[i];
    }
    this.value = highest;
    return best;
  }

  private evaluateMoves(game: Game): MoveNumber {
    const { list, scratch, evaluation } = this;
    if (list.count > FEW_MOVES) return list.moves[this.random.below(list.count)];
    const seat = decidingSeat(game);
    let best = NO_MOVE;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.count; i++) {
      scratch.copyFrom(game);
      apply(scratch, list.moves[i]);
      // With more than two seats the effect of a move on the others hardly matters and is slow to compute.
      const isDuel = scratch.state.seats === 2;
      const value = (isDuel ? evaluation.advantage(scratch, seat) : evaluation.value(scratch, seat)) + this.noise();
      if (value > highest) {
        highest = value;
        best = list.moves[i];
      }
    }
    return best;
  }
}
