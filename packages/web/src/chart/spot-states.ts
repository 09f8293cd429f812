/** The states of the spots of the chart: which can be chosen, which are candidates, and their labels. */
import type { MovePreview } from '../motion/move-preview.ts';
import type { Spot } from '../view/spots.ts';

export interface SpotStates {
  readonly selectable: ReadonlySet<Spot>;
  readonly selected: Spot | null;
  readonly onlyChoice: Spot | null;
  /** Targets that the Opposition considers, and whether each is still possible. */
  readonly candidates: ReadonlyMap<Spot, boolean>;
  /** Returns the accessible name of a spot. */
  readonly spotName: (spot: Spot) => string;
  /** What the choice that is considered would bring. */
  readonly preview: MovePreview | null;
}
