/** What games at this screen and online share: a session, and runs of moves that no local player decides. */
import type { Game, HistoryEntry, Opening, Session } from '@windrose/engine';
import { ReactiveSession } from './reactive-session.svelte.ts';

export abstract class SessionGame {
  protected readonly session: ReactiveSession;
  protected confirming = $state(false);
  /** Moves are played or shown that no local player decides. */
  protected running = $state(false);
  /** Number of the current run; earlier runs play nothing after their pause. */
  private runs = 0;
  private closed = false;

  constructor(session: Session) {
    this.session = new ReactiveSession(session);
  }

  get opening(): Opening {
    return this.session.current.opening!;
  }

  get history(): readonly HistoryEntry[] {
    return this.session.history;
  }

  get length(): number {
    return this.history.length;
  }

  at(moves: number): Game {
    return this.session.current.at(moves);
  }

  get decidingSeat(): number | null {
    return this.session.current.seat;
  }

  /** Takes steps, which may pause, until the last one ends the run or it is stopped. */
  protected async run(step: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
    this.running = true;
    const run = ++this.runs;
    const isCurrent = () => run === this.runs && !this.closed;
    while (isCurrent() && this.running) await step(isCurrent);
  }

  /** Ends the current run. */
  protected stop(): void {
    this.runs++;
    this.running = false;
  }

  /** Ends the current run: the player leaves the table. */
  close(): void {
    this.closed = true;
  }
}
