/**
 * Ship or Sail actions: a disc goes to the farthest free space of a region's track or, when that is full, beside it
 * (CL-ACT-SHIP) or to the Open Sea (AS-ACT-SAIL); a fleet of an open area is another target. The targets are the
 * *waters*: all areas, then all fleets.
 */

import type { Area, Colour, Seat, Site, Space, Token } from '../edition/number-types.ts';
import { type EditionTables, NO_TOKEN } from '../edition/tables.ts';
import { type Game, ownerOf } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { moveDiscs } from '../game/pieces.ts';
import { besidePlace, harborOf, sitePlace, spacePlace } from '../game/places.ts';
import { FLEET_CLOSED, FLEET_OCCUPIED, LEGAL, NO_TRACK, OTHER_REGION, TOO_FEW_DISCS } from '../game/reasons.ts';
import { colourOf, NO_SEAT, NO_SPACE, type State } from '../game/state.ts';
import { type ActionScope, SHIP_DISCS, UNBOUND } from './action-scope.ts';
import { type DiscSource, fromHarbor } from './disc-source.ts';
import { openRegion } from './governor.ts';
import { settleSite } from './occupy.ts';
import { changePresence } from './presence.ts';
import { gainToken } from './tokens.ts';

export function shipRefusal(game: Game, waters: number, scope: ActionScope): number {
  const { areaIds, fleetSites } = game.tables;
  const areas = areaIds.length;
  if (waters < areas) return areaRefusal(game, waters, scope);
  return fleetRefusal(game, fleetSites[waters - areas], scope);
}

function areaRefusal({ tables }: Game, area: Area, scope: ActionScope): number {
  if (area === tables.home) return NO_TRACK;
  if (scope.area !== UNBOUND && scope.area !== area) return OTHER_REGION;
  return scope.discs < SHIP_DISCS ? TOO_FEW_DISCS : LEGAL;
}

function fleetRefusal({ state, tables }: Game, site: Site, scope: ActionScope): number {
  const area = tables.siteArea[site];
  if (scope.area !== UNBOUND && scope.area !== area) return OTHER_REGION;
  if (scope.discs < SHIP_DISCS) return TOO_FEW_DISCS;
  if (!state.open[area]) return FLEET_CLOSED;
  return state.siteOwner[site] === NO_SEAT ? LEGAL : FLEET_OCCUPIED;
}

export function areaOfWaters({ tables }: Game, waters: number): Area {
  const areas = tables.areaIds.length;
  return waters < areas ? waters : tables.siteArea[tables.fleetSites[waters - areas]];
}

export function listShips(game: Game, scope: ActionScope, list: MoveList): void {
  const { areaIds, fleetSites, catalogue } = game.tables;
  const first = catalogue.base.ship;
  const areas = areaIds.length;
  for (let area = 0; area < areas; area++) {
    if (areaRefusal(game, area, scope) === LEGAL) list.add(first + area);
  }
  for (let fleet = 0; fleet < fleetSites.length; fleet++) {
    if (fleetRefusal(game, fleetSites[fleet], scope) === LEGAL) list.add(first + areas + fleet);
  }
}

/**
 * Returns whether a Ship has a target. All regions can be reached (CL-ACT-SHIP-2); an activation bound to the home area
 * finds only fleets there (EC-33).
 */
export function canShip(game: Game, scope: ActionScope): boolean {
  if (scope.discs < SHIP_DISCS) return false;
  if (scope.area !== game.tables.home) return true;
  const { fleetSites } = game.tables;
  for (let fleet = 0; fleet < fleetSites.length; fleet++) {
    if (fleetRefusal(game, fleetSites[fleet], scope) === LEGAL) return true;
  }
  return false;
}

export function ship(game: Game, seat: Seat, waters: number): void {
  const { state, tables } = game;
  state.harbor[seat] -= SHIP_DISCS;
  if (waters < tables.areaIds.length) {
    sailTo(game, seat, waters);
    return;
  }
  const site = tables.fleetSites[waters - tables.areaIds.length];
  game.log?.add({
    event: 'sailed-to-fleet',
    seat,
    colour: colourOf(seat),
    fleet: tables.siteIds[site],
    pieces: moveDiscs(colourOf(seat), harborOf(seat), sitePlace(tables, site)),
  });
  settleSite(game, seat, site, 'fleet');
}

function sailTo(game: Game, seat: Seat, area: Area): void {
  const colour = colourOf(seat);
  if (game.state.open[area]) {
    placeBesideTrack(game, colour, area, fromHarbor);
    return;
  }
  // The order inside one Ship is CL-ACT-SHIP-9: disc, token, opening, Governor.
  const space = nextSpace(game, area);
  const token = claimSpace(game, colour, area, fromHarbor);
  if (token !== NO_TOKEN) gainToken(game, seat, token, 'track', space);
  openIfFull(game, area, colour);
}

/** Places a disc of any colour beside a full track, or in the Open Sea. */
export function placeBesideTrack(game: Game, colour: Colour, area: Area, from: DiscSource): void {
  const { state, tables } = game;
  changePresence(game, colour, area, 1);
  state.beside[area * state.colours + colour] += 1;
  game.log?.add({
    event: 'shipped-beside',
    seat: ownerOf(game, colour),
    colour,
    region: tables.areaIds[area],
    pieces: moveDiscs(colour, from(game, colour), besidePlace(tables, area)),
  });
}

/** Returns the next free space of a track that is not full. */
export function nextSpace({ state, tables }: Game, area: Area): Space {
  return tables.trackStart[area] + state.filled[area];
}

/** Places a disc of any colour on the next free space of a track; returns the token that was there. */
export function claimSpace(game: Game, colour: Colour, area: Area, from: DiscSource): Token {
  const { state, tables } = game;
  const space = nextSpace(game, area);
  const token = state.spaceToken[space];
  changePresence(game, colour, area, 1);
  state.spaceOwner[space] = colour;
  state.spaceToken[space] = NO_TOKEN;
  game.log?.add({
    event: 'shipped',
    seat: ownerOf(game, colour),
    colour,
    region: tables.areaIds[area],
    space: state.filled[area] + 1,
    pieces: moveDiscs(colour, from(game, colour), spacePlace(tables, space)),
  });
  state.filled[area] += 1;
  skipMissingSpaces(game, area);
  return token;
}

/** Skips spaces that are not part of the track in this game. */
export function skipMissingSpaces({ state, tables }: Game, area: Area): void {
  while (state.spaceOwner[tables.trackStart[area] + state.filled[area]] === NO_SPACE && !isFull(state, tables, area)) {
    state.filled[area] += 1;
  }
}

export function openIfFull(game: Game, area: Area, colour: Colour): void {
  if (isFull(game.state, game.tables, area)) openRegion(game, area, colour);
}

function isFull(state: State, tables: EditionTables, area: Area): boolean {
  return tables.trackStart[area] + state.filled[area] === tables.trackStart[area + 1];
}
