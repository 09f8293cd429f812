/** Handles for the SQLite writer: in a worker thread, or in the same thread when the program runs from sources. */
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import { isBusy, meansUnavailable, resultCode } from './sqlite-database.ts';
import { BUSY_MS, SqliteWriter, type WriterRequest, type WriterResult } from './sqlite-writer.ts';

interface Answer {
  readonly result?: WriterResult;
  readonly error?: { readonly message: string; readonly code: number | null };
}

/** Executes requests one after the other. */
export interface WriterHandle {
  run(order: WriterRequest): Promise<WriterResult>;
  close(): Promise<void>;
}

function storageError(message: string, code: number | null): Error {
  if (code !== null && meansUnavailable(code)) {
    return new Refusal('unavailable', { detail: `${message} (SQLite ${code})` });
  }
  return Object.assign(new Error(message), { code });
}

/** Runs an SQLite operation and converts its errors to those of all storages. */
export function withStorageErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = resultCode(error);
    throw code === null ? error : storageError((error as Error).message, code);
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
        if (!isBusy(error) || performance.now() - since > BUSY_MS)
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
      const { message } = error as { message: string };
      port.postMessage({ error: { message, code: resultCode(error) } } satisfies Answer);
    }
  });
  return true;
}
