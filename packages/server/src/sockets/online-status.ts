/** Tracks which users are connected to which node and which tables they have open. Writes changes in batches. */
import { NEVER_SEEN } from '../people/guest-merge.ts';
import { slices } from '../storage/slices.ts';
import type { Storage } from '../storage/storage.ts';

/** Changes within this many milliseconds are written together, so that reloading a page changes nothing. */
const WRITE_DELAY = 250;
/** A node without a heartbeat for this many milliseconds is dead. */
const DEAD_AFTER = 15_000;
const HEARTBEAT_INTERVAL = 5_000;
/** Rows of a dead node are deleted after this many milliseconds. */
const REMOVE_AFTER = 10 * DEAD_AFTER;
/** A failed write is repeated after this many milliseconds. */
const RETRY_DELAY = 1_000;

/** Users who have connected or disconnected, and tables whose viewers have changed. */
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
  /** Number of sockets by user and table, for tables that are open. */
  private readonly views = new Map<string, number>();
  private readonly changedViews = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private heartbeatTimer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private lastHeartbeat = 0;
  /** Since when users can reach this node: its start, the end of the last outage of the database, or a restore. */
  private reachableSince = 0;
  private stopped = false;
  /** Nodes that were alive at the last heartbeat. */
  private alive = new Set<string>();
  private notifyListener: (moved: OnlineChanges) => void = () => {};

  constructor(storage: Storage, node: string, now: () => number) {
    this.storage = storage;
    this.node = node;
    this.now = now;
  }

  /** Calls back when changes at this node are written, and when a node has died. */
  onChange(listener: (moved: OnlineChanges) => void): void {
    this.notifyListener = listener;
  }

  async start(): Promise<void> {
    await this.sendHeartbeat();
    await this.removeDeadNodes();
    this.heartbeatTimer = setInterval(() => void this.sendHeartbeat().catch(() => {}), HEARTBEAT_INTERVAL);
    this.heartbeatTimer.unref();
  }

  /** Writes a heartbeat and finds dead nodes. */
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
      this.reachableSince = now;
      // Other nodes may have considered this node dead and deleted its rows, so all rows are written again.
      for (const person of this.sockets.keys()) this.change(person);
      for (const view of this.views.keys()) this.changedViews.add(view);
    }
    this.lastHeartbeat = now;
    await this.findDeadNodes(now);
  }

  /** After a restore the recorded times of users are outdated. */
  async restartAfterRestore(): Promise<void> {
    this.reachableSince = this.now();
    await this.sendHeartbeat();
  }

  /** A dead node cannot report that its users have left, so every other node finds out. */
  private async findDeadNodes(now: number): Promise<void> {
    const { db } = this.storage;
    const heartbeats = await db.selectFrom('site').selectAll().where('key', 'like', 'node:%').execute();
    const alive = new Set(
      heartbeats.flatMap(({ key, value }) => (Number(value) >= now - DEAD_AFTER ? [nodeOf(key)] : [])),
    );
    const died = [...this.alive].filter((node) => !alive.has(node));
    this.alive = alive;
    if (died.length === 0) return;
    const were = await db.selectFrom('presence').select('person').where('node', 'in', died).execute();
    const looked = await db.selectFrom('looking').select('table_id').where('node', 'in', died).distinct().execute();
    this.notifyListener({ persons: were.map(({ person }) => person), tables: looked.map(({ table_id }) => table_id) });
  }

  /** Deletes the rows of dead nodes. Their users were last seen at the last heartbeat. */
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
      // The database is unavailable. The users must not count as absent because of that.
      for (const person of persons) this.changed.add(person);
      for (const view of views) this.changedViews.add(view);
      this.writeAfter(RETRY_DELAY);
    }
  }

  /** The listeners read the database, so they are called after writing. */
  private publish(persons: readonly string[], views: readonly string[]): void {
    const tables = [...new Set(views.map((view) => parseViewKey(view).table_id))];
    this.notifyListener({ persons, tables });
    for (const moved of persons) this.storage.publish({ moved });
    for (const table of tables) this.storage.publish({ looks: table });
  }

  private async write(persons: readonly string[], views: readonly string[]): Promise<void> {
    const connected = persons.filter((person) => this.sockets.has(person));
    const disconnected = persons.filter((person) => !this.sockets.has(person));
    const at = views.filter((view) => this.views.has(view)).map(parseViewKey);
    // The tables of disconnected users are deleted by user below.
    const off = views.filter((view) => !this.views.has(view)).map(parseViewKey);
    const left = new Set(disconnected);
    const away = off.filter(({ person }) => !left.has(person));
    const seen = this.now();
    const { node } = this;
    await this.storage.db.transaction().execute(async (db) => {
      for (const some of slices(connected)) {
        await db
          .insertInto('presence')
          .values(some.map((person) => ({ node, person, seen })))
          .onConflict((conflict) => conflict.columns(['node', 'person']).doUpdateSet({ seen }))
          .execute();
      }
      for (const some of slices(disconnected)) {
        await db.deleteFrom('presence').where('node', '=', node).where('person', 'in', some).execute();
        await db.deleteFrom('looking').where('node', '=', node).where('person', 'in', some).execute();
        // `NEVER_SEEN` marks deleted users and must stay.
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

  /** Returns those of the given users who are connected to any node. */
  async connected(persons: readonly string[]): Promise<string[]> {
    const elsewhere = persons.filter((person) => !this.sockets.has(person));
    const there = new Set<string>();
    if (elsewhere.length > 0) {
      const alive = this.now() - DEAD_AFTER;
      for (const { person, seen } of await this.placesOf(elsewhere)) if (seen >= alive) there.add(person);
    }
    return persons.filter((person) => this.sockets.has(person) || there.has(person));
  }

  /** True if a user has a table open at any node. */
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

  /** Returns the viewers of a table at other nodes. */
  async viewersElsewhere(table: string): Promise<string[]> {
    const { db } = this.storage;
    const rows = await db.selectFrom('looking').select(['node', 'person']).where('table_id', '=', table).execute();
    const others = rows.filter(({ node }) => node !== this.node);
    const beats = await this.heartbeatsOf(others);
    const alive = this.now() - DEAD_AFTER;
    return others.flatMap(({ node, person }) => ((beats.get(node) ?? 0) >= alive ? [person] : []));
  }

  /** Returns the other nodes of users and the last heartbeats of these nodes. */
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

  /** Returns the last heartbeats of nodes. */
  private async heartbeatsOf(places: readonly { node: string }[]): Promise<Map<string, number>> {
    const keys = [...new Set(places.map(({ node }) => `node:${node}`))];
    if (keys.length === 0) return new Map();
    const rows = await this.storage.db.selectFrom('site').selectAll().where('key', 'in', keys).execute();
    return new Map(rows.map(({ key, value }) => [nodeOf(key), Number(value)]));
  }

  /**
   * Returns when a user was last connected; the present time if they are. Times at which they could not connect do not
   * count: before the start of this node, and while it could not reach the database.
   */
  async lastSeen(person: string): Promise<number> {
    if (this.sockets.has(person)) return this.now();
    // A user who has just left may not be written yet.
    await this.writing;
    if (this.changed.has(person)) return this.now();
    const places = (await this.placesOf([person])).map(({ seen }) => seen);
    if (places.some((seen) => seen >= this.now() - DEAD_AFTER)) return this.now();
    const { db } = this.storage;
    const row = await db.selectFrom('persons').select('seen').where('id', '=', person).executeTakeFirst();
    return Math.max(row?.seen ?? 0, this.openSince, ...places);
  }

  /** Since when users can reach this node without interruption. */
  get openSince(): number {
    // The outage lasts, or this node has not noticed its end yet.
    if (this.lastHeartbeat > 0 && this.now() - this.lastHeartbeat > DEAD_AFTER) return this.now();
    return this.reachableSince;
  }

  /** Records that connected users were seen until now, and deletes the rows of this node. */
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
    // Nothing can be written while the database is unavailable; then the last heartbeat counts.
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

function addTo(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
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
