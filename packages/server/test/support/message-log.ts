/**
 * Compares the messages that players sent and the answers to them with the journals: nothing acknowledged is lost,
 * nothing exists twice.
 */
import { apply, forcedMove, type Game, pending, readRecord, whyNot } from '@windrose/engine';
import { applyEntry, type Entry, initialTableState, type RefusalCode, type TableCommand } from '@windrose/protocol';
import type { Kysely } from 'kysely';
import type { EntryRow, Schema } from '../../src/storage/schema.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { entryFromRow } from '../../src/tables/entry-rows.ts';

interface SentMessage {
  readonly act: TableCommand;
  readonly person: string;
  readonly seat: number;
  /** The epoch of the site when the message was sent. */
  readonly epoch: number;
  /** Null until it is answered. */
  readonly outcome: (({ readonly n: number } | { readonly refused: RefusalCode }) & { readonly epoch: number }) | null;
}

/** A restore of the site: commands acknowledged in an earlier epoch exist if the backup was made after them. */
export interface Restored {
  readonly epoch: number;
  /** Messages that were acknowledged before the backup. */
  readonly kept: ReadonlySet<string>;
}

/** By the id of the message. */
export type MessageLog = Map<string, SentMessage>;

/** Refusals that an interrupted player may receive, because the game has continued. */
const EXPECTED_REFUSALS: readonly RefusalCode[] = [
  'stale',
  'not-your-turn',
  'not-playing',
  'undo-forbidden',
  'nothing-to-undo',
];

/** Throws at the first difference. Players may continue meanwhile. */
export function audit(
  storage: Storage,
  tables: readonly string[],
  ledger: MessageLog,
  restored: Restored | null = null,
): Promise<void> {
  const answered = new Map(ledger);
  return storage.snapshot((db) => compare(db, tables, ledger, answered, restored));
}

async function compare(
  db: Kysely<Schema>,
  tables: readonly string[],
  ledger: MessageLog,
  answered: MessageLog,
  restored: Restored | null,
): Promise<void> {
  const found = new Map<string, number>();
  for (const id of tables) {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const rows = await db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('n').execute();
    const wrong = (fault: string) => new Error(`Table ${id}: ${fault}.`);
    if (row.length !== rows.length) throw wrong(`its length is ${row.length}, and there are ${rows.length} entries`);
    const journal = new Journal(row.opening, row.players);
    for (const one of rows) {
      journal.add(entryFromRow(one), wrong);
      if (one.message !== null) matches(one, journal, ledger, found, wrong);
    }
    const { standing: state, game, half } = journal;
    if (half.size > 0) throw wrong(`an operation was written in part, at ${[...half].map(({ n }) => n)}`);
    if (row.status !== state.status) throw wrong(`it is ${row.status}, but its journal is ${state.status}`);
    const deciding = state.status === 'playing' ? (pending(game)?.seat ?? null) : null;
    if (row.asked !== deciding) throw wrong(`the seat in the row is ${row.asked}, but it is the turn of ${deciding}`);
    const due = await db.selectFrom('due').select('kind').where('subject', '=', id).execute();
    const kind = deciding === null ? null : 'bot' in state.holders[deciding] ? 'bot' : 'turn';
    if (kind !== null && !due.some((one) => one.kind === kind)) throw wrong(`it has no job ${kind}`);
  }
  for (const [id, { outcome, act, epoch }] of answered) {
    const n = found.get(id);
    const wrong = (fault: string) => new Error(`Message ${id} (${JSON.stringify(act)}): ${fault}.`);
    if (outcome === null) continue;
    // Messages that the client dropped after a restore may have been executed before it.
    if ('refused' in outcome && outcome.epoch !== epoch) continue;
    const mayBeLost = restored !== null && outcome.epoch !== restored.epoch && !restored.kept.has(id);
    if (mayBeLost && n === undefined) continue;
    if ('n' in outcome && outcome.n !== n) throw wrong(`it was acknowledged as ${outcome.n}, and is at ${n}`);
    if ('refused' in outcome && n !== undefined) throw wrong(`it was refused (${outcome.refused}), and is at ${n}`);
    if ('refused' in outcome && !EXPECTED_REFUSALS.includes(outcome.refused))
      throw wrong(`it was refused: ${outcome.refused}`);
  }
}

type Wrong = (fault: string) => Error;

/** The last entry of a message exists once and contains what was sent. */
function matches(
  row: EntryRow,
  { moves, half }: Journal,
  ledger: MessageLog,
  found: Map<string, number>,
  wrong: Wrong,
): void {
  const { n } = row;
  const [sender, message] = row.message!.split(':');
  const note = ledger.get(message);
  if (note?.person !== sender) throw wrong(`${sender} has not sent ${message}, at ${n}`);
  if (found.has(message)) throw wrong(`message ${message} is at ${found.get(message)} and again at ${n}`);
  found.set(message, n);
  const { act, person, seat } = note;
  const command = JSON.stringify(act);
  if (act.table !== row.table_id) throw wrong(`${command} was for another table`);
  const entry = entryFromRow(row);
  if (act.type === 'play') for (const move of moves.slice(act.ply, act.ply + act.moves.length)) half.delete(move);
  const isExecuted =
    act.type === 'play'
      ? moves.slice(act.ply, act.ply + act.moves.length).every((one, i) => one.move === act.moves[i]) &&
        moves[act.ply].seat === seat
      : act.type === 'chat'
        ? entry.kind === 'chat' && entry.text === act.text && entry.by.id === person
        : act.type === 'undo' && entry.kind === 'undo' && entry.to === act.to;
  if (!isExecuted) throw wrong(`entry ${n} (${row.kind} ${row.body}) does not match ${command}`);
}

/** Reads a journal from the beginning and plays its game with all checks. */
class Journal {
  readonly standing;
  game: Game;
  moves: Extract<Entry, { kind: 'move' }>[] = [];
  /** Decisions of users without a message. */
  readonly half = new Set<Entry>();
  private readonly opening: string;

  constructor(opening: string, players: number) {
    this.opening = opening;
    this.standing = initialTableState(players);
    this.game = readRecord(opening).game;
  }

  /** `applyEntry` of the protocol throws at a gap. */
  add(entry: Entry, wrong: Wrong): void {
    applyEntry(this.standing, entry);
    if (entry.kind === 'move') this.play(entry, wrong);
    if (entry.kind === 'move' && entry.forced !== true && 'person' in this.standing.holders[entry.seat]) {
      this.half.add(entry);
    }
    if (entry.kind !== 'undo') return;
    const kept = this.moves.slice(0, entry.to);
    this.game = readRecord(this.opening).game;
    this.moves = [];
    for (const move of kept) this.play(move, wrong);
  }

  private play(entry: Extract<Entry, { kind: 'move' }>, wrong: Wrong): void {
    const { game } = this;
    const move = game.tables.catalogue.byText.get(entry.move);
    if (move === undefined) throw wrong(`there is no move ${entry.move}`);
    const refused = whyNot(game, move);
    if (refused !== null) throw wrong(`${entry.move} at ${entry.n} is against ${refused.rule}`);
    if (pending(game)?.seat !== entry.seat) throw wrong(`${entry.move} at ${entry.n} is of another seat`);
    if ((forcedMove(game) === move) !== (entry.forced === true)) throw wrong(`${entry.move} is wrongly forced, or not`);
    apply(game, move.number);
    this.moves.push(entry);
  }
}
