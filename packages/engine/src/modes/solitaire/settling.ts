/**
 * The Opposition in the home area before the first round: four colours occupy a city each, and one city loses its blue
 * token (SOLO-SET-9, SOLO-SET-10).
 */
import type { Colour, Site, Space } from '../../edition/number-types.ts';
import { STATUSES } from '../../edition/tables.ts';
import type { Game } from '../../game/game.ts';
import { Choice, type Plan } from './choice.ts';
import { FIRST_COLOUR, MARKER, SETTLERS } from './layout.ts';
import { isBlue } from './statuses.ts';

function homeCities({ tables }: Game): Site[] {
  const { home, siteStart, fleetStart } = tables;
  return Array.from({ length: fleetStart[home] - siteStart[home] }, (_, i) => siteStart[home] + i);
}

/** Returns how many colours have placed a disc: the steps follow the order of the statuses. */
function settled(game: Game): number {
  return homeCities(game).filter((site) => game.state.siteOwner[site] >= FIRST_COLOUR).length;
}

/** Returns the colour that places the next disc; -1 when all have. */
export function nextSettler(game: Game): Colour {
  const count = settled(game);
  return count < STATUSES ? game.state.extra[SETTLERS + count] : -1;
}

/** Returns whether a blue token must still be removed, before the marker is placed on the ladder (SOLO-SET-12). */
export function mustClear({ state }: Game): boolean {
  return state.extra[MARKER] === 0;
}

/** Returns whether the city is linked to a region in whose track the colour has this space, counted from 0. */
function isLinked({ state, tables }: Game, site: Site, colour: Colour, space: Space): boolean {
  for (let i = tables.siteLinkStart[site]; i < tables.siteLinkStart[site + 1]; i++) {
    const area = tables.siteArea[tables.siteLinkOther[i]];
    if (area !== tables.home && state.spaceOwner[tables.trackStart[area] + space] === colour) return true;
  }
  return false;
}

/**
 * Plans the next disc: in a city with a token of the next status, preferably one linked to a region where the colour is
 * on the track.
 */
export function planSettling(game: Game, colour: Colour): Plan {
  const { state, tables } = game;
  const status = settled(game);
  const cities = homeCities(game).filter((site) => tables.tokenStatus[state.siteToken[site]] === status);
  const choice = new Choice(cities);
  const linked = choice.prefer('linked-to-first', (site) => isLinked(game, site, colour, 0));
  if (!linked) choice.prefer('linked-to-second', (site) => isLinked(game, site, colour, 1));
  return { step: 'settle', choice };
}

export function planClearing(game: Game): Plan {
  return {
    step: 'clear',
    choice: new Choice(homeCities(game).filter((site) => isBlue(game, game.state.siteToken[site]))),
  };
}

/**
 * Returns whether the home area lacks a token that the set-up still needs: one of each remaining status, and a blue
 * one.
 */
export function lacksTokens(game: Game): boolean {
  const { state, tables } = game;
  const statuses = homeCities(game).map((site) => tables.tokenStatus[state.siteToken[site]]);
  for (let status = settled(game); status < STATUSES; status++) if (!statuses.includes(status)) return true;
  return mustClear(game) && planClearing(game).choice.candidates.length === 0;
}
