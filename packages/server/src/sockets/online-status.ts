/**
 * Which persons are connected, to this node and to others, and at which tables they look. Written in one go for all who come
 * and leave in a moment.
 */
import { NEVER_SEEN } from '../people/guest-merge.ts';
import { slices } from '../storage/slices.ts';
import type { Storage } from '../storage/storage.ts';

/** Coming and going within this time is one thing: a page that is loaded again makes no noise. */
const WRITE_DELAY = 250;
/** A node that has not said for so long that it lives is dead. */
const DEAD_AFTER = 15_000;
const HEARTBEAT_INTERVAL = 5_000;
/** What a dead node has left is cleared away after this time. */
const REMOVE_AFTER = 10 * DEAD_AFTER;
/** What could not be written is tried again after this time. */
const RETRY_DELAY = 1_000;

/** Persons who have come or gone, and tables at which others look than before. */
export interface OnlineChanges {
  readonly persons: readonly string[];
  readonly tables: readonly string[];
}

export class OnlineStatus {
  private readonly storage: Storage;
  private readonly node: string;
  private readonly now: () => number;
  private readonly sockets = new Map<string, number>();
  private readonly changed = new Set<string>();
  /** Lines by which somebody looks at a table, by person and table. */
  private readonly views = new Map<string, number>();
  private readonly changedViews = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private heartbeatTimer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private lastHeartbeat = 0;
  /** Since when persons can come to this node: its start, the end of the last outage of the database, or a restored site. */
  private open = 0;
  private stopped = false;
  /** Nodes that lived at the last beat. */
  private alive = new Set<string>();
  private notifyListener: (moved: OnlineChanges) => void = () => {};

  constructor(storage: Storage, node: string, now: () => number) {
    this.storage = storage;
    this.node = node;
    this.now = now;
  }

  /** Calls back when it is written who has come and gone here, and when a node has died. */
  onChange(listener: (moved: OnlineChanges) => void): void {
    this.notifyListener = listener;
  }

  async start(): Promise<void> {
    await this.sendHeartbeat();
    await this.removeDeadNodes();
    this.heartbeatTimer = setInterval(() => void this.sendHeartbeat().catch(() => {}), HEARTBEAT_INTERVAL);
    this.heartbeatTimer.unref();
  }

  /** Says that this node lives, and sees which others do. */
  async sendHeartbeat(): Promise<void> {
    const now = this.now();
    const value = String(now);
    const key = `node:${this.node}`;
    await this.storage.db
      .insertInto('site')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    if (now - this.lastHeartbeat > DEAD_AFTER) {
      this.open = now;
      // Others may have taken this node for dead, and buried it: who is here is said again.
      for (const person of this.sockets.keys()) this.change(person);
      for (const view of this.views.keys()) this.changedViews.add(view);
    }
    this.lastHeartbeat = now;
    await this.findDeadNodes(now);
  }

  /** The site was restored: what it knows of who was there, and when, is of another time. */
  async restartAfterRestore(): Promise<void> {
    this.open = this.now();
    await this.sendHeartbeat();
  }

  /** Who was at a node that has died is told by nobody: every other node finds it out. */
  private async findDeadNodes(now: number): Promise<void> {
    const { db } = this.storage;
    const beats = await db.selectFrom('site').selectAll().where('key', 'like', 'node:%').execute();
    const alive = new Set(beats.flatMap(({ key, value }) => (Number(value) >= now - DEAD_AFTER ? [nodeOf(key)] : [])));
    const died = [...this.alive].filter((node) => !alive.has(node));
    this.alive = alive;
    if (died.length === 0) return;
    const were = await db.selectFrom('presence').select('person').where('node', 'in', died).execute();
    const looked = await db.selectFrom('looking').select('table_id').where('node', 'in', died).distinct().execute();
    this.notifyListener({ persons: were.map(({ person }) => person), tables: looked.map(({ table_id }) => table_id) });
  }

  /** Clears away what dead nodes have left; who was connected to one was seen until its last beat. */
  private async removeDeadNodes(): Promise<void> {
    await this.storage.db.transaction().execute(async (db) => {
      const beats = await db.selectFrom('site').selectAll().where('key', 'like', 'node:%').execute();
      for (const { key, value } of beats) {
        const seen = Number(value);
        if (seen >= this.now() - REMOVE_AFTER) continue;
        const there = db.selectFrom('presence').select('person').where('node', '=', nodeOf(key));
        const before = db.updateTable('persons').set({ seen }).where('seen', '<', seen).where('seen', '!=', NEVER_SEEN);
        await before.where('id', 'in', there).execute();
        await db.deleteFrom('site').where('key', '=', key).execute();
      }
      const alive = await db.selectFrom('site').select('key').where('key', 'like', 'node:%').execute();
      const nodes = alive.map(({ key }) => nodeOf(key));
      await db.deleteFrom('presence').where('node', 'not in', nodes).execute();
      await db.deleteFrom('looking').where('node', 'not in', nodes).execute();
    });
  }

  addSocket(person: string): void {
    addTo(this.sockets, person, 1);
    this.change(person);
  }

  removeSocket(person: string): void {
    addTo(this.sockets, person, -1);
    this.change(person);
  }

  addViewer(viewer: string, table: string): void {
    this.changeView(viewKey(viewer, table), 1);
  }

  removeViewer(viewer: string, table: string): void {
    this.changeView(viewKey(viewer, table), -1);
  }

  private changeView(view: string, by: 1 | -1): void {
    addTo(this.views, view, by);
    this.changedViews.add(view);
    this.writeAfter(WRITE_DELAY);
  }

  private change(person: string): void {
    this.changed.add(person);
    this.writeAfter(WRITE_DELAY);
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
    const views = [...this.changedViews];
    this.changed.clear();
    this.changedViews.clear();
    try {
      await this.write(persons, views);
      this.publish(persons, views);
    } catch {
      // The database is away: nobody shall be taken for absent because of that.
      for (const person of persons) this.changed.add(person);
      for (const view of views) this.changedViews.add(view);
      this.writeAfter(RETRY_DELAY);
    }
  }

  /** Whoever is told looks into what was written: so it comes first. */
  private publish(persons: readonly string[], views: readonly string[]): void {
    const tables = [...new Set(views.map((view) => parseViewKey(view).table_id))];
    this.notifyListener({ persons, tables });
    for (const moved of persons) this.storage.publish({ moved });
    for (const table of tables) this.storage.publish({ looks: table });
  }

  private async write(persons: readonly string[], views: readonly string[]): Promise<void> {
    const here = persons.filter((person) => this.sockets.has(person));
    const gone = persons.filter((person) => !this.sockets.has(person));
    const at = views.filter((view) => this.views.has(view)).map(parseViewKey);
    // Who is gone looks at nothing, without being asked one table after the other.
    const off = views.filter((view) => !this.views.has(view)).map(parseViewKey);
    const left = new Set(gone);
    const away = off.filter(({ person }) => !left.has(person));
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
        await db.deleteFrom('looking').where('node', '=', node).where('person', 'in', some).execute();
        // Who is no more is told by never having been seen.
        await db.updateTable('persons').set({ seen }).where('id', 'in', some).where('seen', '!=', NEVER_SEEN).execute();
      }
      for (const some of slices(at)) {
        await db
          .insertInto('looking')
          .values(some.map((view) => ({ node, ...view })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      for (const { person, table_id } of away) {
        const own = db.deleteFrom('looking').where('node', '=', node).where('person', '=', person);
        await own.where('table_id', '=', table_id).execute();
      }
    });
  }

  isConnectedHere(person: string): boolean {
    return this.sockets.has(person);
  }

  /** Of these persons, those who are connected somewhere. */
  async connected(persons: readonly string[]): Promise<string[]> {
    const elsewhere = persons.filter((person) => !this.sockets.has(person));
    const there = new Set<string>();
    if (elsewhere.length > 0) {
      const alive = this.now() - DEAD_AFTER;
      for (const { person, seen } of await this.placesOf(elsewhere)) if (seen >= alive) there.add(person);
    }
    return persons.filter((person) => this.sockets.has(person) || there.has(person));
  }

  /** Whether somebody looks at a table, at any node. */
  async isViewing(person: string, table: string): Promise<boolean> {
    if (this.views.has(viewKey(person, table))) return true;
    const { db } = this.storage;
    const rows = await db
      .selectFrom('looking')
      .select('node')
      .where('person', '=', person)
      .where('table_id', '=', table)
      .where('node', '!=', this.node)
      .execute();
    const alive = this.now() - DEAD_AFTER;
    return [...(await this.heartbeatsOf(rows)).values()].some((beat) => beat >= alive);
  }

  /** Who looks at a table at other nodes. */
  async viewersElsewhere(table: string): Promise<string[]> {
    const { db } = this.storage;
    const rows = await db.selectFrom('looking').select(['node', 'person']).where('table_id', '=', table).execute();
    const others = rows.filter(({ node }) => node !== this.node);
    const beats = await this.heartbeatsOf(others);
    const alive = this.now() - DEAD_AFTER;
    return others.flatMap(({ node, person }) => ((beats.get(node) ?? 0) >= alive ? [person] : []));
  }

  /** Where else these persons are or were, and when the node there last said that it lives. */
  private async placesOf(persons: readonly string[]): Promise<{ person: string; seen: number }[]> {
    const { db } = this.storage;
    const rows = await db
      .selectFrom('presence')
      .selectAll()
      .where('person', 'in', [...persons])
      .execute();
    const others = rows.filter(({ node }) => node !== this.node);
    const beats = await this.heartbeatsOf(others);
    return others.map(({ node, person }) => ({ person, seen: beats.get(node) ?? 0 }));
  }

  /** When nodes last said that they live. */
  private async heartbeatsOf(places: readonly { node: string }[]): Promise<Map<string, number>> {
    const keys = [...new Set(places.map(({ node }) => `node:${node}`))];
    if (keys.length === 0) return new Map();
    const rows = await this.storage.db.selectFrom('site').selectAll().where('key', 'in', keys).execute();
    return new Map(rows.map(({ key, value }) => [nodeOf(key), Number(value)]));
  }

  /**
   * When somebody was last connected; now, if they are. Nobody is blamed for the time in which they could not come: before
   * the start of this node, or while it could not reach the database.
   */
  async lastSeen(person: string): Promise<number> {
    if (this.sockets.has(person)) return this.now();
    // Who has just left is written down in a moment.
    await this.writing;
    if (this.changed.has(person)) return this.now();
    const places = (await this.placesOf([person])).map(({ seen }) => seen);
    if (places.some((seen) => seen >= this.now() - DEAD_AFTER)) return this.now();
    const { db } = this.storage;
    const row = await db.selectFrom('persons').select('seen').where('id', '=', person).executeTakeFirst();
    return Math.max(row?.seen ?? 0, this.openSince, ...places);
  }

  /** Since when persons can come to this node without a break. */
  get openSince(): number {
    // It was cut off, and has not noticed yet that this is over.
    if (this.lastHeartbeat > 0 && this.now() - this.lastHeartbeat > DEAD_AFTER) return this.now();
    return this.open;
  }

  /** Who is here at the end was seen until now. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.heartbeatTimer !== null) clearInterval(this.heartbeatTimer);
    if (this.timer !== null) clearTimeout(this.timer);
    await this.writing;
    const persons = [...new Set([...this.sockets.keys(), ...this.changed])];
    const views = [...this.views.keys(), ...this.changedViews];
    this.sockets.clear();
    this.views.clear();
    const { db } = this.storage;
    // While the database is away nothing can be written; then the last beat counts.
    await this.write(persons, []).catch(() => {});
    for (const table of ['presence', 'looking'] as const) {
      await db
        .deleteFrom(table)
        .where('node', '=', this.node)
        .execute()
        .catch(() => {});
    }
    this.publish(persons, views);
    await db
      .deleteFrom('site')
      .where('key', '=', `node:${this.node}`)
      .execute()
      .catch(() => {});
  }
}

function addTo(counts: Map<string, number>, what: string, by: 1 | -1): void {
  const count = (counts.get(what) ?? 0) + by;
  if (count > 0) counts.set(what, count);
  else counts.delete(what);
}

function viewKey(person: string, table: string): string {
  return `${person} ${table}`;
}

function parseViewKey(view: string): { person: string; table_id: string } {
  const [person, table_id] = view.split(' ');
  return { person: person!, table_id: table_id! };
}

function nodeOf(key: string): string {
  return key.slice('node:'.length);
}
