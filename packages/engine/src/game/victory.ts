/** The result of a game against an Opposition: the margin and its grade (SOLO-END-5). */

export type Grade = 'defeat' | 'minor' | 'victory' | 'major' | 'complete' | 'total';

export interface Victory {
  /** The player's glory less the Opposition's. */
  readonly margin: number;
  readonly grade: Grade;
  /** A victory with a building of the highest level. */
  readonly panache: boolean;
}
