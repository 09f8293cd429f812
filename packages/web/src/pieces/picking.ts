/** What everything is given that shows pieces which can be chosen. */
import type { Tables } from '@windrose/engine';
import type { Ghost } from '../motion/ghost.ts';
import type { Spot } from '../view/spots.ts';
import type { Names } from './names.ts';

export interface Picking {
  tables: Tables;
  names: Names;
  /** What can be chosen now. */
  can: ReadonlySet<Spot>;
  chosen: Spot | null;
  /** What the choice that is considered would bring. */
  ghost?: Ghost | null;
  /**
   * Whether a click meant something, or was told why not. Absent where nothing is ever chosen, as on the boards of others; a click
   * then shows the detail.
   */
  onpick?: ((spot: Spot) => boolean) | undefined;
}
