/** What happened without when and during whose decision: events as plain facts, of some kinds if named. */
import type { GameEvent } from '../../src/index.ts';

type Fact = { event: GameEvent['event'] } & Record<string, unknown>;

export function told(events: readonly GameEvent[], ...kinds: GameEvent['event'][]): Fact[] {
  return events
    .filter(({ event }) => kinds.length === 0 || kinds.includes(event))
    .map(({ seq, round, phase, actor, ...fact }) => fact);
}

/** A status that changed within what its track can show. */
export function changed(player: number, status: string, before: number, after: number, cause: string): Fact {
  return { event: 'status-changed', player, status, delta: after - before, before, after, shown: after, cause };
}
