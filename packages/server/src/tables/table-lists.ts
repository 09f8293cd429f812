/**
 * The lists of tables: own, waiting, to watch, and finished. Private tables are listed only for users who may view
 * them.
 */
import type { TableHead } from '@windrose/protocol';
import type { TableRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { tableHead } from './live-table.ts';
import { holdersOf } from './table-store.ts';

export interface TableLists {
  /** Tables where it is the user's turn come first, then the last changed. */
  readonly mine: TableHead[];
  readonly open: TableHead[];
  readonly watchable: TableHead[];
  readonly finished: TableHead[];
}

const MAX_LISTED = 50;

export async function listTables(storage: Storage, by: string | null): Promise<TableLists> {
  const { db } = storage;
  const latest = db.selectFrom('tables').selectAll('tables').orderBy('changed', 'desc').limit(MAX_LISTED);
  const listed = (status: string) => latest.where('status', '=', status).where('open', '=', 1).execute();
  const own = by === null ? [] : [...(await ownRows(storage, by, '!=')), ...(await ownRows(storage, by, '='))];
  const shown = by === null ? [] : await watchedRows(storage, by);
  const [open, playing, ended] = await Promise.all(
    ['open', 'playing', 'ended'].map(async (status) =>
      latestOf(
        await listed(status),
        shown.filter((row) => row.status === status),
      ),
    ),
  );
  const all = new Map([...own, ...open, ...playing, ...ended].map((row) => [row.id, row]));
  const holders = await holdersOf(storage, [...all.keys()]);
  const heads = (rows: readonly TableRow[]) =>
    rows.map((row) => tableHead(row, holders.get(row.id)?.holders ?? [], holders.get(row.id)?.seats ?? []));
  const ownIds = new Set(own.map(({ id }) => id));
  const others = (rows: readonly TableRow[]) => heads(rows.filter(({ id }) => !ownIds.has(id)));
  const mine = heads(own.filter(({ status }) => status !== 'ended'));
  const finished = [...heads(own.filter(({ status }) => status === 'ended')), ...others(ended)];
  return {
    mine: mine.sort((a, b) => Number(isDeciding(b, by)) - Number(isDeciding(a, by))),
    open: others(open),
    watchable: others(playing),
    finished: finished.sort((a, b) => b.changed - a.changed).slice(0, MAX_LISTED),
  };
}

/**
 * Returns tables at which a user sits, sat or is the owner, running or finished. Each condition has an index. Tables
 * where it is their turn come first.
 */
async function ownRows({ db }: Storage, by: string, over: '=' | '!='): Promise<TableRow[]> {
  return db
    .selectFrom('tables')
    .selectAll('tables')
    .where('status', over, 'ended')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('seats')
        .select('table_id')
        .where('person', '=', by)
        .union(selectFrom('seats').select('table_id').where('former', '=', by))
        .union(selectFrom('tables as own').select('own.id as table_id').where('own.owner', '=', by)),
    )
    .orderBy(
      ({ exists, selectFrom }) =>
        exists(
          selectFrom('seats')
            .select('seat')
            .whereRef('table_id', '=', 'tables.id')
            .whereRef('seat', '=', 'tables.asked')
            .where('person', '=', by),
        ),
      'desc',
    )
    .orderBy('changed', 'desc')
    .limit(2 * MAX_LISTED)
    .execute();
}

/** Returns private tables that a user was invited to watch. */
async function watchedRows({ db }: Storage, by: string): Promise<TableRow[]> {
  return db
    .selectFrom('tables')
    .innerJoin('members', 'members.table_id', 'tables.id')
    .selectAll('tables')
    .where('members.person', '=', by)
    .where('open', '=', 0)
    .orderBy('changed', 'desc')
    .limit(2 * MAX_LISTED)
    .execute();
}

/** Merges lists, the last changed first. */
function latestOf(...lists: readonly (readonly TableRow[])[]): TableRow[] {
  return lists
    .flat()
    .sort((a, b) => b.changed - a.changed)
    .slice(0, MAX_LISTED);
}

/** True if it is the turn of this user. */
function isDeciding({ asked, holders }: TableHead, person: string | null): boolean {
  const holder = asked === null ? undefined : holders[asked];
  return holder !== undefined && 'person' in holder && holder.person.id === person;
}
