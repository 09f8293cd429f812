/** What everything is given that shows pieces which can be asked about, and perhaps chosen. */
import type { EditionTables } from '@windrose/engine';
import type { Spot } from '../view/spots.ts';
import type { Names } from './names.ts';

export interface Picking {
  readonly tables: EditionTables;
  readonly names: Names;
  /** What can be chosen now. */
  readonly selectable: ReadonlySet<Spot>;
  readonly chosen: Spot | null;
  /**
   * Whether a click meant something, or was told why not. Absent where nothing is ever chosen, as on the boards of others; a click
   * then shows the detail.
   */
  readonly onpick?: ((spot: Spot) => boolean) | undefined;
}

const NOTHING: ReadonlySet<Spot> = new Set();

/** The same pieces where nothing can be chosen. */
export const idle = ({ tables, names }: Picking): Picking => ({ tables, names, selectable: NOTHING, chosen: null });
