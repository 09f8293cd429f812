/**
 * Events as plain objects for comparisons: without their stamp, without the moves of pieces, which have a test of their
 * own, and without a seat where they concern the whole game.
 */
import type { GameEvent } from '../../src/index.ts';

type Fact = { event: GameEvent['event'] } & Record<string, unknown>;

export function factsOf(events: readonly GameEvent[], ...kinds: GameEvent['event'][]): Fact[] {
  return events
    .filter(({ event }) => kinds.length === 0 || kinds.includes(event))
    .map((event) => {
      const { seq, round, phase, actor, seat, ...fact } = event;
      const { pieces, ...others } = { pieces: [], ...fact };
      return seat === null ? others : { ...others, seat };
    });
}

/** A status event whose change is within the limits of its track. */
export function statusChanged(seat: number, status: string, before: number, after: number, cause: string): Fact {
  return { event: 'status-changed', seat, status, delta: after - before, before, after, shown: after, cause };
}
