/** What everything is given that shows pieces which can be asked about, and perhaps chosen. */
import type { EditionTables } from '@windrose/engine';
import type { Spot } from '../view/spots.ts';
import type { PieceNames } from './piece-names.ts';

export interface PieceSelection {
  readonly tables: EditionTables;
  readonly names: PieceNames;
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
export const withoutSelection = ({ tables, names }: PieceSelection): PieceSelection => ({
  tables,
  names,
  selectable: NOTHING,
  chosen: null,
});
