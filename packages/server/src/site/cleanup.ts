/**
 * Deletes old rows: expired sessions and codes, old notification records, waiting tables without activity, and
 * abandoned guests.
 */
import { type Kysely, sql } from 'kysely';
import { SESSION_LIFETIME } from '../people/sessions.ts';
import type { Schema } from '../storage/schema.ts';
import type { TableService } from '../tables/table-service.ts';

const DAY = 24 * 3_600_000;
export const CLEANUP_INTERVAL = DAY;
/**
 * Records of notifications are kept this long after the end of a game. In a running game they prevent a second
 * notification of a long turn.
 */
const NOTIFICATION_RECORD_LIFETIME = 90 * DAY;
/** Users per statement, so that no statement blocks others for long. */
const AT_ONCE = 500;

/** Days for which unused rows are kept. */
export interface RetentionDays {
  /** Tables that wait for players, since their last change. */
  readonly openTables: number;
  /** Guests without a session, since they were last seen. */
  readonly guests: number;
}

/** Every node may run this at any time. It stops early when `goesOn` returns false. */
export async function cleanUp(
  tableService: TableService,
  now: number,
  { openTables, guests }: RetentionDays,
  isRunning: () => boolean = () => true,
): Promise<void> {
  const { db } = tableService.storage;
  await db
    .deleteFrom('sessions')
    .where('seen', '<', now - SESSION_LIFETIME)
    .execute();
  await db.deleteFrom('mail_codes').where('until', '<', now).execute();
  await db
    .deleteFrom('told')
    .where('at', '<', now - NOTIFICATION_RECORD_LIFETIME)
    .where('table_id', 'not in', ({ selectFrom }) => selectFrom('tables').select('id').where('status', '=', 'playing'))
    .execute();
  await tableService.deleteStale(now - openTables * DAY, isRunning);
  await deleteGuests(db, now - guests * DAY, isRunning);
}

/**
 * Columns that refer to users. A user stays as long as one refers to them: it lets them return, or the row would be
 * incomplete without them. `members` includes users who have resigned. Journals contain names and refer to no user.
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

/**
 * Deletes guests without a session who were not seen since a moment, and deleted users, unless a row refers to them.
 */
async function deleteGuests(db: Kysely<Schema>, since: number, isRunning: () => boolean): Promise<void> {
  const unknown = sql.join(
    REFERENCES.map(
      ([table, column]) =>
        sql`not exists (select 1 from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = persons.id)`,
    ),
    sql` and `,
  );
  for (let after = ''; isRunning(); ) {
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
