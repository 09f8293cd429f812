/** The selection that buttons of pieces share: what can be chosen, what is chosen, and how pieces are named. */
import type { EditionTables } from '@windrose/engine';
import type { Spot } from '../view/spots.ts';
import type { PieceNames } from './piece-names.ts';

export interface PieceSelection {
  readonly tables: EditionTables;
  readonly names: PieceNames;
  readonly selectable: ReadonlySet<Spot>;
  readonly chosen: Spot | null;
  /**
   * Handles a click and returns whether it had an effect. Absent where nothing is ever chosen, as on the boards of others; a click
   * then shows details.
   */
  readonly onpick?: ((spot: Spot) => boolean) | undefined;
}

const NOTHING: ReadonlySet<Spot> = new Set();

/** Returns the same selection where nothing can be chosen. */
export const withoutSelection = ({ tables, names }: PieceSelection): PieceSelection => ({
  tables,
  names,
  selectable: NOTHING,
  chosen: null,
});
