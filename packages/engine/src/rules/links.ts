/** Links: who has discs at both ends controls one (CL-LINK-1), and the first to do so takes its token (CL-LINK-2). */
import { NO_TOKEN } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import { NO_SEAT } from '../game/state.ts';
import { gainToken } from './tokens.ts';

/** After a disc came to a site: all links that its colour now controls through it, and their tokens (CL-LINK-4). */
export function claimLinks(game: Game, colour: number, site: number, take: typeof takeLinkToken = takeLinkToken): void {
  const { state, tables, log } = game;
  const end = tables.siteLinkStart[site + 1];
  for (let i = tables.siteLinkStart[site]; i < end; i++) {
    if (state.siteOwner[tables.siteLinkOther[i]] !== colour) continue;
    const link = tables.siteLink[i];
    log?.add({ event: 'link-control-gained', player: game.seatOf[colour], link: tables.linkIds[link] });
    take(game, colour, link);
  }
}

/** The token of a link, if it still lies there, goes to a player. */
export function takeLinkToken(game: Game, seat: number, link: number): void {
  const token = liftLinkToken(game, seat, link);
  if (token !== NO_TOKEN) gainToken(game, seat, token, 'link');
}

/** The token of a link is claimed by a colour; returns it, or `NO_TOKEN` if there is none. */
export function liftLinkToken(game: Game, colour: number, link: number): number {
  const { state, tables, log } = game;
  const token = state.linkToken[link];
  if (token === NO_TOKEN) return NO_TOKEN;
  state.linkToken[link] = NO_TOKEN;
  log?.add({
    event: 'link-token-claimed',
    player: game.seatOf[colour],
    link: tables.linkIds[link],
    token: tables.tokenIds[token],
  });
  return token;
}

/** Before a disc leaves a site: tells which links its colour loses. Tokens taken stay taken (CL-ACT-ATT-5). */
export function reportLostLinks(game: Game, colour: number, site: number): void {
  const { state, tables, log } = game;
  const player = game.seatOf[colour];
  if (log === null || player === NO_SEAT) return;
  for (let i = tables.siteLinkStart[site]; i < tables.siteLinkStart[site + 1]; i++) {
    if (state.siteOwner[tables.siteLinkOther[i]] !== colour) continue;
    log.add({ event: 'link-control-lost', player, link: tables.linkIds[tables.siteLink[i]] });
  }
}

/** Links a player controls now, each worth a glory at the end (CL-LINK-3). */
export function controlledLinks(game: Game, seat: number): number {
  const { state, tables, seatOf } = game;
  const ends = tables.linkEnds;
  let count = 0;
  for (let i = 0; i < ends.length; i += 2) {
    const owner = state.siteOwner[ends[i]];
    if (owner !== NO_SEAT && seatOf[owner] === seat && state.siteOwner[ends[i + 1]] === owner) count++;
  }
  return count;
}
