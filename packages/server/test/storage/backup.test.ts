/** Backups: consistent snapshots that can be restored into either database; a bad file changes nothing. */

import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PACES } from '@windrose/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { backup } from '../../src/commands/backup.ts';
import { restore } from '../../src/commands/restore.ts';
import { BackupFault } from '../../src/storage/backup-file.ts';
import { BatchWriter } from '../../src/storage/batch-writer.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { DatabaseKind, Storage } from '../../src/storage/storage.ts';
import { TestPostgres } from '../support/postgres.ts';
import { entryRow, personRow, tableRow } from '../support/rows.ts';
import { everyRow, fillWithSample } from '../support/sample-rows.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-backup-'));
let server: TestPostgres;
let files = 0;
let opened: Storage[] = [];

beforeAll(async () => {
  server = await TestPostgres.start();
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  for (const storage of opened) await storage.close();
  opened = [];
});

const newFile = () => path.join(folder, `backup-${++files}.gz`);
const fresh = async (kind: DatabaseKind) =>
  kind === 'sqlite' ? path.join(folder, `${++files}.db`) : server.database();

async function open(address: string): Promise<Storage> {
  const storage = await openStorage(address);
  opened.push(storage);
  return storage;
}

async function sampled(kind: DatabaseKind): Promise<Storage> {
  const storage = await open(await fresh(kind));
  await fillWithSample(storage.db);
  return storage;
}

/** Returns what a backup contains: everything except the online status; the epoch grows. */
async function backedUpRows(storage: Storage) {
  const { presence: _, looking: __, site, ...rest } = await everyRow(storage.db);
  return { ...rest, site: site!.filter((row) => !row.includes('epoch')) };
}

const pairs: [DatabaseKind, DatabaseKind][] = [
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['postgres', 'postgres'],
];

describe.each(pairs)('from %s to %s', (from, to) => {
  it('all rows arrive in an empty database', async () => {
    const source = await sampled(from);
    const file = newFile();
    const head = await backup(source, file);
    expect(head.counts).toMatchObject({ persons: 2, entries: 3, site: 2 });
    const target = await open(await fresh(to));
    await restore(target, file, { now: () => head.made });
    expect(await backedUpRows(target)).toEqual(await backedUpRows(source));
  });

  it('existing rows are replaced with `replace`, and otherwise not changed', async () => {
    const file = newFile();
    const source = await sampled(from);
    const { made } = await backup(source, file);
    const address = await fresh(to);
    const target = await open(address);
    await target.db.insertInto('persons').values(personRow('old')).execute();
    await target.db.insertInto('tables').values(tableRow('table1', 'old')).execute();
    await target.append([{ table: 'table1', entries: [entryRow('table1', 1, 'message-1')], row: {} }]);
    const before = await everyRow(target.db);
    await expect(restore(target, file)).rejects.toThrow('--replace');
    expect(await everyRow(target.db)).toEqual(before);

    const running = await open(address);
    const epoch = await running.epoch();
    await restore(target, file, { replace: true, now: () => made });
    expect(await backedUpRows(target)).toEqual(await backedUpRows(source));
    const next = { table: 'table1', entries: [entryRow('table1', 4)], row: {} };
    await expect(running.append([next])).rejects.toThrow('The site was restored');
    expect(await running.epoch()).toBeGreaterThan(epoch);
    expect(await running.append([next])).toEqual(['written']);
  });
});

it('tables do not wait between backup and restore', async () => {
  const source = await sampled('sqlite');
  const changed = Date.now() - 1_000;
  await source.db.updateTable('tables').set({ changed }).execute();
  await source.db.updateTable('tables').set({ status: 'ended' }).where('id', '=', 'table1').execute();
  await source.db.updateTable('tables').set({ status: 'open', clocks: null }).where('id', '=', 'table2').execute();
  const file = newFile();
  const { made } = await backup(source, file);
  const target = await open(await fresh('sqlite'));
  const late = 60 * 24 * 3_600_000;
  await restore(target, file, { now: () => made + late });
  expect(await target.db.selectFrom('tables').select(['id', 'changed']).orderBy('id').execute()).toEqual([
    { id: 'table1', changed },
    { id: 'table2', changed: changed + late },
  ]);
});

it('clocks and jobs do not run between backup and restore', async () => {
  const source = await sampled('sqlite');
  const since = Date.now() - 20_000;
  const clocks = { left: [60_000, 90_000], running: 0, since, given: 5_000, deadline: since + 60_000 };
  const { db } = source;
  await db
    .updateTable('tables')
    .set({ clocks: JSON.stringify(clocks), deadline: clocks.deadline })
    .execute();
  await db.updateTable('tables').set({ clocks: null, deadline: null }).where('id', '=', 'table2').execute();
  await db.deleteFrom('due').execute();
  await db
    .insertInto('due')
    .values({ kind: 'turn', subject: 'table1', at: since + 30_000, detail: String(since) })
    .execute();
  await db.insertInto('due').values({ kind: 'bot', subject: 'table2', at: 1_000 }).execute();
  const file = newFile();
  const { made } = await backup(source, file);
  const target = await open(await fresh('sqlite'));
  const week = 7 * 24 * 3_600_000;
  await restore(target, file, { now: () => made + week });
  const [first, second] = await target.db.selectFrom('tables').selectAll().orderBy('id').execute();
  expect(first.deadline).toBe(clocks.deadline + week);
  const left = [60_000 - (made - since), 90_000];
  expect(JSON.parse(first.clocks!)).toEqual({ ...clocks, left, since: made + week, deadline: clocks.deadline + week });
  expect(second).toMatchObject({ clocks: null, deadline: null });
  expect(await target.db.selectFrom('due').select(['kind', 'at', 'detail']).orderBy('kind').execute()).toEqual([
    { kind: 'bot', at: 1_000 + week, detail: '' },
    { kind: 'turn', at: since + 30_000 + week, detail: String(since + week) },
  ]);
});

it('a clock with pauses is recalculated from the moment of the restore', async () => {
  const source = await sampled('sqlite');
  const { db } = source;
  const HOUR = 3_600_000;
  const DAY_MINUTES = 24 * 60;
  const file = newFile();
  // It is noon where Ann lives, who sleeps from ten to six.
  const noon = Math.floor(Date.now() / 60_000) % DAY_MINUTES;
  const at = (clock: number) => ((clock - 12) * 60 + noon + DAY_MINUTES) % DAY_MINUTES;
  const sleep = JSON.stringify({ from: at(22), to: at(6), zone: 'UTC' });
  await db.updateTable('persons').set({ sleep, away_until: null }).where('id', '=', 'annann').execute();
  const since = Date.now();
  const clocks = { left: [8 * HOUR, HOUR], running: 0, since, deadline: since + 8 * HOUR };
  const row = { clocks: JSON.stringify(clocks), deadline: clocks.deadline, asked: 0, status: 'playing' };
  await db
    .updateTable('tables')
    .set({ ...row, pace: JSON.stringify(PACES.day) })
    .where('id', '=', 'table1')
    .execute();
  await db.deleteFrom('due').execute();
  await db.insertInto('due').values({ kind: 'turn', subject: 'table1', at: clocks.deadline, detail: '' }).execute();
  const { made } = await backup(source, file);
  const restored = async (late: number) => {
    const target = await open(await fresh('sqlite'));
    await restore(target, file, { now: () => made + late });
    const [{ deadline }] = await target.db.selectFrom('tables').select('deadline').where('id', '=', 'table1').execute();
    const [due] = await target.db.selectFrom('due').select('at').execute();
    return { deadline: Math.round((deadline! - made) / HOUR), looks: Math.round((due.at - made) / HOUR) };
  };
  expect(await restored(0)).toEqual({ deadline: 8, looks: 8 });
  // From six in the evening, eight hours end at ten the next morning; from three in the night, at two in the afternoon.
  expect(await restored(6 * HOUR)).toEqual({ deadline: 22, looks: 14 });
  expect(await restored(15 * HOUR)).toEqual({ deadline: 26, looks: 23 });
});

it('an empty database in which a user appears meanwhile is not changed', async () => {
  const file = newFile();
  await backup(await sampled('sqlite'), file);
  const target = await open(await fresh('sqlite'));
  const late: Storage = {
    ...target,
    async runExclusively(work) {
      await target.db.insertInto('persons').values(personRow('late')).execute();
      return target.runExclusively(work);
    },
  };
  await expect(restore(late, file)).rejects.toThrow('--replace');
  expect(await target.db.selectFrom('persons').select('id').execute()).toEqual([{ id: 'late' }]);
});

describe.each(['sqlite', 'postgres'] as const)('while a server runs on %s', (kind) => {
  const TABLES = Array.from({ length: 20 }, (_, i) => `table${i}`);

  /** Appends to all tables until it is stopped; after a conflict it reads the length of the table again. */
  function play(storage: Storage) {
    const writer = new BatchWriter(storage);
    let playing = true;
    let written = 0;
    const done = Promise.all(
      TABLES.map(async (table) => {
        while (playing) {
          const row = await storage.db.selectFrom('tables').select('length').where('id', '=', table).executeTakeFirst();
          const n = (row?.length ?? 0) + 1;
          const outcome = await writer
            .add({ table, entries: [entryRow(table, n)], row: {} })
            .catch(async () => void (await storage.epoch()));
          if (outcome === 'written') written += 1;
        }
      }),
    );
    return {
      async atLeast(moves: number) {
        const goal = written + moves;
        while (written < goal) await new Promise((resolve) => setTimeout(resolve, 5));
      },
      async stop() {
        playing = false;
        await done;
      },
    };
  }

  it('a backup is consistent, and a restore during play leaves complete journals', async () => {
    const address = await fresh(kind);
    const storage = await open(address);
    await storage.db.insertInto('persons').values(personRow('ann')).execute();
    await storage.db
      .insertInto('tables')
      .values(TABLES.map((id) => tableRow(id, 'ann')))
      .execute();
    const game = play(storage);
    await game.atLeast(100);
    const other = await open(address);
    const file = newFile();
    await backup(other, file);
    const copy = await open(await fresh('sqlite'));
    await restore(copy, file);
    const whole = async (of: Storage) => {
      const tables = await of.db.selectFrom('tables').select(['id', 'length']).execute();
      expect(tables).toHaveLength(TABLES.length);
      for (const { id, length } of tables) {
        const entries = await of.db.selectFrom('entries').select('n').where('table_id', '=', id).orderBy('n').execute();
        expect(entries.map(({ n }) => n)).toEqual(Array.from({ length }, (_, i) => i + 1));
      }
    };
    await whole(copy);
    await game.atLeast(100);
    await restore(other, file, { replace: true });
    await game.atLeast(100);
    await game.stop();
    await whole(storage);
  });
});

describe('a bad file', () => {
  const text = (lines: readonly unknown[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const good = async () => {
    const file = newFile();
    await backup(await sampled('sqlite'), file);
    return {
      file,
      lines: gunzipSync(readFileSync(file))
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    };
  };
  /** Writes lines with a valid hash, so that only their contents are wrong. */
  const write = (lines: readonly unknown[]) => {
    const file = newFile();
    const body = text(lines);
    writeFileSync(file, gzipSync(body + text([{ end: createHash('sha256').update(body).digest('hex') }])));
    return file;
  };
  const refused = async (file: string, why: RegExp) => {
    const target = await sampled('sqlite');
    const before = await everyRow(target.db);
    const error = await restore(target, file, { replace: true }).catch((reason) => reason);
    expect(error).toBeInstanceOf(BackupFault);
    expect(error.message).toMatch(why);
    expect(error.message).toContain(file);
    expect(await everyRow(target.db)).toEqual(before);
  };

  it('that is truncated anywhere is noticed', async () => {
    const { file } = await good();
    const bytes = readFileSync(file);
    const target = await sampled('sqlite');
    const before = await everyRow(target.db);
    const truncated = newFile();
    for (let length = 0; length < bytes.length; length += 23) {
      writeFileSync(truncated, bytes.subarray(0, length));
      await expect(restore(target, truncated, { replace: true })).rejects.toBeInstanceOf(BackupFault);
    }
    expect(await everyRow(target.db)).toEqual(before);
  });

  it('without its last lines is noticed', async () => {
    const { lines } = await good();
    const file = newFile();
    writeFileSync(file, gzipSync(text(lines.slice(0, -1))));
    await refused(file, new RegExp(`is truncated after line ${lines.length - 1}`));
  });

  it('with any change is noticed', async () => {
    const { lines } = await good();
    const file = newFile();
    writeFileSync(file, gzipSync(text(lines).replace('remember', 'forget')));
    await refused(file, /line \d+: the hash does not match/);
  });

  it.each<[string, RegExp, (lines: unknown[]) => unknown[]]>([
    [
      'of a newer program',
      /line 1: the backup has schema 99/,
      ([head, ...rest]) => [{ ...(head as object), schema: 99 }, ...rest],
    ],
    ['of another format', /line 1: this is not a backup/, ([, ...rest]) => [{ format: 'x' }, ...rest]],
    [
      'without counts',
      /line 1: the head has no counts/,
      ([head, ...rest]) => [{ ...(head as object), counts: 3 }, ...rest],
    ],
    ['with another count', /3 rows of "entries" instead of 4/, (lines) => changeCount(lines)],
    [
      'with an unknown table',
      /line 2: unexpected table "secrets"/,
      ([head, , ...rest]) => [head, { table: 'secrets', columns: ['a'] }, ...rest],
    ],
    [
      'with an unknown column',
      /line 2: table "site" has the columns key, value, not key, price/,
      ([head, , ...rest]) => [head, { table: 'site', columns: ['key', 'price'] }, ...rest],
    ],
    [
      'with too short a row',
      /line 3: 1 values for the 2 columns of "site"/,
      ([head, site, , ...rest]) => [head, site, ['epoch'], ...rest],
    ],
    ['with something else', /line 3: neither a row nor/, ([head, site, , ...rest]) => [head, site, 7, ...rest]],
    [
      'with a value of another kind',
      /line 3: value 2 is neither text nor number/,
      ([head, site, , ...rest]) => [head, site, ['a', {}], ...rest],
    ],
    [
      'with a row twice',
      /line 4: invalid row of "site": UNIQUE/,
      ([head, site, row, , ...rest]) => [head, site, row, row, ...rest],
    ],
    [
      'with a row that refers to nothing',
      /line \d+: invalid row of "sessions": FOREIGN KEY/,
      (lines) => lines.map((line) => (Array.isArray(line) && line[0] === 'hash1' ? ['hash1', 'nobody', 1, 1] : line)),
    ],
  ])('%s is refused with its line', async (_, why, change) => {
    const { lines } = await good();
    await refused(write(change(lines.slice(0, -1))), why);
  });

  it('of another format is refused', async () => {
    const file = newFile();
    writeFileSync(file, 'hello');
    await refused(file, /is not a backup, or damaged/);
    await refused(path.join(folder, 'nowhere'), /There is no file/);
  });

  it('that cannot be written does not replace a good one', async () => {
    const { file } = await good();
    const before = readFileSync(file);
    const storage = await sampled('sqlite');
    const fails = {
      ...storage,
      snapshot: () => storage.snapshot(() => Promise.reject(new Error('no more'))),
    } as Storage;
    await expect(backup(fails, file)).rejects.toThrow('no more');
    await expect(backup(storage, path.join(folder, 'nowhere/at/all.gz'))).rejects.toThrow('ENOENT');
    expect(readFileSync(file)).toEqual(before);
  });
});

it('progress is reported to the end', async () => {
  const source = await open(await fresh('sqlite'));
  await source.db.insertInto('persons').values(personRow('ann')).execute();
  await source.db.insertInto('tables').values(tableRow('a', 'ann')).execute();
  await source.append([
    { table: 'a', entries: Array.from({ length: 2_500 }, (_, i) => entryRow('a', i + 1)), row: {} },
  ]);
  const progress: [number, number][] = [];
  const file = newFile();
  await backup(source, file, (...step) => progress.push(step));
  expect(progress.at(-1)).toEqual([2_503, 2_503]);
  progress.length = 0;
  const target = await open(await fresh('sqlite'));
  await restore(target, file, {}, (...step) => progress.push(step));
  expect(progress.length).toBeGreaterThan(4);
  expect(progress.at(-1)).toEqual([5_006, 5_006]);
  expect(progress.map(([done]) => done)).toEqual(progress.map(([done]) => done).sort((a, b) => a - b));
  expect(await backedUpRows(target)).toEqual(await backedUpRows(source));
});

function changeCount([head, ...rest]: unknown[]): unknown[] {
  const { counts } = head as { counts: Record<string, number> };
  return [{ ...(head as object), counts: { ...counts, entries: counts.entries! + 1 } }, ...rest];
}
