/** A site that a test has in its hand: one table, its journal, and clients that hear of it when the test lets them. */
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
export const UNASKED = { confirm: 'never', delay: 0 } as const;

type Played = Parameters<ServerConnection['send']>[0];

/** Somebody with a page of their own. */
export class Visitor {
  readonly client: TableClient;
  readonly acts: TableCommand['type'][] = [];
  readonly storage: Map<string, string>;
  game!: OnlineGame;
  /** Pauses that were made; they end at once unless the test holds them. */
  readonly pauses: number[] = [];
  held: (() => void)[] | null = null;
  private readonly site: FakeSite;
  private readonly me: string | null;
  private answer: ((say: () => void) => void) | null = null;

  constructor(site: FakeSite, me: string | null, storage = new Map<string, string>()) {
    this.site = site;
    this.me = me;
    this.storage = storage;
    this.client = new TableClient({ follow: () => () => undefined, requestAgain: () => undefined }, 'table1');
  }

  /** Hears everything and sits down. */
  open(): this {
    this.client.receive({ type: 'table', table: 'table1', view: this.site.view });
    this.client.receive(this.site.message(0));
    this.game = new OnlineGame({
      connection: { send: (wish) => this.act(wish) },
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

  /** The page was loaded again. */
  reloaded(): Visitor {
    this.game.close();
    return new Visitor(this.site, this.me, this.storage).open();
  }

  /** What was said at the site reaches this page, and is shown. */
  async hear(): Promise<void> {
    this.client.receive(this.site.message(this.client.length));
    await this.game.advance(QUICK);
  }

  /** From now on the site answers when the test calls what this returns. */
  keepWaiting(): () => void {
    const said: (() => void)[] = [];
    this.answer = (say) => said.push(say);
    return () => {
      this.answer = null;
      for (const say of said) say();
    };
  }

  private act(wish: Played): Promise<number> {
    this.acts.push(wish.type);
    return new Promise((resolve, reject) => {
      const say = () => {
        const n = this.site.act(wish, this.me);
        if (typeof n === 'number') resolve(n);
        else reject(n);
      };
      if (this.answer === null) say();
      else this.answer(say);
    });
  }

  /** Some move that can be chosen now. */
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
  /** The day whose set-up it is. */
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
    this.follow();
  }

  private add(happening: NewEntry): void {
    this.entries.push({ ...happening, n: this.entries.length + 1, at: 0 } as Entry);
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

  /** What follows without asking. */
  private follow(): void {
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

  act(wish: Played, by: string | null): number | RefusalError {
    const seat = this.holders.findIndex((holder) => 'person' in holder && holder.person.id === by);
    if (wish.type === 'play') {
      if (wish.ply !== this.ply) return new RefusalError({ code: 'stale' });
      if (seat !== this.asked) return new RefusalError({ code: 'not-your-turn' });
      for (const text of wish.moves) {
        const move = this.session.game.tables.catalogue.byText.get(text)!;
        this.move(move, forcedMove(this.session.game) === move);
      }
      this.follow();
    } else if (wish.type === 'undo') {
      this.session.backTo(wish.to);
      this.add({ kind: 'undo', to: wish.to });
    }
    return this.entries.length;
  }

  /** Everybody else decides something, until this seat is asked or the game is over. */
  playUntil(seat: number, which = 0): void {
    while (this.asked !== null && this.asked !== seat) {
      const moves = legalMoves(this.session.game);
      this.move(moves[which % moves.length], false);
      this.follow();
    }
  }

  /** The game goes on without anybody, to some point where this seat takes a turn of several steps. */
  playToAction(seat: number): void {
    const { game } = this.session;
    while (pending(game)!.decision !== 'turn' || this.asked !== seat) {
      this.move(legalMoves(game)[0], false);
      this.follow();
    }
  }

  end(): void {
    this.add({ kind: 'end', how: 'stopped' });
  }

  /** The seat of somebody is a bot's. */
  replace(seat: number): void {
    this.add({ kind: 'seat', seat, holder: BOT, why: 'time' });
  }
}
