/**
 * Opens the storage at an address: `postgres://…`, or the path of an SQLite file, whose folder is created if necessary.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** `thread` is the script of the writer thread for SQLite: see `sqlite-writer-thread.ts`. */
export async function openStorage(address: string, { thread }: { thread?: URL | undefined } = {}): Promise<Storage> {
  if (/^postgres(ql)?:\/\//.test(address)) return openPostgres(address);
  mkdirSync(path.dirname(path.resolve(address)), { recursive: true });
  return openSqlite(address, { thread });
}
