/** Due work `turn`: looks after a person who is asked. Tells them, gives the seat to a bot when time is up or they stay away, and looks again. */
import { isCorrespondence } from '@windrose/protocol';
import { absenceDeadline } from '../tables/absence.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableCommands } from '../tables/table-commands.ts';
import type { TableService } from '../tables/table-service.ts';
import type { JobHandler } from './job-runner.ts';

export interface TurnWatchOptions {
  readonly tableService: TableService;
  readonly tables: TableCommands;
  readonly now: () => number;
  /** When a person was last connected, to any node; now, if they are. */
  readonly lastSeen: (person: string) => Promise<number>;
  /** Whether a person looks at a table, at any node. */
  readonly isViewing: (person: string, table: string) => Promise<boolean>;
  /** Since when players can come to this node without a break. */
  readonly openSince: () => number;
  readonly notify: (table: string, turn: number, person: string) => Promise<void>;
}

/** Somebody who looks at the table needs not be told; if they go away, they are, this much later. */
const VIEWER_INTERVAL = 60_000;
/** Where a game lasts days, a page that stands open in a forgotten window is no eye: who has not moved for so long is told. */
const NOTIFY_VIEWERS_AFTER = 10 * 60_000;
/** Whose time ran out while no node was there may still play, if they come back so soon after one is. */
const RETURN_TIME = 30_000;
/** A seat that was about to be lost and is not, because something has happened meanwhile, is looked at again. */
const RETRY_DELAY = 1_000;

export function turnWatchHandler({
  tableService,
  tables,
  now,
  lastSeen,
  isViewing,
  openSince,
  notify,
}: TurnWatchOptions): JobHandler {
  return async ({ subject: id }) => {
    await tableService.refresh(id);
    const table = await tableService.find(id);
    const { row, askedHolder, pace, turn } = table;
    if (askedHolder === null || !('person' in askedHolder)) return null;
    const { id: person } = askedHolder.person;
    const at = now();
    const up = row.deadline === null ? Number.POSITIVE_INFINITY : Math.max(row.deadline, openSince() + RETURN_TIME);
    if (up <= at) {
      const isUp = ({ row: { deadline } }: LiveTable) => deadline !== null && deadline <= at;
      return (await tables.replaceByBot(id, 'time', isUp)) ? null : { again: at + RETRY_DELAY };
    }
    const seen = await lastSeen(person);
    const gone = absenceDeadline(pace, turn.at, seen, await tableService.pausesOf(person));
    if (gone <= at) {
      const isSame = (present: LiveTable) => present.turn.entry === turn.entry;
      return (await tables.replaceByBot(id, 'away', isSame)) ? null : { again: at + RETRY_DELAY };
    }
    const anyway = isCorrespondence(pace) ? turn.at + NOTIFY_VIEWERS_AFTER : Number.POSITIVE_INFINITY;
    const tells = at >= anyway || !(await isViewing(person, id));
    if (tells) await notify(id, turn.entry, person);
    const next = Math.min(up, gone, tells ? Number.POSITIVE_INFINITY : Math.min(at + VIEWER_INTERVAL, anyway));
    return Number.isFinite(next) ? { again: next } : null;
  };
}
