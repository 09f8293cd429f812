/** A session of the engine that effects and derived values follow. */
import type { HistoryEntry, Session } from '@windrose/engine';

/** A session without the methods that change it. */
type ReadonlySession = Omit<Session, 'play' | 'playForced' | 'undo' | 'backTo'>;

export class ReactiveSession {
  private readonly session: Session;
  /**
   * Replaced after every change, so that everything that has read it is computed again. The history is a copy, because a
   * derived value that is the same array counts as unchanged.
   */
  private snapshot = $state.raw() as { readonly session: Session; readonly history: readonly HistoryEntry[] };

  constructor(session: Session) {
    this.session = session;
    this.snapshot = { session, history: [...session.history] };
  }

  get current(): ReadonlySession {
    return this.snapshot.session;
  }

  get history(): readonly HistoryEntry[] {
    return this.snapshot.history;
  }

  /** Changes the session and returns the result. */
  change<T>(act: (session: Session) => T): T {
    const { session } = this;
    const result = act(session);
    this.snapshot = { session, history: [...session.history] };
    return result;
  }
}
