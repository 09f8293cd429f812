/**
 * The slot of a Governor when the cards are checked: the free one, or a normal one so that the free slot stays empty
 * (CL-PAS-4, EC-36).
 */
import { GOVERNOR_SLOTS } from '../edition/catalogue.ts';
import { MUST_PLACE_GOVERNOR, refusal } from '../game/reasons.ts';
import { frameSeat, pop } from '../game/stack.ts';
import { emptyFreeSlot, fillFreeSlot, governorSlotMatters } from '../rules/cards.ts';
import type { Decision } from './step.ts';

export const governorSlot: Decision = {
  id: 'governor-slot',
  asks: true,
  fields: [],

  problems: (game) =>
    governorSlotMatters(game, frameSeat(game.state)) ? [] : [{ problem: 'the place of the Governor does not matter' }],

  list(game, list) {
    const { base } = game.tables.catalogue;
    for (let slot = 0; slot < GOVERNOR_SLOTS.length; slot++) list.add(base.governor + slot);
  },

  whyNot(game, move) {
    const { catalogue, data } = game.tables;
    return catalogue.verb[move] === 'governor' ? null : refusal(data.rulebook, MUST_PLACE_GOVERNOR);
  },

  play(game, move) {
    const { state, tables } = game;
    const seat = frameSeat(state);
    pop(state);
    if (GOVERNOR_SLOTS[tables.catalogue.target[move]] === 'free') fillFreeSlot(game, seat);
    else emptyFreeSlot(game, seat);
  },
};
