/** What a table is, for lists and for those who come to it. */
import * as v from 'valibot';
import { BotLevel, Count, Id, Seat, Timestamp, Title } from './fields.ts';
import { Holder } from './journal.ts';
import { MAX_OPENING_LENGTH } from './limits.ts';
import { Pace } from './pace.ts';

/** After a turn was confirmed: nobody takes it back; whoever played it may, until somebody else has decided; all must agree. */
export const UNDO_RULES = ['never', 'last', 'consent'] as const;

/** A seat as its maker plans it: for whoever comes, or for a bot. */
export const SeatPlan = v.object({
  bot: v.nullable(BotLevel),
  /** Which of the five colours. */
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
});

/** What somebody who makes a table says. */
export const NewTable = v.object({
  title: Title,
  /** The head of a record: edition, mode, options, seed and so on, without moves. */
  opening: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_OPENING_LENGTH)),
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(5)),
  /** The seat that the maker takes; null to watch. */
  mine: v.nullable(Seat),
  open: v.boolean(),
  pace: Pace,
  undo: v.picklist(UNDO_RULES),
});
export type NewTable = v.InferOutput<typeof NewTable>;

/** What somebody says who sets up another game with the same players; all else is as at the table before. */
export const RematchRequest = v.pick(NewTable, ['title', 'opening']);
export type RematchRequest = v.InferOutput<typeof RematchRequest>;

/** A table in a list. */
export const TableHead = v.object({
  id: Id,
  title: Title,
  status: v.picklist(['open', 'playing', 'ended']),
  how: v.nullable(v.picklist(['played', 'stopped'])),
  /** Listed for everybody, or only for those who were invited. */
  open: v.boolean(),
  owner: Id,
  edition: v.string(),
  mode: v.string(),
  holders: v.array(Holder),
  /** Who had a seat before and may have it back, by seat: from a bot if the others agree, or a free one before anybody else. */
  former: v.array(v.nullable(Id)),
  colours: v.array(Count),
  pace: Pace,
  undo: v.picklist(UNDO_RULES),
  /** Round of the game, from 1. */
  round: Count,
  /** Seat that is asked; null if nobody is. */
  asked: v.nullable(Seat),
  /** When its time runs out. */
  deadline: v.nullable(Timestamp),
  created: Timestamp,
  changed: Timestamp,
  /** The day whose set-up it is, as 2026-11-16. */
  daily: v.nullable(v.string()),
  /** Glory at the end, by seat. */
  scores: v.nullable(v.array(v.number())),
});
export type TableHead = v.InferOutput<typeof TableHead>;

/** What is left of each seat's time. */
export const Clocks = v.object({
  /** Milliseconds left by seat, as of `since`. */
  left: v.array(v.number()),
  /** Seat whose clock runs, and since when; null while it rests. */
  running: v.nullable(Seat),
  since: Timestamp,
  /** What that seat was given when it was asked: it goes back if the move before is taken back. */
  given: v.optional(v.number()),
  /** When the time of that seat runs out, with nights and holidays reckoned in. */
  deadline: v.nullable(Timestamp),
});
export type Clocks = v.InferOutput<typeof Clocks>;

/** A table for those who sit or stand at it. */
export const TableView = v.object({ head: TableHead, opening: v.string(), clocks: v.nullable(Clocks), length: Count });
export type TableView = v.InferOutput<typeof TableView>;
