/** What Occupy and Attack have in common: both aim at a city of an open region where the player is present. */
import type { Verb } from '../edition/catalogue.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { LEGAL, OTHER_REGION, TOO_FEW_DISCS } from '../game/reasons.ts';
import { UNBOUND } from './bounds.ts';
import { isPresent } from './presence.ts';

/** An action aimed at a site. */
export interface SiteAction {
  readonly verb: Verb & ('occupy' | 'attack');
  /** Harbor discs it consumes. */
  readonly discs: number;
  /** Reasons for a closed region and for one without the player's presence. */
  readonly closed: number;
  readonly absent: number;
  /** Why a site with this owner (or nobody) is no target for the seat; `LEGAL` if it is. */
  owner(owner: number, seat: number): number;
}

function areaRefusal(game: Game, action: SiteAction, seat: number, area: number, discs: number, bound: number): number {
  if (bound !== UNBOUND && bound !== area) return OTHER_REGION;
  if (discs < action.discs) return TOO_FEW_DISCS;
  if (!game.state.open[area]) return action.closed;
  return isPresent(game, seat, area) ? LEGAL : action.absent;
}

export function siteRefusal(
  game: Game,
  action: SiteAction,
  seat: number,
  site: number,
  discs: number,
  bound: number,
): number {
  const { state, tables } = game;
  const refused = action.owner(state.siteOwner[site], seat);
  return refused === LEGAL ? areaRefusal(game, action, seat, tables.siteArea[site], discs, bound) : refused;
}

export function listSites(
  game: Game,
  action: SiteAction,
  seat: number,
  discs: number,
  bound: number,
  list: MoveList,
): void {
  const { siteStart, areaIds, catalogue } = game.tables;
  const base = catalogue.base[action.verb];
  for (let area = 0; area < areaIds.length; area++) {
    if (areaRefusal(game, action, seat, area, discs, bound) !== LEGAL) continue;
    for (let site = siteStart[area]; site < siteStart[area + 1]; site++) {
      if (action.owner(game.state.siteOwner[site], seat) === LEGAL) list.add(base + site);
    }
  }
}

export function anySite(game: Game, action: SiteAction, seat: number, discs: number, bound: number): boolean {
  const { siteStart, areaIds } = game.tables;
  for (let area = 0; area < areaIds.length; area++) {
    if (areaRefusal(game, action, seat, area, discs, bound) !== LEGAL) continue;
    for (let site = siteStart[area]; site < siteStart[area + 1]; site++) {
      if (action.owner(game.state.siteOwner[site], seat) === LEGAL) return true;
    }
  }
  return false;
}
