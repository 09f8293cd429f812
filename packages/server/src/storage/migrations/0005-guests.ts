/** Schema 5: whose invitations there are is asked when a guest is to go. */
import { type Kysely, sql } from 'kysely';

export async function guests(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('invitations_by_maker').on('invitations').column('created_by').execute();
  await db.schema
    .createIndex('invitations_by_user')
    .on('invitations')
    .column('used_by')
    .where(sql.raw<boolean>('used_by is not null'))
    .execute();
}
