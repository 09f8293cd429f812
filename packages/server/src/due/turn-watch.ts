/** Due work `turn`: looks after a person who is asked. Tells them, gives the seat to a bot when time is up or they stay away, and looks again. */
import { pausesAtNight } from '@windrose/protocol';
import { goneAt } from '../tables/away.ts';
import type { Desk } from '../tables/desk.ts';
import type { Tables } from '../tables/tables.ts';
import type { Worker } from './runner.ts';

export interface TurnWatchParts {
  readonly desk: Desk;
  readonly tables: Tables;
  readonly now: () => number;
  /** When a person was last connected, to any node; now, if they are. */
  readonly lastSeen: (person: string) => Promise<number>;
  readonly tell: (table: string, ply: number, person: string) => Promise<void>;
}

/** Somebody who looks at the table needs not be told; if they go away, they are, this much later. */
const LOOK_AGAIN = 60_000;

export function turnWatch({ desk, tables, now, lastSeen, tell }: TurnWatchParts): Worker {
  return async ({ subject: id, detail }) => {
    await desk.refresh(id);
    const table = await desk.find(id);
    const { row, askedHolder, pace, standing } = table;
    if (askedHolder === null || !('person' in askedHolder)) return null;
    const { id: person } = askedHolder.person;
    const at = now();
    if (row.deadline !== null && row.deadline <= at) {
      await tables.replace(id, 'time', (present) => present.row.deadline !== null && present.row.deadline <= at);
      return null;
    }
    const seen = await lastSeen(person);
    const gone = goneAt(pace, Number(detail), seen);
    if (gone <= at) {
      const { length } = standing;
      await tables.replace(id, 'away', (present) => present.standing.length === length);
      return null;
    }
    const isHere = seen >= at;
    if (!isHere) await tell(id, standing.ply, person);
    const again = isHere || !pausesAtNight(pace) ? at + LOOK_AGAIN : Number.POSITIVE_INFINITY;
    const next = Math.min(row.deadline ?? Number.POSITIVE_INFINITY, gone, again);
    return Number.isFinite(next) ? { again: next } : null;
  };
}
