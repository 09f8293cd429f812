/** Events of the Silent Fleet. */
import type { Action } from '../../edition/data.ts';

declare module '../../game/events.ts' {
  interface EventBodies {
    /** A player chooses the action that the Silent Fleet answers. */
    'fleet-trigger-chosen': { player: number; action: Action };
    /** The Silent Fleet does not answer an action of this kind. */
    'fleet-silent': { player: number; action: Action };
    /** The Silent Fleet has no target for its answer. */
    'fleet-cannot-react': { player: number };
    /** A player removes a tile before the Build Phase. */
    'shortage-caused': { player: number; building: string };
  }
}
