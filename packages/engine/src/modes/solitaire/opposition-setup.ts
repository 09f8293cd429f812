/** The part of a set-up that solitaire adds (SOLO-SET). */
import type { Colour } from '../../edition/number-types.ts';

/** The random part of the set-up of solitaire. Colours are numbered as in the state. */
export interface OppositionSetup {
  /** Building kinds of each level, by column. */
  readonly grid: readonly (readonly string[])[];
  /** Colours on the ladder, in the order of their actions. */
  readonly ladder: readonly Colour[];
  /** Colours on the first two spaces of each region's track. */
  readonly tracks: Readonly<Record<string, readonly Colour[]>>;
  /** Colours in the order in which they place discs in the home area. */
  readonly settlers: readonly Colour[];
}

declare module '../../game/setup.ts' {
  interface Setup {
    /** In solitaire only. */
    readonly opposition?: OppositionSetup;
  }
}
