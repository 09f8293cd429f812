/**
 * The choice of a start tile: before the first round each player chooses a side of it and puts a disc on it (AS-SET-9
 * to AS-SET-11).
 */

import type { Building, Seat } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import { moveDiscs, moveTile } from '../game/pieces.ts';
import { buildingPlace, supplyOf } from '../game/places.ts';
import { MUST_CHOOSE_START, refusal } from '../game/reasons.ts';
import { frameField, frameSeat, pop, push, setFrameField } from '../game/stack.ts';
import { colourOf, SETTING_UP } from '../game/state.ts';
import { addIcons } from '../rules/status.ts';
import { startRound } from './round.ts';
import type { Decision, Procedure } from './step.ts';
import { START_BUILDING } from './step-numbers.ts';

/** The field in the frame of the set-up: the number of players who have chosen. */
const ASKED = 0;

/** Gives a player the start tile, with a disc if it begins with one. */
export function placeStartBuilding(game: Game, seat: Seat, building: Building): void {
  const { state, tables } = game;
  const disc = tables.buildingStartsWithDisc[building];
  state.buildings[seat * state.slots] = building;
  state.discs[seat * state.slots] = disc;
  state.built[seat] = 1;
  state.busy[seat] = disc;
  state.supply[seat] -= disc;
  addIcons(game, seat, tables.buildingIcons, building, 'building');
}

/** Goes through the players once, then runs the set-up of the mode, then begins the first round. */
export const setUp: Procedure = {
  id: 'set-up',
  asks: false,
  fields: [{ name: 'asked', kind: 'count' }],

  run(game) {
    const { state, tables } = game;
    const asked = frameField(state, ASKED);
    state.phase = SETTING_UP;
    if (tables.startBuildings > 1 && asked < state.players) {
      setFrameField(state, ASKED, asked + 1);
      state.turn++;
      push(state, START_BUILDING, (state.first + asked) % state.players);
      return;
    }
    if (game.mode.setUp?.(game)) {
      state.turn++;
      return;
    }
    pop(state);
    startRound(game);
  },
};

export const startBuilding: Decision = {
  id: 'start-building',
  asks: true,
  fields: [],

  list(game, list) {
    const { startBuildings, catalogue } = game.tables;
    for (let building = 0; building < startBuildings; building++) list.add(catalogue.base.start + building);
  },

  whyNot(game, move) {
    const { catalogue, data } = game.tables;
    return catalogue.verb[move] === 'start' ? null : refusal(data.rulebook, MUST_CHOOSE_START);
  },

  play(game, move) {
    const { state, tables } = game;
    const seat = frameSeat(state);
    const building = tables.catalogue.target[move];
    pop(state);
    const disc = tables.buildingStartsWithDisc[building] === 1;
    if (game.log !== null) {
      const id = tables.buildingIds[building];
      const place = buildingPlace(tables, seat, building);
      const discs = moveDiscs(colourOf(seat), supplyOf(seat), place, Number(disc));
      const pieces = [moveTile(id, null, place), ...discs];
      game.log.add({ event: 'start-building-chosen', seat, building: id, disc, pieces });
    }
    placeStartBuilding(game, seat, building);
  },
};
