/** Occupy: a disc goes to a free city of an open region where the player is present (CL-ACT-OCC). */
import { NO_TOKEN } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import { CITY_OCCUPIED, OCCUPY_ABSENT, OCCUPY_CLOSED } from '../game/reasons.ts';
import { OCCUPY_DISCS } from './bounds.ts';
import { claimLinks } from './links.ts';
import { changePresence } from './presence.ts';
import type { SiteAction } from './sites.ts';
import { gainToken } from './tokens.ts';

export const OCCUPATION: SiteAction = {
  discs: OCCUPY_DISCS,
  aimsAtEmpty: true,
  wrongOwner: CITY_OCCUPIED,
  closed: OCCUPY_CLOSED,
  absent: OCCUPY_ABSENT,
};

export function occupy(game: Game, seat: number, site: number): void {
  const { state, tables } = game;
  state.harbor[seat] -= OCCUPY_DISCS;
  state.siteOwner[site] = seat;
  changePresence(game, seat, tables.siteArea[site], 1);
  game.log?.add({ event: 'city-occupied', owner: seat, city: tables.siteIds[site] });
  const token = state.siteToken[site];
  state.siteToken[site] = NO_TOKEN;
  if (token !== NO_TOKEN) gainToken(game, seat, token, 'city');
  claimLinks(game, seat, site);
}
