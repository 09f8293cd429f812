/** Occupy actions: a disc goes to a free city of an open region where the player is present (CL-ACT-OCC). */

import type { Colour, Seat, Site, Token } from '../edition/number-types.ts';
import { NO_TOKEN } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import { moveDiscs } from '../game/pieces.ts';
import { harborOf, sitePlace } from '../game/places.ts';
import { CITY_OCCUPIED, OCCUPY_ABSENT, OCCUPY_CLOSED } from '../game/reasons.ts';
import { colourOf } from '../game/state.ts';
import { OCCUPY_DISCS } from './action-scope.ts';
import { claimLinks } from './links.ts';
import { changePresence } from './presence.ts';
import type { SiteAction } from './sites.ts';
import { gainToken } from './tokens.ts';

export const OCCUPATION: SiteAction = {
  discs: OCCUPY_DISCS,
  aimsAtEmpty: true,
  aimsAtFleets: false,
  needsPresence: true,
  wrongOwner: CITY_OCCUPIED,
  closed: OCCUPY_CLOSED,
  absent: OCCUPY_ABSENT,
};

export function occupy(game: Game, seat: Seat, site: Site): void {
  moveToCity(game, seat, site);
  settleSite(game, seat, site, 'city');
}

/** Moves a disc from the harbor to a city. */
export function moveToCity({ state, tables, log }: Game, seat: Seat, site: Site): void {
  state.harbor[seat] -= OCCUPY_DISCS;
  log?.add({
    event: 'city-occupied',
    seat,
    colour: colourOf(seat),
    city: tables.siteIds[site],
    pieces: moveDiscs(colourOf(seat), harborOf(seat), sitePlace(tables, site)),
  });
}

/** Places a player's disc at an empty site: presence, its token, and the links it completes. */
export function settleSite(game: Game, seat: Seat, site: Site, from: 'city' | 'fleet'): void {
  const colour = colourOf(seat);
  const token = placeDisc(game, colour, site);
  if (token !== NO_TOKEN) gainToken(game, seat, token, from, site);
  claimLinks(game, colour, site);
}

/** Places a disc of any colour at an empty site; returns the token that was there. */
export function placeDisc(game: Game, colour: Colour, site: Site): Token {
  const { state, tables } = game;
  const token = state.siteToken[site];
  state.siteOwner[site] = colour;
  state.siteToken[site] = NO_TOKEN;
  changePresence(game, colour, tables.siteArea[site], 1);
  return token;
}
