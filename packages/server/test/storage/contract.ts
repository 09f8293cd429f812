/** What every storage promises. The same tests run on SQLite, in the same thread and in its own, and on PostgreSQL. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../src/refusal.ts';
import type { Addition, Storage } from '../../src/storage/storage.ts';
import { Writer } from '../../src/storage/writer.ts';
import { bundled } from '../support/bundle.ts';
import { entryRow, personRow, tableRow } from '../support/rows.ts';

export interface Place {
  /** Address of a new, empty database. */
  fresh(): Promise<string>;
  open(address: string): Promise<Storage>;
}

/** A move with all that can go along with one. */
const full = (table: string, n: number, message: string | null = null): Addition => ({
  table,
  entries: [entryRow(table, n), entryRow(table, n + 1, message)],
  row: { changed: 5_000_000_000_000 + n, asked: null, clocks: '{"left":[1]}', status: 'ended', scores: '[1,2]' },
  seats: [
    { table_id: table, seat: 0, person: 'ann', bot: null, former: null, colour: 3 },
    { table_id: table, seat: 1, person: null, bot: 2, former: 'ben', colour: 1 },
  ],
  due: [
    { kind: 'clock', subject: table, at: 100 + n, detail: `ply ${n}` },
    { kind: 'away', subject: `${table}:0`, at: null },
  ],
  results: [
    {
      table_id: table,
      seat: 0,
      person: 'ann',
      bot: null,
      edition: 'classic',
      mode: 'standard',
      players: 4,
      glory: 77,
      place: 1,
      won: 1,
      parts: '{}',
      finished: 5_000_000_000_000,
      daily: null,
    },
  ],
});

const plain = (table: string, n: number, message: string | null = null): Addition => ({
  table,
  entries: [entryRow(table, n, message)],
  row: { round: n },
});

export function contract(name: string, place: Place): void {
  describe(name, () => {
    let address: string;
    let storage: Storage;
    let others: Storage[] = [];

    const another = async () => {
      const other = await place.open(address);
      others.push(other);
      return other;
    };

    /** All that belongs to a table. */
    const everything = async (table: string) => ({
      row: await storage.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst(),
      entries: await storage.db.selectFrom('entries').selectAll().where('table_id', '=', table).orderBy('n').execute(),
      seats: await storage.db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute(),
      due: await storage.db.selectFrom('due').selectAll().where('subject', 'like', `${table}%`).execute(),
      results: await storage.db.selectFrom('results').selectAll().where('table_id', '=', table).execute(),
    });

    beforeEach(async () => {
      address = await place.fresh();
      storage = await place.open(address);
      await storage.db
        .insertInto('persons')
        .values([personRow('ann'), personRow('ben')])
        .execute();
      await storage.db
        .insertInto('tables')
        .values(['a', 'b', 'c', 'd'].map((id) => tableRow(id, 'ann')))
        .execute();
      await storage.db.insertInto('due').values({ kind: 'away', subject: 'a:0', at: 7 }).execute();
    });

    afterEach(async () => {
      for (const one of [storage, ...others]) await one.close();
      others = [];
    });

    describe('an addition', () => {
      it('is written with all that goes along: entries, row, seats, due work, results', async () => {
        const addition = full('a', 1, 'message1');
        expect(await storage.append([addition])).toEqual(['written']);
        expect(await everything('a')).toEqual({
          row: { ...tableRow('a', 'ann'), ...addition.row, length: 2 },
          entries: addition.entries,
          seats: addition.seats,
          due: [{ kind: 'clock', subject: 'a', at: 101, taken_until: 0, detail: 'ply 1' }],
          results: addition.results,
        });
      });

      it('replaces seats, due work and results that were there', async () => {
        await storage.append([full('a', 1)]);
        await storage.takeDue(1_000, 10_000, 10);
        const [seat, result] = [full('a', 3).seats![0]!, full('a', 3).results![0]!];
        const changed = { seats: [{ ...seat, person: 'ben', former: 'ann' }], results: [{ ...result, glory: 78 }] };
        await storage.append([{ ...full('a', 3), ...changed }]);
        const { seats, due, results } = await everything('a');
        expect(seats).toEqual([changed.seats[0], full('a', 1).seats![1]]);
        expect(due).toEqual([{ kind: 'clock', subject: 'a', at: 103, taken_until: 0, detail: 'ply 3' }]);
        expect(results).toEqual(changed.results);
      });

      it('conflicts where its number is taken; then nothing of it is there, and all of its neighbours is', async () => {
        await storage.append([plain('b', 1)]);
        const before = await everything('b');
        const outcomes = await storage.append([full('a', 1), full('b', 1), full('c', 1)]);
        expect(outcomes).toEqual(['written', 'conflict', 'written']);
        expect(await everything('b')).toEqual(before);
        for (const table of ['a', 'c']) expect(await everything(table)).toMatchObject({ row: { length: 2 } });
      });

      it('conflicts where the journal is shorter than was thought, as after a restore', async () => {
        expect(await storage.append([full('b', 5)])).toEqual(['conflict']);
        expect(await everything('b')).toMatchObject({ row: tableRow('b', 'ann'), entries: [], due: [], seats: [] });
      });

      it('conflicts where an entry stands beyond the length of the journal', async () => {
        await storage.db.insertInto('entries').values(entryRow('b', 2)).execute();
        const before = await everything('b');
        expect(await storage.append([full('a', 1), full('b', 1), full('c', 1)])).toEqual([
          'written',
          'conflict',
          'written',
        ]);
        expect(await everything('b')).toEqual(before);
        expect(await everything('c')).toMatchObject({ row: { length: 2 } });
      });

      it('conflicts where there is no such table', async () => {
        expect(await storage.append([full('nowhere', 1), plain('a', 1)])).toEqual(['conflict', 'written']);
        expect(await everything('nowhere')).toEqual({ entries: [], due: [], seats: [], results: [], row: undefined });
      });

      it('is known again by its message, with the old number and with a new one', async () => {
        await storage.append([full('a', 1, 'message1')]);
        const before = await everything('a');
        expect(await storage.append([full('a', 1, 'message1')])).toEqual(['repeated']);
        expect(await storage.append([full('a', 3, 'message1')])).toEqual(['repeated']);
        expect(await everything('a')).toEqual(before);
        expect(await storage.append([plain('b', 1, 'message1'), plain('a', 3, 'message2')])).toEqual([
          'written',
          'written',
        ]);
      });

      it('may follow another of the same table in the same call', async () => {
        const outcomes = await storage.append([
          plain('a', 1),
          plain('a', 2),
          plain('a', 2),
          plain('b', 1),
          plain('a', 3),
        ]);
        expect(outcomes).toEqual(['written', 'written', 'conflict', 'written', 'written']);
        expect(await everything('a')).toMatchObject({ row: { length: 3, round: 3 } });
      });

      it('without entries changes the rest, if the journal is as long as it says', async () => {
        await storage.append([plain('a', 1)]);
        const rest = (length: number): Addition => ({ table: 'a', entries: [], row: { length, deadline: 77 } });
        expect(await storage.append([rest(0)])).toEqual(['conflict']);
        expect(await everything('a')).toMatchObject({ row: { length: 1, deadline: null } });
        expect(await storage.append([rest(1)])).toEqual(['written']);
        expect(await everything('a')).toMatchObject({ row: { length: 1, deadline: 77 } });
        expect(await storage.append([{ table: 'a', entries: [], row: { deadline: 78 } }])).toEqual(['written']);
      });

      it('that cannot be written at all throws, and the whole call leaves nothing', async () => {
        const wrong = { ...full('b', 1), seats: [{ ...full('b', 1).seats![0]!, person: 'nobody' }] };
        await expect(storage.append([full('a', 1), wrong])).rejects.toThrow(/foreign key/i);
        expect(await everything('a')).toMatchObject({ row: { length: 0 }, entries: [] });
        expect(await everything('b')).toMatchObject({ row: { length: 0 }, entries: [] });
      });

      it('with entries out of order is refused', async () => {
        const gap = { ...plain('a', 1), entries: [entryRow('a', 1), entryRow('a', 3)] };
        await expect(storage.append([gap])).rejects.toThrow('Entry 3 of table a is out of place');
      });
    });

    describe('the writer', () => {
      it('writes together what arrives meanwhile', async () => {
        const calls: number[] = [];
        const writer = new Writer({
          append: (additions) => {
            calls.push(additions.length);
            return storage.append(additions);
          },
        });
        const first = writer.add(plain('a', 1));
        await new Promise(setImmediate);
        const rest = ['a', 'b', 'c'].map((table) => writer.add(plain(table, table === 'a' ? 2 : 1)));
        expect(await Promise.all([first, ...rest])).toEqual(['written', 'written', 'written', 'written']);
        expect(calls).toEqual([1, 3]);
        await writer.idle();
      });

      it('lets one that cannot be written fail alone', async () => {
        const writer = new Writer(storage);
        const wrong = { ...plain('b', 1), seats: [{ ...full('b', 1).seats![0]!, person: 'nobody' }] };
        const settled = await Promise.allSettled([plain('a', 1), wrong, plain('c', 1)].map((one) => writer.add(one)));
        expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        expect(await everything('c')).toMatchObject({ row: { length: 1 } });
      });
    });

    describe('two at once', () => {
      it('never both write the same number, and lose nothing', async () => {
        const other = await another();
        const race = async (by: Storage, who: string) => {
          const mine: string[] = [];
          for (let i = 0; i < 60; ) {
            const { length } = await by.db
              .selectFrom('tables')
              .select('length')
              .where('id', '=', 'a')
              .executeTakeFirstOrThrow();
            const message = `${who}-message-${i}`;
            const [outcome] = await by.append([plain('a', length + 1, message)]);
            if (outcome === 'conflict') continue;
            expect(outcome).toBe('written');
            mine[length + 1] = message;
            i += 1;
          }
          return mine;
        };
        const [one, two] = await Promise.all([race(storage, 'one'), race(other, 'two')]);
        const { row, entries } = await everything('a');
        expect(row?.length).toBe(120);
        expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
        for (const { n, message } of entries)
          expect([one[n], two[n]].filter((mine) => mine !== undefined)).toEqual([message]);
      });

      it('send the same message: one writes it, the other is told so', async () => {
        const other = await another();
        for (let n = 1; n <= 40; n++) {
          const addition = plain('a', n, `message-${n}`);
          const outcomes = (await Promise.all([storage.append([addition]), other.append([addition])])).flat();
          expect(outcomes.sort()).toEqual(['repeated', 'written']);
        }
      });

      it('do not wait for each other in a circle, in whatever order their tables come', async () => {
        const other = await another();
        const lengths = { a: 0, b: 0, c: 0, d: 0 };
        for (let round = 0; round < 30; round++) {
          const mine = ['a', 'b', 'c', 'd'].map((id) => plain(id, lengths[id as 'a'] + 1));
          const [one, two] = await Promise.all([storage.append(mine), other.append([...mine].reverse())]);
          for (const [i, outcome] of one.entries())
            expect([outcome, two[3 - i]].sort()).toEqual(['conflict', 'written']);
          for (const id of ['a', 'b', 'c', 'd'] as const) lengths[id] += 1;
        }
      });

      it('may be two processes', async () => {
        const script = fileURLToPath(bundled('test/support/appender.ts'));
        const run = async (who: string) => {
          const child = spawn(process.execPath, [script, address, who, '50', 'a', 'b'], {
            stdio: ['ignore', 'pipe', 'inherit'],
          });
          let said = '';
          child.stdout.on('data', (words) => {
            said += words;
          });
          expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
          return said.trim().split('\n');
        };
        const acknowledged = (await Promise.all([run('one'), run('two')])).flat().sort();
        const rows = await storage.db.selectFrom('entries').selectAll().execute();
        expect(rows.map(({ table_id, n, message }) => `${table_id} ${n} ${message}`).sort()).toEqual(acknowledged);
        expect(acknowledged).toHaveLength(200);
      });
    });

    describe('due work', () => {
      const set = (subject: string, at: number) =>
        storage.db.insertInto('due').values({ kind: 'bot', subject, at }).execute();
      beforeEach(() => storage.db.deleteFrom('due').execute());

      it('is taken when its time has come, the oldest first, and no more than was asked for', async () => {
        for (const [subject, at] of [
          ['x', 30],
          ['y', 10],
          ['z', 20],
          ['later', 99],
        ] as const)
          await set(subject, at);
        expect((await storage.takeDue(50, 100, 2)).map(({ subject }) => subject)).toEqual(['y', 'z']);
        expect(await storage.takeDue(50, 100, 9)).toEqual([
          { kind: 'bot', subject: 'x', at: 30, taken_until: 150, detail: '' },
        ]);
        expect(await storage.takeDue(50, 100, 9)).toEqual([]);
      });

      it('is taken by another when the time of its worker is over', async () => {
        await set('x', 10);
        await storage.takeDue(50, 100, 9);
        const other = await another();
        expect(await other.takeDue(149, 100, 9)).toEqual([]);
        expect(await other.takeDue(150, 100, 9)).toHaveLength(1);
      });

      it('is never taken by two', async () => {
        const all = Array.from({ length: 200 }, (_, i) => ({ kind: 'bot', subject: `s${i}`, at: i }));
        await storage.db.insertInto('due').values(all).execute();
        const workers = [storage, await another(), await another()];
        const taken: string[] = [];
        await Promise.all(
          workers.map(async (worker) => {
            for (
              let some = await worker.takeDue(1_000, 100, 7);
              some.length > 0;
              some = await worker.takeDue(1_000, 100, 7)
            )
              taken.push(...some.map(({ subject }) => subject));
          }),
        );
        expect(taken.sort()).toEqual(all.map(({ subject }) => subject).sort());
      });
    });

    describe('the epoch', () => {
      it('is raised by a restore: nothing is appended until it was looked at', async () => {
        const other = await another();
        const before = await storage.epoch();
        await other.db
          .updateTable('site')
          .set({ value: `${before + 1}` })
          .where('key', '=', 'epoch')
          .execute();
        await expect(storage.append([plain('a', 1)])).rejects.toThrow('The site was restored');
        await expect(storage.append([plain('a', 1)])).rejects.toBeInstanceOf(Refusal);
        expect(await storage.epoch()).toBe(before + 1);
        expect(await storage.append([plain('a', 1)])).toEqual(['written']);
      });
    });

    describe('plain queries', () => {
      it('give numbers as numbers', async () => {
        await storage.append([full('a', 1)]);
        const sums = await storage.db
          .selectFrom('tables')
          .select(({ fn }) => [
            fn.countAll().as('count'),
            fn.sum('created').as('created'),
            fn.avg('players').as('players'),
            fn.max('changed').as('changed'),
          ])
          .executeTakeFirstOrThrow();
        expect(sums).toEqual({ count: 4, created: 4 * 1_790_000_000_000, players: 4, changed: 5_000_000_000_001 });
      });

      it('tell how many rows they changed', async () => {
        const { numUpdatedRows } = await storage.db.updateTable('tables').set({ title: 'x' }).executeTakeFirstOrThrow();
        expect(numUpdatedRows).toBe(4n);
      });

      it('see at once what was written', async () => {
        for (let n = 1; n <= 20; n++) {
          await storage.append([plain('a', n)]);
          expect((await everything('a')).row?.length).toBe(n);
        }
      });

      it('refuse what refers to nothing, and what is there twice', async () => {
        await expect(
          storage.db.insertInto('members').values({ table_id: 'a', person: 'nobody' }).execute(),
        ).rejects.toThrow(/foreign key/i);
        await storage.db.updateTable('persons').set({ handle: 'ann' }).where('id', '=', 'ann').execute();
        await expect(
          storage.db.updateTable('persons').set({ handle: 'ann' }).where('id', '=', 'ben').execute(),
        ).rejects.toThrow(/unique/i);
      });

      it('that delete a table delete all that belongs to it', async () => {
        await storage.append([full('a', 1)]);
        await storage.db.insertInto('members').values({ table_id: 'a', person: 'ben' }).execute();
        await storage.db.insertInto('notes').values({ table_id: 'a', person: 'ben', text: 'x' }).execute();
        await storage.db.insertInto('told').values({ table_id: 'a', ply: 1, channel: 'x', at: 1 }).execute();
        await storage.db.deleteFrom('tables').where('id', '=', 'a').execute();
        for (const table of ['entries', 'seats', 'results', 'members', 'notes', 'told'] as const)
          expect(await storage.db.selectFrom(table).selectAll().execute()).toEqual([]);
      });
    });

    describe('a transaction', () => {
      it('is written wholly or not at all, whatever else is written meanwhile', async () => {
        let wait!: () => void;
        const waited = new Promise<void>((resolve) => {
          wait = resolve;
        });
        const failed = storage.db.transaction().execute(async (trx) => {
          await trx.updateTable('tables').set({ title: 'half done' }).where('id', '=', 'a').execute();
          await waited;
          throw new Error('changed my mind');
        });
        const appended = storage.append([plain('b', 1)]);
        await new Promise(setImmediate);
        wait();
        await expect(failed).rejects.toThrow('changed my mind');
        expect(await appended).toEqual(['written']);
        expect((await everything('a')).row?.title).toBe('Table a');
        expect((await everything('b')).row?.length).toBe(1);
      });

      it('has savepoints', async () => {
        const trx = await storage.db.startTransaction().execute();
        await trx.updateTable('tables').set({ round: 5 }).where('id', '=', 'a').execute();
        const saved = await trx.savepoint('here').execute();
        await saved.updateTable('tables').set({ round: 6 }).where('id', '=', 'a').execute();
        await saved.rollbackToSavepoint('here').execute();
        await trx.commit().execute();
        expect((await everything('a')).row?.round).toBe(5);
      });

      it('that reads and then adds is not overtaken, if it is alone', async () => {
        const other = await another();
        const add = (by: Storage) =>
          by.alone(async (trx) => {
            const { round } = await trx
              .selectFrom('tables')
              .select('round')
              .where('id', '=', 'a')
              .executeTakeFirstOrThrow();
            await trx
              .updateTable('tables')
              .set({ round: round + 1 })
              .where('id', '=', 'a')
              .execute();
          });
        await Promise.all(Array.from({ length: 10 }, (_, i) => add(i % 2 === 0 ? storage : other)));
        expect((await everything('a')).row?.round).toBe(11);
      });
    });

    it('a snapshot does not see what is written after it began, and keeps nobody from writing', async () => {
      await storage.append([plain('a', 1)]);
      const seen = await storage.snapshot(async (db) => {
        const before = await db.selectFrom('entries').select('n').execute();
        expect(await storage.append([plain('a', 2)])).toEqual(['written']);
        return [before.length, (await db.selectFrom('entries').select('n').execute()).length];
      });
      expect(seen).toEqual([1, 1]);
      expect((await everything('a')).entries).toHaveLength(2);
    });

    it('two that open an empty database at the same moment both find it ready', async () => {
      for (let i = 0; i < 3; i++) {
        const empty = await place.fresh();
        const both = await Promise.all([place.open(empty), place.open(empty), place.open(empty)]);
        for (const one of both) {
          expect(await one.epoch()).toBe(0);
          await one.close();
        }
      }
    });
  });
}
