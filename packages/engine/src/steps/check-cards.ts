/**
 * Checks a player's cards: on passing (CL-PAS-1) and again at the end of the round if they changed since (CL-EOR-2).
 */
import type { Seat } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import { push } from '../game/stack.ts';
import { governorSlotMatters, handLegal, reportLimit } from '../rules/cards.ts';
import { DISCARD, GOVERNOR_SLOT } from './step-numbers.ts';

/** Decides the slot of a Governor first, where it can matter, then discards, where they are needed. */
export function checkCards(game: Game, seat: Seat): void {
  const { state } = game;
  state.handChanged[seat] = 0;
  reportLimit(game, seat);
  const askSlot = governorSlotMatters(game, seat);
  if (askSlot || !handLegal(game, seat)) push(state, DISCARD, seat);
  if (askSlot) push(state, GOVERNOR_SLOT, seat);
}
