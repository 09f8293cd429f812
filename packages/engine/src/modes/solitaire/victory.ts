/** How a solitaire game ends: the player against the Opposition, by how far (SOLO-END-5, SOLO-END-6). */

import type { Game } from '../../game/game.ts';
import type { Grade, Victory } from '../../game/victory.ts';
import { totalScore } from '../../rules/score.ts';
import { HUMAN, OPPOSITION } from './layout.ts';

/** Each grade from its least margin on, the highest first. */
const GRADES: readonly { readonly least: number; readonly grade: Grade }[] = [
  { least: 9, grade: 'total' },
  { least: 7, grade: 'complete' },
  { least: 5, grade: 'major' },
  { least: 3, grade: 'victory' },
  { least: 0, grade: 'minor' },
];

/** How a finished game was won or lost, or would be if it ended now. */
export function victory(game: Game): Victory {
  const margin = totalScore(game, HUMAN) - totalScore(game, OPPOSITION);
  const grade = GRADES.find(({ least }) => margin >= least)?.grade ?? 'defeat';
  return { margin, grade, panache: grade !== 'defeat' && game.state.builtTop[HUMAN] > 0 };
}
