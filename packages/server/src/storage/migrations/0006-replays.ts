/** Schema 6: codes of public replays of finished games. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../storage.ts';

export async function replays(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('replays')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('replays_key', ['table_id'] as never)
    .addForeignKeyConstraint('replays_table_id', ['table_id'] as never, 'tables', ['id'] as never, (reference) =>
      reference.onDelete('cascade'),
    )
    .modifyEnd(sql.raw(kind === 'sqlite' ? 'without rowid' : ''))
    .execute();
  await db.schema.createIndex('replays_by_code').on('replays').column('code').unique().execute();
}
