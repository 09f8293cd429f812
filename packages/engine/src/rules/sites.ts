/** The common part of Occupy and Attack: both target a site of an open region where the player is present. */
import type { Area, Colour, MoveNumber, Site } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { IS_FLEET, LEGAL, OTHER_REGION, TOO_FEW_DISCS } from '../game/reasons.ts';
import { NO_SEAT } from '../game/state.ts';
import { type ActionScope, UNBOUND } from './action-scope.ts';
import { isPresent } from './presence.ts';

/** An action that targets a site. */
export interface SiteAction {
  /** Harbor discs it consumes. */
  readonly discs: number;
  /** Whether it targets empty sites or those with an opponent's disc. */
  readonly aimsAtEmpty: boolean;
  /** Whether fleets are among its targets (AS-ACT-ATT-1), or cities alone (AS-ACT-OCC-1). */
  readonly aimsAtFleets: boolean;
  /** Whether the player must be present in the site's area; only some abilities do not need that. */
  readonly needsPresence: boolean;
  /** Reasons for a site with the wrong owner, a closed region, and one without the player's presence. */
  readonly wrongOwner: number;
  readonly closed: number;
  readonly absent: number;
}

/** Returns whether the action may target a site of this owner. */
function canTarget(action: SiteAction, owner: Colour, colour: Colour): boolean {
  return action.aimsAtEmpty ? owner === NO_SEAT : owner !== NO_SEAT && owner !== colour;
}

/** Returns why the action has no targets in an area at all. */
function areaRefusal(game: Game, action: SiteAction, area: Area, colour: Colour): number {
  if (!game.state.open[area]) return action.closed;
  return !action.needsPresence || isPresent(game, colour, area) ? LEGAL : action.absent;
}

export function siteRefusal(game: Game, action: SiteAction, site: Site, scope: ActionScope): number {
  const { state, tables } = game;
  const { colour } = scope;
  const area = tables.siteArea[site];
  if (tables.siteIsFleet[site] && !action.aimsAtFleets) return IS_FLEET;
  if (!canTarget(action, state.siteOwner[site], colour)) return action.wrongOwner;
  if (scope.area !== UNBOUND && scope.area !== area) return OTHER_REGION;
  if (scope.discs < action.discs) return TOO_FEW_DISCS;
  return areaRefusal(game, action, area, colour);
}

/** Adds a move for every site that the action may target; `firstMove` is the one for site 0. */
export function listSites(
  game: Game,
  action: SiteAction,
  scope: ActionScope,
  firstMove: MoveNumber,
  list: MoveList,
): void {
  if (scope.discs < action.discs) return;
  const { siteOwner } = game.state;
  const { colour } = scope;
  const last = lastArea(game, scope);
  for (let area = firstArea(scope); area <= last; area++) {
    if (areaRefusal(game, action, area, colour) !== LEGAL) continue;
    const end = endOfSites(game, action, area);
    for (let site = game.tables.siteStart[area]; site < end; site++) {
      if (canTarget(action, siteOwner[site], colour)) list.add(firstMove + site);
    }
  }
}

export function anySite(game: Game, action: SiteAction, scope: ActionScope): boolean {
  if (scope.discs < action.discs) return false;
  const { siteOwner } = game.state;
  const { colour } = scope;
  const last = lastArea(game, scope);
  for (let area = firstArea(scope); area <= last; area++) {
    if (areaRefusal(game, action, area, colour) !== LEGAL) continue;
    const end = endOfSites(game, action, area);
    for (let site = game.tables.siteStart[area]; site < end; site++) {
      if (canTarget(action, siteOwner[site], colour)) return true;
    }
  }
  return false;
}

function firstArea({ area }: ActionScope): Area {
  return area === UNBOUND ? 0 : area;
}

function lastArea({ tables }: Game, { area }: ActionScope): Area {
  return area === UNBOUND ? tables.areaIds.length - 1 : area;
}

/** Returns the number after the last site of an area among which the action finds targets; its fleets come last. */
function endOfSites({ tables }: Game, action: SiteAction, area: Area): Site {
  return action.aimsAtFleets ? tables.siteStart[area + 1] : tables.fleetStart[area];
}
