/** Ship: a disc goes to the farthest free space of a region's track, or beside the track when that is full (CL-ACT-SHIP). */
import { NO_TOKEN } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { LEGAL, NO_TRACK, OTHER_REGION, TOO_FEW_DISCS } from '../game/reasons.ts';
import { SHIP_DISCS, UNBOUND } from './bounds.ts';
import { openRegion } from './governor.ts';
import { changePresence } from './presence.ts';
import { gainToken } from './tokens.ts';

export function shipRefusal(game: Game, area: number, discs: number, boundArea: number): number {
  if (area === game.tables.home) return NO_TRACK;
  if (boundArea !== UNBOUND && boundArea !== area) return OTHER_REGION;
  if (discs < SHIP_DISCS) return TOO_FEW_DISCS;
  return LEGAL;
}

export function listShips(game: Game, discs: number, boundArea: number, list: MoveList): void {
  const { areaIds, catalogue } = game.tables;
  for (let area = 0; area < areaIds.length; area++) {
    if (shipRefusal(game, area, discs, boundArea) === LEGAL) list.add(catalogue.base.ship + area);
  }
}

/** No region is ever out of reach, so only the discs and a binding to the home area matter (CL-ACT-SHIP-2, EC-33). */
export function canShip(game: Game, discs: number, boundArea: number): boolean {
  return discs >= SHIP_DISCS && boundArea !== game.tables.home;
}

export function ship(game: Game, seat: number, area: number): void {
  const { state, tables } = game;
  state.harbor[seat] -= SHIP_DISCS;
  changePresence(game, seat, area, 1);
  const space = tables.trackStart[area] + state.filled[area];
  if (state.open[area]) {
    const index = area * state.seats + seat;
    state.beside[index] += 1;
    game.log?.add({ event: 'shipped-beside', owner: seat, region: tables.areaIds[area] });
    return;
  }
  // The order inside one Ship is CL-ACT-SHIP-9: disc, token, opening, Governor.
  state.spaceOwner[space] = seat;
  state.filled[area] += 1;
  game.log?.add({ event: 'shipped', owner: seat, region: tables.areaIds[area], space: state.filled[area] });
  const token = state.spaceToken[space];
  state.spaceToken[space] = NO_TOKEN;
  if (token !== NO_TOKEN) gainToken(game, seat, token, 'track');
  if (space + 1 === tables.trackStart[area + 1]) openRegion(game, area, seat);
}
