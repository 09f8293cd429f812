/** The small things of which messages are made: ids, names, texts, with their bounds. */
import * as v from 'valibot';
import { MAX_CHAT_LENGTH, MAX_MOVE_LENGTH, MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from './limits.ts';

/** No control characters, no halves of characters, no invisible direction marks: what is shown is what was typed. */
const VISIBLE = /^[^\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]*$/u;
const WHOLE = /^[^\p{Cs}]*$/u;

/** One line of text that people read. */
export const singleLine = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    v.regex(VISIBLE, 'has characters that cannot be seen'),
  );

/** Lines of text for oneself: all that every database can keep. */
export const multiLine = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.regex(WHOLE, 'has halves of characters'),
    v.excludes('\0', 'has characters that cannot be kept'),
  );

/** What the server makes up: tables, persons, invitations. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6,32}$/, 'is not an id'));
/** What a client makes up for a message, so that it can be sent again. */
export const MessageId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/, 'is not a message id'));
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
/** Number of a journal's entry, or of a move: a count. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** Milliseconds since 1970. */
export const Timestamp = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Name = singleLine(MAX_NAME_LENGTH);
export const Title = singleLine(MAX_TITLE_LENGTH);
export const Chat = singleLine(MAX_CHAT_LENGTH);
/** A move as in a record: `activate docks`. */
export const MoveText = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9 .:-]*$/, 'is not a move'),
  v.maxLength(MAX_MOVE_LENGTH),
);
/** Level of a bot, from Deckhand to Emperor. */
export const BotLevel = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));
