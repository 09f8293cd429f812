/**
 * Simulated players at several tables, some with bots: they play random legal moves on real sockets and log all
 * messages and answers. Despite all faults the log and the database must agree.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@windrose/engine';
import { type Entry, NO_CLOCK, type ServerMessage, type TableCommand, type TableHead } from '@windrose/protocol';
import {
  type ConnectionState,
  RefusalError,
  type ServerConnection,
} from '../../../web/src/online/server-connection.ts';
import { TableClient } from '../../../web/src/online/table-client.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { readEntries } from '../../src/tables/table-store.ts';
import { FollowedGame } from './followed-game.ts';
import { audit, type MessageLog, type Restored } from './message-log.ts';
import { RemoteUser } from './remote-user.ts';
import { newTableRequest, openingOf, seatsFor } from './test-tables.ts';

const PERSONS = 6;
const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'];

interface Load {
  /** Number of tables at the same time. */
  readonly tables: number;
  /** Pause of each player between two commands in milliseconds. */
  readonly pause: number;
}
const DEFAULT_LOAD: Load = { tables: 5, pause: 5 };

/** A user at a table. */
interface SeatedPlayer {
  readonly visitor: number;
  readonly seat: number;
  readonly client: TableClient;
  readonly game: FollowedGame;
  /** The command without an answer, or the last one. */
  busy: { readonly act: TableCommand; readonly since: number } | null;
}

/** The state of a user's connection. */
interface ConnectionReport {
  state: ConnectionState;
  since: number;
  /** Number of connections so far. */
  tries: number;
}

export class SimulatedPlayers {
  readonly messageLog: MessageLog = new Map();
  /** Commands that were executed and refused. */
  done = 0;
  refused = 0;
  /** Wrong messages that were received. */
  private readonly unexpected: string[] = [];
  readonly users: RemoteUser[] = [];
  private readonly links: ServerConnection[] = [];
  private readonly connections: ConnectionReport[] = [];
  /** The epoch of the site as each user knows it. */
  readonly epochs: number[] = [];
  private readonly players: SeatedPlayer[] = [];
  private readonly tables: string[] = [];
  private readonly random: Random;
  private readonly load: Load;
  private nextId = '';
  private playing = false;

  private constructor(seed: string, load: Load) {
    this.random = new Random(seed);
    this.load = load;
  }

  /** `urls` are the addresses of the nodes, which users try in turn. */
  static async create(urls: readonly string[], seed: string, load = DEFAULT_LOAD): Promise<SimulatedPlayers> {
    const players = new SimulatedPlayers(seed, load);
    for (let i = 0; i < PERSONS; i++) {
      const own = urls[i % urls.length];
      const visitor = await RemoteUser.becomeGuest(own, NAMES[i]);
      visitor.urls = [own, ...urls.filter((url) => url !== own)];
      players.users.push(visitor);
      const onmessage = (message: ServerMessage) => {
        if (message.type === 'welcome') players.epochs[i] = message.epoch;
        if (message.type === 'refused')
          players.unexpected.push(`${visitor.name} was refused: ${JSON.stringify(message)}`);
      };
      const line: ConnectionReport = { state: 'connecting', since: performance.now(), tries: 0 };
      players.connections.push(line);
      const onstate = (state: ConnectionState) => {
        Object.assign(line, { state, since: performance.now(), tries: line.tries + (state === 'connecting' ? 1 : 0) });
      };
      players.links.push(visitor.link({ newId: () => players.nextId, onmessage, onstate }));
    }
    await players.createTables();
    return players;
  }

  /** Creates tables until there are enough unfinished ones. */
  async createTables(): Promise<void> {
    const over = this.players.filter(({ client }) => client.state.status === 'ended').map(({ client }) => client);
    // A socket follows a limited number of tables.
    for (const client of over) client.close();
    const missing = this.load.tables - this.tables.length + new Set(over.map(({ id }) => id)).size;
    for (let i = 0; i < missing; i++) await this.open();
  }

  /** Creates a table of three users, or of two and a bot. */
  private async open(): Promise<void> {
    const number = this.tables.length;
    const persons = [0, 2, 4].map((k) => (number + k) % PERSONS).slice(0, number % 2 === 0 ? 3 : 2);
    const owner = this.users[persons[0]];
    const { id } = await owner.ask<TableHead>(
      'POST',
      '/api/tables',
      newTableRequest({
        title: `Table ${number}`,
        opening: openingOf(3, `crowd-${number}`),
        seats: seatsFor(3, persons.length),
        undo: number % 3 === 0 ? 'last' : 'consent',
        pace: NO_CLOCK,
      }),
    );
    for (const [seat, person] of persons.entries()) {
      if (seat > 0) await this.users[person].ask('POST', `/api/tables/${id}/join`, { seat });
    }
    await owner.ask('POST', `/api/tables/${id}/start`);
    this.tables.push(id);
    for (const [seat, visitor] of persons.entries()) {
      const client = new TableClient(this.links[visitor], id, () => this.act(player));
      const player: SeatedPlayer = { visitor, seat, client, game: new FollowedGame(), busy: null };
      this.players.push(player);
    }
  }

  /** Starts playing at all tables. */
  play(): void {
    this.playing = true;
    for (const player of this.players) this.act(player);
  }

  /**
   * Waits for a number of further commands. Starts new games for finished ones, because otherwise all games may end
   * before.
   */
  async continue(acts: number, explain?: () => Promise<string>): Promise<void> {
    const goal = this.done + acts;
    const isDone = async () => {
      await this.createTables();
      return this.done >= goal;
    };
    await waitUntil(isDone, `${goal} acts were done`, explain);
  }

  /** Stops playing and waits until all commands are answered. */
  async waitUntilIdle(): Promise<void> {
    this.playing = false;
    await waitUntil(() => this.players.every(({ busy }) => busy === null), 'every message is answered');
  }

  private act(player: SeatedPlayer): void {
    if (!this.playing || player.busy !== null) return;
    const act = this.choose(player);
    if (act !== null) void this.send(player, act);
  }

  private choose({ client, seat, game }: SeatedPlayer): Unsent | null {
    const { view, state, moves, asked } = client;
    if (view === null || state.status !== 'playing' || asked !== seat) return null;
    const table = client.id;
    const ply = moves.length;
    const dice = this.random.below(20);
    if (dice === 0) return { type: 'chat', table, text: `${client.length} ${this.done}` };
    if (dice === 1 && ply > 1 && view.head.undo === 'last') return { type: 'undo', table, to: ply - 1 };
    const some = game.some(view.opening, moves, seat, this.random);
    return some.length === 0 ? null : { type: 'play', table, ply, moves: some };
  }

  private async send(player: SeatedPlayer, wish: Unsent): Promise<void> {
    const id = `act-${this.users[player.visitor].name}-${this.messageLog.size}`;
    const act = { ...wish, id } as TableCommand;
    player.busy = { act, since: performance.now() };
    this.nextId = id;
    const { id: person } = this.users[player.visitor];
    const epoch = () => this.epochs[player.visitor];
    const note = { act, person, seat: player.seat, epoch: epoch() };
    this.messageLog.set(id, { ...note, outcome: null });
    try {
      const n = await this.links[player.visitor].send(wish);
      this.messageLog.set(id, { ...note, outcome: { n, epoch: epoch() } });
      this.done++;
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      this.messageLog.set(id, { ...note, outcome: { refused: error.body.code, epoch: epoch() } });
      this.refused++;
    } finally {
      // A received message may need an answer; otherwise the next message triggers it.
      setTimeout(() => {
        player.busy = null;
        this.act(player);
      }, this.load.pause).unref();
    }
  }

  /** Checks that the log and the database agree. */
  audit(storage: Storage, restored: Restored | null = null): Promise<void> {
    if (this.unexpected.length > 0) throw new Error(this.unexpected.join('\n'));
    return audit(storage, this.tables, this.messageLog, restored);
  }

  /** Returns the messages that were acknowledged so far. */
  get acknowledged(): Set<string> {
    return new Set(
      [...this.messageLog].flatMap(([id, { outcome }]) => (outcome !== null && 'n' in outcome ? [id] : [])),
    );
  }

  /** Returns the journals of all tables, by table. */
  async journals(storage: Storage): Promise<Map<string, Entry[]>> {
    const all = this.tables.map(async (id) => [id, await readEntries(storage, id, 0)] as const);
    return new Map(await Promise.all(all));
  }

  /** Waits until every client knows exactly the entries of the database. Bots may continue meanwhile. */
  async agree(storage: Storage): Promise<void> {
    for (const { client } of this.players) {
      const { length } = await readEntries(storage, client.id, 0);
      await waitUntil(() => client.length >= length, `${client.length} of ${length} entries have arrived`);
      const received = JSON.stringify(client.entries);
      const entries = await readEntries(storage, client.id, 0, client.length);
      if (received !== JSON.stringify(entries))
        throw new Error(`A client of table ${client.id} has received: ${received}`);
    }
  }

  /** Returns a line for each connection, and for each player of an unfinished table. */
  describe(): string[] {
    const now = performance.now();
    const ago = (moment: number) => `${Math.round(now - moment)} ms`;
    const lines = this.connections.map(
      ({ state, since, tries }, i) => `The line of ${this.users[i].name} is ${state} for ${ago(since)}, try ${tries}.`,
    );
    const playing = this.players.filter(({ client }) => client.state.status !== 'ended');
    const seats = playing.map(({ visitor, seat, client, busy }) => {
      const { view, length, moves, asked, refusal } = client;
      const title = view?.head.title ?? client.id;
      const state = refusal === null ? client.state.status : `refused (${refusal.code})`;
      const doing = busy === null ? 'does nothing' : `has sent ${JSON.stringify(busy.act)} ${ago(busy.since)} ago`;
      return `${this.users[visitor].name} at ${title}, seat ${seat}, ${doing}: ${state}, ${length} entries, ${moves.length} moves, ${asked} is asked.`;
    });
    return [...lines, ...seats];
  }

  leave(): void {
    this.playing = false;
    for (const link of this.links) link.close();
  }
}

type Unsent = TableCommand extends infer A ? (A extends unknown ? Omit<A, 'id'> : never) : never;

/** Milliseconds; long enough for a busy machine. */
const TIMEOUT = 60_000;

/** Waits until a condition holds. Throws after a time-out, with the text of `explain`. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  expectation: string,
  explain?: () => Promise<string>,
): Promise<void> {
  const end = performance.now() + TIMEOUT;
  while (!(await condition())) {
    if (performance.now() > end) {
      const reasons = explain === undefined ? '' : `\n${await explain()}`;
      throw new Error(`Timed out before ${expectation}.${reasons}`);
    }
    await pause(10);
  }
}
