/** The journal of a table: everything that happens there, numbered from 1, and never changed. All else follows from it. */
import * as v from 'valibot';
import { BotLevel, Chat, Count, Id, MoveText, Name, Seat, Timestamp } from './fields.ts';

export const Person = v.object({ id: Id, name: Name });
export type Person = v.InferOutput<typeof Person>;

/** Who plays a seat. */
export const Holder = v.union([
  v.object({ person: Person }),
  v.object({ bot: BotLevel }),
  v.object({ free: v.literal(true) }),
]);
export type Holder = v.InferOutput<typeof Holder>;

/** Why a seat changes hands. */
export const SEAT_CHANGE_REASONS = ['join', 'leave', 'bot', 'time', 'away', 'resign', 'return'] as const;

/** What a player asks the others to agree to. */
export const Question = v.variant('what', [
  /** Take back all moves but the first `to`. */
  v.object({ what: v.literal('undo'), to: Count }),
  /** End the game where it stands. */
  v.object({ what: v.literal('stop') }),
  /** Get a seat back from the bot that took it over. */
  v.object({ what: v.literal('return'), seat: Seat }),
]);
export type Question = v.InferOutput<typeof Question>;

const common = { n: Count, at: Timestamp };

export const Entry = v.variant('kind', [
  /** A move; `forced` if there was no other and nobody was asked. */
  v.object({ ...common, kind: v.literal('move'), seat: Seat, move: MoveText, forced: v.optional(v.literal(true)) }),
  v.object({ ...common, kind: v.literal('undo'), to: Count }),
  v.object({ ...common, kind: v.literal('seat'), seat: Seat, holder: Holder, why: v.picklist(SEAT_CHANGE_REASONS) }),
  /** A seat is this person's by what was before: the one that they had in the last game, or the one that a guest had lost to a bot, who is this person now. */
  v.object({ ...common, kind: v.literal('former'), seat: Seat, person: Person }),
  v.object({ ...common, kind: v.literal('start') }),
  /** Sleep or holidays of whoever is asked, at this seat, have changed: their clock was reckoned again. */
  v.object({ ...common, kind: v.literal('clock'), seat: Seat }),
  v.object({ ...common, kind: v.literal('ask'), by: Id, question: Question }),
  v.object({ ...common, kind: v.literal('answer'), by: Id, yes: v.boolean() }),
  v.object({ ...common, kind: v.literal('chat'), by: Person, text: Chat }),
  v.object({ ...common, kind: v.literal('end'), how: v.picklist(['played', 'stopped']) }),
  /** Another game with the same players was set up, at this table. */
  v.object({ ...common, kind: v.literal('again'), by: Person, table: Id }),
]);
export type Entry = v.InferOutput<typeof Entry>;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** What an entry says, before it has its number and moment. */
export type NewEntry = Without<Entry, 'n' | 'at'>;
