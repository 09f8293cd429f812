/** How far the Opposition's statuses have come: its tie-breaks look for the least advanced. */
import type { Status, Token } from '../../edition/number-types.ts';
import { STATUSES } from '../../edition/tables.ts';
import type { Game } from '../../game/game.ts';
import { OPPOSITION } from './layout.ts';

/** Where the marker of a status stands. */
function standing({ state, tables }: Game, status: Status): number {
  return tables.shownAt[state.status[OPPOSITION * STATUSES + status]];
}

/** By how much a status can still rise, at most; a track without end has no limit. */
export function room(game: Game, status: Status): number {
  const cap = game.tables.data.tracks.cap ?? Number.POSITIVE_INFINITY;
  return Math.max(0, cap - standing(game, status));
}

/** Statuses in groups of the same standing, the least advanced first. */
export function groups(game: Game): number[][] {
  const standings = Array.from({ length: STATUSES }, (_, status) => standing(game, status));
  return [...new Set(standings)]
    .sort((a, b) => a - b)
    .map((value) => [...standings.keys()].filter((status) => standings[status] === value));
}

/** What a token is worth to the Opposition: a status the less advanced the better, then what brings nothing, then no token at all. */
export function tokenRank(game: Game, token: Token): number {
  const { tokenStatus } = game.tables;
  if (token === 0) return Number.POSITIVE_INFINITY;
  const status = tokenStatus[token];
  if (status < 0 || room(game, status) === 0) return Number.MAX_SAFE_INTEGER;
  return standing(game, status);
}

/** A token of a status that can rise no more brings no point (SOLO-OPP-3). */
export function isWorthless(game: Game, token: Token): boolean {
  const status = game.tables.tokenStatus[token];
  return status >= 0 && room(game, status) === 0;
}

/** A blue token, which is an action. */
export function isBlue({ tables }: Game, token: Token): boolean {
  return tables.tokenStage[token] >= 0;
}
