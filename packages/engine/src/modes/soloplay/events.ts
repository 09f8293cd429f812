/** Events of SoloPlay. */

import type { Colour, Seat } from '../../edition/number-types.ts';
import type { PieceMove } from '../../game/pieces.ts';

declare module '../../game/events.ts' {
  interface EventBodies {
    /** A tile leaves the game during the set-up. */
    'tile-removed': { seat: null; building: string; pieces: readonly PieceMove[] };
    /** A token leaves its track during the set-up. */
    'track-token-removed': { seat: null; space: string; token: string; pieces: readonly PieceMove[] };
    /** A player receives a neutral disc, because others have more discs in their harbors. */
    'neutral-received': { seat: Seat; colour: Colour; pieces: readonly PieceMove[] };
    /** A player plays no neutral disc in this turn. */
    'neutral-declined': { seat: Seat };
  }
}
