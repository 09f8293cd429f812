/** The Silent Fleet: after each turn of a player in Age of Sail for two, a neutral fleet reacts to one of its actions (rules SF). */

import { ACTIONS, ATTACK, DRAW, OCCUPY, PAY, SHIP } from '../../edition/data.ts';
import type { Area, Building, Colour, Deck, Seat, Site } from '../../edition/number-types.ts';
import type { EditionTables } from '../../edition/tables.ts';
import type { Game, Mode } from '../../game/game.ts';
import { moveCard, moveDiscs, moveTile } from '../../game/pieces.ts';
import { deckPlace, sitePlace, supplyPlace, tilePlace } from '../../game/places.ts';
import { LEGAL, reason, refusal } from '../../game/reasons.ts';
import { frameField, frameSeat, pop, push } from '../../game/stack.ts';
import { NO_CARD, NO_SEAT, REMOVED, type State } from '../../game/state.ts';
import { abolishSlavery } from '../../rules/abolition.ts';
import { findTop } from '../../rules/cards.ts';
import { fromSupply } from '../../rules/disc-source.ts';
import { placeDisc } from '../../rules/occupy.ts';
import { isPresent, presence } from '../../rules/presence.ts';
import { areaOfWaters } from '../../rules/ship.ts';
import { buildLevel } from '../../rules/status.ts';
import type { Decision, DecisionId } from '../../steps/step.ts';
import { stepNumber } from '../../steps/step-numbers.ts';
import { cityRefusal, neutralReasons, occupyNeutral, settleToken, shipNeutral, trackRefusal } from '../neutral.ts';
import type {} from './events.ts';

const FLEET_TRIGGER = stepNumber('fleet-trigger');
const FLEET_SHIP = stepNumber('fleet-ship');
const FLEET_OCCUPY = stepNumber('fleet-occupy');
const FLEET_DRAW = stepNumber('fleet-draw');
const SHORTAGE = stepNumber('shortage');
const DISCS = 35;
// The fields in the frame of the choice of a trigger.
const STAGE = 0;
const TRIGGER_OCCUPIED = 1;
/** The field in the frame of a reaction: the area of the player's Occupy; -1 without one. */
const OCCUPIED = 0;
const MUST_CHOOSE_TRIGGER = reason('must-choose-trigger', 'SF-GEN-5');
const NOT_PERFORMED = reason('not-performed', 'SF-GEN-5');
const MUST_REACT = reason('must-react', 'SF-GEN-3');
const REASONS = neutralReasons('SF-SAIL-1', 'SF-SAIL-1', 'SF-OCC-1', 'SF-OCC-1');
const FLEET_TAKEN = reason('fleet-occupied', 'SF-SAIL-1');
const FLEET_SHUT = reason('region-closed', 'SF-SAIL-1');
const SILENT_ABSENT = reason('not-present', 'SF-OCC-1');
const LIMITED = reason('other-region', 'SF-OPT-1');
const NO_CARD_LEFT = reason('stack-empty', 'SF-DRW-1');
const SILENT_PRESENCE = reason('presence-below-value', 'SF-DRW-1');
const MUST_CAUSE_SHORTAGE = reason('must-cause-shortage', 'SF-OPT-3');
const SHORTAGE_NO_TILE = reason('not-in-supply', 'SF-OPT-3');
const SHORTAGE_LEVEL = reason('level-too-high', 'SF-OPT-3');

function silent({ state }: Game): Colour {
  return state.seats;
}

/** The step that carries out the reaction to an action; Attack and Pay cause none (SF-ATT-1, SF-PAY-1). */
const REACTIONS: Readonly<Record<number, number>> = { [SHIP]: FLEET_SHIP, [OCCUPY]: FLEET_OCCUPY, [DRAW]: FLEET_DRAW };

function react(game: Game, seat: Seat, action: number, occupied: Area): void {
  const step = REACTIONS[action];
  if (step === undefined) game.log?.add({ event: 'fleet-silent', seat, action: ACTIONS[action] });
  else push(game.state, step, seat, occupied);
}

export const silentFleetMode: Mode = {
  id: 'silent-fleet',
  moreColours: [{ discs: DISCS }],
  steps: (options) => [
    ...[fleetTrigger.id, fleetShip.id, fleetOccupy.id, fleetDraw.id],
    ...(options['sf.causeScarcity'] ? [shortage.id] : []),
  ],
  removesTiles: true,

  /** The player without the Crown may have to discard a tile (SF-OPT-3). */
  beforeBuild(game) {
    const { state, options } = game;
    if (!options['sf.causeScarcity']) return;
    state.turn++;
    push(state, SHORTAGE, withoutCrown(state));
  },

  /** One reaction after the whole turn, to one of the actions performed (SF-GEN-2, SF-GEN-5). */
  afterActivation(game, seat, stage, _area, occupied) {
    const { tables, options } = game;
    const isToken = tables.progress.source[stage] >= tables.buildingIds.length;
    if (isToken && options['sf.noTokenReaction']) return;
    const performed = tables.progress.performedMask[stage];
    if (performed === 0) return;
    // Bits are numbered like actions, so one bit alone names the action.
    const isOne = (performed & (performed - 1)) === 0;
    if (isOne) react(game, seat, 31 - Math.clz32(performed), occupied);
    else push(game.state, FLEET_TRIGGER, seat, stage, occupied);
  },
};

function triggerRefusal(game: Game, action: number): number {
  const { state, tables } = game;
  const stage = frameField(state, STAGE);
  return tables.progress.performedMask[stage] & (1 << action) ? LEGAL : NOT_PERFORMED;
}

export const fleetTrigger: Decision = {
  id: 'fleet-trigger',
  asks: true,
  fields: [
    { name: 'stage', kind: 'stage' },
    { name: 'occupied', kind: 'area' },
  ],

  list(game, list) {
    for (const action of [SHIP, OCCUPY, ATTACK, PAY, DRAW]) {
      if (triggerRefusal(game, action) === LEGAL) list.add(game.tables.catalogue.base.trigger + action);
    }
  },

  whyNot(game, move) {
    const { catalogue, data } = game.tables;
    if (catalogue.verb[move] !== 'trigger') return refusal(data.rulebook, MUST_CHOOSE_TRIGGER);
    const action = catalogue.target[move];
    const refused = triggerRefusal(game, action);
    return refused === LEGAL ? null : refusal(data.rulebook, refused, { action: ACTIONS[action] });
  },

  play(game, move) {
    const { state, tables } = game;
    const seat = frameSeat(state);
    const occupied = frameField(state, TRIGGER_OCCUPIED);
    const action = tables.catalogue.target[move];
    pop(state);
    game.log?.add({ event: 'fleet-trigger-chosen', seat, action: ACTIONS[action] });
    react(game, seat, action, occupied);
  },
};

/**
 * Returns why a disc cannot be placed on the waters: the target is a track of a closed region, or a free fleet of an
 * open area (SF-SAIL-1).
 */
function watersRefusal(game: Game, waters: number): number {
  const { state, tables } = game;
  if (waters < tables.areaIds.length) return trackRefusal(game, waters, REASONS);
  if (!state.open[areaOfWaters(game, waters)]) return FLEET_SHUT;
  return state.siteOwner[tables.fleetSites[waters - tables.areaIds.length]] === NO_SEAT ? LEGAL : FLEET_TAKEN;
}

/**
 * Returns why a city cannot be occupied: it must be free and the Silent Fleet present; with Limited Occupation it is in
 * the area where the player occupied (SF-OCC-1, SF-OPT-1).
 */
function silentCityRefusal(game: Game, site: Site): number {
  const { state, tables, options } = game;
  const refused = cityRefusal(game, site, REASONS);
  if (refused !== LEGAL) return refused;
  const area = tables.siteArea[site];
  if (options['sf.limitedOccupation'] && area !== frameField(state, OCCUPIED)) return LIMITED;
  return isPresent(game, silent(game), area) ? LEGAL : SILENT_ABSENT;
}

/**
 * Returns why the top card of a deck cannot be removed: the Silent Fleet needs enough discs in its area; regions may be
 * closed (SF-DRW-1).
 */
function silentDrawRefusal(game: Game, deck: Deck): number {
  const { state, tables } = game;
  const card = state.deckTop[deck];
  if (card === NO_CARD) return NO_CARD_LEFT;
  return presence(game, silent(game), tables.deckArea[deck]) < tables.cardValue[card] ? SILENT_PRESENCE : LEGAL;
}

interface Reaction {
  readonly id: DecisionId;
  readonly verb: 'neutral-ship' | 'neutral-occupy' | 'neutral-draw';
  readonly usesDisc: boolean;
  /** Returns the number of targets of the verb. */
  targets(tables: EditionTables): number;
  refuse(game: Game, target: number): number;
  carryOut(game: Game, target: number): void;
}

/** Creates a reaction that must be carried out if possible, and is skipped otherwise (SF-GEN-3). */
function reaction({ id, verb, usesDisc, targets, refuse, carryOut }: Reaction): Decision {
  return {
    id,
    asks: true,
    fields: [{ name: 'occupied', kind: 'area' }],

    ready(game) {
      const { state } = game;
      const count = usesDisc && state.supply[silent(game)] === 0 ? 0 : targets(game.tables);
      for (let target = 0; target < count; target++) if (refuse(game, target) === LEGAL) return true;
      const player = frameSeat(state);
      pop(state);
      game.log?.add({ event: 'fleet-cannot-react', seat: player });
      return false;
    },

    list(game, list) {
      const { base } = game.tables.catalogue;
      const count = targets(game.tables);
      for (let target = 0; target < count; target++) if (refuse(game, target) === LEGAL) list.add(base[verb] + target);
    },

    whyNot(game, move) {
      const { catalogue, data } = game.tables;
      if (catalogue.verb[move] !== verb) return refusal(data.rulebook, MUST_REACT);
      const refused = refuse(game, catalogue.target[move]);
      const { target } = catalogue.moves[move];
      return refused === LEGAL ? null : refusal(data.rulebook, refused, { target: target ?? '' });
    },

    play(game, move) {
      const { state, tables } = game;
      pop(state);
      if (usesDisc) state.supply[silent(game)] -= 1;
      carryOut(game, tables.catalogue.target[move]);
    },
  };
}

export const fleetShip = reaction({
  id: 'fleet-ship',
  verb: 'neutral-ship',
  usesDisc: true,
  targets: ({ areaIds, fleetSites }) => areaIds.length + fleetSites.length,
  refuse: watersRefusal,

  carryOut(game, waters) {
    const { state, tables } = game;
    const { areaIds, fleetSites } = tables;
    if (waters < areaIds.length) {
      shipNeutral(game, silent(game), waters, NO_SEAT, fromSupply);
      return;
    }
    const site = fleetSites[waters - areaIds.length];
    const colour = silent(game);
    game.log?.add({
      event: 'sailed-to-fleet',
      seat: null,
      colour,
      fleet: tables.siteIds[site],
      pieces: moveDiscs(colour, supplyPlace(state, colour), sitePlace(tables, site)),
    });
    settleToken(game, placeDisc(game, colour, site), colour, NO_SEAT, 'fleet', site);
  },
});

export const fleetOccupy = reaction({
  id: 'fleet-occupy',
  verb: 'neutral-occupy',
  usesDisc: true,
  targets: ({ siteIds }) => siteIds.length,
  refuse: silentCityRefusal,

  carryOut(game, site) {
    occupyNeutral(game, silent(game), site, NO_SEAT, fromSupply);
  },
});

/** The card leaves the game; the card with the Abolition causes it (SF-DRW-2). */
export const fleetDraw = reaction({
  id: 'fleet-draw',
  verb: 'neutral-draw',
  usesDisc: false,
  targets: ({ deckIds }) => deckIds.length,
  refuse: silentDrawRefusal,

  carryOut(game, deck) {
    const { state, tables } = game;
    const card = state.deckTop[deck];
    state.cardPlace[card] = REMOVED;
    findTop(game, deck);
    const id = tables.cardIds[card];
    game.log?.add({
      event: 'card-removed',
      seat: null,
      colour: silent(game),
      card: id,
      pieces: [moveCard(id, deckPlace(tables, deck), 'removed')],
    });
    if (tables.cardIsAbolition[card]) abolishSlavery(game, silent(game));
  },
});

function shortageRefusal(game: Game, building: Building): number {
  const { state, tables } = game;
  if (state.tiles[building] === 0) return SHORTAGE_NO_TILE;
  const level = buildLevel(game, frameSeat(state));
  return tables.buildingLevel[building] <= level ? LEGAL : SHORTAGE_LEVEL;
}

/** Returns the seat that discards a building: the one without the Crown. */
function withoutCrown({ first, seats }: State): Seat {
  return (first + 1) % seats;
}

export const shortage: Decision = {
  id: 'shortage',
  asks: true,
  fields: [],
  seatAsked: ({ state }) => withoutCrown(state),

  ready(game) {
    for (let building = 0; building < game.tables.buildingIds.length; building++) {
      if (shortageRefusal(game, building) === LEGAL) return true;
    }
    pop(game.state);
    return false;
  },

  list(game, list) {
    const { buildingIds, catalogue } = game.tables;
    for (let building = 0; building < buildingIds.length; building++) {
      if (shortageRefusal(game, building) === LEGAL) list.add(catalogue.base.shortage + building);
    }
  },

  whyNot(game, move) {
    const { catalogue, data, buildingIds } = game.tables;
    if (catalogue.verb[move] !== 'shortage') return refusal(data.rulebook, MUST_CAUSE_SHORTAGE);
    const building = catalogue.target[move];
    const refused = shortageRefusal(game, building);
    return refused === LEGAL ? null : refusal(data.rulebook, refused, { building: buildingIds[building] });
  },

  play(game, move) {
    const { state, tables } = game;
    const player = frameSeat(state);
    const building = tables.catalogue.target[move];
    pop(state);
    state.tiles[building] -= 1;
    const id = tables.buildingIds[building];
    game.log?.add({
      event: 'shortage-caused',
      seat: player,
      building: id,
      pieces: [moveTile(id, tilePlace(tables, building), null)],
    });
  },
};
