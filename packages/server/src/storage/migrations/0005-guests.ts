/** Schema 5: indexes of the invitations of a user, for deleting guests. */
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
