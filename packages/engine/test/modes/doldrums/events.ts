/** Events of the Doldrums. */
import type { Seat } from '../../../src/edition/number-types.ts';

declare module '../../../src/game/events.ts' {
  interface EventBodies {
    /** A player becalms the waters of a region. */
    'waters-becalmed': { seat: Seat; region: string };
  }
}
