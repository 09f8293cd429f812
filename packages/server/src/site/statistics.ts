/** Statistics of users and of the site, computed from the results of finished games. */
import type { Profile, Statistics as SiteStatistics } from '@windrose/protocol';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { isDeleted } from '../people/guest-merge.ts';
import { Refusal } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';

/** Statistics of the site are cached for this many milliseconds. */
const CACHE_TIME = 60_000;

export class Statistics {
  private readonly storage: Storage;
  private readonly now: () => number;
  private cached: { at: number; answer: Promise<InferOutput<typeof SiteStatistics>> } | null = null;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  async ofPerson(id: string): Promise<InferOutput<typeof Profile>> {
    const { db } = this.storage;
    const person = await db
      .selectFrom('persons')
      .select(['id', 'name', 'program', 'created', 'seen'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (person === undefined || isDeleted(person)) throw new Refusal('not-found');
    const tallies = await this.tallies(id);
    return {
      person: { id, name: person.name },
      program: person.program === 1,
      since: person.created,
      games: sum(tallies.map(({ games }) => games)),
      won: sum(tallies.map(({ won }) => won)),
      left: await this.unfinishedGames(id),
      tallies,
    };
  }

  /** Returns the number of games that a bot finished for a user. */
  private async unfinishedGames(person: string): Promise<number> {
    const { number } = await this.storage.db
      .selectFrom('results')
      .select(sql<number>`count(*)`.as('number'))
      .where('left_by', '=', person)
      .executeTakeFirstOrThrow();
    return Number(number);
  }

  ofSite(): Promise<InferOutput<typeof SiteStatistics>> {
    const now = this.now();
    if (this.cached === null || now - this.cached.at >= CACHE_TIME) {
      const answer = this.count();
      this.cached = { at: now, answer };
      answer.catch(() => {
        this.cached = null;
      });
    }
    return this.cached.answer;
  }

  private async count(): Promise<InferOutput<typeof SiteStatistics>> {
    const { db } = this.storage;
    const number = sql<number>`count(*)`.as('number');
    const persons = await db.selectFrom('persons').select(number).where('seen', '>', 0).executeTakeFirstOrThrow();
    const rows = await db.selectFrom('tables').select(['status', number]).groupBy('status').execute();
    const tablesThat = (status: string) => Number(rows.find((row) => row.status === status)?.number ?? 0);
    return {
      persons: Number(persons.number),
      tables: { open: tablesThat('open'), playing: tablesThat('playing'), ended: tablesThat('ended') },
      tallies: await this.tallies(null),
    };
  }

  /** Returns the statistics of one user, or of all users. */
  private async tallies(person: string | null): Promise<InferOutput<typeof SiteStatistics>['tallies']> {
    let query = this.storage.db
      .selectFrom('results')
      .select([
        'edition',
        'mode',
        'players',
        sql<number>`count(distinct table_id)`.as('games'),
        sql<number>`sum(won)`.as('won'),
        sql<number>`avg(glory)`.as('mean'),
        sql<number>`max(glory)`.as('best'),
      ])
      .where('person', 'is not', null)
      .groupBy(['edition', 'mode', 'players'])
      .orderBy('edition')
      .orderBy('mode')
      .orderBy('players');
    if (person !== null) query = query.where('person', '=', person);
    const rows = await query.execute();
    return rows.map(({ edition, mode, players, games, won, mean, best }) => ({
      edition,
      mode,
      players,
      games: Number(games),
      won: Number(won),
      mean: Math.round(Number(mean) * 10) / 10,
      best: Number(best),
    }));
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
