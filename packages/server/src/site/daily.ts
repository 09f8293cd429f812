/** The daily set-up: every user may play it once against bots, and the results form a ranking. */
import { createHmac } from 'node:crypto';
import { boardsFor, DEFAULT_OPTIONS, edition, GameRecord, onBoard, writeRecord } from '@windrose/engine';
import { type Daily as DailyAnswer, type NewTable, NO_CLOCK, type TableHead } from '@windrose/protocol';
import type { InferOutput } from 'valibot';
import { newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableCommands } from '../tables/table-commands.ts';
import { type DayPlan, WEEKLY_SCHEDULE } from './daily-schedule.ts';
import { siteKey } from './site-keys.ts';

const DAY = 24 * 3_600_000;
const MAX_SCORES = 100;

export class Daily {
  private readonly storage: Storage;
  private readonly tableCommands: Pick<TableCommands, 'createStarted'>;
  private readonly now: () => number;
  /** Users whose table is being created, so that a second click creates no second table. */
  private readonly starting = new Set<string>();

  constructor(storage: Storage, tableCommands: Pick<TableCommands, 'createStarted'>, now: () => number) {
    this.storage = storage;
    this.tableCommands = tableCommands;
    this.now = now;
  }

  /** The day changes at midnight UTC for all users. */
  private today(): string {
    return dayOf(this.now());
  }

  async show(by: string | null, day: string = this.today()): Promise<InferOutput<typeof DailyAnswer>> {
    // Future days are secret.
    if (day > this.today()) throw new Refusal('not-found');
    const { edition: id, mode, players, bots } = planOf(day);
    const until = Date.parse(this.today()) + DAY;
    const mine = by === null ? null : await this.tableOf(by, day);
    return { day, edition: id, mode, players, bots, until, mine, scores: await this.scores(day) };
  }

  /** Creates and starts today's table of a user. */
  async start(by: string): Promise<TableHead> {
    const day = this.today();
    if (this.starting.has(by) || (await this.tableOf(by, day)) !== null) throw new Refusal('already-played');
    this.starting.add(by);
    try {
      return await this.tableCommands.createStarted(by, await this.newTableRequest(day), { daily: day });
    } finally {
      this.starting.delete(by);
    }
  }

  private async newTableRequest(day: string): Promise<NewTable> {
    const plan = planOf(day);
    const seats = Array.from({ length: plan.players }, (_, seat) => ({
      bot: seat === 0 ? null : plan.bots,
      colour: seat,
    }));
    const opening = openingOf(plan, await this.seedOf(day));
    return { title: day, opening, seats, mine: 0, open: false, pace: NO_CLOCK, undo: 'never' };
  }

  /** Derived from the day and a secret key of the site, so that no user can practise the set-up of a later day. */
  private async seedOf(day: string): Promise<string> {
    const key = await siteKey(this.storage, 'daily-key', newSecret);
    return `${day}-${createHmac('sha256', key).update(day).digest('hex').slice(0, 16)}`;
  }

  private async tableOf(person: string, day: string): Promise<string | null> {
    const query = this.storage.db
      .selectFrom('tables')
      .select('id')
      .where('daily', '=', day)
      .where('owner', '=', person);
    return (await query.orderBy('created').executeTakeFirst())?.id ?? null;
  }

  /** Best first. If a user has two tables, the one created first counts. */
  private async scores(day: string): Promise<InferOutput<typeof DailyAnswer>['scores']> {
    const rows = await this.storage.db
      .selectFrom('results')
      .innerJoin('persons', 'persons.id', 'results.person')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .select(['results.table_id', 'results.glory', 'results.won', 'results.finished', 'persons.id', 'persons.name'])
      .where('results.daily', '=', day)
      .orderBy('tables.created')
      .execute();
    const first = new Map<string, (typeof rows)[number]>();
    for (const row of rows) if (!first.has(row.id)) first.set(row.id, row);
    const best = [...first.values()].sort((a, b) => b.glory - a.glory || a.finished - b.finished);
    let place = 1;
    return best.slice(0, MAX_SCORES).map(({ table_id, glory, won, finished, id, name }, i) => {
      if (i > 0 && best[i - 1].glory > glory) place = i + 1;
      return { person: { id, name }, table: table_id, glory, place, won: won === 1, finished };
    });
  }
}

export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

export function planOf(day: string): DayPlan {
  return WEEKLY_SCHEDULE[new Date(day).getUTCDay()];
}

/** Returns the opening of a record for a plan. */
export function openingOf({ edition: id, mode, players, exploits }: DayPlan, seed: string): string {
  const whole = edition(id);
  const tables = onBoard(whole, boardsFor(whole, players)[0] ?? whole.board);
  const from = { seed, exploits };
  return writeRecord(new GameRecord({ tables, mode, players, options: DEFAULT_OPTIONS, names: [], from }));
}
