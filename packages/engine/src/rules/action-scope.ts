/** The scope of an action: who performs it, with how many discs, and what earlier actions of the activation bind it to. */
import type { Area, Building, Colour, Deck, Seat } from '../edition/number-types.ts';
import { colourOf } from '../game/state.ts';

/** No earlier action of the activation binds this one. */
export const UNBOUND = -1;
/** No building is at work: a token is, or nothing yet. */
export const NO_PAYER = -1;

/** Harbor discs that each action itself consumes (CL-ACT-5). */
export const SHIP_DISCS = 1;
export const OCCUPY_DISCS = 1;
export const ATTACK_DISCS = 2;

/** Each module that looks for actions reuses one scope, so that search allocates nothing. */
export class ActionScope {
  seat: Seat = 0;
  /** The colour whose presence counts and whose discs are placed. */
  colour: Colour = 0;
  /** Discs that are left in the harbor for the action itself. */
  discs = 0;
  /** Discs on buildings that a Payment could return. */
  payable = 0;
  /** The building at work, which cannot pay itself. */
  payer: Building = NO_PAYER;
  /** The region of the actions before. */
  area: Area = UNBOUND;
  /** The stack of the Draws before. */
  deck: Deck = UNBOUND;
  /** Whether abilities of exploits may replace the action. */
  withAbilities = true;

  /** Makes it the scope of an action that nothing binds. */
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
