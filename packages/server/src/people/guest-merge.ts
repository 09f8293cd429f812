/** Merges a guest into an account, and deletes users, except for their seats at tables. */

import { MAX_NOTES_LENGTH } from '@windrose/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** The value of `seen` for deleted users. */
export const NEVER_SEEN = 0;

/** Moves everything that a guest has apart from tables to another user, then deletes the guest. */
export async function mergeGuest({ db }: Storage, guest: string, person: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await mergeNotes(tx, guest, person);
    for (const table of ['channels', 'tokens', 'results'] as const) {
      await tx.updateTable(table).set({ person }).where('person', '=', guest).execute();
    }
    await tx.updateTable('results').set({ left_by: person }).where('left_by', '=', guest).execute();
    await clearPerson(tx, guest);
  });
}

/** If both have notes on a table, they are joined. */
async function mergeNotes(tx: Transaction<Schema>, guest: string, person: string): Promise<void> {
  const notes = await tx.selectFrom('notes').selectAll().where('person', '=', guest).execute();
  for (const { table_id, text } of notes) {
    const own = await tx
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', table_id)
      .where('person', '=', person)
      .executeTakeFirst();
    const both = own === undefined ? text : `${own.text}\n\n${text}`.slice(0, MAX_NOTES_LENGTH);
    await tx
      .insertInto('notes')
      .values({ table_id, person, text: both })
      .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ text: both }))
      .execute();
  }
}

/** Deletes a user. Results stay without a name, and so do chat messages. */
export async function deletePerson({ db }: Storage, person: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await unshareAll(tx, person);
    await tx.updateTable('results').set({ person: null }).where('person', '=', person).execute();
    await tx.updateTable('results').set({ left_by: null }).where('left_by', '=', person).execute();
    await clearPerson(tx, person);
  });
}

/**
 * Deletes the replay codes of the user's games, because no player may be left who can revoke them. Other players can
 * share the games again.
 */
async function unshareAll(tx: Transaction<Schema>, person: string): Promise<void> {
  for (const ownTables of [
    tx.selectFrom('tables').select('id').where('owner', '=', person),
    tx.selectFrom('seats').select('table_id as id').where('person', '=', person),
    tx.selectFrom('results').select('table_id as id').where('left_by', '=', person),
  ]) {
    await tx.deleteFrom('replays').where('table_id', 'in', ownTables).execute();
  }
}

/** Clears a user. The row stays because old invitations and tables may refer to it. */
async function clearPerson(tx: Transaction<Schema>, person: string): Promise<void> {
  for (const table of [
    'notes',
    'channels',
    'tokens',
    'sessions',
    'mail_codes',
    'members',
    'presence',
    'looking',
  ] as const) {
    await tx.deleteFrom(table).where('person', '=', person).execute();
  }
  const deletedValues = {
    name: '—',
    handle: null,
    passphrase: null,
    mail: null,
    sleep: null,
    away_until: null,
    seen: NEVER_SEEN,
  };
  await tx.updateTable('persons').set(deletedValues).where('id', '=', person).execute();
}

/** True for a deleted user. */
export function isDeleted({ seen }: { seen: number }): boolean {
  return seen === NEVER_SEEN;
}
