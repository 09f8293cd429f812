/** A game at this screen, against people and bots, saved in the browser after every move. */
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
import { resultOf } from './result.ts';
import { revisionOf, type SavedGame, type SaveFailure, type SeatPlan, saveGame } from './saved-games.ts';
import { SessionGame } from './session-game.svelte.ts';
import type { Pace, TableGame, Waiting } from './table-game.ts';

/** Milliseconds after which a failed request to the bots is repeated. */
const REPEAT_AFTER = 3000;

/** Why the game is not saved, or `bots` if code or data of the bots cannot be loaded. */
type GameProblem = SaveFailure | 'bots';

export class LocalGame extends SessionGame implements TableGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  /** Number of moves that cannot be taken back: they are confirmed, or a player has answered them. */
  private settled = $state(0);
  private saveFailure = $state<SaveFailure | null>(null);
  private workers: BotWorkers | null = null;
  private botsFailed = $state(false);
  /** Number of times that the game was saved, as far as this window knows. */
  private revision = 0;
  /** Saves the game when the move is on the screen. */
  private savingTimer: ReturnType<typeof setTimeout> | undefined;

  private constructor(id: string, seats: readonly SeatPlan[], session: Session, settled = session.history.length) {
    super(session);
    this.id = id;
    this.seats = seats;
    this.settled = Math.min(settled, session.history.length);
  }

  static begin(id: string, opening: Opening, seats: readonly SeatPlan[]): LocalGame {
    const game = new LocalGame(id, seats, Session.begin({ ...opening, names: seats.map(({ name }) => name) }));
    game.save();
    return game;
  }

  /** Throws an `InputError` if the record is invalid. */
  static load({ id, seats, record, settled, confirming, revision = 0 }: SavedGame): LocalGame {
    const game = new LocalGame(id, seats, Session.fromRecord(readRecord(record)), settled);
    game.confirming = confirming === true && game.canUndo;
    game.revision = revision;
    return game;
  }

  get problem(): GameProblem | null {
    return this.saveFailure ?? (this.botsFailed ? 'bots' : null);
  }

  readonly isLocal = (seat: number): boolean => this.seats[seat]?.kind === 'person';

  get waiting(): Waiting {
    const { decidingSeat } = this;
    if (this.confirming) return 'confirmation';
    if (decidingSeat === null) return 'end';
    if (this.saveFailure === 'elsewhere') return 'other';
    if (!this.isLocal(decidingSeat)) return 'bot';
    return this.running ? 'forced' : 'choice';
  }

  readonly allowsHints = true;

  get unconfirmed(): readonly HistoryEntry[] {
    return this.history.slice(this.settled);
  }

  lastDecision(): number {
    return this.session.current.lastDecision(this.isLocal);
  }

  /** A decision can be taken back with the answers of bots, but not after a decision of another player. */
  get canUndo(): boolean {
    const { decidingSeat, history } = this;
    if (this.saveFailure === 'elsewhere') return false;
    const last = this.lastDecision();
    if (last < 0 || last >= this.settled) return last >= 0;
    return decidingSeat !== null && (!this.isLocal(decidingSeat) || decidingSeat === history[last].seat);
  }

  async play(moves: readonly Move[], pace: Pace): Promise<void> {
    const { turn } = this.session.current.game.state;
    const last = this.history[this.lastDecision()];
    // An answer settles the decisions of the other player.
    if (last !== undefined && last.seat !== this.decidingSeat) this.settled = this.length;
    this.session.change((session) => {
      // A player who can only pass has not decided anything.
      if (session.playForced() === null) for (const move of moves) session.play(move);
    });
    this.confirming = this.isOver(turn) && needsConfirmation(pace.confirm, this.decisionsIn(turn));
    this.saveSoon();
    await this.advance(pace);
  }

  private isOver(turn: number): boolean {
    const { game, seat } = this.session.current;
    return seat === null || game.state.turn !== turn;
  }

  /** Returns the decisions of local players in a turn that can still be taken back. */
  private decisionsIn(turn: number): readonly HistoryEntry[] {
    return this.session.current
      .decisions(this.isLocal, this.settled)
      .filter(({ before }) => before.state.turn === turn);
  }

  async confirm(pace: Pace): Promise<void> {
    this.confirming = false;
    this.settled = this.length;
    this.save();
    await this.advance(pace);
  }

  undo(): readonly HistoryEntry[] {
    if (!this.canUndo) return [];
    this.stop();
    // The whole turn waits for a confirmation again.
    this.settled = Math.min(this.settled, this.session.current.turnStart(this.lastDecision()));
    const takenBack = this.session.change((session) => session.undo(this.isLocal));
    this.confirming = false;
    this.saveSoon();
    return takenBack;
  }

  protected override stop(): void {
    super.stop();
    this.botsFailed = false;
  }

  /** Plays forced moves and the moves of bots. */
  async advance(pace: Pace): Promise<void> {
    if (this.running || this.confirming || !this.isAutomatic) return;
    await this.run((isCurrent) => this.step(pace, isCurrent));
  }

  /** True if no local player decides the next move. */
  private get isAutomatic(): boolean {
    const { game, seat } = this.session.current;
    if (seat === null) return false;
    const forced = forcedMove(game);
    // A player who can only pass does so by hand, in order to notice it.
    return !this.isLocal(seat) || (forced !== null && forced.verb !== 'pass');
  }

  /** Plays one move, unless the run was stopped meanwhile. */
  private async step({ confirm, delay }: Pace, isCurrent: () => boolean): Promise<void> {
    const { game, seat } = this.session.current;
    const { turn } = game.state;
    if (forcedMove(game) !== null) {
      await pause(delay);
      if (!isCurrent()) return;
      this.session.change((session) => session.playForced());
      // A turn of a player that ends by a forced move is confirmed like any other.
      this.confirming = this.isOver(turn) && needsConfirmation(confirm, this.decisionsIn(turn));
    } else {
      const { level } = this.seats[seat!];
      const [move] = await Promise.all([this.botMove(game, level), pause(delay)]);
      if (!isCurrent()) return;
      this.botsFailed = move === null;
      if (move === null) return pause(REPEAT_AFTER);
      this.session.change((session) => session.play(move));
      this.settled = this.length;
    }
    // Together with the move, so that the table renders once.
    this.running = !this.confirming && this.isAutomatic;
    this.saveSoon();
  }

  /** Returns null if code or data of the bots cannot be loaded. */
  private async botMove(game: Game, level: number): Promise<Move | null> {
    try {
      this.workers ??= new BotWorkers(this.id);
      return await this.workers.move(game, level);
    } catch {
      return null;
    }
  }

  override close(): void {
    super.close();
    this.workers?.end();
    this.saveNow();
  }

  private saveSoon(): void {
    this.savingTimer ??= setTimeout(() => this.save());
  }

  /** Saves at once what is not saved yet: the page may be closed. */
  saveNow(): void {
    if (this.savingTimer !== undefined) this.save();
  }

  private save(): void {
    clearTimeout(this.savingTimer);
    this.savingTimer = undefined;
    const { game, seat } = this.session.current;
    const finished = seat === null;
    const { id, seats, settled, confirming, record } = this;
    const revision = this.revision + 1;
    const saved = { id, seats, record, settled, confirming, revision, updated: Date.now(), finished };
    this.saveFailure = saveGame(finished ? { ...saved, result: resultOf(game) } : saved);
    if (this.saveFailure === null) this.revision = revision;
    if (this.saveFailure === 'elsewhere') this.yieldToOther();
  }

  /** Another window has saved a game; it may have continued this one. */
  checkOtherWindows(): void {
    if (revisionOf(this.id) > this.revision) this.yieldToOther();
  }

  /** Stops playing: the moves of the other window count. */
  private yieldToOther(): void {
    clearTimeout(this.savingTimer);
    this.savingTimer = undefined;
    this.saveFailure = 'elsewhere';
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
