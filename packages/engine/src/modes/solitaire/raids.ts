/**
 * What the Opposition takes from the player: a city with an Attack token, a brown token with a Payment token
 * (SOLO-BON-6, SOLO-BON-7).
 */
import type { Colour, Site, Status } from '../../edition/number-types.ts';
import { NO_TOKEN } from '../../edition/tables.ts';
import type { Game } from '../../game/game.ts';
import { LEGAL } from '../../game/reasons.ts';
import { colourOf } from '../../game/state.ts';
import { ActionScope, ATTACK_DISCS } from '../../rules/action-scope.ts';
import { ASSAULT } from '../../rules/attack.ts';
import { siteRefusal } from '../../rules/sites.ts';
import { Choice, type Plan } from './choice.ts';
import { HUMAN, OPPOSITION } from './layout.ts';
import { linksCompleted } from './occupation.ts';
import { groups } from './statuses.ts';

const scope = new ActionScope();

/**
 * Returns the glory that the player loses with a city plus the glory that the Opposition gains; tokens do not count.
 */
function gloryOfAttack(game: Game, colour: Colour, site: Site): number {
  const links = linksCompleted(game, colourOf(HUMAN), site).length + linksCompleted(game, colour, site).length;
  return 2 * game.tables.siteGlory[site] + links;
}

export function planAttack(game: Game, colour: Colour): Plan | null {
  const { state, tables } = game;
  scope.reset(OPPOSITION, ATTACK_DISCS, colour);
  const cities = [...tables.siteIds.keys()].filter(
    (site) => state.siteOwner[site] === colourOf(HUMAN) && siteRefusal(game, ASSAULT, site, scope) === LEGAL,
  );
  if (cities.length === 0) return null;
  const choice = new Choice(cities);
  choice.most('greatest-swing', (site) => gloryOfAttack(game, colour, site));
  return { step: 'attack', choice };
}

/** Returns the brown token of a status. */
export function tokenOf({ tables }: Game, status: Status): number {
  return tables.tokenStatus.indexOf(status, NO_TOKEN + 1);
}

/**
 * Plans the taking of a token: of one of the Opposition's least advanced statuses of which the player has a token
 * (EC-101).
 */
export function planTaking(game: Game): Plan | null {
  const { state } = game;
  const [least] = groups(game);
  const held = least.filter((status) => state.tokens[HUMAN * state.tokenKinds + tokenOf(game, status)] > 0);
  return held.length === 0 ? null : { step: 'take-token', choice: new Choice(held) };
}
