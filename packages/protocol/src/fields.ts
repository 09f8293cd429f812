/** Schemas of the fields that messages share: ids, names, texts and numbers with their limits. */
import * as v from 'valibot';
import { MAX_CHAT_LENGTH, MAX_MOVE_LENGTH, MAX_NAME_LENGTH, MAX_SEATS, MAX_TITLE_LENGTH } from './limits.ts';

/** Excludes control characters, lone surrogates and invisible direction marks, so that a text looks as it was typed. */
const VISIBLE = /^[^\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]*$/u;
/** Excludes lone surrogates, which no database can store. */
const NO_LONE_SURROGATES = /^[^\p{Cs}]*$/u;

/** Returns the schema of one line of text. */
export const singleLine = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.regex(VISIBLE, 'contains invisible characters'));

/** Returns the schema of private notes: all text that both databases can store. */
export const multiLine = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.regex(NO_LONE_SURROGATES, 'contains invalid Unicode'),
    v.excludes('\0', 'contains a NUL character'),
  );

/** An id created by the server, of a table, a user or an invitation. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6,32}$/, 'is not an id'));
/** An id that a client creates for a message, so that it can repeat the message. */
export const MessageId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/, 'is not a message id'));
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));
/** The number of a journal entry or of a move, or a count. */
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
