/**
 * Schema 3: results name the user who left a seat to a bot; jobs have an index by kind; message ids are prefixed with
 * the user.
 */
import { type Kysely, sql } from 'kysely';

export async function leavers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('results').addColumn('left_by', 'text').execute();
  await db.schema
    .createIndex('results_by_leaver')
    .on('results')
    .column('left_by')
    .where(sql.raw<boolean>('left_by is not null'))
    .execute();
  await db.schema.dropIndex('due_by_moment').execute();
  await db.schema.createIndex('due_by_kind').on('due').columns(['kind', 'at']).execute();
  // The journal does not name the user of other messages, so they keep the bare id.
  await sql
    .raw(`update entries set message = person || ':' || message where message is not null and person is not null`)
    .execute(db);
}
