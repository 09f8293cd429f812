/** A step is what lies on the stack: either a decision that asks a seat for a move, or a procedure that runs by itself. */
import type { MoveNumber, Seat } from '../edition/number-types.ts';
import type { EditionTables } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import type { Refusal } from '../game/reasons.ts';

/** One of the numbers in the frame of a step, and how positions state it: a count, a component, or one of some names. */
export type StepField =
  | { readonly name: string; readonly kind: 'count' | 'stage' | 'area' | 'deck' | 'token' }
  | { readonly name: string; readonly kind: 'name'; names(tables: EditionTables): readonly string[] };

/** What is wrong with the frame of a step: a sentence about one of its values, or about the whole step. */
interface FrameProblem {
  readonly value?: string;
  readonly problem: string;
}

interface StepShape {
  readonly id: string;
  /** The fields of its frame; the other numbers stay 0. */
  readonly fields: readonly StepField[];
  /** The seat that it waits for, where that is not the seat in turn. Checked in positions from outside. */
  seatAsked?(game: Game): Seat;
  /** Checks its frame, the uppermost one, in positions from outside. */
  problems?(game: Game): FrameProblem[];
}

/** Runs when it comes to the top of the stack, and changes the stack. */
export interface Procedure extends StepShape {
  readonly asks: false;
  run(game: Game): void;
}

/** Asks its seat. Listing and explaining rest on the same checks. */
export interface Decision extends StepShape {
  readonly asks: true;
  /** Called when it comes to the top: false if there is nothing to decide, and then it has left the stack. Absent if there always is. */
  ready?(game: Game): boolean;
  list(game: Game, list: MoveList): void;
  /** Why a move is not in the list; null if it is. */
  whyNot(game: Game, move: MoveNumber): Refusal | null;
  /** Plays a move of the list. */
  play(game: Game, move: MoveNumber): void;
  /** The seat for which the asked one decides, where it is not the own. */
  behalfOf?(game: Game): Seat;
  /** Whether a single legal move may be played without asking; always, if absent. */
  mayForce?(game: Game): boolean;
}

export type Step = Procedure | Decision;
