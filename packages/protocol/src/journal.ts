/**
 * The journal of a table: numbered entries that are appended and never changed. The state of the table follows from
 * them.
 */
import * as v from 'valibot';
import { BotLevel, Chat, Count, Id, MoveText, Name, Seat, Timestamp } from './fields.ts';

export const Person = v.object({ id: Id, name: Name });
export type Person = v.InferOutput<typeof Person>;

/** The holder of a seat. */
export const Holder = v.union([
  v.object({ person: Person }),
  v.object({ bot: BotLevel }),
  v.object({ free: v.literal(true) }),
]);
export type Holder = v.InferOutput<typeof Holder>;

/** The reasons why the holder of a seat changes. */
export const SEAT_CHANGE_REASONS = ['join', 'leave', 'bot', 'time', 'away', 'resign', 'return'] as const;

/** A question that all players must agree to. */
export const Question = v.variant('what', [
  /** Undo all moves after the first `to`. */
  v.object({ what: v.literal('undo'), to: Count }),
  /** End the game without scoring. */
  v.object({ what: v.literal('stop') }),
  /** Give a seat back to the user whom a bot has replaced. */
  v.object({ what: v.literal('return'), seat: Seat }),
]);
export type Question = v.InferOutput<typeof Question>;

const common = { n: Count, at: Timestamp };

export const Entry = v.variant('kind', [
  /** A move; `forced` if there was no other, so that no decision was needed. */
  v.object({ ...common, kind: v.literal('move'), seat: Seat, move: MoveText, forced: v.optional(v.literal(true)) }),
  v.object({ ...common, kind: v.literal('undo'), to: Count }),
  v.object({ ...common, kind: v.literal('seat'), seat: Seat, holder: Holder, why: v.picklist(SEAT_CHANGE_REASONS) }),
  /**
   * A seat is reserved for this user, or they may ask for it back: they had it in the previous game, or lost it to a
   * bot as a guest before they signed in.
   */
  v.object({ ...common, kind: v.literal('former'), seat: Seat, person: Person }),
  v.object({ ...common, kind: v.literal('start') }),
  /** The sleep or holidays of the player in this seat have changed, so their running clock was recalculated. */
  v.object({ ...common, kind: v.literal('clock'), seat: Seat }),
  v.object({ ...common, kind: v.literal('ask'), by: Id, question: Question }),
  v.object({ ...common, kind: v.literal('answer'), by: Id, yes: v.boolean() }),
  v.object({ ...common, kind: v.literal('chat'), by: Person, text: Chat }),
  v.object({ ...common, kind: v.literal('end'), how: v.picklist(['played', 'stopped']) }),
  /** A rematch was set up at this table. */
  v.object({ ...common, kind: v.literal('again'), by: Person, table: Id }),
]);
export type Entry = v.InferOutput<typeof Entry>;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** An entry before it has a number and a time. */
export type NewEntry = Without<Entry, 'n' | 'at'>;
