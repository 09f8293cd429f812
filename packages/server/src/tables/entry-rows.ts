/** Converts journal entries to database rows and back. A move is stored as its text, all else as JSON. */
import type { Entry, NewEntry } from '@windrose/protocol';
import type { EntryRow } from '../storage/schema.ts';

export function rowFromEntry(table: string, entry: Entry, message: string | null): EntryRow {
  const { n, at, kind } = entry;
  const row = { table_id: table, n, at, kind, seat: null, person: null, message };
  if (entry.kind === 'move') {
    // Most rows are moves. The kind `forced` saves storing JSON for them.
    return { ...row, kind: entry.forced === true ? 'forced' : 'move', seat: entry.seat, body: entry.move };
  }
  const { n: _n, at: _at, kind: _kind, ...body } = entry;
  return { ...row, seat: 'seat' in body ? body.seat : null, person: authorOf(entry), body: JSON.stringify(body) };
}

function authorOf(entry: Entry): string | null {
  if (entry.kind === 'chat' || entry.kind === 'again') return entry.by.id;
  if (entry.kind === 'ask' || entry.kind === 'answer') return entry.by;
  return null;
}

export function entryFromRow({ n, at, kind, seat, body }: Omit<EntryRow, 'table_id'>): Entry {
  if (kind === 'move') return { n, at, kind, seat: seat!, move: body };
  if (kind === 'forced') return { n, at, kind: 'move', seat: seat!, move: body, forced: true };
  return { n, at, kind, ...JSON.parse(body) } as Entry;
}

/** Adds numbers and the time to new entries. */
export function numberEntries(newEntries: readonly NewEntry[], length: number, at: number): Entry[] {
  return newEntries.map((entry, i) => ({ n: length + 1 + i, at, ...entry }) as Entry);
}
