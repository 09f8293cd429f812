/**
 * A process that appends moves to tables as fast as it can and may be killed at any moment. `node appender.js address
 * name table…` prints a line `table n message` for every move that was written durably.
 */

import { BatchWriter } from '../../src/storage/batch-writer.ts';
import { openStorage } from '../../src/storage/open.ts';
import { entryRow } from './rows.ts';

const [address, name, most, ...tables] = process.argv.slice(2);
const storage = await openStorage(address!);
const writer = new BatchWriter(storage);
await Promise.all(
  tables.map(async (table) => {
    for (let written = 0; written < Number(most); ) {
      const { length } = await storage.db
        .selectFrom('tables')
        .select('length')
        .where('id', '=', table)
        .executeTakeFirstOrThrow();
      const message = `${name}-${table}-${written}`;
      const outcome = await writer.add({ table, entries: [entryRow(table, length + 1, message)], row: {} });
      if (outcome === 'conflict') continue;
      if (outcome === 'repeated') throw new Error(`${message} was there before it was sent.`);
      written += 1;
      process.stdout.write(`${table} ${length + 1} ${message}\n`);
    }
  }),
);
await storage.close();
