/** Handles for the SQLite writer: in a worker thread, or in the same thread when the program runs from sources. */
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { Refusal } from '../refusal.ts';
import { BUSY_MS, SqliteWriter, type WriterRequest, type WriterResult } from './sqlite-writer.ts';

interface Answer {
  readonly result?: WriterResult;
  readonly error?: { readonly message: string; readonly code: string | null };
}

/** Executes requests one after the other. */
export interface WriterHandle {
  run(order: WriterRequest): Promise<WriterResult>;
  close(): Promise<void>;
}

/** Error codes of a locked, full, broken or missing file, which are not caused by the request. */
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|PROTOCOL|NOMEM)/;

function storageError(message: string, code: string | null): Error {
  if (code !== null && UNAVAILABLE.test(code)) return new Refusal('unavailable', { detail: `${message} (${code})` });
  return Object.assign(new Error(message), { code });
}

/** Runs an SQLite operation and converts its errors to those of all storages. */
export function withStorageErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Sqlite.SqliteError ? storageError(error.message, error.code) : error;
  }
}

const BUSY_PAUSE_MS = 2;

/**
 * Runs the writer in the calling thread, which waits for the disk, but not for other writers: one may be in the same
 * thread.
 */
export function writerInThisThread(file: string): WriterHandle {
  const hand = withStorageErrors(() => new SqliteWriter(file, 0));
  const run = async (order: WriterRequest): Promise<WriterResult> => {
    for (const since = performance.now(); ; await pause(BUSY_PAUSE_MS)) {
      try {
        return hand.run(order);
      } catch (error) {
        // Only the first statement of a transaction can be busy, so it can be repeated.
        const busy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
        if (!busy || performance.now() - since > BUSY_MS)
          withStorageErrors(() => {
            throw error;
          });
      }
    }
  };
  return {
    run,
    close: async () => void hand.run({ do: 'close' }),
  };
}

/** Runs the writer in a thread whose script calls `serveWriter()`. */
export function writerInWorkerThread(file: string, script: URL): WriterHandle {
  const worker = new Worker(script, { workerData: { sqlite: file } });
  const waiting: { resolve: (result: WriterResult) => void; reject: (error: Error) => void }[] = [];
  let dead: Error | null = null;
  const die = (error: Error) => {
    dead = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('message', ({ result, error }: Answer) => {
    const { resolve, reject } = waiting.shift()!;
    if (error !== undefined) reject(storageError(error.message, error.code));
    else resolve(result!);
  });
  worker.on('error', (error) =>
    die(new Refusal('unavailable', { detail: `The writer of the database died: ${error.message}` })),
  );
  worker.on('exit', () => die(new Refusal('unavailable', { detail: 'The database is closed.' })));
  const run = (order: WriterRequest) =>
    new Promise<WriterResult>((resolve, reject) => {
      if (dead !== null) return reject(dead);
      waiting.push({ resolve, reject });
      worker.postMessage(order);
    });
  return {
    run,
    close: async () => {
      if (dead === null) await run({ do: 'close' });
      await worker.terminate();
    },
  };
}

/** Executes requests in a worker thread until it is closed; false in any other thread. */
export function serveWriter(): boolean {
  const file: unknown = workerData?.sqlite;
  if (isMainThread || parentPort === null || typeof file !== 'string') return false;
  const port = parentPort;
  const hand = new SqliteWriter(file);
  port.on('message', (order: WriterRequest) => {
    try {
      port.postMessage({ result: hand.run(order) } satisfies Answer);
    } catch (error) {
      const { message, code } = error as { message: string; code?: unknown };
      port.postMessage({ error: { message, code: typeof code === 'string' ? code : null } } satisfies Answer);
    }
  });
  return true;
}
