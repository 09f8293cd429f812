/**
 * Attack actions: one disc is lost and a second replaces an opponent's in a city where the attacker is present
 * (CL-ACT-ATT).
 */

import type { Colour, Seat, Site } from '../edition/number-types.ts';
import { type Game, ownerOf } from '../game/game.ts';
import { moveDiscs } from '../game/pieces.ts';
import { harborOf, sitePlace, supplyOf, supplyPlace } from '../game/places.ts';
import { ATTACK_ABSENT, ATTACK_CLOSED, NO_OPPONENT } from '../game/reasons.ts';
import { colourOf } from '../game/state.ts';
import { ATTACK_DISCS } from './action-scope.ts';
import { type DiscSource, fromHarbor } from './disc-source.ts';
import { claimLinks, type LinkClaim, reportLostLinks } from './links.ts';
import { changePresence } from './presence.ts';
import type { SiteAction } from './sites.ts';

export const ASSAULT: SiteAction = {
  discs: ATTACK_DISCS,
  aimsAtEmpty: false,
  aimsAtFleets: true,
  needsPresence: true,
  wrongOwner: NO_OPPONENT,
  closed: ATTACK_CLOSED,
  absent: ATTACK_ABSENT,
};

/** Takes the attacker's casualty: a disc of the harbor returns to the supply. Abilities have other casualties. */
function takeCasualty({ state, log }: Game, seat: Seat): void {
  state.harbor[seat] -= 1;
  state.supply[seat] += 1;
  log?.add({ event: 'casualty-suffered', seat, pieces: moveDiscs(colourOf(seat), harborOf(seat), supplyOf(seat)) });
}

export function reportAttack(game: Game, colour: Colour, site: Site): void {
  const { state, tables, log } = game;
  const defender = state.siteOwner[site];
  log?.add({
    event: 'attacked',
    seat: ownerOf(game, colour),
    colour,
    defender,
    defenderSeat: ownerOf(game, defender),
    city: tables.siteIds[site],
  });
}

export function attack(game: Game, seat: Seat, site: Site, casualty: typeof takeCasualty = takeCasualty): void {
  const { state } = game;
  reportAttack(game, colourOf(seat), site);
  casualty(game, seat);
  state.harbor[seat] -= 1;
  displace(game, colourOf(seat), site, fromHarbor);
}

/** Replaces a disc, which returns to its supply, by one of another colour, and claims the links that this completes. */
export function displace(game: Game, colour: Colour, site: Site, from: DiscSource, take?: LinkClaim): void {
  const { state, tables } = game;
  const defender = state.siteOwner[site];
  const area = tables.siteArea[site];
  reportLostLinks(game, defender, site);
  state.supply[defender] += 1;
  changePresence(game, defender, area, -1);
  if (game.log !== null) {
    const place = sitePlace(tables, site);
    const returning = moveDiscs(defender, place, supplyPlace(state, defender));
    const coming = moveDiscs(colour, from(game, colour), place);
    game.log.add({
      event: 'disc-displaced',
      seat: ownerOf(game, defender),
      colour: defender,
      city: tables.siteIds[site],
      pieces: [...returning, ...coming],
    });
  }
  state.siteOwner[site] = colour;
  changePresence(game, colour, area, 1);
  claimLinks(game, colour, site, take);
}
