/** The progress of the Opposition's statuses, for tie-breaks that prefer the least advanced. */
import type { Status, Token } from '../../edition/number-types.ts';
import { STATUSES } from '../../edition/tables.ts';
import type { Game } from '../../game/game.ts';
import { OPPOSITION } from './layout.ts';

/** Returns the space of a status's marker. */
function markerSpace({ state, tables }: Game, status: Status): number {
  return tables.shownAt[state.status[OPPOSITION * STATUSES + status]];
}

/** Returns by how much a status can still rise; a track without end has no limit. */
export function room(game: Game, status: Status): number {
  const cap = game.tables.data.tracks.cap ?? Number.POSITIVE_INFINITY;
  return Math.max(0, cap - markerSpace(game, status));
}

/** Returns groups of equally advanced statuses, the least advanced first. */
export function groups(game: Game): number[][] {
  const markerSpaces = Array.from({ length: STATUSES }, (_, status) => markerSpace(game, status));
  return [...new Set(markerSpaces)]
    .sort((a, b) => a - b)
    .map((value) => [...markerSpaces.keys()].filter((status) => markerSpaces[status] === value));
}

/**
 * Returns the rank of a token for the Opposition: the less advanced its status the better, then tokens without a gain,
 * then no token.
 */
export function tokenRank(game: Game, token: Token): number {
  const { tokenStatus } = game.tables;
  if (token === 0) return Number.POSITIVE_INFINITY;
  const status = tokenStatus[token];
  if (status < 0 || room(game, status) === 0) return Number.MAX_SAFE_INTEGER;
  return markerSpace(game, status);
}

/** Returns whether a token gains nothing, because its status cannot rise further (SOLO-OPP-3). */
export function isWorthless(game: Game, token: Token): boolean {
  const status = game.tables.tokenStatus[token];
  return status >= 0 && room(game, status) === 0;
}

/** Returns whether a token is blue, and so an action. */
export function isBlue({ tables }: Game, token: Token): boolean {
  return tables.tokenStage[token] >= 0;
}
