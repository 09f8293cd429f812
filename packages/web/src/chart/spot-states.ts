/** What the chart is told about spots: which can be picked, which are thought about, and how they are called. */
import type { MovePreview } from '../motion/move-preview.ts';
import type { Spot } from '../view/spots.ts';

export interface SpotStates {
  readonly selectable: ReadonlySet<Spot>;
  readonly chosen: Spot | null;
  readonly waited: Spot | null;
  /** Targets that somebody thinks about, and whether they are still in question. */
  readonly weighed: ReadonlyMap<Spot, boolean>;
  readonly label: (spot: Spot) => string;
  /** What the choice that is considered would bring. */
  readonly ghost: MovePreview | null;
}
