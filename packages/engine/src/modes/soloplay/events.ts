/** Events of SoloPlay. */

export type {};

declare module '../../game/events.ts' {
  interface EventBodies {
    /** A tile leaves the game during the set-up. */
    'tile-removed': { building: string };
    /** A token leaves its track during the set-up. */
    'track-token-removed': { space: string; token: string };
    /** A player receives a neutral disc, because others have more discs in their harbors. */
    'neutral-received': { player: number };
    /** A player keeps the neutral disc in the harbor. */
    'neutral-declined': { player: number };
  }
}
