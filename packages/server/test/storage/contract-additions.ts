/** The contract of all storages for additions: each is written completely or not at all. */
import { describe, expect, it } from 'vitest';
import { BatchWriter } from '../../src/storage/batch-writer.ts';
import type { Addition } from '../../src/storage/storage.ts';
import { entryRow, tableRow } from '../support/rows.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** Returns a move with all rows that an addition can have. */
export const full = (table: string, n: number, message: string | null = null): Addition => ({
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
      left_by: null,
    },
  ],
});

export const plain = (table: string, n: number, message: string | null = null): Addition => ({
  table,
  entries: [entryRow(table, n, message)],
  row: { round: n },
});

/** Returns a new table for an addition. */
const newTable = (id: string) => ({
  row: { ...tableRow(id, 'ben'), status: 'open', length: 1 },
  seats: [
    { table_id: id, seat: 0, person: 'ben', bot: null, former: null, colour: 0 },
    { table_id: id, seat: 1, person: null, bot: null, former: 'ann', colour: 1 },
  ],
  entries: [entryRow(id, 1)],
  members: [{ table_id: id, person: 'ann' }],
});

export function additions(at: TestDatabase): void {
  describe('an addition', () => {
    it('can create another table, completely or not at all', async () => {
      const [next, never] = [newTable('next'), newTable('never')];
      const addition = { ...full('a', 1, 'message1'), newTable: next };
      expect(await at.storage.append([addition, plain('b', 1), { ...plain('c', 5), newTable: never }])).toEqual([
        'written',
        'written',
        'conflict',
      ]);
      // Sends the same addition again.
      expect(await at.storage.append([{ ...full('a', 1, 'message1'), newTable: never }])).toEqual(['repeated']);
      const { seats, entries } = next;
      expect(await at.allRows('next')).toEqual({ row: next.row, entries, seats, due: [], results: [] });
      expect((await at.allRows('a')).seats).toEqual(addition.seats);
      expect(await at.storage.db.selectFrom('members').selectAll().execute()).toEqual(next.members);
      expect(await at.allRows('never')).toMatchObject({ row: undefined, entries: [], seats: [] });
    });

    it('is written with all of its parts: entries, row, seats, jobs, results', async () => {
      const addition = full('a', 1, 'message1');
      expect(await at.storage.append([addition])).toEqual(['written']);
      expect(await at.allRows('a')).toEqual({
        row: { ...tableRow('a', 'ann'), ...addition.row, length: 2 },
        entries: addition.entries,
        seats: addition.seats,
        due: [{ kind: 'clock', subject: 'a', at: 101, taken_until: 0, detail: 'ply 1' }],
        results: addition.results,
      });
    });

    it('replaces existing seats, jobs and results', async () => {
      await at.storage.append([full('a', 1)]);
      await at.storage.takeJobs('clock', 1_000, 10_000, 10);
      const [seat, result] = [full('a', 3).seats![0]!, full('a', 3).results![0]!];
      const changed = { seats: [{ ...seat, person: 'ben', former: 'ann' }], results: [{ ...result, glory: 78 }] };
      await at.storage.append([{ ...full('a', 3), ...changed }]);
      const { seats, due, results } = await at.allRows('a');
      expect(seats).toEqual([changed.seats[0], full('a', 1).seats![1]]);
      expect(due).toEqual([{ kind: 'clock', subject: 'a', at: 103, taken_until: 0, detail: 'ply 3' }]);
      expect(results).toEqual(changed.results);
    });

    it('conflicts if its number exists; it then writes nothing, and the others are written', async () => {
      await at.storage.append([plain('b', 1)]);
      const before = await at.allRows('b');
      const outcomes = await at.storage.append([full('a', 1), full('b', 1), full('c', 1)]);
      expect(outcomes).toEqual(['written', 'conflict', 'written']);
      expect(await at.allRows('b')).toEqual(before);
      for (const table of ['a', 'c']) expect(await at.allRows(table)).toMatchObject({ row: { length: 2 } });
    });

    it('conflicts if the journal is shorter than expected, as after a restore', async () => {
      expect(await at.storage.append([full('b', 5)])).toEqual(['conflict']);
      expect(await at.allRows('b')).toMatchObject({ row: tableRow('b', 'ann'), entries: [], due: [], seats: [] });
    });

    it('conflicts if an entry exists beyond the length of the journal', async () => {
      await at.storage.db.insertInto('entries').values(entryRow('b', 2)).execute();
      const before = await at.allRows('b');
      expect(await at.storage.append([full('a', 1), full('b', 1), full('c', 1)])).toEqual([
        'written',
        'conflict',
        'written',
      ]);
      expect(await at.allRows('b')).toEqual(before);
      expect(await at.allRows('c')).toMatchObject({ row: { length: 2 } });
    });

    it('conflicts if the table does not exist', async () => {
      expect(await at.storage.append([full('nowhere', 1), plain('a', 1)])).toEqual(['conflict', 'written']);
      expect(await at.allRows('nowhere')).toEqual({ entries: [], due: [], seats: [], results: [], row: undefined });
    });

    it('is recognized by its message, with the old number and with a new one', async () => {
      await at.storage.append([full('a', 1, 'message1')]);
      const before = await at.allRows('a');
      expect(await at.storage.append([full('a', 1, 'message1')])).toEqual(['repeated']);
      expect(await at.storage.append([full('a', 3, 'message1')])).toEqual(['repeated']);
      expect(await at.allRows('a')).toEqual(before);
      expect(await at.storage.append([plain('b', 1, 'message1'), plain('a', 3, 'message2')])).toEqual([
        'written',
        'written',
      ]);
    });

    it('may follow another of the same table in the same call', async () => {
      const outcomes = await at.storage.append([
        plain('a', 1),
        plain('a', 2),
        plain('a', 2),
        plain('b', 1),
        plain('a', 3),
      ]);
      expect(outcomes).toEqual(['written', 'written', 'conflict', 'written', 'written']);
      expect(await at.allRows('a')).toMatchObject({ row: { length: 3, round: 3 } });
    });

    it('without entries changes the rest if the journal has the given length', async () => {
      await at.storage.append([plain('a', 1)]);
      const setLength = (length: number): Addition => ({ table: 'a', entries: [], row: { length, deadline: 77 } });
      expect(await at.storage.append([setLength(0)])).toEqual(['conflict']);
      expect(await at.allRows('a')).toMatchObject({ row: { length: 1, deadline: null } });
      expect(await at.storage.append([setLength(1)])).toEqual(['written']);
      expect(await at.allRows('a')).toMatchObject({ row: { length: 1, deadline: 77 } });
      expect(await at.storage.append([{ table: 'a', entries: [], row: { deadline: 78 } }])).toEqual(['written']);
    });

    it('that cannot be written at all throws, and the whole call writes nothing', async () => {
      const wrong = { ...full('b', 1), seats: [{ ...full('b', 1).seats![0]!, person: 'nobody' }] };
      await expect(at.storage.append([full('a', 1), wrong])).rejects.toThrow(/foreign key/i);
      expect(await at.allRows('a')).toMatchObject({ row: { length: 0 }, entries: [] });
      expect(await at.allRows('b')).toMatchObject({ row: { length: 0 }, entries: [] });
    });

    it('with entries out of order is refused', async () => {
      const gap = { ...plain('a', 1), entries: [entryRow('a', 1), entryRow('a', 3)] };
      await expect(at.storage.append([gap])).rejects.toThrow('Entry 3 of table a is out of place');
    });
  });

  describe('the batch writer', () => {
    it('writes additions that arrive meanwhile together', async () => {
      const calls: number[] = [];
      const writer = new BatchWriter({
        append: (additions) => {
          calls.push(additions.length);
          return at.storage.append(additions);
        },
      });
      const first = writer.add(plain('a', 1));
      await new Promise(setImmediate);
      const rest = ['a', 'b', 'c'].map((table) => writer.add(plain(table, table === 'a' ? 2 : 1)));
      expect(await Promise.all([first, ...rest])).toEqual(['written', 'written', 'written', 'written']);
      expect(calls).toEqual([1, 3]);
      await writer.idle();
    });

    it('lets only those additions fail that cannot be written', async () => {
      const writer = new BatchWriter(at.storage);
      const wrong = { ...plain('b', 1), seats: [{ ...full('b', 1).seats![0]!, person: 'nobody' }] };
      const settled = await Promise.allSettled([plain('a', 1), wrong, plain('c', 1)].map((one) => writer.add(one)));
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await at.allRows('c')).toMatchObject({ row: { length: 1 } });
    });
  });
}
