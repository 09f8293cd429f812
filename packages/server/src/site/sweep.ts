/** Clears away what nobody can use any more: sessions that have ended, numbers of e-mails that are too old, and what was told long ago. */
import { SESSION_LASTS } from '../people/sessions.ts';
import type { Storage } from '../storage/storage.ts';

const DAY = 24 * 3_600_000;
export const SWEEP_EVERY = DAY;
/** What was told at a table that is over is kept for so long; before, a turn may last longer than that, and is told once. */
const TOLD_LASTS = 90 * DAY;

/** May be done by every node, and as often as anybody likes. */
export async function sweep({ db }: Storage, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('seen', '<', now - SESSION_LASTS)
    .execute();
  await db.deleteFrom('mail_codes').where('until', '<', now).execute();
  await db
    .deleteFrom('told')
    .where('at', '<', now - TOLD_LASTS)
    .where('table_id', 'not in', ({ selectFrom }) => selectFrom('tables').select('id').where('status', '=', 'playing'))
    .execute();
}
