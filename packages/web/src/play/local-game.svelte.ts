/** A game at this screen: persons and bots at the table, the way back until a turn is confirmed, and the view of any moment of it. */
import {
  forcedMove,
  type Game,
  type GameEvent,
  type Move,
  type Opening,
  type Past,
  pending,
  readRecord,
  Session,
} from '@windrose/engine';
import { botMove } from './bots.ts';
import { type SavedGame, type SeatPlan, saveGame } from './saved-games.ts';

/** How the player wants to be served. */
export interface Pace {
  /** A turn counts as confirmed as soon as it is over. */
  readonly autoConfirm: boolean;
  /** Milliseconds between moves that nobody at the screen decides. */
  readonly delay: number;
}

export class LocalGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  private readonly session: Session;
  /** Counts changes; everything that is shown is derived from it. */
  private version = $state(0);
  /** Moves up to here cannot be taken back. */
  private settled = $state(0);
  /** The seat of a bot that thinks. */
  thinking = $state<number | null>(null);
  /** A person's turn is over and waits for the confirmation. */
  confirming = $state(false);
  /** The browser could not keep the game. */
  unsaved = $state(false);
  /** Moves are played that no person decides. */
  private running = $state(false);
  private closed = false;
  /** The task that keeps the game in the browser; it waits until the move is on the screen. */
  private keeping: ReturnType<typeof setTimeout> | undefined;

  private constructor(id: string, seats: readonly SeatPlan[], session: Session) {
    this.id = id;
    this.seats = seats;
    this.session = session;
    this.settled = session.history.length;
  }

  static begin(id: string, opening: Opening, seats: readonly SeatPlan[]): LocalGame {
    const game = new LocalGame(id, seats, Session.begin({ ...opening, names: seats.map(({ name }) => name) }));
    game.keep();
    return game;
  }

  /** Throws an `InputError` if the record cannot be used. */
  static load({ id, seats, record }: SavedGame): LocalGame {
    return new LocalGame(id, seats, Session.fromRecord(readRecord(record)));
  }

  get history(): readonly Past[] {
    void this.version;
    return this.session.history;
  }

  get openingEvents(): readonly GameEvent[] {
    return this.session.openingEvents;
  }

  get opening(): Opening {
    return this.session.opening!;
  }

  /** A copy of the position after so many moves, which nobody changes. */
  at(moves: number): Game {
    void this.version;
    const { history, game } = this.session;
    return (history[moves]?.before ?? game).clone();
  }

  get length(): number {
    return this.history.length;
  }

  /** The seat that decides now; null at the end. */
  get asked(): number | null {
    void this.version;
    return pending(this.session.game)?.seat ?? null;
  }

  isPerson(seat: number): boolean {
    return this.seats[seat]?.kind === 'person';
  }

  /** A person may choose a move now. */
  get mayPlay(): boolean {
    const { asked } = this;
    return asked !== null && this.isPerson(asked) && !this.confirming && !this.running;
  }

  /** What was played since a turn was last confirmed. */
  get unconfirmed(): readonly Past[] {
    return this.history.slice(this.settled);
  }

  /** Where the last decision that can be taken back is in the history; -1 if there is none. */
  private get lastDecision(): number {
    const last = this.history.findLastIndex(({ forced, seat }) => !forced && this.isPerson(seat));
    return last >= this.settled ? last : -1;
  }

  get mayUndo(): boolean {
    return this.lastDecision >= 0;
  }

  /** Plays a person's moves, one after the other; throws `IllegalMove` if one is not legal. */
  async play(moves: readonly Move[], pace: Pace): Promise<void> {
    const { turn } = this.session.game.state;
    for (const move of moves) this.session.play(move);
    this.changed();
    const asked = pending(this.session.game);
    const over = asked === null || this.session.game.state.turn !== turn;
    if (over && !pace.autoConfirm) {
      this.confirming = true;
      return;
    }
    if (over) this.settled = this.session.history.length;
    await this.goOn(pace);
  }

  async confirm(pace: Pace): Promise<void> {
    this.confirming = false;
    this.settled = this.session.history.length;
    await this.goOn(pace);
  }

  /** Takes back the last decision of a person in this turn. */
  undo(): void {
    const { lastDecision } = this;
    if (lastDecision < 0) return;
    this.session.backTo(lastDecision);
    this.confirming = false;
    this.changed();
  }

  /** Plays what needs no person: moves without an alternative, and the decisions of bots. */
  async goOn(pace: Pace): Promise<void> {
    if (this.running) return;
    this.running = true;
    const { session } = this;
    for (let asked = pending(session.game); asked !== null && !this.closed; asked = pending(session.game)) {
      if (forcedMove(session.game) !== null) {
        await pause(pace.delay);
        if (this.closed) break;
        session.playForced();
        this.changed();
        continue;
      }
      if (this.isPerson(asked.seat)) break;
      this.thinking = asked.seat;
      const length = session.history.length;
      const { level } = this.seats[asked.seat];
      const [move] = await Promise.all([
        botMove(session.game, level, `${this.id}:${asked.seat}:${length}`),
        pause(pace.delay),
      ]);
      if (this.closed) break;
      session.play(move);
      this.settled = session.history.length;
      this.changed();
    }
    this.thinking = null;
    this.running = false;
  }

  /** The player leaves the table: nothing happens there any more. */
  close(): void {
    this.closed = true;
    this.keepNow();
  }

  private changed(): void {
    this.version++;
    this.keeping ??= setTimeout(() => this.keep());
  }

  /** Keeps what still waits to be kept: the page may be gone at once. */
  keepNow(): void {
    if (this.keeping !== undefined) this.keep();
  }

  private keep(): void {
    clearTimeout(this.keeping);
    this.keeping = undefined;
    const finished = pending(this.session.game) === null;
    const { id, seats } = this;
    const record = this.session.record() ?? '';
    this.unsaved = !saveGame({ id, seats, record, updated: Date.now(), finished });
  }

  /** The game as a record, to be saved in a file. */
  get record(): string {
    void this.version;
    return this.session.record() ?? '';
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
