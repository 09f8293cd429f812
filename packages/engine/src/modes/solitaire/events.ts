/** Events of solitaire, and the terms in which they explain the Opposition. */

/** Why the Opposition acts: a scheduled action, a blue token, the player's Draw, or a step of the set-up. */
export type OppositionOccasion = 'action' | 'token' | 'bonus-draw' | 'settle' | 'clear';

/** What it does then (SOLO-OPP). */
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

/** What decides between several targets of a step. */
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

/** A tie-break that left fewer targets, and which. */
interface Tie {
  by: TieBreak;
  left: string[];
}

declare module '../../game/events.ts' {
  interface EventBodies {
    /** The grid of tiles is laid out, level by level. */
    'grid-prepared': { rows: string[][] };
    /** The discs of the ladder are laid out. */
    'ladder-prepared': { order: number[] };
    /** The indicator comes to the place of the tile that was built. */
    'indicator-moved': { level: number; column: number };
    /** The tile that was built gives the Opposition extra actions, or none. */
    'extra-actions-granted': { actions: number };
    /** The marker of the ladder moves. */
    'ladder-marker-moved': { position: number; actions: number };
    /** The player draws, for which a colour of the Opposition may draw at the end of the round. */
    'draw-owed': { colour: number };
    /** It is decided whether the Opposition acts before the player in this round. */
    'opposition-order-decided': {
      first: 'player' | 'opposition';
      reason: 'early-round' | 'can-occupy' | 'cannot-occupy';
      /** Colours that could occupy a city. */
      colours: number[];
    };
    /** The Opposition decides what it does next, or what the player has to choose from. */
    'opposition-planned': {
      occasion: OppositionOccasion;
      colour: number;
      /** The blue token that is spent. */
      token?: string;
      step: OppositionStep;
      /** Everything that the step could aim at, what each tie-break left of it, and what is left for the player to choose from. */
      candidates: string[];
      ties: Tie[];
      options: string[];
      /** Tracks that would bring no point. */
      passedOver?: string[];
    };
    /** A brown token of the player goes to the Opposition. */
    'token-taken': { from: number; to: number; token: string };
    /** A city of the home area stays without its token, at the end of the set-up. */
    'city-cleared': { city: string };
    /** The Opposition has too many cards: the best ones to keep. */
    'opposition-keeps': { cards: string[]; sets: number };
    /** A level of the grid closes up to the left. */
    'grid-shifted': { level: number };
    /** A tile comes to the right end of a level of the grid. */
    'grid-refilled': { level: number; column: number; building: string };
    /** The colours of the ladder that had actions go to its end. */
    'ladder-turned': { actions: number; order: number[] };
  }
}
