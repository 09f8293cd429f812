/** What is written when something happens at a table: entries, the row, seats, clocks, due work and results, all in one. */
import {
  add,
  type Clocks,
  copyOf,
  type Entry,
  type Happening,
  type Holder,
  pausesAtNight,
  type Standing,
} from '@windrose/protocol';
import type { ResultRow, SeatRow, TableRow } from '../storage/schema.ts';
import type { Addition } from '../storage/storage.ts';
import { handOver, startClocks } from './clocks.ts';
import { entriesOf, rowOf } from './entry-rows.ts';
import type { LiveTable } from './live-table.ts';
import { NO_PAUSES, type Pauses } from './pauses.ts';
import type { Snapshot } from './referee.ts';

/** A table before and after, and what makes the difference. */
export interface Change {
  readonly addition: Addition;
  readonly entries: readonly Entry[];
  readonly standing: Standing;
  readonly position: Snapshot;
}

export interface Circumstances {
  readonly now: number;
  /** Id of the message that brings it about. */
  readonly message: string | null;
  readonly pausesOf: (person: string) => Promise<Pauses>;
}

/** How long somebody has to see for themselves that it is their turn, before they are told. */
const TELL_AFTER = { live: 15_000, slow: 60_000 };

export async function changeOf(
  table: LiveTable,
  happenings: readonly Happening[],
  position: Snapshot,
  circumstances: Circumstances,
): Promise<Change> {
  const { now, message } = circumstances;
  const entries = entriesOf(happenings, table.standing.length, now);
  const standing = copyOf(table.standing);
  for (const entry of entries) add(standing, entry);
  const asked = standing.status === 'playing' ? table.referee.asked(position) : null;
  const clocks = await clocksAfter(table, standing, asked, circumstances);
  const ended = standing.status === 'ended' && table.standing.status !== 'ended';
  const results = ended ? table.referee.results(position) : [];
  const row: Partial<TableRow> = {
    length: standing.length,
    status: standing.status,
    how: standing.how,
    round: table.referee.round(position),
    asked,
    deadline: clocks?.deadline ?? null,
    clocks: clocks === null ? null : JSON.stringify(clocks),
    changed: now,
    ...(ended ? { scores: JSON.stringify(results.map(({ glory }) => glory)) } : {}),
  };
  const seats = happenings.flatMap((happening) =>
    happening.kind === 'seat' || happening.kind === 'former' ? [seatRow(table.seats[happening.seat], standing)] : [],
  );
  const addition: Addition = {
    table: table.id,
    entries: entries.map((entry, i) => rowOf(table.id, entry, i === entries.length - 1 ? message : null)),
    row,
    ...(seats.length > 0 ? { seats } : {}),
    due: dueAfter(table, standing, asked, clocks, now),
    ...(standing.how === 'played' && ended
      ? {
          results: results.map(({ seat, glory, place, won, parts }): ResultRow => {
            const { person, bot } = whoIs(standing.holders[seat]);
            const { edition, mode, players, daily } = table.row;
            const about = { table_id: table.id, seat, person, bot, edition, mode, players, daily };
            return { ...about, glory, place, won: won ? 1 : 0, parts: JSON.stringify(parts), finished: now };
          }),
        }
      : {}),
  };
  return { addition, entries, standing, position };
}

function whoIs(holder: Holder): { person: string | null; bot: number | null } {
  return {
    person: 'person' in holder ? holder.person.id : null,
    bot: 'bot' in holder ? holder.bot : null,
  };
}

function seatRow(row: SeatRow, standing: Standing): SeatRow {
  return { ...row, ...whoIs(standing.holders[row.seat]), former: standing.former[row.seat]?.id ?? null };
}

async function clocksAfter(
  table: LiveTable,
  standing: Standing,
  asked: number | null,
  { now, pausesOf }: Circumstances,
): Promise<Clocks | null> {
  const started = standing.status === 'playing' && table.standing.status === 'open';
  const clocks = started ? startClocks(table.pace, standing.holders.length, now) : table.clocks;
  if (clocks === null) return null;
  const holder = asked === null ? null : standing.holders[asked];
  // Bots have no clock.
  const running = holder !== null && 'person' in holder ? asked : null;
  const rests = pausesAtNight(table.pace);
  const before = clocks.running === null ? null : table.standing.holders[clocks.running];
  const of = (who: Holder | null) => (rests && who !== null && 'person' in who ? pausesOf(who.person.id) : NO_PAUSES);
  return handOver(clocks, table.pace, running, now, { before: await of(before), next: await of(holder) });
}

/** Work that a change leaves for later: a bot's move, and somebody to look after whoever is asked. */
function dueAfter(
  table: LiveTable,
  standing: Standing,
  asked: number | null,
  clocks: Clocks | null,
  now: number,
): NonNullable<Addition['due']> {
  const holder = asked === null ? null : standing.holders[asked];
  const isBot = holder !== null && 'bot' in holder;
  const before = table.askedHolder;
  const due: { kind: string; subject: string; at: number | null; detail?: string }[] = [];
  if (isBot) due.push({ kind: 'bot', subject: table.id, at: now });
  else if (before !== null && 'bot' in before) due.push({ kind: 'bot', subject: table.id, at: null });
  if (asked !== table.row.asked || before !== holder) {
    const at = holder !== null && 'person' in holder ? firstLook(table, clocks, now) : null;
    // Since when they are asked: `changed` moves on with every word that is said.
    due.push({ kind: 'turn', subject: table.id, at, detail: String(now) });
  }
  return due;
}

/** When somebody must look for the first time after a person who is asked. */
function firstLook({ pace }: LiveTable, clocks: Clocks | null, now: number): number {
  const tell = now + (pausesAtNight(pace) ? TELL_AFTER.slow : TELL_AFTER.live);
  return Math.min(tell, clocks?.deadline ?? tell);
}
