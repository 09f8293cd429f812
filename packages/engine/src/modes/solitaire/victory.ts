/** The result of a solitaire game: victory or defeat, its margin and its grade (SOLO-END-5, SOLO-END-6). */

import type { Game } from '../../game/game.ts';
import type { Victory, VictoryGrade } from '../../game/victory.ts';
import { totalScore } from '../../rules/score.ts';
import { HUMAN, OPPOSITION } from './layout.ts';

/** Grades with their smallest margins, the highest first. */
const GRADES: readonly { readonly least: number; readonly grade: VictoryGrade }[] = [
  { least: 9, grade: 'total' },
  { least: 7, grade: 'complete' },
  { least: 5, grade: 'major' },
  { least: 3, grade: 'victory' },
  { least: 0, grade: 'minor' },
];

/** Returns the result of a finished game, or of a game that would end now. */
export function victory(game: Game): Victory {
  const margin = totalScore(game, HUMAN) - totalScore(game, OPPOSITION);
  const grade = GRADES.find(({ least }) => margin >= least)?.grade ?? 'defeat';
  return { margin, grade, panache: grade !== 'defeat' && game.state.builtTop[HUMAN] > 0 };
}
