/** Discarding down to the Card Limit, one card at a time, because each may lower the limit itself (CL-PAS-5, EC-62). */
import { GOVERNOR_SLOTS } from '../edition/catalogue.ts';
import type { Game } from '../game/game.ts';
import { CARD_NOT_HELD, MUST_DISCARD, refusal } from '../game/reasons.ts';
import { frameSeat, pop } from '../game/stack.ts';
import { HELD, NO_CARD } from '../game/state.ts';
import { allowance, counted, discardCard, fillFreeSlot, handLegal } from '../rules/cards.ts';
import type { Decision } from './step.ts';

const FREE = GOVERNOR_SLOTS.indexOf('free');

/** Returns whether a Governor in a normal slot may still go to the free one while discarding (CL-PAS-9). */
function mayFillSlot({ state }: Game): boolean {
  const seat = frameSeat(state);
  return state.freeSlot[seat] === NO_CARD && state.heldGovernors[seat] > 0;
}

export const discard: Decision = {
  id: 'discard',
  asks: true,
  fields: [],

  /** Discarding stops as soon as the hand is within the limit: no player discards more than required (EC-66). */
  ready(game) {
    const { state } = game;
    if (!handLegal(game, frameSeat(state))) return true;
    pop(state);
    return false;
  },

  list(game, list) {
    const { state, tables } = game;
    const place = HELD + frameSeat(state);
    for (let card = 0; card < state.cardPlace.length; card++) {
      if (state.cardPlace[card] === place) list.add(tables.catalogue.base.discard + card);
    }
    if (mayFillSlot(game)) list.add(tables.catalogue.base.governor + FREE);
  },

  whyNot(game, move) {
    const { state, tables } = game;
    const { catalogue, data } = tables;
    const seat = frameSeat(state);
    const limits = { held: counted(game, seat), limit: allowance(game, seat) };
    if (move === catalogue.base.governor + FREE && mayFillSlot(game)) return null;
    if (catalogue.verb[move] !== 'discard') return refusal(data.rulebook, MUST_DISCARD, limits);
    const card = catalogue.target[move];
    if (state.cardPlace[card] === HELD + seat) return null;
    return refusal(data.rulebook, CARD_NOT_HELD, { card: tables.cardIds[card], ...limits });
  },

  play(game, move) {
    const { state, tables } = game;
    const seat = frameSeat(state);
    if (tables.catalogue.verb[move] === 'governor') fillFreeSlot(game, seat);
    else discardCard(game, seat, tables.catalogue.target[move]);
  },
};
