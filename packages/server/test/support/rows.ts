/** Plain database rows for tests. */
import type { Insertable } from 'kysely';
import type { EntryRow, PersonRow, TableRow } from '../../src/storage/schema.ts';

export const personRow = (id: string): Insertable<PersonRow> => ({ id, name: `Name of ${id}`, created: 1, seen: 1 });

export const tableRow = (id: string, owner: string): TableRow => ({
  id,
  title: `Table ${id}`,
  status: 'playing',
  how: null,
  open: 1,
  owner,
  edition: 'classic',
  mode: 'standard',
  opening: 'edition classic\nseed tonight\n',
  players: 4,
  pace: '{"kind":"live"}',
  undo: 'never',
  length: 0,
  round: 1,
  asked: 0,
  deadline: null,
  clocks: null,
  created: 1_790_000_000_000,
  changed: 1_790_000_000_000,
  daily: null,
  scores: null,
});

export const entryRow = (table_id: string, n: number, message: string | null = null): EntryRow => ({
  table_id,
  n,
  at: 1_790_000_000_000 + n,
  kind: 'move',
  seat: 0,
  person: null,
  body: `move ${n}`,
  message,
});
