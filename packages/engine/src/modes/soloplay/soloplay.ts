/**
 * SoloPlay for two and for three: shorter tracks, and a few neutral discs for players with fewer discs in the harbor
 * (rules S2, S3).
 */

import { DRAW, PAY } from '../../edition/data.ts';
import type { Area, Colour, Seat, Site, Space } from '../../edition/number-types.ts';
import type { EditionTables } from '../../edition/tables.ts';
import { NO_TOKEN } from '../../edition/tables.ts';
import type { Game, Mode, ModeId } from '../../game/game.ts';
import { moveDiscs, moveTile, moveToken } from '../../game/pieces.ts';
import { numberPlace, spacePlace, tilePlace } from '../../game/places.ts';
import { LEGAL, reason, refusal } from '../../game/reasons.ts';
import { frameField, frameSeat, pop, push } from '../../game/stack.ts';
import { NO_SEAT, NO_SPACE } from '../../game/state.ts';
import type { DiscSource } from '../../rules/disc-source.ts';
import { skipMissingSpaces } from '../../rules/ship.ts';
import type { Decision } from '../../steps/step.ts';
import { stepNumber } from '../../steps/step-numbers.ts';
import { cityRefusal, neutralReasons, occupyNeutral, shipNeutral, trackRefusal } from '../neutral.ts';
import type {} from './events.ts';

const REMOVE_TOKEN = stepNumber('remove-token');
const PLAY_NEUTRAL = stepNumber('play-neutral');

/** The differences between the two variants. */
interface Variant {
  readonly id: ModeId;
  readonly players: number;
  /** Neutral discs of each player (S2-SET-2, S3-SET-2). */
  readonly reserve: number;
  /** Whether one tile of each kind below the highest level is removed (S2-SET-1). */
  readonly fewerTiles: boolean;
  /** Whether every track loses its first token (S2-SET-3). */
  readonly firstTokens: boolean;
  /**
   * Number of tokens that the players remove, starting at this place in turn order; maximum that one track may lose
   * (S2-SET-4, S3-SET-3).
   */
  readonly removals: number;
  readonly from: number;
  readonly perTrack: number;
  /**
   * Reasons why a token cannot be removed: another move is required, the space has no token, or its track has lost
   * enough.
   */
  readonly mustRemove: number;
  readonly noToken: number;
  readonly spared: number;
}

const TWO: Variant = {
  id: 'soloplay-two',
  players: 2,
  reserve: 3,
  fewerTiles: true,
  firstTokens: true,
  removals: 6,
  from: 0,
  perTrack: 3,
  mustRemove: reason('must-remove-token', 'S2-SET-4'),
  noToken: reason('no-token', 'S2-SET-4'),
  spared: reason('track-spared', 'S2-SET-5'),
};

const THREE: Variant = {
  id: 'soloplay-three',
  players: 3,
  reserve: 2,
  fewerTiles: false,
  firstTokens: false,
  removals: 8,
  from: 1,
  perTrack: 2,
  mustRemove: reason('must-remove-token', 'S3-SET-3'),
  noToken: reason('no-token', 'S3-SET-3'),
  spared: reason('track-spared', 'S3-SET-3'),
};

/** The field in the frame of a neutral disc: the region where it must be played; -1 for any. */
const REGION = 0;
const MUST_PLAY_NEUTRAL = reason('must-play-neutral', 'S2-NEU-3');
const OTHER_REGION_NEUTRAL = reason('other-region', 'S2-NEU-3');
const REASONS = neutralReasons('S2-NEU-11', 'S2-NEU-11', 'S2-NEU-11', 'S2-NEU-11');

/** Names of the mode's numbers: neutral discs beside the board and in the harbor of each seat. */
const RESERVE = 'neutralReserve';
const HARBOR = 'neutralHarbor';

/** For each seat, its harbor as the source of a neutral disc. */
const FROM_HARBORS: readonly DiscSource[] = Array.from(
  { length: THREE.players },
  (_, seat) => () => numberPlace(HARBOR, seat),
);

/**
 * Offsets of the mode's numbers in `state.extra`: the reserves of all seats, then the neutral discs in their harbors.
 */
function reserveOf(_: Game, seat: Seat): number {
  return seat;
}

function harborOf({ state }: Game, seat: Seat): number {
  return state.seats + seat;
}

function neutral({ state }: Game): Colour {
  return state.seats;
}

function variantOf(game: Game): Variant {
  return game.mode.id === TWO.id ? TWO : THREE;
}

/** Returns the number of tokens that a track has lost during the set-up. */
function lost({ state, tables }: Game, area: Area): number {
  let count = 0;
  for (let space = tables.trackStart[area]; space < tables.trackStart[area + 1]; space++) {
    if (state.spaceToken[space] === NO_TOKEN) count++;
  }
  return count;
}

/** Returns the number of tokens that the players have removed. */
function removedTokens(game: Game, variant: Variant): number {
  const { areaIds } = game.tables;
  let removed = variant.firstTokens ? 1 - areaIds.length : 0;
  for (let area = 0; area < areaIds.length; area++) removed += lost(game, area);
  return removed;
}

/** Returns the seat that removes the next token (S2-SET-4, S3-SET-3). */
function nextRemover(game: Game, variant: Variant): Seat {
  const { state } = game;
  return (state.first + variant.from + removedTokens(game, variant)) % state.seats;
}

function areaOfSpace({ trackStart }: EditionTables, space: Space): Area {
  let area = 0;
  while (trackStart[area + 1] <= space) area++;
  return area;
}

/** Discards a token without effect; its space is no longer part of the track, or stays as an empty one (S2-SET-6). */
function removeToken(game: Game, space: Space): void {
  const { state, tables, options } = game;
  const token = tables.tokenIds[state.spaceToken[space]];
  game.log?.add({
    event: 'track-token-removed',
    seat: null,
    space: tables.spaceIds[space],
    token,
    pieces: [moveToken(token, spacePlace(tables, space), null)],
  });
  state.spaceToken[space] = NO_TOKEN;
  if (!game.mode.shortensTracks?.(options)) return;
  state.spaceOwner[space] = NO_SPACE;
  skipMissingSpaces(game, areaOfSpace(tables, space));
}

function create(variant: Variant): Mode {
  return {
    id: variant.id,
    moreColours: [{ discs: 0 }],
    steps: () => [removeTokenStep.id, playNeutral.id],
    shortensTracks: (options) => options['rulings.sp.trackRemoval'] === 'shorten',
    removesTiles: variant.fewerTiles,
    fields: [
      { name: RESERVE, length: variant.players },
      { name: HARBOR, length: variant.players },
    ],

    prepare(game) {
      const { state, tables } = game;
      for (let seat = 0; seat < state.seats; seat++) state.extra[reserveOf(game, seat)] = variant.reserve;
      if (variant.fewerTiles) {
        tables.buildingLevel.forEach((level, building) => {
          if (level === 0 || level === tables.topLevel || state.tiles[building] === 0) return;
          state.tiles[building] -= 1;
          const id = tables.buildingIds[building];
          game.log?.add({
            event: 'tile-removed',
            seat: null,
            building: id,
            pieces: [moveTile(id, tilePlace(tables, building), null)],
          });
        });
      }
      if (variant.firstTokens) {
        tables.areaIds.forEach((_, area) => {
          if (area !== tables.home) removeToken(game, tables.trackStart[area]);
        });
      }
    },

    setUp(game) {
      if (removedTokens(game, variant) === variant.removals) return false;
      push(game.state, REMOVE_TOKEN, nextRemover(game, variant));
      return true;
    },

    /** Each player with fewer discs in the harbor than another receives a neutral disc (S2-NEU-1, S3-NEU-1). */
    afterSalary(game) {
      const { state } = game;
      const discs = Array.from(state.harbor, (own, seat) => own + state.extra[harborOf(game, seat)]);
      const most = Math.max(...discs);
      for (let seat = 0; seat < state.seats; seat++) {
        if (discs[seat] === most || state.extra[reserveOf(game, seat)] === 0) continue;
        state.extra[reserveOf(game, seat)] -= 1;
        state.extra[harborOf(game, seat)] += 1;
        game.log?.add({
          event: 'neutral-received',
          seat,
          colour: neutral(game),
          pieces: moveDiscs(neutral(game), numberPlace(RESERVE, seat), numberPlace(HARBOR, seat)),
        });
      }
    },

    /**
     * After the whole activation, in its region, or anywhere after a Draw; not after a Payment alone (S2-NEU-3, 5 and
     * 10).
     */
    afterActivation(game, seat, stage, area) {
      const performed = game.tables.progress.performedMask[stage];
      if (performed & (1 << DRAW)) push(game.state, PLAY_NEUTRAL, seat, -1);
      else if (performed & ~(1 << PAY)) push(game.state, PLAY_NEUTRAL, seat, area);
    },

    glory: (game, seat) => game.state.extra[reserveOf(game, seat)],
  };
}

export const soloplayTwoMode = create(TWO);
export const soloplayThreeMode = create(THREE);

function removalRefusal(game: Game, space: Space): number {
  const { state, tables } = game;
  const { noToken, perTrack, spared } = variantOf(game);
  if (state.spaceToken[space] === NO_TOKEN) return noToken;
  return lost(game, areaOfSpace(tables, space)) < perTrack ? LEGAL : spared;
}

export const removeTokenStep: Decision = {
  id: 'remove-token',
  asks: true,
  fields: [],

  problems(game) {
    const variant = variantOf(game);
    const fits =
      removedTokens(game, variant) < variant.removals && nextRemover(game, variant) === frameSeat(game.state);
    return fits ? [] : [{ value: 'seat', problem: 'does not fit the tokens removed so far' }];
  },

  list(game, list) {
    const { spaceIds, catalogue } = game.tables;
    for (let space = 0; space < spaceIds.length; space++) {
      if (removalRefusal(game, space) === LEGAL) list.add(catalogue.base['remove-token'] + space);
    }
  },

  whyNot(game, move) {
    const { catalogue, data, spaceIds } = game.tables;
    if (catalogue.verb[move] !== 'remove-token') return refusal(data.rulebook, variantOf(game).mustRemove);
    const space = catalogue.target[move];
    const refused = removalRefusal(game, space);
    return refused === LEGAL ? null : refusal(data.rulebook, refused, { space: spaceIds[space] });
  },

  play(game, move) {
    pop(game.state);
    removeToken(game, game.tables.catalogue.target[move]);
  },
};

/** A neutral disc needs no presence, but is bound to the region of the player's own action (S2-NEU-11). */
function shipRefusal(game: Game, area: Area, bound: Area): number {
  if (bound >= 0 && area !== bound) return OTHER_REGION_NEUTRAL;
  return trackRefusal(game, area, REASONS);
}

function occupyRefusal(game: Game, site: Site, bound: Area): number {
  if (bound >= 0 && game.tables.siteArea[site] !== bound) return OTHER_REGION_NEUTRAL;
  return cityRefusal(game, site, REASONS);
}

export const playNeutral: Decision = {
  id: 'play-neutral',
  asks: true,
  fields: [{ name: 'region', kind: 'area' }],

  ready(game) {
    const { state, tables } = game;
    const bound = frameField(state, REGION);
    if (state.extra[harborOf(game, frameSeat(state))] > 0) {
      for (let area = 0; area < tables.areaIds.length; area++)
        if (shipRefusal(game, area, bound) === LEGAL) return true;
      for (let site = 0; site < tables.siteIds.length; site++)
        if (occupyRefusal(game, site, bound) === LEGAL) return true;
    }
    pop(state);
    return false;
  },

  list(game, list) {
    const { state, tables } = game;
    const { base } = tables.catalogue;
    const bound = frameField(state, REGION);
    for (let area = 0; area < tables.areaIds.length; area++) {
      if (shipRefusal(game, area, bound) === LEGAL) list.add(base['neutral-ship'] + area);
    }
    for (let site = 0; site < tables.siteIds.length; site++) {
      if (occupyRefusal(game, site, bound) === LEGAL) list.add(base['neutral-occupy'] + site);
    }
    list.add(base.decline);
  },

  whyNot(game, move) {
    const { state, tables } = game;
    const { catalogue, data } = tables;
    const bound = frameField(state, REGION);
    const target = catalogue.target[move];
    switch (catalogue.verb[move]) {
      case 'decline':
        return null;
      case 'neutral-ship': {
        if (target >= tables.areaIds.length) return refusal(data.rulebook, MUST_PLAY_NEUTRAL);
        const refused = shipRefusal(game, target, bound);
        return refused === LEGAL ? null : refusal(data.rulebook, refused, { region: tables.areaIds[target] });
      }
      case 'neutral-occupy': {
        const refused = occupyRefusal(game, target, bound);
        return refused === LEGAL ? null : refusal(data.rulebook, refused, { city: tables.siteIds[target] });
      }
      default:
        return refusal(data.rulebook, MUST_PLAY_NEUTRAL);
    }
  },

  /**
   * One disc a turn, unless an option allows more (S2-NEU-8). The token goes to the player or leaves the game
   * (S2-NEU-9).
   */
  play(game, move) {
    const { state, tables, options } = game;
    const seat = frameSeat(state);
    const verb = tables.catalogue.verb[move];
    if (verb === 'decline') {
      pop(state);
      game.log?.add({ event: 'neutral-declined', seat });
      return;
    }
    if (options['rulings.sp.neutralsPerTurn'] === '1') pop(state);
    state.extra[harborOf(game, seat)] -= 1;
    const taker = options['rulings.sp.neutralToken'] === 'player' ? seat : NO_SEAT;
    if (verb === 'neutral-ship')
      shipNeutral(game, neutral(game), tables.catalogue.target[move], taker, FROM_HARBORS[seat]);
    else occupyNeutral(game, neutral(game), tables.catalogue.target[move], taker, FROM_HARBORS[seat]);
  },
};
