/** The result of a game against an Opposition: the margin and its grade. */

/** From the worst to the best. */
export const VICTORY_GRADES = ['defeat', 'minor', 'victory', 'major', 'complete', 'total'] as const;

/** How a game against an Opposition ended. */
export type VictoryGrade = (typeof VICTORY_GRADES)[number];

export interface Victory {
  /** The player's glory less the Opposition's. */
  readonly margin: number;
  readonly grade: VictoryGrade;
  /** A victory with a building of the highest level. */
  readonly panache: boolean;
}
