/**
 * Links: a player with discs at both ends controls a link (CL-LINK-1), and the first one to do so takes its token
 * (CL-LINK-2).
 */
import type { Colour, Link, Seat, Site, Token } from '../edition/number-types.ts';
import { NO_TOKEN } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import { NO_SEAT } from '../game/state.ts';
import { gainToken } from './tokens.ts';

/** What happens to the token of a link of which a colour has gained control. */
export type LinkClaim = (game: Game, colour: Colour, link: Link) => void;

/** Claims all links that a colour controls through a new disc at a site, and their tokens (CL-LINK-4). */
export function claimLinks(game: Game, colour: Colour, site: Site, take: LinkClaim = takeLinkToken): void {
  const { state, tables, log } = game;
  const end = tables.siteLinkStart[site + 1];
  for (let i = tables.siteLinkStart[site]; i < end; i++) {
    if (state.siteOwner[tables.siteLinkOther[i]] !== colour) continue;
    const link = tables.siteLink[i];
    log?.add({ event: 'link-control-gained', seat: game.seatOf[colour], colour, link: tables.linkIds[link] });
    take(game, colour, link);
  }
}

/** Gives the token of a link, if it is still there, to the seat of the colour that controls the link. */
export function takeLinkToken(game: Game, colour: Colour, link: Link): void {
  const token = liftLinkToken(game, colour, link);
  if (token !== NO_TOKEN) gainToken(game, game.seatOf[colour], token, 'link', link);
}

/** Removes the token of a link that a colour claims, and returns it; `NO_TOKEN` without a token. */
export function liftLinkToken(game: Game, colour: Colour, link: Link): Token {
  const { state, tables, log } = game;
  const token = state.linkToken[link];
  if (token === NO_TOKEN) return NO_TOKEN;
  state.linkToken[link] = NO_TOKEN;
  log?.add({
    event: 'link-token-claimed',
    seat: game.seatOf[colour],
    colour,
    link: tables.linkIds[link],
    token: tables.tokenIds[token],
  });
  return token;
}

/** Reports the links that a colour loses when a disc leaves a site. Tokens taken are kept (CL-ACT-ATT-5). */
export function reportLostLinks(game: Game, colour: Colour, site: Site): void {
  const { state, tables, log } = game;
  const seat = game.seatOf[colour];
  if (log === null || seat === NO_SEAT) return;
  for (let i = tables.siteLinkStart[site]; i < tables.siteLinkStart[site + 1]; i++) {
    if (state.siteOwner[tables.siteLinkOther[i]] !== colour) continue;
    log.add({ event: 'link-control-lost', seat, colour, link: tables.linkIds[tables.siteLink[i]] });
  }
}

/** Returns the number of links that a player controls now, each worth a glory at the end (CL-LINK-3). */
export function controlledLinks(game: Game, seat: Seat): number {
  const { state, tables, seatOf } = game;
  const ends = tables.linkEnds;
  let count = 0;
  for (let i = 0; i < ends.length; i += 2) {
    const owner = state.siteOwner[ends[i]];
    if (owner !== NO_SEAT && seatOf[owner] === seat && state.siteOwner[ends[i + 1]] === owner) count++;
  }
  return count;
}
