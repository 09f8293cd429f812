/**
 * Schema 2. A notification belongs to the entry that started the turn, because plies recur after an undo. The table
 * `looking` stores which tables a user has open.
 */
import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../storage.ts';

export async function turns(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  // Numbers of entries exceed plies, so no later turn is confused with an old row.
  await db.schema.alterTable('told').renameColumn('ply', 'turn').execute();
  await db.schema
    .createTable('looking')
    .addColumn('node', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    // This order finds out quickly whether a user has a table open.
    .addPrimaryKeyConstraint('looking_key', ['person', 'table_id', 'node'] as never)
    .modifyEnd(sql.raw(kind === 'sqlite' ? 'without rowid' : ''))
    .execute();
  await db.schema.createIndex('looking_by_node').on('looking').column('node').execute();
}
