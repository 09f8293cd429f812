/**
 * The job `turn`: watches the player whose turn it is. Notifies them, and gives the seat to a bot when their time is up
 * or they stay away.
 */
import { isCorrespondence } from '@windrose/protocol';
import { absenceDeadline } from '../tables/absence.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableCommands } from '../tables/table-commands.ts';
import type { TableService } from '../tables/table-service.ts';
import type { JobHandler } from './job-runner.ts';

export interface TurnWatchOptions {
  readonly tableService: TableService;
  readonly tableCommands: TableCommands;
  readonly now: () => number;
  /** Returns when a user was last connected to any node; the present time if they are connected. */
  readonly lastSeen: (person: string) => Promise<number>;
  /** True if a user has the table open at any node. */
  readonly isViewing: (person: string, table: string) => Promise<boolean>;
  /** Returns since when players can reach this node without interruption. */
  readonly openSince: () => number;
  readonly notify: (table: string, turn: number, person: string) => Promise<void>;
}

/**
 * A player who has the table open is not notified. This much later it is checked again whether they still have it open.
 */
const VIEWER_INTERVAL = 60_000;
/**
 * In correspondence games a forgotten window may stay open, so a player who has not moved for this long is notified
 * anyway.
 */
const NOTIFY_VIEWERS_AFTER = 10 * 60_000;
/** If a deadline passed while no node ran, players have this much time to return. */
const RETURN_TIME = 30_000;
/** Delay of the next check if the seat was not given to a bot because the table has changed since. */
const RETRY_DELAY = 1_000;

export function turnWatchHandler({
  tableService,
  tableCommands,
  now,
  lastSeen,
  isViewing,
  openSince,
  notify,
}: TurnWatchOptions): JobHandler {
  return async ({ subject: id }) => {
    await tableService.refresh(id);
    const table = await tableService.find(id);
    const { row, decidingHolder, pace, turn } = table;
    if (decidingHolder === null || !('person' in decidingHolder)) return null;
    const { id: person } = decidingHolder.person;
    const at = now();
    const timeOut =
      row.deadline === null ? Number.POSITIVE_INFINITY : Math.max(row.deadline, openSince() + RETURN_TIME);
    if (timeOut <= at) {
      const isUp = ({ row: { deadline } }: LiveTable) => deadline !== null && deadline <= at;
      return (await tableCommands.replaceByBot(id, 'time', isUp)) ? null : { nextRun: at + RETRY_DELAY };
    }
    const seen = await lastSeen(person);
    const seatLoss = absenceDeadline(pace, turn.at, seen, await tableService.pausesOf(person));
    if (seatLoss <= at) {
      const isSame = (present: LiveTable) => present.turn.entry === turn.entry;
      return (await tableCommands.replaceByBot(id, 'away', isSame)) ? null : { nextRun: at + RETRY_DELAY };
    }
    const notifyViewersAt = isCorrespondence(pace) ? turn.at + NOTIFY_VIEWERS_AFTER : Number.POSITIVE_INFINITY;
    const notifies = at >= notifyViewersAt || !(await isViewing(person, id));
    if (notifies) await notify(id, turn.entry, person);
    const next = Math.min(
      timeOut,
      seatLoss,
      notifies ? Number.POSITIVE_INFINITY : Math.min(at + VIEWER_INTERVAL, notifyViewersAt),
    );
    return Number.isFinite(next) ? { nextRun: next } : null;
  };
}
