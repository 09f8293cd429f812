/** Events of the Silent Fleet. */

import type { Action } from '../../edition/data.ts';
import type { Seat } from '../../edition/number-types.ts';
import type { PieceMove } from '../../game/pieces.ts';

declare module '../../game/events.ts' {
  interface EventBodies {
    /** A player chooses the action to which the Silent Fleet reacts. */
    'fleet-trigger-chosen': { seat: Seat; action: Action };
    /** The Silent Fleet does not react to an action of this kind. */
    'fleet-silent': { seat: Seat; action: Action };
    /** The Silent Fleet has no target for its reaction. */
    'fleet-cannot-react': { seat: Seat };
    /** A player removes a tile before the Build Phase. */
    'shortage-caused': { seat: Seat; building: string; pieces: readonly PieceMove[] };
  }
}
