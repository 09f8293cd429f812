/** Lists of tables: mine, those that wait for players, those to watch, those that are over. */
import type { TableHead } from '@windrose/protocol';
import type { TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { headOf } from './live-table.ts';
import { holdersOf } from './store.ts';

export interface Lists {
  /** My turn first, then the last changed. */
  readonly mine: TableHead[];
  readonly open: TableHead[];
  readonly watchable: TableHead[];
  readonly finished: TableHead[];
}

const MOST = 50;

export async function listTables(storage: Storage, by: string | null): Promise<Lists> {
  const { db } = storage;
  const latest = db.selectFrom('tables').selectAll('tables').orderBy('changed', 'desc').limit(MOST);
  const listed = (status: string) => latest.where('status', '=', status).where('open', '=', 1).execute();
  const own = by === null ? [] : await ownTables(storage, by);
  const [open, playing, ended] = [await listed('open'), await listed('playing'), await listed('ended')];
  const all = new Map([...own, ...open, ...playing, ...ended].map((row) => [row.id, row]));
  const holders = await holdersOf(storage, [...all.keys()]);
  const heads = (rows: readonly TableRow[]) =>
    rows.map((row) => headOf(row, holders.get(row.id)?.holders ?? [], holders.get(row.id)?.seats ?? []));
  const isMine = new Set(own.map(({ id }) => id));
  const others = (rows: readonly TableRow[]) => heads(rows.filter(({ id }) => !isMine.has(id)));
  const mine = heads(own.filter(({ status }) => status !== 'ended'));
  const finished = [...heads(own.filter(({ status }) => status === 'ended')), ...others(ended)];
  return {
    mine: mine.sort((a, b) => Number(isAsked(b, by)) - Number(isAsked(a, by))),
    open: others(open),
    watchable: others(playing),
    finished: finished.sort((a, b) => b.changed - a.changed).slice(0, MOST),
  };
}

async function ownTables({ db }: Storage, by: string): Promise<TableRow[]> {
  return db
    .selectFrom('tables')
    .selectAll('tables')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('tables.owner', '=', by),
        exists(
          selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where((seat) => seat.or([seat('seats.person', '=', by), seat('seats.former', '=', by)])),
        ),
      ]),
    )
    .orderBy('changed', 'desc')
    .limit(2 * MOST)
    .execute();
}

/** It is this person's turn there. */
function isAsked({ asked, holders }: TableHead, person: string | null): boolean {
  const holder = asked === null ? undefined : holders[asked];
  return holder !== undefined && 'person' in holder && holder.person.id === person;
}
