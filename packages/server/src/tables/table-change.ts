/**
 * Builds all rows that a change of a table writes in one transaction: entries, table, seats, clocks, jobs and results.
 */
import {
  applyEntry,
  type Clocks,
  copyTableState,
  type Entry,
  type Holder,
  isCorrespondence,
  type NewEntry,
  seatedPersons,
  type TableState,
} from '@windrose/protocol';
import type { ResultRow, SeatRow, TableRow } from '../storage/schema.ts';
import type { Addition } from '../storage/storage.ts';
import { grantMinimum, recalculate, startClocks, switchClock, undoClock } from './clocks.ts';
import type { CommandOutcome } from './command-outcome.ts';
import { numberEntries, rowFromEntry } from './entry-rows.ts';
import { type LiveTable, turnAfter } from './live-table.ts';
import { NO_PAUSES, type Pauses } from './pauses.ts';
import type { Snapshot } from './referee.ts';

/** A change with the state and position after it. */
export interface TableChange {
  readonly addition: Addition;
  readonly entries: readonly Entry[];
  readonly state: TableState;
  readonly position: Snapshot;
}

export interface ChangeContext {
  readonly now: number;
  /** Sender and id of the message that causes the change. */
  readonly message: string | null;
  readonly pausesOf: (person: string) => Promise<Pauses>;
}

/** Delay in milliseconds before players are notified, so that they can notice their turn themselves. */
const NOTIFY_AFTER = { live: 15_000, slow: 60_000 };

export async function buildChange(
  table: LiveTable,
  outcome: Pick<CommandOutcome, 'newEntries' | 'pausesBefore' | 'newTable'>,
  position: Snapshot,
  context: ChangeContext,
): Promise<TableChange> {
  const { newEntries, newTable } = outcome;
  const { now, message } = context;
  const entries = numberEntries(newEntries, table.state.length, now);
  const state = copyTableState(table.state);
  for (const entry of entries) applyEntry(state, entry);
  const decidingSeat = state.status === 'playing' ? table.referee.decidingSeat(position) : null;
  const clocks = await nextClocks(table, outcome, state, decidingSeat, context);
  const ended = state.status === 'ended' && table.state.status !== 'ended';
  const results = ended ? table.referee.results(position) : [];
  const row: Partial<TableRow> = {
    length: state.length,
    status: state.status,
    how: state.how,
    round: table.referee.round(position),
    asked: decidingSeat,
    deadline: clocks?.deadline ?? null,
    clocks: clocks === null ? null : JSON.stringify(clocks),
    changed: now,
    ...(ended ? { scores: JSON.stringify(results.map(({ glory }) => glory)) } : {}),
    ...newOwner(table, newEntries, state),
  };
  const seats = newEntries.flatMap((entry) =>
    entry.kind === 'seat' || entry.kind === 'former' ? [updatedSeatRow(table.seats[entry.seat], state)] : [],
  );
  const addition: Addition = {
    table: table.id,
    entries: entries.map((entry, i) => rowFromEntry(table.id, entry, i === entries.length - 1 ? message : null)),
    row,
    ...(seats.length > 0 ? { seats } : {}),
    due: nextJobs(table, { entries, state, decidingSeat, clocks, now }),
    ...(newTable === undefined ? {} : { newTable }),
    ...(state.how === 'played' && ended
      ? {
          results: results.map(({ seat, glory, place, won, parts }): ResultRow => {
            const left_by = state.left[seat]?.id ?? null;
            const { person, bot } = holderColumns(state.holders[seat]);
            const { edition, mode, players, daily } = table.row;
            const about = { table_id: table.id, seat, person, bot, edition, mode, players, daily, left_by };
            return { ...about, glory, place, won: won ? 1 : 0, parts: JSON.stringify(parts), finished: now };
          }),
        }
      : {}),
  };
  return { addition, entries, state, position };
}

/**
 * If the owner leaves before the game, the table passes to the next player. Otherwise the owner is not written, because
 * it is not in the journal and this node may not know the current one.
 */
function newOwner(table: LiveTable, newEntries: readonly NewEntry[], state: TableState): { owner?: string } {
  const own = table.seatOf(table.row.owner);
  const left = newEntries.some((one) => one.kind === 'seat' && one.why === 'leave' && one.seat === own);
  const [next] = seatedPersons(state);
  return left && next !== undefined ? { owner: next } : {};
}

function holderColumns(holder: Holder): { person: string | null; bot: number | null } {
  return {
    person: 'person' in holder ? holder.person.id : null,
    bot: 'bot' in holder ? holder.bot : null,
  };
}

function updatedSeatRow(row: SeatRow, state: TableState): SeatRow {
  return { ...row, ...holderColumns(state.holders[row.seat]), former: state.former[row.seat]?.id ?? null };
}

async function nextClocks(
  table: LiveTable,
  { newEntries, pausesBefore }: Pick<CommandOutcome, 'newEntries' | 'pausesBefore'>,
  state: TableState,
  decidingSeat: number | null,
  { now, pausesOf }: ChangeContext,
): Promise<Clocks | null> {
  const { pace } = table;
  const started = state.status === 'playing' && table.state.status === 'open';
  let clocks = started ? startClocks(pace, state.holders.length, now) : table.clocks;
  if (clocks === null) return null;
  const kinds = new Set<string>();
  for (const entry of newEntries) {
    kinds.add(entry.kind);
    if (entry.kind === 'seat' && entry.why === 'return') clocks = grantMinimum(clocks, pace, entry.seat);
  }
  const holder = decidingSeat === null ? null : state.holders[decidingSeat];
  // Bots have no clock.
  const running = holder !== null && 'person' in holder ? decidingSeat : null;
  const hasPauses = isCorrespondence(pace);
  const before = clocks.running === null ? null : table.state.holders[clocks.running];
  const pausesFor = (seatHolder: Holder | null) =>
    hasPauses && seatHolder !== null && 'person' in seatHolder ? pausesOf(seatHolder.person.id) : NO_PAUSES;
  const pauses = { before: pausesBefore ?? (await pausesFor(before)), next: await pausesFor(holder) };
  if (pausesBefore !== undefined) return recalculate(clocks, now, pauses);
  const agreed = kinds.has('ask') || kinds.has('answer');
  return kinds.has('undo')
    ? undoClock(clocks, pace, running, now, { ...pauses, agreed })
    : switchClock(clocks, pace, running, now, pauses);
}

interface StateAfterChange {
  readonly entries: readonly Entry[];
  readonly state: TableState;
  readonly decidingSeat: number | null;
  readonly clocks: Clocks | null;
  readonly now: number;
}

/** Returns the jobs that a change sets or deletes: the move of a bot, and watching the player whose turn it is. */
function nextJobs(
  table: LiveTable,
  { entries, state, decidingSeat, clocks, now }: StateAfterChange,
): NonNullable<Addition['due']> {
  const holder = decidingSeat === null ? null : state.holders[decidingSeat];
  const isBot = holder !== null && 'bot' in holder;
  const before = table.decidingHolder;
  const due: { kind: string; subject: string; at: number | null }[] = [];
  // A bot that is thinking is not interrupted by chat.
  const isNew = turnAfter(table.turn, entries, decidingSeat) !== table.turn;
  if (isBot && isNew) due.push({ kind: 'bot', subject: table.id, at: now });
  if (!isBot && before !== null && 'bot' in before) due.push({ kind: 'bot', subject: table.id, at: null });
  const deadline = clocks?.deadline ?? null;
  if (decidingSeat !== table.row.asked || before !== holder || deadline !== table.row.deadline) {
    const at = holder !== null && 'person' in holder ? firstTurnCheck(table, clocks, now) : null;
    due.push({ kind: 'turn', subject: table.id, at });
  }
  return due;
}

/** Returns the time of the first check of a player's turn. */
function firstTurnCheck({ pace }: LiveTable, clocks: Clocks | null, now: number): number {
  const notify = now + (isCorrespondence(pace) ? NOTIFY_AFTER.slow : NOTIFY_AFTER.live);
  return Math.min(notify, clocks?.deadline ?? notify);
}
