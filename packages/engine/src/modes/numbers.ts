/** Numbers of the kinds of steps that modes and exploits add: fixed, so that it does not matter which of them are at hand. */
import { FIRST_OF_MODES } from '../steps/step.ts';

export const TWO_SHIP = FIRST_OF_MODES;
export const TWO_OCCUPY = FIRST_OF_MODES + 1;
export const REMOVE_TOKEN = FIRST_OF_MODES + 2;
export const PLAY_NEUTRAL = FIRST_OF_MODES + 3;
export const FLEET_TRIGGER = FIRST_OF_MODES + 4;
export const FLEET_SHIP = FIRST_OF_MODES + 5;
export const FLEET_OCCUPY = FIRST_OF_MODES + 6;
export const FLEET_DRAW = FIRST_OF_MODES + 7;
export const SHORTAGE = FIRST_OF_MODES + 8;
export const OPPOSITION_TURN = FIRST_OF_MODES + 9;
export const OPPOSITION_ACTION = FIRST_OF_MODES + 10;
export const OPPOSITION_DISCARD = FIRST_OF_MODES + 11;
export const FOLLOWING_ACTION = FIRST_OF_MODES + 12;
export const FOLLOWING_ABILITY = FIRST_OF_MODES + 13;
