/** A step is what lies on the stack: either a decision that asks a seat for a move, or a procedure that runs by itself. */
import type { MoveNumber, Seat } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import type { Refusal } from '../game/reasons.ts';

/** What one of a frame's four numbers means, for writing positions in words. */
type FieldKind = 'count' | 'stage' | 'area' | 'deck' | 'token';

interface StepShape {
  readonly id: string;
  /** Names of the frame's numbers; the rest stay 0. */
  readonly fields: readonly { readonly name: string; readonly kind: FieldKind }[];
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
