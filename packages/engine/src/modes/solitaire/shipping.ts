/**
 * The Ships of the Opposition: to the last space of a track, to a track where it has a far space, or beside a full one
 * (SOLO-OPP-C, SOLO-OPP-D).
 */
import type { Area, Colour } from '../../edition/number-types.ts';
import type { Game } from '../../game/game.ts';
import { NO_SEAT } from '../../game/state.ts';
import { leader } from '../../rules/governor.ts';
import { Choice, type Plan } from './choice.ts';
import { OPPOSITION } from './layout.ts';
import { isBlue, isWorthless, tokenRank } from './statuses.ts';

function regions({ tables }: Game): number[] {
  return [...tables.areaIds.keys()].filter((area) => area !== tables.home);
}

function nextSpace({ state, tables }: Game, area: Area): number {
  return tables.trackStart[area] + state.filled[area];
}

function freeSpaces(game: Game, area: Area): number {
  return game.tables.trackStart[area + 1] - nextSpace(game, area);
}

function nextToken(game: Game, area: Area): number {
  return game.state.spaceToken[nextSpace(game, area)];
}

/** Returns whether a colour of the Opposition would win the Governor if this one took the last space. */
function winsGovernor(game: Game, colour: Colour, area: Area): boolean {
  const { state, seatOf } = game;
  const space = nextSpace(game, area);
  state.spaceOwner[space] = colour;
  const winner = leader(game, area);
  state.spaceOwner[space] = NO_SEAT;
  return seatOf[winner] === OPPOSITION;
}

/** Plans a Ship to a last space, if the Opposition gets the Governor (SOLO-OPP-C). */
export function planCompletion(game: Game, colour: Colour): Plan | null {
  const areas = regions(game).filter((area) => freeSpaces(game, area) === 1 && winsGovernor(game, colour, area));
  return areas.length === 0 ? null : { step: 'complete-track', choice: prefer(game, areas) };
}

/** Returns the farthest space, counted from 0, that the colour has on a track; the track's length if it has none. */
function farthest({ state, tables }: Game, colour: Colour, area: Area): number {
  const start = tables.trackStart[area];
  const length = tables.trackStart[area + 1] - start;
  for (let i = 0; i < length; i++) if (state.spaceOwner[start + i] === colour) return i;
  return length;
}

/**
 * Plans a Ship to a track with a disc of the colour, preferably a far one (SOLO-OPP-D, i and ii); tracks without a gain
 * only with `worthless`.
 */
export function planShip(game: Game, colour: Colour, worthless: boolean): Plan | null {
  const { state } = game;
  const tracks = regions(game).filter((area) => {
    const isOwn = state.presence[area * state.colours + colour] > 0;
    return isOwn && freeSpaces(game, area) > 1;
  });
  const wanted = tracks.filter((area) => worthless || !isWorthless(game, nextToken(game, area)));
  if (wanted.length === 0) return null;
  const choice = new Choice(wanted);
  choice.least('farthest-disc', (area) => farthest(game, colour, area));
  return { step: 'ship', choice: prefer(game, choice.options, choice) };
}

/** Returns the tracks of the colour that are skipped because their token gains nothing (SOLO-OPP-3). */
export function passedOver(game: Game, colour: Colour): number[] {
  const all = planShip(game, colour, true)?.choice.candidates ?? [];
  return all.filter((area) => isWorthless(game, nextToken(game, area)));
}

/** Plans a Ship to an open region with a free city (SOLO-OPP-D, iii); the player chooses among several. */
export function planBeside(game: Game): Plan | null {
  const { state, tables } = game;
  const areas = regions(game).filter((area) => {
    if (!state.open[area]) return false;
    for (let site = tables.siteStart[area]; site < tables.fleetStart[area]; site++) {
      if (state.siteOwner[site] === NO_SEAT) return true;
    }
    return false;
  });
  return areas.length === 0 ? null : { step: 'ship-beside', choice: new Choice(areas) };
}

/** Prefers the token of the least advanced status; the player may choose any blue token instead (SOLO-TIE-3). */
function prefer(game: Game, areas: readonly number[], choice: Choice = new Choice(areas)): Choice {
  const ranks = areas.filter((area) => !isBlue(game, nextToken(game, area)));
  const best = Math.min(...ranks.map((area) => tokenRank(game, nextToken(game, area))));
  choice.prefer(
    'least-advanced',
    (area) => isBlue(game, nextToken(game, area)) || tokenRank(game, nextToken(game, area)) === best,
  );
  return choice;
}
