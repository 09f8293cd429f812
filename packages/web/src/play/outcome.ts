/** The outcome of moves without the answer of the Opposition, for previews and for turns that wait for a confirmation. */
import { type Game, type GameEvent, play } from '@windrose/engine';
import type { MoveSequence } from './move-sequences.ts';
import { isReason, LIMITS } from './opposition-moments.ts';

/** Returns the events before the Opposition acts. */
export function beforeAnswer(events: readonly GameEvent[]): readonly GameEvent[] {
  const answer = events.findIndex(isReason);
  return answer < 0 ? events : events.slice(0, answer);
}

/** Returns the events and the position before the turn or the phase ends, or the Opposition acts. */
export function outcomeOf(
  game: Game,
  sequence: MoveSequence,
): { readonly events: readonly GameEvent[]; readonly game: Game } {
  const copy = game.clone();
  const events: GameEvent[] = [];
  let outcome: Game | null = null;
  for (const move of sequence) {
    play(copy, move, 0, (event) => {
      if (outcome !== null) return;
      if (LIMITS.has(event.event) && event.event !== 'card-limit-checked') outcome = copy.clone();
      else events.push(event);
    });
  }
  return { events, game: outcome ?? copy };
}
