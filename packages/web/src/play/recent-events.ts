/** The events that a player has not seen yet at the time of a decision. */
import type { GameEvent, HistoryEntry } from '@windrose/engine';
import { beforeAnswer } from './outcome.ts';

/**
 * Returns the events since the last local decision, without the player's own. Of a turn that waits for its confirmation, it
 * returns all events before the answer of the Opposition.
 */
export function recentEvents(
  history: readonly HistoryEntry[],
  lastDecision: number,
  isConfirming: boolean,
): readonly GameEvent[] {
  if (isConfirming) {
    const turn = history.at(-1)?.before.state.turn;
    const moves = history.filter(({ before }) => before.state.turn === turn);
    return beforeAnswer(moves.flatMap(({ events }) => events));
  }
  const decision = history[lastDecision]?.events ?? [];
  const answer = decision.slice(beforeAnswer(decision).length);
  return [...answer, ...history.slice(lastDecision + 1).flatMap(({ events }) => events)];
}
