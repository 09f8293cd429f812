/** Compares two snapshots of the database and reports changes that a caller was not allowed to make. */
import type { Kysely } from 'kysely';
import { TABLES } from '../../src/storage/columns.ts';
import type { Schema } from '../../src/storage/schema.ts';

type Row = Record<string, string | number | null>;
type Rows = Map<string, Row>;
export type DatabaseSnapshot = Readonly<Record<string, Rows>>;

/** Tables that nodes write to by themselves. */
const NODE_TABLES = ['site', 'presence', 'looking'];

/** Returns every row of every table. */
export async function databaseSnapshot(db: Kysely<Schema>): Promise<DatabaseSnapshot> {
  const all: Record<string, Rows> = {};
  for (const table of TABLES) {
    if (NODE_TABLES.includes(table)) continue;
    const rows: Row[] = await (db as unknown as Kysely<Record<string, Row>>).selectFrom(table).selectAll().execute();
    all[table] = new Map(rows.map((row) => [JSON.stringify(row), row]));
  }
  return all;
}

interface Relation {
  readonly open: boolean;
  readonly sits: boolean;
  readonly owns: boolean;
  readonly looks: boolean;
}

/** The relation of a user to a table. */
function relationOf(table: string, tables: readonly string[], pictures: readonly DatabaseSnapshot[]): Relation {
  const has = (name: string, matches: (row: Row) => boolean) =>
    pictures.some((one) => [...one[name].values()].some(matches));
  const at = (row: Row) => row.table_id === table;
  const mine = (value: string | number | null) => tables.includes(String(value));
  const sits = has('seats', (row) => at(row) && (mine(row.person) || mine(row.former)));
  const owns = has('tables', (row) => row.id === table && mine(row.owner));
  const looks = sits || owns || has('members', (row) => at(row) && mine(row.person));
  return { open: has('tables', (row) => row.id === table && row.open === 1), sits, owns, looks };
}

/**
 * Returns a sentence about every row that was changed without permission. The caller may be several users, by signing
 * in, or none.
 */
export function forbiddenChanges(before: DatabaseSnapshot, after: DatabaseSnapshot, who: readonly string[]): string[] {
  const found: string[] = [];
  const relations = new Map<string, Relation>();
  const relationTo = (table: string): Relation => {
    const known = relations.get(table) ?? relationOf(table, who, [before, after]);
    relations.set(table, known);
    return known;
  };
  const known = new Set([...before.persons.values()].map(({ id }) => id));
  const isMine = (id: unknown) => who.includes(String(id));
  const isOwn = (id: unknown) => isMine(id) || !known.has(id as string);
  for (const name of Object.keys(before)) {
    const deletedRows = [...before[name]].filter(([key]) => !after[name].has(key));
    const addedRows = [...after[name]].filter(([key]) => !before[name].has(key));
    for (const [what, some] of [
      ['is gone', deletedRows],
      ['has come', addedRows],
    ] as const) {
      for (const [key, row] of some) {
        if (!mayChange(name, row, what === 'has come')) found.push(`${name}: ${key} ${what}`);
      }
    }
  }
  return found;

  function mayChange(name: string, row: Row, isNew: boolean): boolean {
    switch (name) {
      case 'persons':
        return isOwn(row.id);
      case 'sessions':
      case 'tokens':
      case 'channels':
        return isOwn(row.person);
      case 'notes':
        // Rows of a deleted table are deleted with it.
        return isOwn(row.person) || (!isNew && mayDelete(String(row.table_id)));
      case 'mail_codes':
        return true;
      case 'entries':
        // A journal only grows, unless its table is deleted.
        if (!isNew) return mayDelete(String(row.table_id));
        return mayWrite(row);
      case 'tables': {
        const { open, looks } = relationTo(String(row.id));
        return looks || (open && who.length > 0);
      }
      case 'invitations': {
        // The holder of the code may use it once.
        const used = [...after.invitations.values()].find(({ hash }) => hash === row.hash)?.used_by;
        const isUse = isMine(used) && (row.used_by !== null) === isNew;
        return isUse || relationTo(String(row.table_id)).sits || relationTo(String(row.table_id)).owns;
      }
      case 'due':
        return relationTo(String(row.subject)).sits || relationTo(String(row.subject)).owns;
      default: {
        const { sits, owns, looks, open } = relationTo(String(row.table_id));
        return sits || owns || ((looks || open) && isMine(row.person));
      }
    }
  }

  function mayWrite({ table_id, kind, seat, person: by, body }: Row): boolean {
    const { sits, owns, looks, open } = relationTo(String(table_id));
    if (who.length === 0 || !(looks || open)) return false;
    if (kind === 'chat') return isMine(by);
    if (kind === 'ask' || kind === 'answer' || kind === 'again') return sits && isMine(by);
    if (kind === 'move') return sits && isSeatOf(String(table_id), seat);
    if (kind === 'seat') return owns || sits || who.some((id) => String(body).includes(id));
    // Forced moves, undo, start and end follow from the commands of a player or the owner.
    return sits || owns;
  }

  /** The table was deleted, and the caller had a seat or was its owner. */
  function mayDelete(table: string): boolean {
    const { sits, owns } = relationTo(table);
    return (sits || owns) && ![...after.tables.values()].some(({ id }) => id === table);
  }

  function isSeatOf(table: string, seat: unknown): boolean {
    return [...before.seats.values(), ...after.seats.values()].some(
      (row) => row.table_id === table && row.seat === seat && isMine(row.person),
    );
  }
}
