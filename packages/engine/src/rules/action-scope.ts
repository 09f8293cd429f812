/** The scope of an action: its seat, the available discs, and what earlier actions of the activation bind it to. */
import type { Area, Building, Colour, Deck, Seat } from '../edition/number-types.ts';
import { colourOf } from '../game/state.ts';

/** No earlier action of the activation binds this one. */
export const UNBOUND = -1;
/** The value of `payer` for a token, and outside of an activation. */
export const NO_PAYER = -1;

/** Harbor discs that each action itself consumes (CL-ACT-5). */
export const SHIP_DISCS = 1;
export const OCCUPY_DISCS = 1;
export const ATTACK_DISCS = 2;

/** The scope of an action. Each module that checks actions reuses one object, so that search allocates nothing. */
export class ActionScope {
  seat: Seat = 0;
  /** The colour whose presence counts and whose discs are placed. */
  colour: Colour = 0;
  /** Discs left in the harbor for the action itself. */
  discs = 0;
  /** Discs on buildings that a Payment could return. */
  payable = 0;
  /** The activated building, which cannot pay for itself. */
  payer: Building = NO_PAYER;
  /** The region to which earlier actions bind this one. */
  area: Area = UNBOUND;
  /** The stack to which earlier Draws bind this one. */
  deck: Deck = UNBOUND;
  /** Whether abilities of exploits may replace the action. */
  withAbilities = true;

  /** Makes it the scope of an action to which nothing is bound. */
  reset(seat: Seat, discs: number, colour: Colour = colourOf(seat)): this {
    this.seat = seat;
    this.colour = colour;
    this.discs = discs;
    this.payable = 0;
    this.payer = NO_PAYER;
    this.area = UNBOUND;
    this.deck = UNBOUND;
    this.withAbilities = true;
    return this;
  }
}
