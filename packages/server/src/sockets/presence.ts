/** Which persons are connected, to this node and to others. Written in one go for all who come and leave in a moment. */
import { slices } from '../storage/slices.ts';
import type { Storage } from '../storage/storage.ts';

/** Coming and going within this time is one thing: a page that is loaded again makes no noise. */
const GATHER = 250;
/** A node that has not said for so long that it lives is dead. */
const DEAD_AFTER = 15_000;
const BEAT = 5_000;
/** What a dead node has left is cleared away after this time. */
const BURY_AFTER = 10 * DEAD_AFTER;
/** What could not be written is tried again after this time. */
const AGAIN_AFTER = 1_000;

export class Presence {
  private readonly storage: Storage;
  private readonly node: string;
  private readonly now: () => number;
  private readonly sockets = new Map<string, number>();
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private beat: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private lived = 0;
  private stopped = false;

  constructor(storage: Storage, node: string, now: () => number) {
    this.storage = storage;
    this.node = node;
    this.now = now;
  }

  async start(): Promise<void> {
    await this.live();
    await this.bury();
    this.beat = setInterval(() => void this.live().catch(() => {}), BEAT);
    this.beat.unref();
  }

  private async live(): Promise<void> {
    const now = this.now();
    const value = String(now);
    const key = `node:${this.node}`;
    await this.storage.db
      .insertInto('site')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    // Others may have taken this node for dead, and buried it: who is here is said again.
    if (this.lived > 0 && now - this.lived > DEAD_AFTER) for (const person of this.sockets.keys()) this.change(person);
    this.lived = now;
  }

  /** Clears away what dead nodes have left. */
  private async bury(): Promise<void> {
    const { db } = this.storage;
    await db
      .deleteFrom('site')
      .where('key', 'like', 'node:%')
      .where('value', '<', String(this.now() - BURY_AFTER))
      .execute();
    const alive = await db.selectFrom('site').select('key').where('key', 'like', 'node:%').execute();
    const nodes = alive.map(({ key }) => key.slice('node:'.length));
    await db.deleteFrom('presence').where('node', 'not in', nodes).execute();
  }

  come(person: string): void {
    this.sockets.set(person, (this.sockets.get(person) ?? 0) + 1);
    this.change(person);
  }

  go(person: string): void {
    const left = (this.sockets.get(person) ?? 1) - 1;
    if (left > 0) this.sockets.set(person, left);
    else this.sockets.delete(person);
    this.change(person);
  }

  private change(person: string): void {
    this.changed.add(person);
    this.writeAfter(GATHER);
  }

  private writeAfter(milliseconds: number): void {
    if (this.stopped) return;
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.writing = this.writing.then(() => this.writeChanged());
    }, milliseconds);
  }

  private async writeChanged(): Promise<void> {
    const persons = [...this.changed];
    this.changed.clear();
    try {
      await this.write(persons);
    } catch {
      // The database is away: nobody shall be taken for absent because of that.
      for (const person of persons) this.changed.add(person);
      this.writeAfter(AGAIN_AFTER);
    }
  }

  private async write(persons: readonly string[]): Promise<void> {
    const here = persons.filter((person) => this.sockets.has(person));
    const gone = persons.filter((person) => !this.sockets.has(person));
    const seen = this.now();
    const { node } = this;
    await this.storage.db.transaction().execute(async (db) => {
      for (const some of slices(here)) {
        await db
          .insertInto('presence')
          .values(some.map((person) => ({ node, person, seen })))
          .onConflict((conflict) => conflict.columns(['node', 'person']).doUpdateSet({ seen }))
          .execute();
      }
      for (const some of slices(gone)) {
        await db.deleteFrom('presence').where('node', '=', node).where('person', 'in', some).execute();
        await db.updateTable('persons').set({ seen }).where('id', 'in', some).execute();
      }
    });
  }

  isHere(person: string): boolean {
    return this.sockets.has(person);
  }

  /** Of these persons, those who are connected somewhere. */
  async connected(persons: readonly string[]): Promise<string[]> {
    const elsewhere = persons.filter((person) => !this.sockets.has(person));
    const there = new Set<string>();
    if (elsewhere.length > 0) {
      for (const { person } of await this.placesOf(elsewhere)) there.add(person);
    }
    return persons.filter((person) => this.sockets.has(person) || there.has(person));
  }

  private async placesOf(persons: readonly string[]): Promise<{ person: string }[]> {
    const { db } = this.storage;
    const rows = await db
      .selectFrom('presence')
      .select(['node', 'person'])
      .where('person', 'in', [...persons])
      .execute();
    const others = rows.filter(({ node }) => node !== this.node);
    if (others.length === 0) return others;
    const keys = [...new Set(others.map(({ node }) => `node:${node}`))];
    const beats = await db.selectFrom('site').selectAll().where('key', 'in', keys).execute();
    const alive = new Set(beats.flatMap(({ key, value }) => (Number(value) >= this.now() - DEAD_AFTER ? [key] : [])));
    return others.filter(({ node }) => alive.has(`node:${node}`));
  }

  /** When somebody was last connected; now, if they are. */
  async lastSeen(person: string): Promise<number> {
    if ((await this.connected([person])).length > 0) return this.now();
    // Who has just left is written down in a moment.
    await this.writing;
    if (this.changed.has(person)) return this.now();
    const { db } = this.storage;
    const row = await db.selectFrom('persons').select('seen').where('id', '=', person).executeTakeFirst();
    return row?.seen ?? 0;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.beat !== null) clearInterval(this.beat);
    if (this.timer !== null) clearTimeout(this.timer);
    await this.writing;
    const { db } = this.storage;
    await db
      .deleteFrom('presence')
      .where('node', '=', this.node)
      .execute()
      .catch(() => {});
    await db
      .deleteFrom('site')
      .where('key', '=', `node:${this.node}`)
      .execute()
      .catch(() => {});
  }
}
