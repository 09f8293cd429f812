/** A fake site with one table, and clients that receive its entries when the test lets them. */
import {
  DEFAULT_OPTIONS,
  edition,
  forcedMove,
  GameRecord,
  legalMoves,
  type Move,
  pending,
  Session,
  writeRecord,
} from '@windrose/engine';
import type { Entry, Holder, NewEntry, TableCommand, TableHead } from '@windrose/protocol';
import { OnlineGame } from '../../src/online/online-game.svelte.ts';
import { RefusalError, type ServerConnection, type TableMessage } from '../../src/online/server-connection.ts';
import { type KnownTable, TableClient } from '../../src/online/table-client.ts';

export const ANA: Holder = { person: { id: 'anaana', name: 'Ana' } };
const BAO: Holder = { person: { id: 'baobao', name: 'Bao' } };
const BOT: Holder = { bot: 0 };

export const QUICK = { confirm: 'always', delay: 0 } as const;
export const UNCONFIRMED = { confirm: 'never', delay: 0 } as const;

type Command = Parameters<ServerConnection['send']>[0];

/** A user, or a spectator, with a page of the table. */
export class Visitor {
  readonly client: TableClient;
  readonly sent: TableCommand['type'][] = [];
  readonly storage: Map<string, string>;
  game!: OnlineGame;
  /** All pauses of the game. They end at once unless the test holds them. */
  readonly pauses: number[] = [];
  held: (() => void)[] | null = null;
  private readonly site: FakeSite;
  private readonly me: string | null;
  private delay: ((answer: () => void) => void) | null = null;

  constructor(site: FakeSite, me: string | null, storage = new Map<string, string>()) {
    this.site = site;
    this.me = me;
    this.storage = storage;
    this.client = new TableClient({ follow: () => () => undefined, requestAgain: () => undefined }, 'table1');
  }

  /** Receives the journal and opens the game. */
  open(): this {
    this.client.receive({ type: 'table', table: 'table1', view: this.site.view });
    this.client.receive(this.site.message(0));
    this.game = new OnlineGame({
      connection: { send: (command) => this.send(command) },
      client: this.client as KnownTable,
      me: this.me,
      nameOf: (holder) => ('person' in holder ? holder.person.name : 'Bot'),
      storage: {
        getItem: (key) => this.storage.get(key) ?? null,
        setItem: (key, value) => void this.storage.set(key, value),
        removeItem: (key) => void this.storage.delete(key),
      },
      pause: (milliseconds) => {
        this.pauses.push(milliseconds);
        if (this.held === null) return Promise.resolve();
        return new Promise((resolve) => this.held!.push(resolve));
      },
      isHidden: () => false,
    });
    return this;
  }

  /** Returns the visitor after a reload of the page. */
  reloaded(): Visitor {
    this.game.close();
    return new Visitor(this.site, this.me, this.storage).open();
  }

  /** Receives new entries and shows them. */
  async receive(): Promise<void> {
    this.client.receive(this.site.message(this.client.length));
    await this.game.advance(QUICK);
  }

  /** Delays the answers of the site until the returned function is called. */
  delayAnswers(): () => void {
    const delayed: (() => void)[] = [];
    this.delay = (answer) => delayed.push(answer);
    return () => {
      this.delay = null;
      for (const answer of delayed) answer();
    };
  }

  private send(command: Command): Promise<number> {
    this.sent.push(command.type);
    return new Promise((resolve, reject) => {
      const answer = () => {
        const result = this.site.send(command, this.me);
        if (typeof result === 'number') resolve(result);
        else reject(result);
      };
      if (this.delay === null) answer();
      else this.delay(answer);
    });
  }

  /** Returns a legal move. */
  someMove(which = 0): Move {
    const moves = legalMoves(this.game.at(this.game.length));
    return moves[which % moves.length];
  }

  /** Plays until a turn waits for its confirmation. */
  async turn(which = 0): Promise<void> {
    while (this.game.waiting === 'choice') await this.game.play([this.someMove(which)], QUICK);
  }
}

export class FakeSite {
  readonly session: Session;
  readonly holders: readonly Holder[];
  /** The day, if it is the daily game. */
  daily: string | null = null;
  private readonly entries: Entry[] = [];
  private readonly opening: string;

  constructor(holders: readonly Holder[] = [ANA, BAO, BOT]) {
    const opening = {
      tables: edition('classic'),
      mode: 'standard',
      players: holders.length,
      options: DEFAULT_OPTIONS,
      names: [],
      from: { seed: 'online' },
    };
    this.holders = holders;
    this.session = Session.begin(opening);
    this.opening = writeRecord(new GameRecord(opening));
    holders.forEach((holder, seat) => {
      this.add({ kind: 'seat', seat, holder, why: 'join' });
    });
    this.add({ kind: 'start' });
    this.playForced();
  }

  private add(entry: NewEntry): void {
    this.entries.push({ ...entry, n: this.entries.length + 1, at: 0 } as Entry);
  }

  get view(): KnownTable['view'] {
    const head: TableHead = {
      id: 'table1',
      title: 'A table',
      status: 'playing',
      how: null,
      open: true,
      owner: 'anaana',
      edition: 'classic',
      mode: 'standard',
      holders: [...this.holders],
      former: this.holders.map(() => null),
      colours: this.holders.map((_, seat) => seat),
      pace: { game: 0, move: 0, cap: 0, away: 0 },
      undo: 'last',
      round: 1,
      asked: this.asked,
      deadline: null,
      created: 0,
      changed: 0,
      daily: this.daily,
      scores: null,
    };
    return { head, opening: this.opening, clocks: null, length: this.entries.length };
  }

  get asked(): number | null {
    return pending(this.session.game)?.seat ?? null;
  }

  get ply(): number {
    return this.session.history.length;
  }

  message(after: number): TableMessage {
    const entries = this.entries.slice(after);
    return { type: 'entries', table: 'table1', entries, clocks: null, asked: this.asked };
  }

  /** Plays forced moves. */
  private playForced(): void {
    for (let only = forcedMove(this.session.game); only !== null; only = forcedMove(this.session.game)) {
      this.move(only, true);
    }
  }

  private move(move: Move, forced: boolean): void {
    const seat = this.asked!;
    if (forced) this.session.playForced();
    else this.session.play(move);
    this.add({ kind: 'move', seat, move: move.text, ...(forced ? { forced } : {}) });
  }

  send(command: Command, by: string | null): number | RefusalError {
    const seat = this.holders.findIndex((holder) => 'person' in holder && holder.person.id === by);
    if (command.type === 'play') {
      if (command.ply !== this.ply) return new RefusalError({ code: 'stale' });
      if (seat !== this.asked) return new RefusalError({ code: 'not-your-turn' });
      for (const text of command.moves) {
        const move = this.session.game.tables.catalogue.byText.get(text)!;
        this.move(move, forcedMove(this.session.game) === move);
      }
      this.playForced();
    } else if (command.type === 'undo') {
      this.session.backTo(command.to);
      this.add({ kind: 'undo', to: command.to });
    }
    return this.entries.length;
  }

  /** Plays moves until this seat must decide or the game is over. */
  playUntil(seat: number, which = 0): void {
    while (this.asked !== null && this.asked !== seat) {
      const moves = legalMoves(this.session.game);
      this.move(moves[which % moves.length], false);
      this.playForced();
    }
  }

  /** Plays moves until this seat begins a turn of several steps. */
  playToAction(seat: number): void {
    const { game } = this.session;
    while (pending(game)!.decision !== 'turn' || this.asked !== seat) {
      this.move(legalMoves(game)[0], false);
      this.playForced();
    }
  }

  end(): void {
    this.add({ kind: 'end', how: 'stopped' });
  }

  /** Gives a seat to a bot. */
  replace(seat: number): void {
    this.add({ kind: 'seat', seat, holder: BOT, why: 'time' });
  }
}
