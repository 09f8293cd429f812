/** What limits one action of an activation: the discs at hand, and the region or stack of the action performed before it. */

/** No earlier action of the activation binds this one. */
export const UNBOUND = -1;

/** Harbor discs that each action itself consumes (CL-ACT-5). */
export const SHIP_DISCS = 1;
export const OCCUPY_DISCS = 1;
export const ATTACK_DISCS = 2;
