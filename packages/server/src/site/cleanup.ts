/** Clears away what nobody can use any more: ended sessions, old numbers of e-mails, old news, tables that never began, guests who cannot come back. */
import { type Kysely, sql } from 'kysely';
import { SESSION_LIFETIME } from '../people/sessions.ts';
import type { Schema } from '../storage/schema.ts';
import type { TableService } from '../tables/table-service.ts';

const DAY = 24 * 3_600_000;
export const CLEANUP_INTERVAL = DAY;
/** What was told at a table that is over is kept for so long; before, a turn may last longer than that, and is told once. */
const TOLD_LIFETIME = 90 * DAY;
/** Persons that one statement looks at: nobody waits long for it, however many of them stay. */
const AT_ONCE = 500;

/** For how many days something is kept that may still be wanted. */
export interface RetentionDays {
  /** Tables that wait for players, since anything has happened there. */
  readonly openTables: number;
  /** Guests without a session, since they were last seen. */
  readonly guests: number;
}

/** May be done by every node, and as often as anybody likes. What takes long ends early when it is not to go on. */
export async function cleanUp(
  tableService: TableService,
  now: number,
  { openTables, guests }: RetentionDays,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const { db } = tableService.storage;
  await db
    .deleteFrom('sessions')
    .where('seen', '<', now - SESSION_LIFETIME)
    .execute();
  await db.deleteFrom('mail_codes').where('until', '<', now).execute();
  await db
    .deleteFrom('told')
    .where('at', '<', now - TOLD_LIFETIME)
    .where('table_id', 'not in', ({ selectFrom }) => selectFrom('tables').select('id').where('status', '=', 'playing'))
    .execute();
  await tableService.deleteStale(now - openTables * DAY, goesOn);
  await deleteGuests(db, now - guests * DAY, goesOn);
}

/**
 * By what somebody may come back, and what would not be the same without them: seats of games that are played or over, results
 * and scores, tables, invitations, and the right to look, which those have too who resigned. Journals tell names of their own.
 */
const REFERENCES: readonly (readonly [table: keyof Schema, column: string])[] = [
  ['sessions', 'person'],
  ['tokens', 'person'],
  ['seats', 'person'],
  ['seats', 'former'],
  ['results', 'person'],
  ['results', 'left_by'],
  ['tables', 'owner'],
  ['invitations', 'created_by'],
  ['invitations', 'used_by'],
  ['members', 'person'],
];

/** Guests without a session who were not seen since a moment, and those who are no more; not if anything refers to them. */
async function deleteGuests(db: Kysely<Schema>, since: number, goesOn: () => boolean): Promise<void> {
  const unknown = sql.join(
    REFERENCES.map(
      ([table, column]) =>
        sql`not exists (select 1 from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = persons.id)`,
    ),
    sql` and `,
  );
  for (let after = ''; goesOn(); ) {
    const some = db.selectFrom('persons').select('id').where('id', '>', after).orderBy('id').limit(AT_ONCE);
    const last = (await some.execute()).at(-1)?.id;
    if (last === undefined) return;
    await sql`
      delete from persons
      where id > ${after} and id <= ${last}
        and passphrase is null and mail is null and seen < ${since} and created < ${since} and ${unknown}`.execute(db);
    after = last;
  }
}
