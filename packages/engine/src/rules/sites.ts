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
function isAimedAt(action: SiteAction, owner: Colour, colour: Colour): boolean {
  return action.aimsAtEmpty ? owner === NO_SEAT : owner !== NO_SEAT && owner !== colour;
}

function areaRefusal(game: Game, action: SiteAction, area: Area, scope: ActionScope): number {
  if (scope.area !== UNBOUND && scope.area !== area) return OTHER_REGION;
  if (scope.discs < action.discs) return TOO_FEW_DISCS;
  if (!game.state.open[area]) return action.closed;
  return !action.needsPresence || isPresent(game, scope.colour, area) ? LEGAL : action.absent;
}

export function siteRefusal(game: Game, action: SiteAction, site: Site, scope: ActionScope): number {
  const { state, tables } = game;
  if (tables.siteIsFleet[site] && !action.aimsAtFleets) return IS_FLEET;
  if (!isAimedAt(action, state.siteOwner[site], scope.colour)) return action.wrongOwner;
  return areaRefusal(game, action, tables.siteArea[site], scope);
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
  const { siteStart, fleetStart, areaIds } = game.tables;
  const { siteOwner } = game.state;
  const { colour } = scope;
  for (let area = 0; area < areaIds.length; area++) {
    if (areaRefusal(game, action, area, scope) !== LEGAL) continue;
    const end = action.aimsAtFleets ? siteStart[area + 1] : fleetStart[area];
    for (let site = siteStart[area]; site < end; site++) {
      if (isAimedAt(action, siteOwner[site], colour)) list.add(firstMove + site);
    }
  }
}

export function anySite(game: Game, action: SiteAction, scope: ActionScope): boolean {
  if (scope.discs < action.discs) return false;
  const { siteStart, fleetStart, areaIds } = game.tables;
  const { siteOwner } = game.state;
  const { colour } = scope;
  for (let area = 0; area < areaIds.length; area++) {
    if (areaRefusal(game, action, area, scope) !== LEGAL) continue;
    const end = action.aimsAtFleets ? siteStart[area + 1] : fleetStart[area];
    for (let site = siteStart[area]; site < end; site++) {
      if (isAimedAt(action, siteOwner[site], colour)) return true;
    }
  }
  return false;
}
