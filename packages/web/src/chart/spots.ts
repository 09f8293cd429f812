/** What the chart is told about spots: which can be picked, which are thought about, and how they are called. */
import type { Spot } from '../view/spots.ts';
import type { Told } from '../view/told.svelte.ts';

export interface Spots {
  readonly can: Told<true>;
  readonly chosen: Spot | null;
  readonly waited: Spot | null;
  /** Targets that somebody thinks about, and whether they are still in question. */
  readonly weighed: Told<boolean>;
  readonly label: (spot: Spot) => string;
  /** Colours of the discs that the choice which is considered would bring, and places from which a piece would go. */
  readonly coming: Told<number>;
  readonly leaving: Told<true>;
}
