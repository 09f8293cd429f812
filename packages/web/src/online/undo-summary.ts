/** Summarizes what an undo would remove, for the players who have to agree to it. */
import type { GameEvent, HistoryEntry } from '@windrose/engine';

export interface UndoSummary {
  readonly round: number;
  /** The seat of the first removed decision. */
  readonly seat: number;
  /** The events of the turn in which the first removed decision is. */
  readonly events: readonly GameEvent[];
  readonly others: number;
}

/** Returns null if the moves that would be removed are not shown yet. */
export function undoSummary(history: readonly HistoryEntry[], to: number): UndoSummary | null {
  const removed = history.slice(to);
  const first = removed.find(({ forced }) => !forced);
  if (first === undefined) return null;
  const { seat } = first;
  const { round, turn } = first.before.state;
  return {
    round,
    seat,
    events: removed.filter(({ before }) => before.state.turn === turn).flatMap(({ events }) => events),
    others: removed.filter((entry) => !entry.forced && entry.seat !== seat).length,
  };
}
