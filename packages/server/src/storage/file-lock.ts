/**
 * Locks an SQLite file for one serving process, with a lock of the operating system on a file next to it. The lock ends
 * with the process, even after `kill -9`.
 */
import { isBusy, SqliteDatabase } from './sqlite-database.ts';

/** Milliseconds to wait for a process that is just ending. */
const LOCK_TIMEOUT = 2_000;

/** Takes the lock and returns the function that releases it. Throws if another process serves the file. */
export function lockDatabaseFile(file: string): () => void {
  const lock = new SqliteDatabase(`${file}.lock`, LOCK_TIMEOUT);
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `Another Windrose server already uses ${file}. Stop it first, or set another DATA_DIR. Several servers can share a PostgreSQL database (DATABASE_URL).`,
    );
  }
  return () => lock.close();
}
