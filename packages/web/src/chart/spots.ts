/** How a spot of the chart presents itself: as a button if something can be done there, as a picture otherwise. */
import type { Ghost } from '../motion/ghost.ts';
import type { Spot } from '../view/spots.ts';

/** What the chart is told about spots. */
export interface Spots {
  readonly can: ReadonlySet<Spot>;
  readonly chosen: Spot | null;
  readonly waited: Spot | null;
  /** Targets that somebody thinks about, and whether they are still in question. */
  readonly weighed: ReadonlyMap<Spot, boolean>;
  readonly label: (spot: Spot) => string;
  /** What the choice that is considered would bring. */
  readonly ghost: Ghost | null;
}

/** Attributes of the element of a spot; clicks and keys are heard by the chart, which looks for `data-spot`. */
export function spotAttributes(spot: Spot, { can, chosen, waited, weighed, label }: Spots) {
  const shared = { 'data-spot': spot, 'aria-label': label(spot) };
  if (!can.has(spot)) {
    const stays = weighed.get(spot);
    const thought = stays === undefined ? '' : stays ? ' left' : ' out';
    return { ...shared, role: 'img', class: `spot${thought}` } as const;
  }
  const classes = ['spot', 'can', ...(spot === chosen ? ['chosen'] : []), ...(spot === waited ? ['waited'] : [])];
  return { ...shared, role: 'button', tabindex: 0, 'aria-pressed': spot === chosen, class: classes.join(' ') } as const;
}
