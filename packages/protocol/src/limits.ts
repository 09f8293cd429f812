/** Limits of the values and sizes in messages. */

/** Maximum number of players at a table. */
export const MAX_SEATS = 5;
export const MAX_MESSAGE_BYTES = 16_384;
export const MAX_NAME_LENGTH = 24;
export const MAX_TITLE_LENGTH = 60;
export const MAX_CHAT_LENGTH = 500;
export const MAX_NOTES_LENGTH = 4_000;
/** Maximum number of moves in one message; a turn has far fewer. */
export const MAX_MOVES_PER_MESSAGE = 64;
export const MAX_MOVE_LENGTH = 80;
/** Length of the opening of a record: edition, mode, options, seed. */
export const MAX_OPENING_LENGTH = 4_000;
/** Maximum number of journal entries in one message. */
export const MAX_ENTRIES_PER_MESSAGE = 200;
/** Maximum length of the night of a user in minutes. */
export const MAX_SLEEP_MINUTES = 12 * 60;
export const MIN_PASSPHRASE_LENGTH = 12;
export const MAX_PASSPHRASE_LENGTH = 200;
