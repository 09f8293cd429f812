/** Classic for two with two neutral colours: after each own Ship or Occupy the player places a disc of the own neutral colour (rules C2). */

import { OCCUPY, SHIP } from '../../edition/data.ts';
import type { Area, Colour, Seat, Site, Stage } from '../../edition/number-types.ts';
import type { Game, Mode } from '../../game/game.ts';
import { LEGAL, reason, refusal } from '../../game/reasons.ts';
import { frameField, frameSeat, pop, push } from '../../game/stack.ts';
import { NO_SEAT } from '../../game/state.ts';
import { fromSupply } from '../../rules/disc-source.ts';
import { isPresent } from '../../rules/presence.ts';
import type { Decision } from '../../steps/step.ts';
import { stepNumber } from '../../steps/step-numbers.ts';
import {
  anyTrack,
  cityRefusal,
  listTracks,
  neutralReasons,
  occupyNeutral,
  shipNeutral,
  trackRefusal,
} from '../neutral.ts';

const TWO_SHIP = stepNumber('neutral-ship');
const TWO_OCCUPY = stepNumber('neutral-occupy');
const DISCS = 30;
/** The field in the frame of a neutral Occupy: the region of the player's own Occupy. */
const REGION = 0;
const MUST_SHIP_NEUTRAL = reason('must-ship-neutral', 'C2-SHIP-1');
const MUST_OCCUPY_NEUTRAL = reason('must-occupy-neutral', 'C2-OCC-1');
const SAME_REGION_FIRST = reason('same-region-first', 'C2-OCC-1');
const NEUTRAL_ABSENT = reason('not-present', 'C2-OCC-2');
const REASONS = neutralReasons('C2-SHIP-1', 'C2-SHIP-4', 'C2-OCC-1', 'C2-OCC-4');

/** Each player places the neutral colour of their own seat; neutral colours follow the players' colours (C2-SET-1). */
function neutralOf({ state }: Game, seat: Seat): Colour {
  return state.seats + seat;
}

/**
 * Returns whether the activated building or token can ship more than once. Then only one disc is placed, at the end
 * (C2-DBL-2).
 */
function shipsTwice({ tables }: Game, stage: Stage): boolean {
  return tables.progress.shipsOfSource[stage] > 1;
}

export const classicTwoMode: Mode = {
  id: 'classic-two',
  moreColours: [{ discs: DISCS }, { discs: DISCS }],
  steps: () => [twoShip.id, twoOccupy.id],

  afterAction(game, seat, action, area, stage) {
    if (action === OCCUPY) push(game.state, TWO_OCCUPY, seat, area);
    else if (action === SHIP && !shipsTwice(game, stage)) push(game.state, TWO_SHIP, seat);
  },

  afterActivation(game, seat, stage) {
    const shipped = (game.tables.progress.performedMask[stage] & (1 << SHIP)) !== 0;
    if (shipped && shipsTwice(game, stage)) push(game.state, TWO_SHIP, seat);
  },
};

export const twoShip: Decision = {
  id: 'neutral-ship',
  asks: true,
  fields: [],

  /** No disc is placed when all tracks are full or the colour has no disc left (C2-SHIP-4, C2-SUP-1). */
  ready(game) {
    const { state } = game;
    const seat = frameSeat(state);
    if (state.supply[neutralOf(game, seat)] > 0 && anyTrack(game, REASONS)) return true;
    pop(state);
    return false;
  },

  list: (game, list) => listTracks(game, REASONS, list),

  whyNot(game, move) {
    const { catalogue, data, areaIds } = game.tables;
    const target = catalogue.target[move];
    if (catalogue.verb[move] !== 'neutral-ship' || target >= areaIds.length)
      return refusal(data.rulebook, MUST_SHIP_NEUTRAL);
    const refused = trackRefusal(game, target, REASONS);
    return refused === LEGAL ? null : refusal(data.rulebook, refused, { region: areaIds[target] });
  },

  play(game, move) {
    const { state, tables } = game;
    const colour = neutralOf(game, frameSeat(state));
    pop(state);
    state.supply[colour] -= 1;
    shipNeutral(game, colour, tables.catalogue.target[move], NO_SEAT, fromSupply);
  },
};

/**
 * Returns why a neutral disc may not occupy a site: it stays in the region of the player's own Occupy if possible,
 * otherwise its colour must be present (C2-OCC-4).
 */
function occupyRefusal(game: Game, colour: Colour, site: Site, area: Area, sameRegion: boolean): number {
  const refused = cityRefusal(game, site, REASONS);
  if (refused !== LEGAL) return refused;
  const target = game.tables.siteArea[site];
  if (!isPresent(game, colour, target)) return NEUTRAL_ABSENT;
  return sameRegion && target !== area ? SAME_REGION_FIRST : LEGAL;
}

/** Returns whether the neutral colour can occupy a city in this region. */
function fitsIn(game: Game, colour: Colour, area: Area): boolean {
  const { siteStart } = game.tables;
  for (let site = siteStart[area]; site < siteStart[area + 1]; site++) {
    if (occupyRefusal(game, colour, site, area, false) === LEGAL) return true;
  }
  return false;
}

export const twoOccupy: Decision = {
  id: 'neutral-occupy',
  asks: true,
  fields: [{ name: 'region', kind: 'area' }],

  problems: ({ state }) =>
    frameField(state, REGION) < 0 ? [{ value: 'region', problem: 'must be where the player occupied' }] : [],

  ready(game) {
    const { state, tables } = game;
    const colour = neutralOf(game, frameSeat(state));
    if (state.supply[colour] > 0) {
      for (let area = 0; area < tables.areaIds.length; area++) if (fitsIn(game, colour, area)) return true;
    }
    pop(state);
    return false;
  },

  list(game, list) {
    const { state, tables } = game;
    const colour = neutralOf(game, frameSeat(state));
    const area = frameField(state, REGION);
    const sameRegion = fitsIn(game, colour, area);
    for (let site = 0; site < tables.siteIds.length; site++) {
      if (occupyRefusal(game, colour, site, area, sameRegion) !== LEGAL) continue;
      list.add(tables.catalogue.base['neutral-occupy'] + site);
    }
  },

  whyNot(game, move) {
    const { state, tables } = game;
    const { catalogue, data } = tables;
    if (catalogue.verb[move] !== 'neutral-occupy') return refusal(data.rulebook, MUST_OCCUPY_NEUTRAL);
    const colour = neutralOf(game, frameSeat(state));
    const area = frameField(state, REGION);
    const site = catalogue.target[move];
    const refused = occupyRefusal(game, colour, site, area, fitsIn(game, colour, area));
    return refused === LEGAL
      ? null
      : refusal(data.rulebook, refused, { city: tables.siteIds[site], region: tables.areaIds[area] });
  },

  play(game, move) {
    const { state, tables } = game;
    const colour = neutralOf(game, frameSeat(state));
    pop(state);
    state.supply[colour] -= 1;
    occupyNeutral(game, colour, tables.catalogue.target[move], NO_SEAT, fromSupply);
  },
};
