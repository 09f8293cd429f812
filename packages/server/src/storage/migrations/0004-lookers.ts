/** Schema 4: who looks at a table is asked by table too, to count those who watch at every node. */
import type { Kysely } from 'kysely';

export async function lookers(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('looking_by_table').on('looking').column('table_id').execute();
}
