/** Only one process serves an SQLite file: a lock of the system's on a file beside it, which even `kill -9` opens again. */
import Sqlite from 'better-sqlite3';

/** One that is just ending may take so long, in milliseconds. */
const LOCK_TIMEOUT = 2_000;

/** Throws a sentence if another process serves the file. Returns what lets go of it. */
export function lockDatabaseFile(file: string): () => void {
  const lock = new Sqlite(`${file}.lock`, { timeout: LOCK_TIMEOUT });
  try {
    lock.pragma('journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error;
    throw new Error(
      `Another Windrose serves ${file} already. End that one first, or give this one a DATA_DIR of its own; several can serve one PostgreSQL (DATABASE_URL).`,
    );
  }
  return () => lock.close();
}
