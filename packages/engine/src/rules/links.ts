/** Links: who has discs at both ends controls one (CL-LINK-1), and the first to do so takes its token (CL-LINK-2). */
import { NO_TOKEN } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import { gainToken } from './tokens.ts';

/** After a disc came to a site: all links that its owner now controls through it, and their tokens (CL-LINK-4). */
export function claimLinks(game: Game, seat: number, site: number): void {
  const { state, tables, log } = game;
  const end = tables.siteLinkStart[site + 1];
  for (let i = tables.siteLinkStart[site]; i < end; i++) {
    if (state.siteOwner[tables.siteLinkOther[i]] !== seat) continue;
    const link = tables.siteLink[i];
    log?.add({ event: 'link-control-gained', player: seat, link: tables.linkIds[link] });
    takeLinkToken(game, seat, link);
  }
}

/** The token of a link, if it still lies there, goes to a player. */
export function takeLinkToken(game: Game, seat: number, link: number): void {
  const { state, tables, log } = game;
  const token = state.linkToken[link];
  if (token === NO_TOKEN) return;
  state.linkToken[link] = NO_TOKEN;
  log?.add({
    event: 'link-token-claimed',
    player: seat,
    link: tables.linkIds[link],
    token: tables.tokenIds[token],
  });
  gainToken(game, seat, token, 'link');
}

/** Before a disc leaves a site: tells which links its owner loses. Tokens taken stay taken (CL-ACT-ATT-5). */
export function reportLostLinks(game: Game, seat: number, site: number): void {
  const { state, tables, log } = game;
  if (log === null) return;
  for (let i = tables.siteLinkStart[site]; i < tables.siteLinkStart[site + 1]; i++) {
    if (state.siteOwner[tables.siteLinkOther[i]] !== seat) continue;
    log.add({ event: 'link-control-lost', player: seat, link: tables.linkIds[tables.siteLink[i]] });
  }
}

/** Links a player controls now, each worth a glory at the end (CL-LINK-3). */
export function controlledLinks(game: Game, seat: number): number {
  const { state, tables } = game;
  const ends = tables.linkEnds;
  let count = 0;
  for (let i = 0; i < ends.length; i += 2) {
    if (state.siteOwner[ends[i]] === seat && state.siteOwner[ends[i + 1]] === seat) count++;
  }
  return count;
}
