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
  const phases = Object.entries(PHASE_NAMES)
    .filter(([id]) => id !== 'set-up' && (id !== 'discard' || game.tables.discardPhase))
    .map(([id, name]) => (id === phase ? `[${name}]` : name));
  const stage = pending(game) === null ? 'the game is over' : phases.join(' · ');
  const text = phase === 'set-up' ? `━━ ${PHASE_NAMES[phase]} ━━ ` : `${round}${stage} `;
  return names.ansi.bold(text + '━'.repeat(Math.max(0, width - text.length)));
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
export function legend({ tables, mode, state }: Game, names: Names, width: number): string[] {
  const { tokenIds, firstActionToken } = tables;
  const neutral = Array.from({ length: state.colours - state.seats }, (_, i) => state.seats + i)
    .map((colour) => `${names.mark(colour)} ${names.object(colour)}`)
    .join(', ');
  const explained = (ids: readonly string[]) => ids.map((id) => `${names.tokenMark(id)} ${names.token(id)}`).join(', ');
  return [
    `Statuses: score → level (score at which the next level begins). ★ ${names.words.firstPlayer.rest.replace('the ', '')}.`,
    '(◆) a disc lies on the building, ( ) none does. Cards [what they add]. ² a city of two glory.',
    `Tracks run from the far end to the stack of cards ▸.${tables.fleetSites.length > 0 ? ' ~ a fleet. □ a link without a token.' : ''}`,
    ...(mode.shortensTracks !== undefined ? ['× a space that is no part of its track any more.'] : []),
    ...(neutral === '' ? [] : [`${neutral}.`]),
    ...(mode.forecast === undefined
      ? []
      : ['Grid: column, tile, extra actions of the Opposition. Ladder: those before ‖ act in this round.']),
    `Brown tokens raise a status: ${explained(tokenIds.slice(1, firstActionToken))}.`,
    `Blue tokens are spent for an action: ${explained(tokenIds.slice(firstActionToken))}.`,
  ].flatMap((line) => wrap(line, width));
}
