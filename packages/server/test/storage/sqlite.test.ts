/** The storage contract on SQLite. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { bundled } from '../support/bundle.ts';
import type { DatabasePlace } from '../support/test-database.ts';
import { contract } from './contract.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-sqlite-'));
let files = 0;

/** The folder does not exist yet. */
const place = (thread?: URL): DatabasePlace => ({
  fresh: async () => path.join(folder, `${++files}`, 'windrose.db'),
  open: (address) => openStorage(address, { thread }),
});

afterAll(() => rmSync(folder, { recursive: true }));

contract('SQLite, written in the same thread', place());
contract('SQLite, written in a thread of its own', place(bundled('src/storage/sqlite-writer-thread.ts')));
