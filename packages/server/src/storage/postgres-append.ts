/** Writes additions to PostgreSQL: one statement writes the additions of many tables, each completely or not at all. */
import pg from 'pg';
import { Refusal } from '../refusal.ts';
import { COLUMNS } from './columns.ts';
import { asStorageError } from './postgres-pool.ts';
import { type Addition, type AppendOutcome, spanOf } from './storage.ts';

const list = (names: readonly string[], before = '') => names.map((name) => `${before}"${name}"`).join(', ');

/** Upserts the rows of a table in a column of `added`. */
function upsertSql(table: 'seats' | 'due' | 'results', name: string): string {
  const { key, all } = COLUMNS[table] as { key: readonly string[]; all: readonly string[] };
  const changed = all.filter((column) => !key.includes(column)).map((column) => `"${column}" = excluded."${column}"`);
  return `${name} as (
    insert into ${table} (${list(all)}) select ${list(all, 'r.')} from added, jsonb_populate_recordset(null::${table}, added.${table}) r
    on conflict (${list(key)}) do update set ${changed.join(', ')})`;
}

/** Inserts new rows of a table in a column of `added`. */
function insertSql(table: 'tables' | 'members', name: string): string {
  const { all } = COLUMNS[table];
  return `${name} as (
    insert into ${table} (${list(all)}) select ${list(all, 'r.')} from added, jsonb_populate_recordset(null::${table}, added.${table}) r)`;
}

const ROW = COLUMNS.tables.all.filter((name) => name !== 'id');

/**
 * `free` locks the rows of the tables, ordered by id so that two writers cannot deadlock, and selects those whose
 * journal has the expected length. PostgreSQL checks the length again after waiting for a lock.
 */
const APPEND = `
with given as materialized (
  select * from jsonb_to_recordset($1::jsonb) as g(
    i int, id text, before int, message text, "row" jsonb, entries jsonb, seats jsonb, due jsonb, undue jsonb, results jsonb,
    tables jsonb, members jsonb)
),
free as materialized (
  select g.i from tables t join given g on g.id = t.id
  where t.length = coalesce(g.before, t.length)
    and not exists (select 1 from entries e where e.table_id = g.id and e.message = g.message)
    and (select value from site where key = 'epoch') = $2
  order by t.id
  for no key update of t
),
added as materialized (select given.* from given join free on free.i = given.i),
rows as (
  update tables t set (${list(ROW)}) = (select ${list(ROW, 'r.')} from jsonb_populate_record(t, added."row") r)
  from added where t.id = added.id
),
journal as (
  insert into entries (${list(COLUMNS.entries.all)})
  select ${list(COLUMNS.entries.all, 'r.')} from added, jsonb_populate_recordset(null::entries, added.entries) r
),
undone as (
  delete from due d using added, jsonb_to_recordset(added.undue) as u(kind text, subject text)
  where d.kind = u.kind and d.subject = u.subject
),
${upsertSql('seats', 'sat')},
${upsertSql('due', 'dued')},
${upsertSql('results', 'resulted')},
${insertSql('tables', 'made')},
${insertSql('members', 'let_in')}
select (select value from site where key = 'epoch') as epoch, array(select i from free) as free`;

const REPEATED = `
select g.i from jsonb_to_recordset($1::jsonb) as g(i int, id text, message text)
where exists (select 1 from entries e where e.table_id = g.id and e.message = g.message)`;

/** The errors of a deadlock or a race, after which the statement is repeated. */
const RETRIED_ERRORS = new Set(['40P01', '40001']);
const MAX_TRIES = 4;

/** If a batch contains a table twice, the second addition is written by a second statement. */
function batchesWithoutDuplicates(additions: readonly Addition[]): number[][] {
  const seen = new Map<string, number>();
  const result: number[][] = [];
  for (const [i, { table }] of additions.entries()) {
    const round = seen.get(table) ?? 0;
    seen.set(table, round + 1);
    result[round] ??= [];
    result[round].push(i);
  }
  return result;
}

export async function appendTo(pool: pg.Pool, additions: readonly Addition[], epoch: number): Promise<AppendOutcome[]> {
  const outcomes: AppendOutcome[] = [];
  try {
    for (const round of batchesWithoutDuplicates(additions)) {
      const some = round.map((i) => additions[i]!);
      for (const [k, outcome] of (await write(pool, some, epoch)).entries()) outcomes[round[k]!] = outcome;
    }
  } catch (error) {
    throw asStorageError(error);
  }
  return outcomes;
}

async function write(pool: pg.Pool, additions: readonly Addition[], epoch: number): Promise<AppendOutcome[]> {
  const given = additions.map((addition, i) => {
    const { table, entries, row, seats = [], due = [], results = [], newTable } = addition;
    const { before, after, message } = spanOf(addition);
    return {
      i,
      id: table,
      before,
      message,
      row: after === null ? row : { ...row, length: after },
      entries: [...entries, ...(newTable?.entries ?? [])],
      seats: [...seats, ...(newTable?.seats ?? [])],
      due: due.filter(({ at }) => at !== null).map((one) => ({ detail: '', ...one, taken_until: 0 })),
      undue: due.filter(({ at }) => at === null),
      results,
      tables: newTable === undefined ? [] : [newTable.row],
      members: newTable?.members ?? [],
    };
  });
  const outcomes = await attempt(pool, given, epoch);
  const lost = given.filter(({ i, message }) => outcomes[i] === 'conflict' && message !== null);
  if (lost.length > 0) {
    // The other writer may have written this very message while the statement waited.
    const { rows } = await pool.query<{ i: number }>(REPEATED, [
      JSON.stringify(lost.map(({ i, id, message }) => ({ i, id, message }))),
    ]);
    for (const { i } of rows) outcomes[i] = 'repeated';
  }
  return outcomes;
}

async function attempt(pool: pg.Pool, given: readonly { i: number }[], epoch: number): Promise<AppendOutcome[]> {
  for (let tries = 1; ; tries++) {
    try {
      const { rows } = await pool.query<{ epoch: string; free: number[] }>({
        name: 'append',
        text: APPEND,
        values: [JSON.stringify(given), String(epoch)],
      });
      const [answer] = rows;
      if (Number(answer!.epoch) !== epoch) throw new Refusal('unavailable', { detail: 'The site was restored.' });
      const free = new Set(answer!.free);
      return given.map(({ i }) => (free.has(i) ? 'written' : 'conflict'));
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      if (RETRIED_ERRORS.has(error.code!) && tries < MAX_TRIES) continue;
      if (error.code !== '23505' || error.constraint !== 'entries_key') throw error;
      // Only possible if a journal was written by other means; finds the addition concerned.
      if (given.length === 1) return ['conflict'];
      const outcomes: AppendOutcome[] = [];
      for (const one of given) outcomes.push(...(await attempt(pool, [{ ...one, i: 0 }], epoch)));
      return outcomes;
    }
  }
}
