/** Discs on buildings: a Payment returns one to the harbor and frees the building (CL-ACT-PAY), as a salary does. */

import type { Building, Seat } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { moveDiscs, type PieceMove } from '../game/pieces.ts';
import { buildingPlace, harborOf } from '../game/places.ts';
import { LEGAL, PAY_ITSELF, PAY_NO_DISC, PAY_SALARY_ONLY } from '../game/reasons.ts';
import { colourOf } from '../game/state.ts';

/** Returns the number of the player's copies of a building with a disc. */
export function discsOn(game: Game, seat: Seat, building: Building): number {
  const { state } = game;
  const start = seat * state.slots;
  let count = 0;
  for (let i = start; i < start + state.built[seat]; i++) {
    if (state.buildings[i] === building && state.discs[i]) count++;
  }
  return count;
}

/**
 * Returns the number of discs on buildings that a Payment in the Action Phase may return, including the payer's own
 * (AS-ACT-PAY-2).
 */
export function payableDiscs({ state, tables }: Game, seat: Seat): number {
  const start = seat * state.slots;
  let count = 0;
  for (let i = start; i < start + state.built[seat]; i++) {
    if (state.discs[i] && !tables.buildingNotPayable[state.buildings[i]]) count++;
  }
  return count;
}

/**
 * Returns why a building cannot be paid. A building can pay for another copy of it, but not for itself (CL-ACT-PAY-3,
 * EC-08). `payer` is -1 for a token.
 */
export function payRefusal(game: Game, seat: Seat, building: Building, payer: Building): number {
  const count = discsOn(game, seat, building);
  if (count === 0) return PAY_NO_DISC;
  if (game.tables.buildingNotPayable[building]) return PAY_SALARY_ONLY;
  return building === payer && count === 1 ? PAY_ITSELF : LEGAL;
}

/** Lists all Payments of a building or token (`payer` -1). */
export function listPayments(game: Game, seat: Seat, payer: Building, list: MoveList): void {
  const { state, tables } = game;
  const start = seat * state.slots;
  let seen = 0;
  for (let i = start; i < start + state.built[seat]; i++) {
    const building = state.buildings[i];
    if (!state.discs[i] || (seen & (1 << building)) !== 0) continue;
    seen |= 1 << building;
    if (payRefusal(game, seat, building, payer) === LEGAL) list.add(tables.catalogue.base.pay + building);
  }
}

/** Lists all salaries: any building with a disc, each kind once, because its copies are alike (CL-SAL-6, AS-SAL-3). */
export function listSalaries(game: Game, seat: Seat, list: MoveList): void {
  const { state, tables } = game;
  const start = seat * state.slots;
  let seen = 0;
  for (let i = start; i < start + state.built[seat]; i++) {
    const building = state.buildings[i];
    if (!state.discs[i] || (seen & (1 << building)) !== 0) continue;
    seen |= 1 << building;
    list.add(tables.catalogue.base.pay + building);
  }
}

/** Returns a disc of the first copy that holds one to the harbor. */
export function returnDisc(game: Game, seat: Seat, building: Building): void {
  const { state } = game;
  let i = seat * state.slots;
  while (state.buildings[i] !== building || !state.discs[i]) i++;
  state.discs[i] = 0;
  state.busy[seat] -= 1;
  state.harbor[seat] += 1;
}

/** Returns the move of a building's disc to the harbor. */
export function returnMoves({ tables }: Game, seat: Seat, building: Building): PieceMove[] {
  return moveDiscs(colourOf(seat), buildingPlace(tables, seat, building), harborOf(seat));
}

export function pay(game: Game, seat: Seat, building: Building): void {
  returnDisc(game, seat, building);
  game.log?.add({
    event: 'payment-made',
    seat,
    building: game.tables.buildingIds[building],
    pieces: returnMoves(game, seat, building),
  });
}
