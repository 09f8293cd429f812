/** The Memorial: its owner may put each casualty of an Attack in front of a status track, where it counts like a brown token (AS-SPB-1). */
import type { Colour } from '../edition/number-types.ts';
import { MEMORIAL, STATUSES } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import { MUST_PLACE_CASUALTY, refusal } from '../game/reasons.ts';
import { frameSeat, pop, push } from '../game/stack.ts';
import { NO_SEAT } from '../game/state.ts';
import { placeMarker } from '../rules/markers.ts';
import type { Decision } from './step.ts';
import { CASUALTY } from './step-numbers.ts';

/** Gives the owner of a Memorial the choice after a casualty; colours without a board are skipped. */
export function offerMemorial(game: Game, colour: Colour): void {
  const { state, tables } = game;
  const seat = game.seatOf[colour];
  if (seat === NO_SEAT) return;
  for (let i = 0; i < state.built[seat]; i++) {
    if (tables.buildingSpecial[state.buildings[seat * state.slots + i]] !== MEMORIAL) continue;
    push(state, CASUALTY, seat);
    return;
  }
}

export const casualty: Decision = {
  id: 'casualty',
  asks: true,
  fields: [],

  list(game, list) {
    const { base } = game.tables.catalogue;
    for (let status = 0; status < STATUSES; status++) list.add(base.memorial + status);
    list.add(base.decline);
  },

  whyNot(game, move) {
    const { catalogue, data } = game.tables;
    const verb = catalogue.verb[move];
    return verb === 'memorial' || verb === 'decline' ? null : refusal(data.rulebook, MUST_PLACE_CASUALTY);
  },

  play(game, move) {
    const { state, tables } = game;
    const seat = frameSeat(state);
    pop(state);
    if (tables.catalogue.verb[move] === 'memorial') placeMarker(game, seat, tables.catalogue.target[move]);
    else game.log?.add({ event: 'marker-declined', seat });
  },
};
