/** Events of solitaire, and the terms that explain the Opposition. */

import type { Colour, Seat } from '../../edition/number-types.ts';
import type { PieceMove } from '../../game/pieces.ts';

/** Why the Opposition acts: a scheduled action, a blue token, the player's Draw, or a step of the set-up. */
export type OppositionOccasion = 'action' | 'token' | 'bonus-draw' | 'settle' | 'clear';

/** What the Opposition does (SOLO-OPP). */
export type OppositionStep =
  | 'occupy-linked'
  | 'occupy'
  | 'complete-track'
  | 'ship'
  | 'ship-beside'
  | 'draw'
  | 'attack'
  | 'take-token'
  | 'settle'
  | 'clear'
  | 'nothing';

/** Criteria that decide between several targets of a step. */
export type TieBreak =
  | 'two-glory'
  | 'blue-token'
  | 'least-advanced'
  | 'farthest-disc'
  | 'most-discs'
  | 'where-won'
  | 'greatest-advance'
  | 'within-tracks'
  | 'greatest-swing'
  | 'linked-to-first'
  | 'linked-to-second'
  | 'worst-for-player';

/** A tie-break that excluded targets, and the remaining ones. */
interface Tie {
  by: TieBreak;
  left: string[];
}

declare module '../../game/events.ts' {
  interface EventBodies {
    /** The grid is laid out: the buildings of each level, by column. */
    'grid-prepared': { seat: null; rows: string[][] };
    /** The discs of the ladder are laid out. */
    'ladder-prepared': { seat: null; order: Colour[] };
    /** The indicator moves to the place of the tile that was built. */
    'indicator-moved': { seat: null; level: number; column: number };
    /** The tile that was built gives the Opposition extra actions, or none. */
    'extra-actions-granted': { seat: Seat; actions: number };
    /** The marker of the ladder moves; `actions` are those of the Opposition in this round. */
    'ladder-marker-moved': { seat: Seat; position: number; actions: number };
    /** The player draws for the first time in the round, so that this colour of the Opposition may draw at its end. */
    'draw-owed': { seat: Seat; colour: Colour };
    /** The order of player and Opposition in this round is decided. */
    'opposition-order-decided': {
      seat: Seat;
      first: 'player' | 'opposition';
      reason: 'early-round' | 'can-occupy' | 'cannot-occupy';
      /** Colours that can occupy a city. */
      colours: Colour[];
    };
    /** The Opposition decides on its next action, or on the targets among which the player chooses. */
    'opposition-planned': {
      seat: Seat;
      occasion: OppositionOccasion;
      colour: Colour;
      /** The blue token that is spent. */
      token?: string;
      step: OppositionStep;
      /** All possible targets of the step, the targets left by each tie-break, and those left for the player. */
      candidates: string[];
      ties: Tie[];
      options: string[];
      /** Tracks without a gain, which are skipped. */
      passedOver?: string[];
      pieces: readonly PieceMove[];
    };
    /** A brown token of the player goes to the Opposition. */
    'token-taken': { seat: Seat; fromSeat: Seat; token: string; pieces: readonly PieceMove[] };
    /** A city of the home area loses its token, at the end of the set-up. */
    'city-cleared': { seat: null; city: string };
    /**
     * The Opposition has too many cards: one hand that is best to keep, and the number `sets` of equally good hands.
     */
    'opposition-keeps': { seat: Seat; cards: string[]; sets: number };
    /** A level of the grid closes up to the left. */
    'grid-shifted': { seat: null; level: number };
    /** A tile is placed at the right end of a level of the grid. */
    'grid-refilled': { seat: null; level: number; column: number; building: string };
    /** The colours that had actions move to the end of the ladder; `order` is the new order. */
    'ladder-turned': { seat: null; actions: number; order: Colour[] };
  }
}
