/** Neutral discs, which several modes have: where they may be placed, and the effects. */
import type { Area, Colour, Seat, Site, Token } from '../edition/number-types.ts';
import { NO_TOKEN } from '../edition/tables.ts';
import type { TargetKind } from '../edition/verbs.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { moveDiscs } from '../game/pieces.ts';
import { sitePlace } from '../game/places.ts';
import { LEGAL, reason } from '../game/reasons.ts';
import { NO_SEAT } from '../game/state.ts';
import type { DiscSource } from '../rules/disc-source.ts';
import { placeDisc } from '../rules/occupy.ts';
import { claimSpace, nextSpace, openIfFull } from '../rules/ship.ts';
import { gainToken, removeToken, type TokenSource } from '../rules/tokens.ts';

/** The verbs that place a neutral disc. */
export const NEUTRAL_VERBS = { 'neutral-ship': 'waters', 'neutral-occupy': 'site' } as const satisfies Record<
  string,
  TargetKind
>;

type NeutralVerbs = typeof NEUTRAL_VERBS;

declare module '../edition/verbs.ts' {
  interface Verbs extends NeutralVerbs {}
}

declare module '../game/reasons.ts' {
  interface Reasons extends Record<'track-full', true> {}
}

/** The reasons for which a neutral disc cannot be placed, with the rules of one mode. */
export interface NeutralReasons {
  readonly noTrack: number;
  readonly trackFull: number;
  readonly occupied: number;
  readonly closed: number;
  readonly isFleet: number;
}

/** Returns a mode's reasons, given its rules about tracks, full tracks, free cities and open regions. */
export function neutralReasons(track: string, fullTrack: string, city: string, openRegion: string): NeutralReasons {
  return {
    noTrack: reason('no-track', track),
    trackFull: reason('track-full', fullTrack),
    occupied: reason('city-occupied', city),
    closed: reason('region-closed', openRegion),
    isFleet: reason('is-fleet', city),
  };
}

/**
 * Returns why a neutral disc cannot be shipped to an area: only free track spaces are allowed, neither a place beside a
 * full track nor the Open Sea (C2-SHIP-4, S2-NEU-11, SF-SAIL-1).
 */
export function trackRefusal({ state, tables }: Game, area: Area, reasons: NeutralReasons): number {
  if (area === tables.home) return reasons.noTrack;
  return state.open[area] ? reasons.trackFull : LEGAL;
}

/**
 * Returns why a neutral disc cannot be placed at a site: it must be a free city of an open region. The modes add
 * conditions of presence.
 */
export function cityRefusal({ state, tables }: Game, site: Site, reasons: NeutralReasons): number {
  if (tables.siteIsFleet[site]) return reasons.isFleet;
  if (state.siteOwner[site] !== NO_SEAT) return reasons.occupied;
  return state.open[tables.siteArea[site]] ? LEGAL : reasons.closed;
}

/** Returns whether a neutral disc can be shipped to any track. */
export function anyTrack(game: Game, reasons: NeutralReasons): boolean {
  for (let area = 0; area < game.tables.areaIds.length; area++) {
    if (trackRefusal(game, area, reasons) === LEGAL) return true;
  }
  return false;
}

export function listTracks(game: Game, reasons: NeutralReasons, list: MoveList): void {
  const { areaIds, catalogue } = game.tables;
  for (let area = 0; area < areaIds.length; area++) {
    if (trackRefusal(game, area, reasons) === LEGAL) list.add(catalogue.base['neutral-ship'] + area);
  }
}

/** Ships a neutral disc; `taker` gets the token, which leaves the game for `NO_SEAT`. */
export function shipNeutral(game: Game, colour: Colour, area: Area, taker: Seat, from: DiscSource): void {
  const space = nextSpace(game, area);
  const token = claimSpace(game, colour, area, from);
  settleToken(game, token, colour, taker, 'track', space);
  openIfFull(game, area, colour);
}

export function occupyNeutral(game: Game, colour: Colour, site: Site, taker: Seat, from: DiscSource): void {
  const { tables, log } = game;
  log?.add({
    event: 'city-occupied',
    seat: null,
    colour,
    city: tables.siteIds[site],
    pieces: moveDiscs(colour, from(game, colour), sitePlace(tables, site)),
  });
  settleToken(game, placeDisc(game, colour, site), colour, taker, 'city', site);
}

/** Gives the token that a disc reaches to a player or, if `taker` is `NO_SEAT`, removes it from the game. */
export function settleToken(
  game: Game,
  token: Token,
  colour: Colour,
  taker: Seat,
  from: TokenSource,
  at: number,
): void {
  if (token === NO_TOKEN) return;
  if (taker === NO_SEAT) removeToken(game, token, from, at, colour);
  else gainToken(game, taker, token, from, at);
}
