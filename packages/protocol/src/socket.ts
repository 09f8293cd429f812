/** Messages of the socket. Whoever is at the other end is told by the session's cookie or a program's token, never by a message. */
import * as v from 'valibot';
import { Chat, Count, Id, MessageId, MoveText, Seat, Timestamp } from './fields.ts';
import { Entry, Question } from './journal.ts';
import { MAX_MOVES_PER_MESSAGE } from './limits.ts';
import { REFUSALS } from './refusals.ts';
import { Clocks, TableView } from './table.ts';

/** Raised when an older client cannot talk to a newer server any more. */
export const PROTOCOL_VERSION = 1;

const commandFields = { id: MessageId, table: Id };

/** What changes a table. Sent again under the same id it is done once and answered as the first time. */
export const TableCommand = v.variant('type', [
  /** Moves of one seat, of which the first follows the `ply` moves that the sender knows. */
  v.object({
    ...commandFields,
    type: v.literal('play'),
    ply: Count,
    moves: v.pipe(v.array(MoveText), v.minLength(1), v.maxLength(MAX_MOVES_PER_MESSAGE)),
  }),
  /** Takes back one's last turn, where the table allows it without asking. */
  v.object({ ...commandFields, type: v.literal('undo'), to: Count }),
  v.object({ ...commandFields, type: v.literal('ask'), question: Question }),
  v.object({ ...commandFields, type: v.literal('answer'), yes: v.boolean() }),
  v.object({ ...commandFields, type: v.literal('resign') }),
  v.object({ ...commandFields, type: v.literal('chat'), text: Chat }),
]);
export type TableCommand = v.InferOutput<typeof TableCommand>;

export const ClientMessage = v.variant('type', [
  ...TableCommand.options,
  /** Follow a table; `after` is the last entry that one has. Asked again, it tells what was missed. */
  v.object({ type: v.literal('watch'), table: Id, after: Count }),
  v.object({ type: v.literal('unwatch'), table: Id }),
  v.object({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

export const ServerMessage = v.variant('type', [
  /**
   * The first message: whom the server takes the client for. `epoch` is another one after the site was restored from a
   * back-up: then all that a client knows of tables, and all that it sent and was not answered, is of another history.
   */
  v.object({ type: v.literal('welcome'), protocol: Count, epoch: Count, person: v.nullable(Id), now: Timestamp }),
  v.object({ type: v.literal('table'), table: Id, view: TableView }),
  /** Entries in order, without a gap after what was sent before. */
  v.object({
    type: v.literal('entries'),
    table: Id,
    entries: v.array(Entry),
    clocks: v.nullable(Clocks),
    /** Seat that is asked now. */
    asked: v.nullable(Seat),
  }),
  /** The act with this id was done; its last entry has this number. */
  v.object({ type: v.literal('done'), id: MessageId, n: Count }),
  v.object({
    type: v.literal('refused'),
    /** Of an act; of a `watch` the table. */
    id: v.nullable(v.string()),
    code: v.picklist(REFUSALS),
    where: v.optional(v.string()),
    rule: v.optional(v.string()),
    detail: v.optional(v.string()),
  }),
  /** Persons at the table whose clients are connected, and how many watch. */
  v.object({
    type: v.literal('present'),
    table: Id,
    persons: v.array(Id),
    watching: Count,
    /** When a bot gets the seat that is asked, if its person does not come back; null while there is no such danger. */
    goneAt: v.nullable(Timestamp),
  }),
  /** One of the reader's tables has changed: whose turn it is in their list. */
  v.object({ type: v.literal('mine'), table: Id, asked: v.boolean() }),
  v.object({ type: v.literal('pong'), now: Timestamp }),
  /** The server goes: connect again after so many milliseconds. */
  v.object({ type: v.literal('bye'), why: v.picklist(['restart', 'restored']), after: Count }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
