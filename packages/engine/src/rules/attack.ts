/** Attack: one disc is lost and a second replaces an opponent's in a city where the attacker is present (CL-ACT-ATT). */
import type { Game } from '../game/game.ts';
import { ATTACK_ABSENT, ATTACK_CLOSED, NO_OPPONENT } from '../game/reasons.ts';
import { ATTACK_DISCS } from './bounds.ts';
import { claimLinks, reportLostLinks } from './links.ts';
import { changePresence } from './presence.ts';
import type { SiteAction } from './sites.ts';

export const ASSAULT: SiteAction = {
  discs: ATTACK_DISCS,
  aimsAtEmpty: false,
  wrongOwner: NO_OPPONENT,
  closed: ATTACK_CLOSED,
  absent: ATTACK_ABSENT,
};

export function attack(game: Game, seat: number, site: number): void {
  const { state, tables } = game;
  const defender = state.siteOwner[site];
  const area = tables.siteArea[site];
  const city = tables.siteIds[site];
  game.log?.add({ event: 'attacked', attacker: seat, defender, city });
  state.harbor[seat] -= ATTACK_DISCS;
  state.supply[seat] += 1;
  game.log?.add({ event: 'casualty-suffered', player: seat });
  reportLostLinks(game, defender, site);
  state.supply[defender] += 1;
  changePresence(game, defender, area, -1);
  game.log?.add({ event: 'disc-displaced', owner: defender, city });
  state.siteOwner[site] = seat;
  changePresence(game, seat, area, 1);
  claimLinks(game, seat, site);
}
