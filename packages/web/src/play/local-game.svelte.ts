/** A game at this screen: persons and bots at the table, the way back to one's own decisions, and the view of any moment of it. */
import {
  forcedMove,
  type Game,
  type HistoryEntry,
  type Move,
  type Opening,
  readRecord,
  Session,
} from '@windrose/engine';
import { BotWorkers } from './bot-workers.ts';
import { needsConfirmation } from './confirmation.ts';
import { ReactiveSession } from './reactive-session.svelte.ts';
import { resultOf } from './result.ts';
import { revisionOf, type SavedGame, type SaveFailure, type SeatPlan, saveGame } from './saved-games.ts';
import type { Pace, TableGame, Waiting } from './table-game.ts';

/** Milliseconds after which bots that could not be fetched are asked again. */
const ASK_AGAIN = 3000;

/** What goes wrong: the game is not kept, or something of the bots cannot be fetched. */
export type GameProblem = SaveFailure | 'bots';

export class LocalGame implements TableGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  private readonly session: ReactiveSession;
  /** Moves up to here are confirmed, or answered. */
  private settled = $state(0);
  /** A person's turn is over and waits for the confirmation. */
  private confirming = $state(false);
  /** Why the browser does not keep the game, if so. */
  private unkept = $state<SaveFailure | null>(null);
  /** Moves are played that no person decides. */
  private running = $state(false);
  /** Counts the times that this was begun; what an earlier one waits for is not played any more. */
  private runs = 0;
  private closed = false;
  /** Who thinks for the bots. */
  private workers: BotWorkers | null = null;
  private botsFailed = $state(false);
  /** How often it was kept, as far as this window knows. */
  private revision = 0;
  /** The task that keeps the game in the browser; it waits until the move is on the screen. */
  private keeping: ReturnType<typeof setTimeout> | undefined;

  private constructor(id: string, seats: readonly SeatPlan[], session: Session, settled = session.history.length) {
    this.id = id;
    this.seats = seats;
    this.session = new ReactiveSession(session);
    this.settled = Math.min(settled, session.history.length);
  }

  static begin(id: string, opening: Opening, seats: readonly SeatPlan[]): LocalGame {
    const game = new LocalGame(id, seats, Session.begin({ ...opening, names: seats.map(({ name }) => name) }));
    game.keep();
    return game;
  }

  /** Throws an `InputError` if the record cannot be used. */
  static load({ id, seats, record, settled, confirming, revision = 0 }: SavedGame): LocalGame {
    const game = new LocalGame(id, seats, Session.fromRecord(readRecord(record)), settled);
    game.confirming = confirming === true && game.canUndo;
    game.revision = revision;
    return game;
  }

  get problem(): GameProblem | null {
    return this.unkept ?? (this.botsFailed ? 'bots' : null);
  }

  get history(): readonly HistoryEntry[] {
    return this.session.history;
  }

  get opening(): Opening {
    return this.session.current.opening!;
  }

  at(moves: number): Game {
    return this.session.current.at(moves);
  }

  get length(): number {
    return this.history.length;
  }

  get decidingSeat(): number | null {
    return this.session.current.seat;
  }

  readonly isLocal = (seat: number): boolean => this.seats[seat]?.kind === 'person';

  get waiting(): Waiting {
    const { decidingSeat } = this;
    if (this.confirming) return 'confirmation';
    if (decidingSeat === null) return 'end';
    if (this.unkept === 'elsewhere') return 'other';
    if (!this.isLocal(decidingSeat)) return 'bot';
    return this.running ? 'forced' : 'choice';
  }

  get allowsHints(): boolean {
    return true;
  }

  get unconfirmed(): readonly HistoryEntry[] {
    return this.history.slice(this.settled);
  }

  lastDecision(): number {
    return this.session.current.lastDecision(this.isLocal);
  }

  /** What only bots have answered can be taken back with their answers, but nobody takes back what another person decided. */
  get canUndo(): boolean {
    const { decidingSeat, history } = this;
    if (this.unkept === 'elsewhere') return false;
    const last = this.lastDecision();
    if (last < 0 || last >= this.settled) return last >= 0;
    return decidingSeat !== null && (!this.isLocal(decidingSeat) || decidingSeat === history[last].seat);
  }

  async play(moves: readonly Move[], pace: Pace): Promise<void> {
    const { history } = this;
    const { turn } = this.session.current.game.state;
    // Nobody takes back what somebody else has answered.
    const last = history[this.lastDecision()];
    if (last !== undefined && last.seat !== this.decidingSeat) this.settled = history.length;
    // Who could only pass has not decided anything.
    this.session.change((session) => {
      if (session.playForced() === null) for (const move of moves) session.play(move);
    });
    this.confirming = this.isOver(turn) && needsConfirmation(pace.confirm, this.decisionsIn(turn));
    this.keepSoon();
    await this.advance(pace);
  }

  private isOver(turn: number): boolean {
    const { game, seat } = this.session.current;
    return seat === null || game.state.turn !== turn;
  }

  /** What persons decided in a turn and can still take back. */
  private decisionsIn(turn: number): readonly HistoryEntry[] {
    return this.session.current
      .decisions(this.isLocal, this.settled)
      .filter(({ before }) => before.state.turn === turn);
  }

  async confirm(pace: Pace): Promise<void> {
    this.confirming = false;
    this.settled = this.length;
    this.keep();
    await this.advance(pace);
  }

  undo(): readonly HistoryEntry[] {
    if (!this.canUndo) return [];
    this.stop();
    // The turn that is taken up again is confirmed like any other.
    this.settled = Math.min(this.settled, this.session.current.turnStart(this.lastDecision()));
    const takenBack = this.session.change((session) => session.undo(this.isLocal));
    this.confirming = false;
    this.keepSoon();
    return takenBack;
  }

  /** Whoever thinks at this moment need not answer. */
  private stop(): void {
    this.runs++;
    this.running = false;
    this.botsFailed = false;
  }

  /** Plays what needs no person: moves without an alternative, and the decisions of bots. */
  async advance(pace: Pace): Promise<void> {
    if (this.running || this.confirming || !this.needsNobody) return;
    this.running = true;
    const run = ++this.runs;
    const isWanted = () => run === this.runs && !this.closed;
    while (isWanted() && this.running) await this.step(pace, isWanted);
  }

  /** The next move is one that no person decides. */
  private get needsNobody(): boolean {
    const { game, seat } = this.session.current;
    if (seat === null) return false;
    const forced = forcedMove(game);
    // Nobody is passed over: who can do nothing more is told so.
    return !this.isLocal(seat) || (forced !== null && forced.verb !== 'pass');
  }

  /** One move that needs no person, unless it is not wanted any more when it comes. */
  private async step({ confirm, delay }: Pace, isWanted: () => boolean): Promise<void> {
    const { game, seat } = this.session.current;
    const { turn } = game.state;
    if (forcedMove(game) !== null) {
      await pause(delay);
      if (!isWanted()) return;
      this.session.change((session) => session.playForced());
      // What a person began may end by itself, and is confirmed like any turn.
      this.confirming = this.isOver(turn) && needsConfirmation(confirm, this.decisionsIn(turn));
    } else {
      const { level } = this.seats[seat!];
      const [move] = await Promise.all([this.botMove(game, level), pause(delay)]);
      if (!isWanted()) return;
      this.botsFailed = move === null;
      if (move === null) return pause(ASK_AGAIN);
      this.session.change((session) => session.play(move));
      this.settled = this.length;
    }
    // With the move, so that the table is drawn anew only once.
    this.running = !this.confirming && this.needsNobody;
    this.keepSoon();
  }

  /** Null if something of the bots could not be fetched. */
  private async botMove(game: Game, level: number): Promise<Move | null> {
    try {
      this.workers ??= new BotWorkers(this.id);
      return await this.workers.move(game, level);
    } catch {
      return null;
    }
  }

  /** The player leaves the table: nothing happens there any more. */
  close(): void {
    this.closed = true;
    this.workers?.end();
    this.keepNow();
  }

  private keepSoon(): void {
    this.keeping ??= setTimeout(() => this.keep());
  }

  /** Keeps what still waits to be kept: the page may be gone at once. */
  keepNow(): void {
    if (this.keeping !== undefined) this.keep();
  }

  private keep(): void {
    clearTimeout(this.keeping);
    this.keeping = undefined;
    const { game, seat } = this.session.current;
    const finished = seat === null;
    const { id, seats, settled, confirming } = this;
    const revision = this.revision + 1;
    const { record } = this;
    const kept = { id, seats, record, settled, confirming, revision, updated: Date.now(), finished };
    this.unkept = saveGame(finished ? { ...kept, result: resultOf(game) } : kept);
    if (this.unkept === null) this.revision = revision;
    if (this.unkept === 'elsewhere') this.giveWay();
  }

  /** Something was kept by another window: perhaps this game, played on. */
  lookElsewhere(): void {
    if (revisionOf(this.id) > this.revision) this.giveWay();
  }

  /** Nothing is played here any more: what was played elsewhere counts. */
  private giveWay(): void {
    clearTimeout(this.keeping);
    this.keeping = undefined;
    this.unkept = 'elsewhere';
    this.confirming = false;
    this.close();
  }

  get record(): string {
    return this.session.current.record() ?? '';
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
