/**
 * Schemas of the messages on the socket. The user follows from the session's cookie or a program's token, never from a
 * message.
 */
import * as v from 'valibot';
import { Chat, Count, Id, MessageId, MoveText, Seat, Timestamp } from './fields.ts';
import { Entry, Question } from './journal.ts';
import { MAX_MOVES_PER_MESSAGE } from './limits.ts';
import { REFUSALS } from './refusals.ts';
import { Clocks, TableView } from './table.ts';

/** Increased when older clients become incompatible with the server. */
export const PROTOCOL_VERSION = 1;

const commandFields = { id: MessageId, table: Id };

/** A command that changes a table. Repeated with the same id, it is executed once and answered with the same result. */
export const TableCommand = v.variant('type', [
  /** Moves of one seat. The first follows the `ply` moves that the sender knows. */
  v.object({
    ...commandFields,
    type: v.literal('play'),
    ply: Count,
    moves: v.pipe(v.array(MoveText), v.minLength(1), v.maxLength(MAX_MOVES_PER_MESSAGE)),
  }),
  /** Undoes one's own last turn, if the table allows it without consent. */
  v.object({ ...commandFields, type: v.literal('undo'), to: Count }),
  v.object({ ...commandFields, type: v.literal('ask'), question: Question }),
  v.object({ ...commandFields, type: v.literal('answer'), yes: v.boolean() }),
  v.object({ ...commandFields, type: v.literal('resign') }),
  v.object({ ...commandFields, type: v.literal('chat'), text: Chat }),
]);
export type TableCommand = v.InferOutput<typeof TableCommand>;

export const ClientMessage = v.variant('type', [
  ...TableCommand.options,
  /**
   * Follows a table; `after` is the number of the last entry that the client has. Repeated, it sends missed entries
   * again.
   */
  v.object({ type: v.literal('watch'), table: Id, after: Count }),
  v.object({ type: v.literal('unwatch'), table: Id }),
  v.object({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

export const ServerMessage = v.variant('type', [
  /**
   * The first message, with the user of the connection. `epoch` changes when the site is restored from a backup: all
   * that the client knows of tables, and its unanswered commands, are then invalid.
   */
  v.object({ type: v.literal('welcome'), protocol: Count, epoch: Count, person: v.nullable(Id), now: Timestamp }),
  v.object({ type: v.literal('table'), table: Id, view: TableView }),
  /** Entries in order, without a gap after earlier ones. */
  v.object({
    type: v.literal('entries'),
    table: Id,
    entries: v.array(Entry),
    clocks: v.nullable(Clocks),
    /** The seat whose turn it is. */
    asked: v.nullable(Seat),
  }),
  /** The command with this id was executed; its last entry has this number. */
  v.object({ type: v.literal('done'), id: MessageId, n: Count }),
  v.object({
    type: v.literal('refused'),
    /** The id of a command; the table of a `watch`. */
    id: v.nullable(v.string()),
    code: v.picklist(REFUSALS),
    where: v.optional(v.string()),
    rule: v.optional(v.string()),
    detail: v.optional(v.string()),
  }),
  /** The players who are online, and the number of spectators. */
  v.object({
    type: v.literal('present'),
    table: Id,
    persons: v.array(Id),
    watching: Count,
    /** When a bot replaces the absent player whose turn it is; null if there is no such danger. */
    goneAt: v.nullable(Timestamp),
  }),
  /** One of the user's tables that the client does not follow has changed. */
  v.object({ type: v.literal('mine'), table: Id, asked: v.boolean() }),
  v.object({ type: v.literal('pong'), now: Timestamp }),
  /** The server disconnects: reconnect after this many milliseconds. */
  v.object({ type: v.literal('bye'), why: v.picklist(['restart', 'restored']), after: Count }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
