/**
 * The types of steps on the stack: decisions, for which a seat chooses a move, and procedures, which run automatically.
 */
import type { MoveNumber, Seat } from '../edition/number-types.ts';
import type { EditionTables } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import type { Refusal } from '../game/reasons.ts';

/** One of the fields in the frame of a step, and its form in positions: a count, a component, or one of some names. */
export type StepField =
  | { readonly name: string; readonly kind: 'count' | 'stage' | 'area' | 'deck' | 'token' }
  | { readonly name: string; readonly kind: 'name'; names(tables: EditionTables): readonly string[] };

/** A fault in the frame of a step: a sentence about one of its values, or about the whole step. */
interface FrameProblem {
  readonly value?: string;
  readonly problem: string;
}

interface StepShape {
  /** The fields of its frame; the remaining numbers are 0. */
  readonly fields: readonly StepField[];
  /** Returns the seat that decides, where it is not the seat in turn. Used for checks of positions from outside. */
  seatAsked?(game: Game): Seat;
  /** Checks its frame, the uppermost one, in positions from outside. */
  problems?(game: Game): FrameProblem[];
}

/** A step that runs when it comes to the top of the stack, and changes the stack. */
export interface Procedure extends StepShape {
  readonly id: string;
  readonly asks: false;
  run(game: Game): void;
}

/** The decisions of every game. */
type OwnDecision =
  | 'start-building'
  | 'build'
  | 'salary'
  | 'turn'
  | 'perform'
  | 'casualty'
  | 'governor-slot'
  | 'discard';

/** The ids of all decisions, as keys. Modes and exploits extend this interface with their decisions. @public */
export interface Decisions extends Record<OwnDecision, true> {}

export type DecisionId = keyof Decisions;

/** A step that waits for a move of its seat. The list of moves and the refusals use the same checks. */
export interface Decision extends StepShape {
  readonly id: DecisionId;
  readonly asks: true;
  /**
   * Called when it comes to the top: returns false if it has no legal move, and then it has left the stack. Absent if
   * it always has one.
   */
  ready?(game: Game): boolean;
  list(game: Game, list: MoveList): void;
  /** Returns why a move is not in the list; null if it is. */
  whyNot(game: Game, move: MoveNumber): Refusal | null;
  /** Plays a move of the list. */
  play(game: Game, move: MoveNumber): void;
  /** Returns the seat for which another seat decides. */
  behalfOf?(game: Game): Seat;
  /** Returns whether a single legal move may be played automatically; if absent, it always may. */
  mayForce?(game: Game): boolean;
}

export type Step = Procedure | Decision;
