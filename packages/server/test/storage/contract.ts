/**
 * The contract of all storages. The same tests run on SQLite, in the same thread and in a worker thread, and on
 * PostgreSQL.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../src/refusal.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { type DatabasePlace, TestDatabase } from '../support/test-database.ts';
import { additions, full, plain } from './contract-additions.ts';
import { concurrentAdditions, signal } from './contract-concurrency.ts';

export function contract(name: string, place: DatabasePlace): void {
  describe(name, () => {
    const at = new TestDatabase(place);
    beforeEach(() => at.open());
    afterEach(() => at.close());

    additions(at);
    concurrentAdditions(at);

    describe('the epoch', () => {
      it('is raised by a restore: until it is read, nothing is appended and no job is taken', async () => {
        const other = await at.connect();
        const before = await at.storage.epoch();
        await other.db
          .updateTable('site')
          .set({ value: `${before + 1}` })
          .where('key', '=', 'epoch')
          .execute();
        await expect(at.storage.append([plain('a', 1)])).rejects.toThrow('The site was restored');
        await expect(at.storage.append([plain('a', 1)])).rejects.toBeInstanceOf(Refusal);
        await other.db.insertInto('due').values({ kind: 'bot', subject: 'a', at: 1 }).execute();
        expect(await at.storage.takeJobs('bot', 2, 1, 9)).toEqual([]);
        expect(await at.storage.epoch()).toBe(before + 1);
        expect(await at.storage.takeJobs('bot', 2, 1, 9)).toHaveLength(1);
        expect(await at.storage.append([plain('a', 1)])).toEqual(['written']);
      });
    });

    describe('plain queries', () => {
      it('return numbers as numbers', async () => {
        await at.storage.append([full('a', 1)]);
        const sums = await at.storage.db
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

      it('return the number of changed rows', async () => {
        const { numUpdatedRows } = await at.storage.db
          .updateTable('tables')
          .set({ title: 'x' })
          .executeTakeFirstOrThrow();
        expect(numUpdatedRows).toBe(4n);
      });

      it('see written rows at once', async () => {
        for (let n = 1; n <= 20; n++) {
          await at.storage.append([plain('a', n)]);
          expect((await at.allRows('a')).row?.length).toBe(n);
        }
      });

      it('refuse missing references and duplicate keys', async () => {
        await expect(
          at.storage.db.insertInto('members').values({ table_id: 'a', person: 'nobody' }).execute(),
        ).rejects.toThrow(/foreign key/i);
        await at.storage.db.updateTable('persons').set({ handle: 'ann' }).where('id', '=', 'ann').execute();
        await expect(
          at.storage.db.updateTable('persons').set({ handle: 'ann' }).where('id', '=', 'ben').execute(),
        ).rejects.toThrow(/unique/i);
      });

      it('that delete a table delete all of its rows', async () => {
        await at.storage.append([full('a', 1)]);
        await at.storage.db.insertInto('members').values({ table_id: 'a', person: 'ben' }).execute();
        await at.storage.db.insertInto('notes').values({ table_id: 'a', person: 'ben', text: 'x' }).execute();
        await at.storage.db.insertInto('told').values({ table_id: 'a', turn: 1, channel: 'x', at: 1 }).execute();
        await at.storage.db.deleteFrom('tables').where('id', '=', 'a').execute();
        for (const table of ['entries', 'seats', 'results', 'members', 'notes', 'told'] as const)
          expect(await at.storage.db.selectFrom(table).selectAll().execute()).toEqual([]);
      });
    });

    describe('a transaction', () => {
      it('is written completely or not at all during other writes', async () => {
        const [within, go] = [signal(), signal()];
        const failed = at.storage.db.transaction().execute(async (trx) => {
          await trx.updateTable('tables').set({ title: 'half done' }).where('id', '=', 'a').execute();
          within.give();
          await go.given;
          throw new Error('changed my mind');
        });
        await within.given;
        const appended = at.storage.append([plain('b', 1)]);
        go.give();
        await expect(failed).rejects.toThrow('changed my mind');
        expect(await appended).toEqual(['written']);
        expect((await at.allRows('a')).row?.title).toBe('Table a');
        expect((await at.allRows('b')).row?.length).toBe(1);
      });

      it('has savepoints', async () => {
        const trx = await at.storage.db.startTransaction().execute();
        await trx.updateTable('tables').set({ round: 5 }).where('id', '=', 'a').execute();
        const saved = await trx.savepoint('here').execute();
        await saved.updateTable('tables').set({ round: 6 }).where('id', '=', 'a').execute();
        await saved.rollbackToSavepoint('here').execute();
        await trx.commit().execute();
        expect((await at.allRows('a')).row?.round).toBe(5);
      });

      it('that reads and then writes is not overtaken if it is exclusive', async () => {
        const other = await at.connect();
        const add = (by: Storage) =>
          by.runExclusively(async (trx) => {
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
        await Promise.all(Array.from({ length: 10 }, (_, i) => add(i % 2 === 0 ? at.storage : other)));
        expect((await at.allRows('a')).row?.round).toBe(11);
      });
    });

    it('a snapshot does not see later writes, and does not block them', async () => {
      await at.storage.append([plain('a', 1)]);
      const seen = await at.storage.snapshot(async (db) => {
        const before = await db.selectFrom('entries').select('n').execute();
        expect(await at.storage.append([plain('a', 2)])).toEqual(['written']);
        return [before.length, (await db.selectFrom('entries').select('n').execute()).length];
      });
      expect(seen).toEqual([1, 1]);
      expect((await at.allRows('a')).entries).toHaveLength(2);
    });

    it('two programs that open an empty database simultaneously both find it ready', async () => {
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
