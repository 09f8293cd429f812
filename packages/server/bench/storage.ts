/**
 * Measures how many additions a second a storage writes durably for 1,000 tables, and how responsive the main thread
 * stays.
 */
import { closeSync, existsSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriter } from '../src/storage/batch-writer.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Addition, Storage } from '../src/storage/storage.ts';
import { bundled } from '../test/support/bundle.ts';
import { TestPostgres } from '../test/support/postgres.ts';
import { personRow, tableRow } from '../test/support/rows.ts';

const TABLES = 1_000;
const SECONDS = 5;
const MOVES_A_SECOND = 2_000;

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-bench-'));
const at = (share: number, sorted: readonly number[]) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Returns the limit of the disk: writes of one page per second, each flushed. */
function rawSyncs(): number {
  const file = openSync(path.join(folder, 'raw'), 'w');
  const page = Buffer.alloc(4096);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < 1_000) {
    writeSync(file, page, 0, page.length, count * page.length);
    fdatasyncSync(file);
    count += 1;
  }
  closeSync(file);
  return count;
}

const lengths = new Map<string, number>();

function move(table: string): Addition {
  const n = (lengths.get(table) ?? 0) + 1;
  lengths.set(table, n);
  const now = Date.now();
  return {
    table,
    entries: [
      {
        table_id: table,
        n,
        at: now,
        kind: 'move',
        seat: n % 4,
        person: 'person1',
        body: 'activate docks',
        message: `m${n}${table}`,
      },
    ],
    row: {
      changed: now,
      asked: n % 4,
      round: 1 + (n % 7),
      clocks: `{"left":[${now},2,3,4],"running":1,"since":${now}}`,
      deadline: now,
    },
    due: [{ kind: 'clock', subject: table, at: now + 60_000, detail: `${n}` }],
  };
}

/** Every table sends its next move as soon as the last one is written. */
async function measureThroughput(storage: Storage, tables: readonly string[]): Promise<number> {
  const writer = new BatchWriter(storage);
  const end = performance.now() + SECONDS * 1_000;
  let written = 0;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) {
        if ((await writer.add(move(table))) !== 'written') throw new Error(`A move of table ${table} was not written.`);
        written += 1;
      }
    }),
  );
  return written / SECONDS;
}

/** Sends moves at a steady rate and measures their waiting time and the delay of the main thread. */
async function measureSteadyRate(storage: Storage, tables: readonly string[]) {
  const writer = new BatchWriter(storage);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const waits: number[] = [];
  const start = performance.now();
  const before = performance.eventLoopUtilization();
  const cpu = process.cpuUsage();
  loop.enable();
  let sent = 0;
  for (let now = start; now - start < SECONDS * 1_000; now = performance.now()) {
    const due = Math.floor(((now - start) / 1_000) * MOVES_A_SECOND);
    for (; sent < due; sent++) {
      const sentAt = performance.now();
      void writer.add(move(tables[sent % tables.length]!)).then(() => waits.push(performance.now() - sentAt));
    }
    await pause(1);
  }
  await writer.idle();
  loop.disable();
  waits.sort((a, b) => a - b);
  const { user, system } = process.cpuUsage(cpu);
  return {
    sent: sent / SECONDS,
    p50: at(0.5, waits),
    p99: at(0.99, waits),
    busy: performance.eventLoopUtilization(before).utilization,
    late: loop.percentile(99) / 1e6,
    cpu: (user + system) / 1e6 / SECONDS,
  };
}

async function measure(name: string, storage: Storage): Promise<void> {
  lengths.clear();
  const tables = Array.from({ length: TABLES }, (_, i) => `table${i}`);
  await storage.db.insertInto('persons').values(personRow('person1')).execute();
  for (const id of tables) await storage.db.insertInto('tables').values(tableRow(id, 'person1')).execute();
  const raw = rawSyncs();
  const calm = await measureSteadyRate(storage, tables);
  const most = await measureThroughput(storage, tables);
  console.log(
    [
      name.padEnd(22),
      `${Math.round(most)}`.padStart(7),
      `${Math.round(calm.sent)}`.padStart(9),
      calm.p50.toFixed(1).padStart(8),
      calm.p99.toFixed(1).padStart(8),
      `${Math.round(calm.busy * 100)} %`.padStart(9),
      calm.late.toFixed(1).padStart(9),
      calm.cpu.toFixed(2).padStart(6),
      `${raw}`.padStart(8),
    ].join(' '),
  );
  await storage.close();
}

console.log('                       flat out    steady  p50 ms   p99 ms  loop busy  late p99    CPU  fsync/s');
try {
  await measure('SQLite, same thread', await openStorage(path.join(folder, 'same.db')));
  await measure(
    'SQLite, own thread',
    await openStorage(path.join(folder, 'own.db'), { thread: bundled('src/storage/sqlite-writer-thread.ts') }),
  );
  const server = await TestPostgres.start({ durable: true });
  try {
    await measure('PostgreSQL', await openStorage(await server.database()));
  } finally {
    await server.end();
  }
} finally {
  if (existsSync(folder)) rmSync(folder, { recursive: true });
}
