/** The players of training games: the policy, which is fast, or captains, which are strong. */
import { type Game, type MoveNumber, Random } from '@windrose/engine';
import type { Bot } from '../bot.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { levelOf } from '../levels.ts';
import { makeBot } from '../make-bot.ts';
import { MoveScorer } from '../policy/move-scorer.ts';
import { Policy } from '../policy/policy.ts';
import type { WeightRows } from '../weights.ts';

/** Plays all seats of a game. */
export interface SelfPlayers {
  /** Starts the next game; the first one has number 0. */
  startGame(number: number): void;
  /** Returns the move for a decision. The caller asks for every decision of a game in order. */
  next(game: Game): MoveNumber;
}

/** Noise of the policy in glory, alternating between games so that positions of good and of bad play occur. */
const TEMPERATURES = [0.4, 1, 3];
/** Percentage of moves that a cabin boy makes instead of a captain, alternating for the same reason. */
const CABIN_BOY_PERCENTAGES = [0, 10, 30];

export class PolicyPlayers implements SelfPlayers {
  private readonly policy: Policy;

  /** Plays games of the same kind as `sample`. */
  constructor(sample: Game, rows: WeightRows, seed: string) {
    const scorer = new MoveScorer(rows.policy, sample.tables);
    this.policy = new Policy(sample, scorer, new Evaluation(rows.evaluation), new Random(seed), 0);
  }

  startGame(number: number): void {
    this.policy.temperature = TEMPERATURES[number % TEMPERATURES.length];
    this.policy.reset();
  }

  next(game: Game): MoveNumber {
    return this.policy.next(game);
  }
}

export class CaptainPlayers implements SelfPlayers {
  private readonly captain: Bot;
  private readonly cabinBoy: Bot;
  private readonly random: Random;
  private cabinBoyPercentage = 0;

  /** Plays games of the same kind as `sample`. */
  constructor(sample: Game, rows: WeightRows, seed: string) {
    this.captain = makeBot(levelOf('captain')!, sample, rows, seed);
    this.cabinBoy = makeBot(levelOf('cabin-boy')!, sample, rows, seed);
    this.random = new Random(seed);
  }

  startGame(number: number): void {
    this.cabinBoyPercentage = CABIN_BOY_PERCENTAGES[number % CABIN_BOY_PERCENTAGES.length];
  }

  next(game: Game): MoveNumber {
    const bot = this.random.below(100) < this.cabinBoyPercentage ? this.cabinBoy : this.captain;
    return bot.decide(game);
  }
}
