/** The whole position on one page: round and phase, the players, the board. */
import { type Game, pending, writePosition } from '@windrose/engine';
import { wrap } from '../layout.ts';
import { boardPicture, type Part } from './board.ts';
import { PHASE_NAMES } from './events.ts';
import type { Names } from './names.ts';
import { playersPicture } from './players.ts';

function headline(game: Game, names: Names, width: number): string {
  const { phase } = writePosition(game);
  const round = `━━ Round ${game.state.round} of ${game.tables.data.rounds} ━━ `;
  const phases = Object.entries(PHASE_NAMES).map(([id, name]) => (id === phase ? `[${name}]` : name));
  const text = `${round}${pending(game) === null ? 'the game is over' : phases.join(' · ')} `;
  return names.paint.bold(text + '━'.repeat(Math.max(0, width - text.length)));
}

export function positionPicture(game: Game, names: Names, width: number, part: Part = 'all'): string[] {
  return [
    headline(game, names, width),
    '',
    ...playersPicture(game, names, width),
    '',
    ...boardPicture(game, names, width, part),
  ];
}

/** How to read the picture. */
export function legend(names: Names, width: number): string[] {
  const { tokenIds, firstActionToken } = names.tables;
  const explained = (ids: readonly string[]) => ids.map((id) => `${names.tokenMark(id)} ${names.token(id)}`).join(', ');
  return [
    'Statuses: score → level (score at which the next level begins). ★ first player.',
    '(◆) a disc lies on the building, ( ) none does. Cards [what they add]. ² a city of two glory.',
    'Tracks run from the far end to the stack of cards ▸.',
    `Brown tokens raise a status: ${explained(tokenIds.slice(1, firstActionToken))}.`,
    `Blue tokens are spent for an action: ${explained(tokenIds.slice(firstActionToken))}.`,
  ].flatMap((line) => wrap(line, width));
}
