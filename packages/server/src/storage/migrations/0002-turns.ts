/**
 * Schema 2. Whoever is told of a turn is told by the entry that made it one, because plies recur when moves are taken back; and
 * nobody is who looks at that table, which is known by table now.
 */
import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../storage.ts';

export async function turns(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  // Entries are more than plies: no turn that is yet to come is taken for one of the old numbers.
  await db.schema.alterTable('told').renameColumn('ply', 'turn').execute();
  await db.schema
    .createTable('looking')
    .addColumn('node', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    // By this order whoever looks at a table is found at once.
    .addPrimaryKeyConstraint('looking_key', ['person', 'table_id', 'node'] as never)
    .modifyEnd(sql.raw(kind === 'sqlite' ? 'without rowid' : ''))
    .execute();
  await db.schema.createIndex('looking_by_node').on('looking').column('node').execute();
}
