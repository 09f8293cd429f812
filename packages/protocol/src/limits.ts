/** How long things may be that people send. */

export const MESSAGE_BYTES = 16_384;
export const NAME_LENGTH = 24;
export const TITLE_LENGTH = 60;
export const CHAT_LENGTH = 500;
export const NOTES_LENGTH = 4_000;
/** Moves in one message: a turn has far fewer. */
export const MOVES_AT_ONCE = 64;
export const MOVE_LENGTH = 80;
/** The opening of a record: edition, mode, options, seed. */
export const OPENING_LENGTH = 4_000;
/** Entries of a journal in one message. */
export const ENTRIES_AT_ONCE = 200;
/** Minutes of the day for which somebody may say that they sleep. */
export const SLEEP_MOST = 12 * 60;
export const PASSPHRASE_LEAST = 12;
export const PASSPHRASE_MOST = 200;
