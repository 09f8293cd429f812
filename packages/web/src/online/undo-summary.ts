/** What would be taken back with the moves after a moment, for those who have to agree to it. No screen here. */
import type { GameEvent, HistoryEntry } from '@windrose/engine';

export interface UndoSummary {
  readonly round: number;
  /** Whose decision is the first to go. */
  readonly seat: number;
  /** What came of the turn that begins there. */
  readonly events: readonly GameEvent[];
  /** Decisions of others that go with it. */
  readonly others: number;
}

/** Null while that moment is not shown yet. */
export function undoSummary(history: readonly HistoryEntry[], to: number): UndoSummary | null {
  const gone = history.slice(to);
  const first = gone.find(({ forced }) => !forced);
  if (first === undefined) return null;
  const { seat } = first;
  const { round, turn } = first.before.state;
  return {
    round,
    seat,
    events: gone.filter(({ before }) => before.state.turn === turn).flatMap(({ events }) => events),
    others: gone.filter((past) => !past.forced && past.seat !== seat).length,
  };
}
