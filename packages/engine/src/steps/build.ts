/** The Build Phase: each player takes one tile that the Build Level allows (CL-BLD). */

import type { Building, MoveNumber, Seat } from '../edition/number-types.ts';
import type { EditionTables } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { moveTile } from '../game/pieces.ts';
import { buildingPlace, tilePlace } from '../game/places.ts';
import {
  LEGAL,
  LEVEL_TOO_HIGH,
  MUST_BUILD,
  NEXT_LEVEL_ONLY,
  NO_PHASE_REQUEST,
  NOT_IN_SUPPLY,
  type Refusal,
  refusal,
  TOP_LEVEL_LIMIT,
} from '../game/reasons.ts';
import { frameSeat, pop } from '../game/stack.ts';
import { addIcons, buildLevel } from '../rules/status.ts';
import type { Decision } from './step.ts';

/**
 * Returns the first level that is closed to a player: the one above the highest, or the highest once its limit is
 * reached (CL-BLD-5).
 */
function closedLevel({ state, tables, options }: Game, seat: Seat): number {
  const limit = tables.data.topLevelLimit ?? (options['rulings.as.level5Limit'] ? 1 : null);
  return limit === null || state.builtTop[seat] < limit ? tables.topLevel + 1 : tables.topLevel;
}

function available(game: Game, building: Building, closed: number): boolean {
  if (game.state.tiles[building] === 0 || game.tables.buildingLevel[building] >= closed) return false;
  return game.mode.building === undefined || game.mode.building.refuse(game, building) === LEGAL;
}

/** Returns the Build Level, or the highest level where the Build Level limits nothing. */
function allowedLevel(game: Game, seat: Seat): number {
  return game.mode.building?.anyLevel(game) ? game.tables.topLevel : buildLevel(game, seat);
}

/**
 * Returns the highest level that this player may take now: the Build Level or, when none of its tiles is left, the
 * first above it with a tile (CL-BLD-3, EC-12). Without any tile it is 0.
 */
function highestLevel(game: Game, seat: Seat, closed: number): number {
  const { tables } = game;
  const own = allowedLevel(game, seat);
  let lowest = 0;
  for (let building = 0; building < tables.buildingIds.length; building++) {
    if (!available(game, building, closed)) continue;
    const level = tables.buildingLevel[building];
    if (level <= own) return own;
    if (lowest === 0 || level < lowest) lowest = level;
  }
  return lowest;
}

function buildRefusal(game: Game, seat: Seat, building: Building): number {
  const { state, tables } = game;
  const closed = closedLevel(game, seat);
  const level = tables.buildingLevel[building];
  if (state.tiles[building] === 0) return NOT_IN_SUPPLY;
  const refused = game.mode.building?.refuse(game, building) ?? LEGAL;
  if (refused !== LEGAL) return refused;
  if (level >= closed) return TOP_LEVEL_LIMIT;
  const reached = highestLevel(game, seat, closed);
  if (level <= reached) return LEGAL;
  return reached > allowedLevel(game, seat) ? NEXT_LEVEL_ONLY : LEVEL_TOO_HIGH;
}

/** Returns whether a player may still ask for phase-by-phase order in this round (PO-3). */
function mayRequestPhases({ state, tables }: Game): boolean {
  return tables.data.phaseByPhaseOnRequest && state.phasedFrom > state.offset;
}

function verbOf(tables: EditionTables, move: MoveNumber): string {
  return tables.catalogue.verb[move];
}

export const build: Decision = {
  id: 'build',
  asks: true,
  fields: [],

  /** A player without a possible tile or a free space does not build (EC-13, CL-BLD-9). */
  ready(game) {
    const { state } = game;
    const seat = frameSeat(state);
    if (state.built[seat] < state.slots && highestLevel(game, seat, closedLevel(game, seat)) > 0) return true;
    pop(state);
    game.log?.add({ event: 'build-skipped', seat });
    return false;
  },

  list(game: Game, list: MoveList) {
    const { state, tables } = game;
    const seat = frameSeat(state);
    const closed = closedLevel(game, seat);
    const reached = highestLevel(game, seat, closed);
    for (let building = 0; building < state.tiles.length; building++) {
      if (tables.buildingLevel[building] > reached || !available(game, building, closed)) continue;
      list.add(tables.catalogue.base.build + building);
    }
    if (mayRequestPhases(game)) list.add(tables.catalogue.base['by-phase']);
  },

  whyNot(game, move): Refusal | null {
    const { state, tables } = game;
    const { rulebook } = tables.data;
    const verb = verbOf(tables, move);
    if (verb === 'by-phase') return mayRequestPhases(game) ? null : refusal(rulebook, NO_PHASE_REQUEST);
    if (verb !== 'build') return refusal(rulebook, MUST_BUILD);
    const seat = frameSeat(state);
    const building = tables.catalogue.target[move];
    const reason = buildRefusal(game, seat, building);
    if (reason === LEGAL) return null;
    const closed = closedLevel(game, seat);
    const reached = Math.min(highestLevel(game, seat, closed), closed - 1);
    const level = tables.buildingLevel[building];
    return refusal(rulebook, reason, { building: tables.buildingIds[building], level, allowed: reached });
  },

  play(game, move) {
    const { state, tables } = game;
    if (verbOf(tables, move) === 'by-phase') {
      state.phasedFrom = state.offset;
      game.log?.add({ event: 'phase-order-changed', seat: frameSeat(state), from: state.offset });
      return;
    }
    const seat = frameSeat(state);
    const building = tables.catalogue.target[move];
    const level = tables.buildingLevel[building];
    const fallback = level > allowedLevel(game, seat);
    pop(state);
    state.tiles[building] -= 1;
    const slot = state.built[seat];
    state.buildings[seat * state.slots + slot] = building;
    state.built[seat] = slot + 1;
    if (level === tables.topLevel) state.builtTop[seat] += 1;
    game.log?.add({
      event: 'building-built',
      seat,
      building: tables.buildingIds[building],
      level,
      slot,
      fallback,
      pieces: [
        moveTile(tables.buildingIds[building], tilePlace(tables, building), buildingPlace(tables, seat, building)),
      ],
    });
    addIcons(game, seat, tables.buildingIcons, building, 'building');
    game.mode.building?.built(game, building);
  },
};
