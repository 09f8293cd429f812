/**
 * Explains why simulated players have stopped: what they wait for, the state of the server, and the tables in the
 * database.
 */
import { sql } from 'kysely';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { ServerProcess } from './server-process.ts';
import type { SimulatedPlayers } from './simulated-players.ts';

export async function stallReport(players: SimulatedPlayers, server: ServerProcess, address: string): Promise<string> {
  const storage = await openStorage(address);
  try {
    const tables = await tablesIn(storage, Date.now());
    const backends = storage.kind === 'postgres' ? await backendsOf(storage) : [];
    const state = server.isRunning ? `runs, and is ${(await server.isReady()) ? '' : 'not '}ready` : 'has ended';
    const words = `The server ${state}. Its errors: ${server.errors.join('\n') || 'nothing'}`;
    return [...players.describe(), ...tables, ...backends, words].join('\n');
  } finally {
    await storage.close();
  }
}

/** Returns the running tables with the seat whose turn it is and their jobs. */
async function tablesIn({ db }: Storage, now: number): Promise<string[]> {
  const rows = await db.selectFrom('tables').selectAll().where('status', '=', 'playing').execute();
  const due = await db.selectFrom('due').selectAll().execute();
  return rows.map(({ id, title, length, asked, changed }) => {
    const own = due.filter(({ subject }) => subject === id);
    const work = own.map(({ kind, at, taken_until }) => {
      const taken = taken_until === 0 ? 'by no node' : `for ${taken_until - now} ms`;
      return `${kind} due in ${at - now} ms, taken ${taken}`;
    });
    return `In the database ${title} (${id}) has ${length} entries, the last ${now - changed} ms old; the deciding seat is ${asked}: ${work.join('; ') || 'nothing is due'}.`;
  });
}

/** Returns the running statements of PostgreSQL and their locks. */
async function backendsOf({ db }: Storage): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', 'PostgreSQL', pid, state, 'for', round(extract(epoch from now() - state_change) * 1000), 'ms,',
      'waits for', coalesce(wait_event, 'nothing'), pg_blocking_pids(pid), 'at',
      left(regexp_replace(query, '\\s+', ' ', 'g'), 80)) as text
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by pid`.execute(db);
  return rows.map(({ text }) => text);
}
