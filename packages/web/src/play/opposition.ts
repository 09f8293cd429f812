/** What is a player's own doing and what the Opposition's answer, and the moments into which that is cut. */
import { type Game, type GameEvent, play } from '@windrose/engine';
import type { Spot } from '../view/spots.ts';
import type { MoveSequence } from './move-sequences.ts';

type EventOf<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;
export type Plan = EventOf<'opposition-planned'>;
/** Events that tell why the Opposition does what follows. */
export type Reason = Plan | EventOf<'opposition-order-decided' | 'opposition-keeps'>;

/** One moment of an act, with the position that belongs to it. */
export interface Moment {
  readonly reason: Reason;
  /** Tie-breaks that have been told. */
  readonly ties: number;
  /** What it has done; null until it is done. */
  readonly events: readonly GameEvent[] | null;
  readonly game: Game;
  /** How many events of the game have led to that. */
  readonly seen: number;
  /** Everything that the step could aim at, and whether it is still aimed at; once it is done, only where that is seen. */
  readonly weighed: ReadonlyMap<Spot, boolean>;
  /** Where the acting colour stands on the ladder, from 1; 0 if it acts for another reason. */
  readonly rung: number;
  /** Which act it is, from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
}

const REASONS: ReadonlySet<GameEvent['event']> = new Set<Reason['event']>([
  'opposition-planned',
  'opposition-order-decided',
  'opposition-keeps',
]);

/** Where what an act has caused comes to an end. */
export const LIMITS: ReadonlySet<GameEvent['event']> = new Set([
  ...REASONS,
  'card-limit-checked',
  'turn-started',
  'turn-ended',
  'phase-started',
  'phase-ended',
  'round-ended',
  'game-ended',
]);

export const isReason = (event: GameEvent): event is Reason => REASONS.has(event.event);

/** What happened before the Opposition answered. */
export function beforeAnswer(events: readonly GameEvent[]): readonly GameEvent[] {
  const answer = events.findIndex(isReason);
  return answer < 0 ? events : events.slice(0, answer);
}

/** What a sequence to play itself brings: all that happens before the turn or the phase ends, or the Opposition answers, and the position then. */
export function outcomeOf(
  game: Game,
  sequence: MoveSequence,
): { readonly events: readonly GameEvent[]; readonly game: Game } {
  const copy = game.clone();
  const events: GameEvent[] = [];
  let then: Game | null = null;
  for (const move of sequence) {
    play(copy, move, 0, (event) => {
      if (then !== null) return;
      if (LIMITS.has(event.event) && event.event !== 'card-limit-checked') then = copy.clone();
      else events.push(event);
    });
  }
  return { events, game: then ?? copy };
}
