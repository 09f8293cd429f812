/** Opens the storage at an address: `postgres://…`, or the path of an SQLite file. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export async function openStorage(address: string, options: { thread?: URL | undefined } = {}): Promise<Storage> {
  mkdirSync(path.dirname(path.resolve(address)), { recursive: true });
  return openSqlite(address, options);
}
