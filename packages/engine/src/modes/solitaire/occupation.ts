/**
 * The occupations of the Opposition: a city that completes a link, otherwise any, by its order of preference
 * (SOLO-OPP-A, SOLO-OPP-B).
 */
import type { Colour, Site } from '../../edition/number-types.ts';
import { NO_TOKEN } from '../../edition/tables.ts';
import type { Game } from '../../game/game.ts';
import { LEGAL } from '../../game/reasons.ts';
import { ActionScope, OCCUPY_DISCS } from '../../rules/action-scope.ts';
import { OCCUPATION } from '../../rules/occupy.ts';
import { siteRefusal } from '../../rules/sites.ts';
import { Choice, type Plan } from './choice.ts';
import { OPPOSITION } from './layout.ts';
import { isBlue, tokenRank } from './statuses.ts';

const BEST_GLORY = 2;
const scope = new ActionScope();

/** Returns the free cities of open regions where the colour is present. */
export function freeCities(game: Game, colour: Colour): number[] {
  scope.reset(OPPOSITION, OCCUPY_DISCS, colour);
  return [...game.tables.siteIds.keys()].filter((site) => siteRefusal(game, OCCUPATION, site, scope) === LEGAL);
}

/** Returns the links that a disc of the colour in this city would complete. */
export function linksCompleted({ state, tables }: Game, colour: Colour, site: Site): number[] {
  const links: number[] = [];
  for (let i = tables.siteLinkStart[site]; i < tables.siteLinkStart[site + 1]; i++) {
    if (state.siteOwner[tables.siteLinkOther[i]] === colour) links.push(tables.siteLink[i]);
  }
  return links;
}

/** Plans an occupation, if one is possible: first with a link, then without. */
export function planOccupation(game: Game, colour: Colour): Plan | null {
  const cities = freeCities(game, colour);
  const linked = cities.filter((site) => linksCompleted(game, colour, site).length > 0);
  if (linked.length > 0) return { step: 'occupy-linked', choice: prefer(game, colour, new Choice(linked)) };
  const wanted = game.options['rulings.solo.occupyOneGlory'] ? cities : cities.filter((site) => isGreat(game, site));
  if (wanted.length === 0) return null;
  const choice = new Choice(wanted);
  choice.prefer('two-glory', (site) => isGreat(game, site));
  return { step: 'occupy', choice: prefer(game, colour, choice) };
}

function isGreat({ tables }: Game, site: Site): boolean {
  return tables.siteGlory[site] >= BEST_GLORY;
}

/** Prefers cities that yield a blue token, then the own token of the least advanced status (SOLO-TIE-1, SOLO-TIE-2). */
function prefer(game: Game, colour: Colour, choice: Choice): Choice {
  const { state, options } = game;
  const yieldsBlue = (site: Site) =>
    isBlue(game, state.siteToken[site]) ||
    linksCompleted(game, colour, site).some(
      (link) => state.linkToken[link] !== NO_TOKEN && isBlue(game, state.linkToken[link]),
    );
  if (options['solo.difficulty'] !== 'easier' && choice.prefer('blue-token', yieldsBlue)) return choice;
  choice.least('least-advanced', (site) => tokenRank(game, state.siteToken[site]));
  return choice;
}

/** Returns whether the colour can occupy a city now. */
export function canOccupy(game: Game, colour: Colour): boolean {
  return game.state.supply[colour] > 0 && planOccupation(game, colour) !== null;
}
