/** A game of people and bots in this process: plays forced moves and the turns of bots until a person has to decide. */
import type { GameEvent, HistoryEntry, Move, Seat, Session } from '@windrose/engine';
import { WorkerPool } from '../workers/pool.ts';
import { botMove } from './bot-move.ts';

export const HUMAN = 'human';

export class LocalGame {
  readonly session: Session;
  /** `human`, or the name of a bot, for each seat. */
  readonly seats: readonly string[];
  readonly isHuman = (seat: Seat): boolean => this.seats[seat] === HUMAN;
  private readonly seed: string;
  private readonly pool: WorkerPool;
  /** Length of the history that `takeUnreported` has returned; -1 before the events of the set-up. */
  private reported: number;

  constructor(session: Session, seats: readonly string[], pool: WorkerPool = new WorkerPool(1)) {
    this.pool = pool;
    this.session = session;
    this.seats = seats;
    const from = session.opening?.from;
    this.seed = from !== undefined && 'seed' in from ? from.seed : 'setup';
    this.reported = session.history.length === 0 ? -1 : session.history.length;
  }

  /** The seat of the person who has to decide; null if a bot decides or the game is over. */
  get humanSeat(): number | null {
    const { seat } = this.session;
    return seat !== null && this.isHuman(seat) ? seat : null;
  }

  play(move: Move): void {
    this.session.play(move);
  }

  /** Plays forced moves and the turns of bots until a person has to decide. */
  async advance(): Promise<void> {
    const { session } = this;
    for (let { seat } = session; seat !== null; seat = session.seat) {
      if (session.playForced() !== null) continue;
      if (this.isHuman(seat)) return;
      // Every decision has its own seed, so that bots answer a move that is undone and repeated in the same way.
      const turn = { game: session.game, seat, decision: session.history.length, seed: this.seed };
      const answer = botMove(this.seats[seat], turn, this.pool);
      // Most bots answer synchronously; awaiting them would slow down games of bots.
      const move = typeof answer === 'number' ? answer : await answer;
      session.play(session.game.tables.catalogue.moves[move]);
    }
  }

  /** Returns what happened since the last call: at first the events of the set-up, and always the moves. */
  takeUnreported(): { opening: readonly GameEvent[]; moves: readonly HistoryEntry[] } {
    const opening = this.reported < 0 ? this.session.openingEvents : [];
    const moves = this.session.history.slice(Math.max(0, this.reported));
    this.reported = this.session.history.length;
    return { opening, moves };
  }

  get hasDecisions(): boolean {
    return this.session.lastDecision(this.isHuman) >= 0;
  }

  /** Takes back the last decision of a person and all moves after it, and returns them; an empty list without one. */
  undo(): readonly HistoryEntry[] {
    return this.session.undo(this.isHuman);
  }
}
