/** Schemas of tables: the request for a new one, its head in lists, and its full view. */
import * as v from 'valibot';
import { BotLevel, Count, Id, Seat, Timestamp, Title } from './fields.ts';
import { Holder } from './journal.ts';
import { MAX_OPENING_LENGTH, MAX_SEATS } from './limits.ts';
import { Pace } from './pace.ts';

/** Undo after a confirmed turn: never; by the player until another player has decided; with the consent of all. */
export const UNDO_RULES = ['never', 'last', 'consent'] as const;

/** A seat of a new table: free, or for a bot. */
export const SeatPlan = v.object({
  bot: v.nullable(BotLevel),
  /** There is one colour for each seat. */
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1)),
});

/** The request for a new table. */
export const NewTable = v.object({
  title: Title,
  /** The head of a record without moves: edition, mode, options, seed and so on. */
  opening: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_OPENING_LENGTH)),
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(MAX_SEATS)),
  /** The seat of the creator; null to watch. */
  mine: v.nullable(Seat),
  open: v.boolean(),
  pace: Pace,
  undo: v.picklist(UNDO_RULES),
});
export type NewTable = v.InferOutput<typeof NewTable>;

/** The request for a rematch. All else is copied from the previous table. */
export const RematchRequest = v.pick(NewTable, ['title', 'opening']);
export type RematchRequest = v.InferOutput<typeof RematchRequest>;

/** A table in a list. */
export const TableHead = v.object({
  id: Id,
  title: Title,
  status: v.picklist(['open', 'playing', 'ended']),
  how: v.nullable(v.picklist(['played', 'stopped'])),
  /** True for a public table; private ones are for invited users. */
  open: v.boolean(),
  owner: Id,
  edition: v.string(),
  mode: v.string(),
  holders: v.array(Holder),
  /**
   * The user who had a seat and may return, by seat: from a bot with the consent of the others, or to a reserved free
   * seat.
   */
  former: v.array(v.nullable(Id)),
  colours: v.array(Count),
  pace: Pace,
  undo: v.picklist(UNDO_RULES),
  /** Round of the game from 1. */
  round: Count,
  /** The seat whose turn it is, or null. */
  asked: v.nullable(Seat),
  /** When the time of that seat runs out. */
  deadline: v.nullable(Timestamp),
  created: Timestamp,
  changed: Timestamp,
  /** The day of a daily set-up, such as 2026-11-16. */
  daily: v.nullable(v.string()),
  /** Final glory by seat. */
  scores: v.nullable(v.array(v.number())),
});
export type TableHead = v.InferOutput<typeof TableHead>;

/** The remaining time of each seat. */
export const Clocks = v.object({
  /** Remaining milliseconds by seat, as of `since`. */
  left: v.array(v.number()),
  /** The seat whose clock runs; null if none runs. */
  running: v.nullable(Seat),
  since: Timestamp,
  /** The time that this seat was given at its turn; it is taken back if the move before is undone. */
  given: v.optional(v.number()),
  /** When the time of that seat runs out, including sleep and holidays. */
  deadline: v.nullable(Timestamp),
});
export type Clocks = v.InferOutput<typeof Clocks>;

/** A table with its opening and clocks, for users who have it open. */
export const TableView = v.object({ head: TableHead, opening: v.string(), clocks: v.nullable(Clocks), length: Count });
export type TableView = v.InferOutput<typeof TableView>;
