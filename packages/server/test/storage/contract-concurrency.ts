/** The contract of all storages for concurrent use: each number, message and job goes to exactly one writer. */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Addition, AppendOutcome, Storage } from '../../src/storage/storage.ts';
import { bundled } from '../support/bundle.ts';
import { entryRow } from '../support/rows.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { plain } from './contract-additions.ts';

/** A promise with its resolve function. */
export function signal() {
  let give!: () => void;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

export function concurrentAdditions(at: TestDatabase): void {
  describe('two writers', () => {
    it('never write the same number, and lose nothing', async () => {
      const other = await at.connect();
      const appendAll = async (by: Storage, who: string) => {
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
      const [one, two] = await Promise.all([appendAll(at.storage, 'one'), appendAll(other, 'two')]);
      const { row, entries } = await at.allRows('a');
      expect(row?.length).toBe(120);
      expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
      for (const { n, message } of entries)
        expect([one[n], two[n]].filter((mine) => mine !== undefined)).toEqual([message]);
    });

    it('with the same message: one writes it, the other gets `repeated`', async () => {
      const other = await at.connect();
      for (let n = 1; n <= 40; n++) {
        const addition = plain('a', n, `message-${n}`);
        const outcomes = (await Promise.all([at.storage.append([addition]), other.append([addition])])).flat();
        expect(outcomes.sort()).toEqual(['repeated', 'written']);
      }
    });

    it.each<[string, Addition, AppendOutcome]>([
      ['the same number', plain('a', 1), 'conflict'],
      ['the same message', plain('a', 1, 'message-1'), 'repeated'],
      ['no entries', { table: 'a', entries: [], row: { length: 0, deadline: 77 } }, 'conflict'],
    ])('with %s: the one that waits gets a conflict', async (_, late, outcome) => {
      const other = await at.connect();
      const [within, go] = [signal(), signal()];
      const first = other.db.transaction().execute(async (trx) => {
        await trx.updateTable('tables').set({ length: 1 }).where('id', '=', 'a').execute();
        await trx
          .insertInto('entries')
          .values(entryRow('a', 1, 'message-1'))
          .execute();
        within.give();
        await go.given;
      });
      await within.given;
      const second = at.storage.append([late]);
      await pause(50);
      go.give();
      await first;
      expect(await second).toEqual([outcome]);
      expect(await at.allRows('a')).toMatchObject({
        row: { length: 1, deadline: null, round: 1 },
        entries: [{ n: 1 }],
      });
    });

    it('never deadlock, in any order of their tables', async () => {
      const other = await at.connect();
      const lengths = { a: 0, b: 0, c: 0, d: 0 };
      for (let round = 0; round < 30; round++) {
        const mine = ['a', 'b', 'c', 'd'].map((id) => plain(id, lengths[id as 'a'] + 1));
        const [one, two] = await Promise.all([at.storage.append(mine), other.append([...mine].reverse())]);
        for (const [i, outcome] of one.entries()) expect([outcome, two[3 - i]].sort()).toEqual(['conflict', 'written']);
        for (const id of ['a', 'b', 'c', 'd'] as const) lengths[id] += 1;
      }
    });

    it('may be two processes', async () => {
      const script = fileURLToPath(bundled('test/support/appender.ts'));
      const run = async (who: string) => {
        const child = spawn(process.execPath, [script, at.address, who, '50', 'a', 'b'], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let order = '';
        child.stdout.on('data', (words) => {
          order += words;
        });
        expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
        return order.trim().split('\n');
      };
      const acknowledged = (await Promise.all([run('one'), run('two')])).flat().sort();
      const rows = await at.storage.db.selectFrom('entries').selectAll().execute();
      expect(rows.map(({ table_id, n, message }) => `${table_id} ${n} ${message}`).sort()).toEqual(acknowledged);
      expect(acknowledged).toHaveLength(200);
    });
  });

  describe('jobs', () => {
    const set = (subject: string, moment: number) =>
      at.storage.db.insertInto('due').values({ kind: 'bot', subject, at: moment }).execute();
    beforeEach(() => at.storage.db.deleteFrom('due').execute());

    it('are taken when they are due, the oldest first, up to the limit', async () => {
      for (const [subject, at] of [
        ['x', 30],
        ['y', 10],
        ['z', 20],
        ['later', 99],
      ] as const)
        await set(subject, at);
      expect((await at.storage.takeJobs('bot', 50, 100, 2)).map(({ subject }) => subject)).toEqual(['y', 'z']);
      expect(await at.storage.takeJobs('bot', 50, 100, 9)).toEqual([
        { kind: 'bot', subject: 'x', at: 30, taken_until: 150, detail: '' },
      ]);
      expect(await at.storage.takeJobs('bot', 50, 100, 9)).toEqual([]);
    });

    it('of another kind are left alone', async () => {
      await set('x', 10);
      expect(await at.storage.takeJobs('turn', 50, 100, 9)).toEqual([]);
      expect(await at.storage.takeJobs('bot', 50, 100, 9)).toHaveLength(1);
    });

    it('are taken by another node after the end of the lease', async () => {
      await set('x', 10);
      await at.storage.takeJobs('bot', 50, 100, 9);
      const other = await at.connect();
      expect(await other.takeJobs('bot', 149, 100, 9)).toEqual([]);
      expect(await other.takeJobs('bot', 150, 100, 9)).toHaveLength(1);
    });

    it('are never taken twice', async () => {
      const all = Array.from({ length: 200 }, (_, i) => ({ kind: 'bot', subject: `s${i}`, at: i }));
      await at.storage.db.insertInto('due').values(all).execute();
      const workers = [at.storage, await at.connect(), await at.connect()];
      const taken: string[] = [];
      await Promise.all(
        workers.map(async (worker) => {
          for (
            let some = await worker.takeJobs('bot', 1_000, 100, 7);
            some.length > 0;
            some = await worker.takeJobs('bot', 1_000, 100, 7)
          )
            taken.push(...some.map(({ subject }) => subject));
        }),
      );
      expect(taken.sort()).toEqual(all.map(({ subject }) => subject).sort());
    });
  });
}
