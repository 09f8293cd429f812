/** Schema 4: an index of the viewers of a table, to count spectators at all nodes. */
import type { Kysely } from 'kysely';

export async function lookers(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('looking_by_table').on('looking').column('table_id').execute();
}
