/**
 * The four statuses: icons raise and lower the true totals at once (CL-GEN-4); the shown value stops at the cap
 * (CL-GEN-5).
 */
import type { NumberTable, Seat, Status } from '../edition/number-types.ts';
import { CULTURE, FINANCE, INDUSTRY, POLITICS, STATUSES } from '../edition/tables.ts';
import type { Cause, EventLog } from '../game/events.ts';
import type { Game } from '../game/game.ts';

/** Returns the level of the buildings that a player may take (CL-GEN-3). */
export function buildLevel(game: Game, seat: Seat): number {
  return game.tables.buildAt[game.state.status[seat * STATUSES + INDUSTRY]];
}

/** Returns the number of discs that arrive in the Growth Phase. */
export function growth(game: Game, seat: Seat): number {
  return game.tables.growthAt[game.state.status[seat * STATUSES + CULTURE]];
}

/** Returns the number of Payments in the Salary Phase. */
export function salary(game: Game, seat: Seat): number {
  return game.tables.salaryAt[game.state.status[seat * STATUSES + FINANCE]];
}

export function cardLimit(game: Game, seat: Seat): number {
  return game.tables.cardLimitAt[game.state.status[seat * STATUSES + POLITICS]];
}

export function changeStatus(game: Game, seat: Seat, status: Status, delta: number, cause: Cause): void {
  const { state } = game;
  const index = seat * STATUSES + status;
  const before = state.status[index];
  state.status[index] = before + delta;
  if (game.log !== null) report(game, game.log, status, { seat, before, delta, cause });
}

/** Adds one row of an icon table to the statuses of a player. */
export function addIcons(game: Game, seat: Seat, icons: NumberTable, row: number, cause: Cause): void {
  for (let status = 0; status < STATUSES; status++) {
    const count = icons[row * STATUSES + status];
    if (count > 0) changeStatus(game, seat, status, count, cause);
  }
}

/** Removes one row of an icon table from the statuses of a player. */
export function removeIcons(game: Game, seat: Seat, icons: NumberTable, row: number, cause: Cause): void {
  for (let status = 0; status < STATUSES; status++) {
    const count = icons[row * STATUSES + status];
    if (count > 0) changeStatus(game, seat, status, -count, cause);
  }
}

interface StatusChange {
  readonly seat: Seat;
  readonly before: number;
  readonly delta: number;
  readonly cause: Cause;
}

function report({ tables }: Game, log: EventLog, status: Status, { seat, before, delta, cause }: StatusChange): void {
  const id = tables.statusIds[status];
  const after = before + delta;
  const shown = tables.shownAt[after];
  log.add({ event: 'status-changed', seat, status: id, delta, before, after, shown, cause });
  const levels = [tables.buildAt, tables.growthAt, tables.salaryAt, tables.cardLimitAt][status];
  if (levels[before] !== levels[after]) {
    log.add({ event: 'level-changed', seat, status: id, before: levels[before], after: levels[after] });
  }
  if (after > shown) log.add({ event: 'track-overflow', seat, status: id, excess: after - shown });
}
