/** Sample rows for every table with a value in every column, including quotes, large numbers and nulls. */
import type { Insertable, Kysely } from 'kysely';
import { TABLES } from '../../src/storage/columns.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { entryRow, tableRow } from './rows.ts';

const NOW = 1_790_000_000_000;

export const SAMPLE: { readonly [T in keyof Schema]: readonly Insertable<Schema[T]>[] } = {
  site: [{ key: 'push-key', value: 'key of "web push"' }],
  persons: [
    {
      id: 'annann',
      name: "Ann O'Neill ⛵",
      handle: 'ann',
      passphrase: 'scrypt$1$2',
      mail: 'ann@example.org',
      program: 0,
      language: 'fr',
      sleep: '{"from":1320,"to":420,"zone":"Europe/Rome"}',
      away_until: NOW + 5,
      away_days: 7,
      away_year: 2026,
      created: NOW,
      seen: NOW + 1,
    },
    {
      id: 'benben',
      name: 'Ben',
      handle: null,
      passphrase: null,
      mail: null,
      program: 1,
      language: 'it',
      sleep: null,
      away_until: null,
      away_days: 0,
      away_year: 0,
      created: NOW,
      seen: NOW,
    },
  ],
  sessions: [{ hash: 'hash1', person: 'annann', created: NOW, seen: NOW }],
  tokens: [{ hash: 'hash2', person: 'benben', label: 'my bot', created: NOW, seen: null }],
  mail_codes: [{ mail: 'new@example.org', hash: 'hash3', person: null, tries: 2, until: NOW }],
  channels: [
    {
      id: 'channel1',
      person: 'annann',
      kind: 'webhook',
      address: '{"url":"https://example.org/?a=1&b=\\"2\\""}',
      active: 0,
      trouble: 'refused: 404',
      created: NOW,
    },
  ],
  tables: [
    { ...tableRow('table1', 'annann'), length: 3, deadline: NOW + 9, clocks: '{"left":[1,2]}', asked: 1 },
    {
      ...tableRow('table2', 'benben'),
      opening: 'edition classic\n\tseed ünïcode \\ "x"\n',
      status: 'ended',
      how: 'played',
      daily: '2026-11-16',
      scores: '[70,-1]',
      open: 0,
    },
  ],
  seats: [
    { table_id: 'table1', seat: 0, person: 'annann', bot: null, former: null, colour: 4 },
    { table_id: 'table1', seat: 1, person: null, bot: 2, former: 'benben', colour: 0 },
  ],
  members: [{ table_id: 'table2', person: 'annann' }],
  invitations: [
    {
      hash: 'hash4',
      table_id: 'table1',
      seat: 1,
      watch: 0,
      created_by: 'annann',
      created: NOW,
      used_by: 'benben',
      used: NOW,
    },
  ],
  replays: [{ table_id: 'table2', code: 'code1' }],
  entries: [
    { ...entryRow('table1', 1, 'message-1'), person: 'annann' },
    entryRow('table1', 2),
    { ...entryRow('table1', 3, 'message-3'), kind: 'chat', seat: null, body: '{"text":"it\'s ⛵\\n"}' },
  ],
  notes: [{ table_id: 'table1', person: 'benben', text: 'remember\nthis' }],
  due: [{ kind: 'clock', subject: 'table1', at: NOW + 9, taken_until: NOW + 10, detail: '3' }],
  presence: [{ node: 'node1', person: 'annann', seen: NOW }],
  looking: [{ node: 'node1', person: 'annann', table_id: 'table1' }],
  told: [{ table_id: 'table1', turn: 2, channel: 'channel1', at: NOW }],
  results: [
    {
      table_id: 'table2',
      seat: 0,
      person: 'annann',
      bot: null,
      edition: 'classic',
      mode: 'standard',
      players: 4,
      glory: -3,
      place: 4,
      won: 0,
      parts: '{"cities":7}',
      finished: NOW,
      daily: '2026-11-16',
      left_by: 'benben',
    },
  ],
};

type Rows = Record<string, Record<string, unknown>>;

export async function fillWithSample(db: Kysely<Schema>): Promise<void> {
  for (const table of TABLES)
    await (db as unknown as Kysely<Rows>)
      .insertInto(table)
      .values([...SAMPLE[table]])
      .execute();
}

/** Returns all rows of all tables in a fixed order. */
export async function everyRow(db: Kysely<Schema>): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of TABLES) {
    const rows = await (db as unknown as Kysely<Rows>).selectFrom(table).selectAll().execute();
    all[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return all;
}
