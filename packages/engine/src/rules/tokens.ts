/**
 * Gaining a trade token: a brown one raises its status for the whole game, a blue one waits in the harbor (CL-GEN-8,
 * CL-ACT-9).
 */

import type { Colour, Seat, Token } from '../edition/number-types.ts';
import type { EditionTables } from '../edition/tables.ts';
import { type Game, ownerOf } from '../game/game.ts';
import { moveToken } from '../game/pieces.ts';
import { linkPlace, type Place, sitePlace, spacePlace, tokensOf } from '../game/places.ts';
import { changeStatus } from './status.ts';

/** Kinds of places where tokens are gained: a space of a track, a city, a fleet or a link. */
export type TokenSource = 'track' | 'city' | 'fleet' | 'link';

const PLACES: Readonly<Record<TokenSource, (tables: EditionTables, at: number) => Place>> = {
  track: spacePlace,
  city: sitePlace,
  fleet: sitePlace,
  link: linkPlace,
};

/** Returns the place of a token, by the number of its space, site or link. */
export function tokenPlace({ tables }: Game, from: TokenSource, at: number): Place {
  return PLACES[from](tables, at);
}

/** Gives a token to a seat; `at` is the number of the space, site or link where it was. */
export function gainToken(game: Game, seat: Seat, token: Token, from: TokenSource, at: number): void {
  const { state, tables } = game;
  const index = seat * state.tokenKinds + token;
  state.tokens[index] += 1;
  const id = tables.tokenIds[token];
  game.log?.add({
    event: 'token-gained',
    seat,
    token: id,
    from,
    pieces: [moveToken(id, tokenPlace(game, from, at), tokensOf(seat))],
  });
  const status = tables.tokenStatus[token];
  if (status >= 0) changeStatus(game, seat, status, 1, 'token');
}

/** Removes a token of a space, site or link from the game; `colour` is that of the disc that reaches it, if one does. */
export function removeToken(game: Game, token: Token, from: TokenSource, at: number, colour: Colour | null): void {
  const id = game.tables.tokenIds[token];
  game.log?.add({
    event: 'token-removed',
    seat: colour === null ? null : ownerOf(game, colour),
    colour,
    token: id,
    pieces: [moveToken(id, tokenPlace(game, from, at), null)],
  });
}
