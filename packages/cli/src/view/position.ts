/** The whole position on one page: round and phase, the seats, the board; and the key to its signs. */
import { type Game, PHASES, pending, writePosition } from '@windrose/engine';
import { wrap } from '../layout.ts';
import { boardView, type Part } from './board.ts';
import type { GameText } from './game-text.ts';
import { seatsView } from './seats.ts';

function headline(game: Game, { ansi, narrator, say }: GameText, width: number): string {
  const { phase } = writePosition(game);
  const round = say('round', { n: game.state.round, rounds: game.tables.data.rounds });
  const phases = PHASES.filter((id) => id !== 'set-up' && (id !== 'discard' || game.tables.discardPhase))
    .map((id) => (id === phase ? `[${narrator.phase(id)}]` : narrator.phase(id)))
    .join(' · ');
  const stage = pending(game) === null ? say('over') : phases;
  const text = phase === 'set-up' ? `━━ ${narrator.phase(phase)} ` : `━━ ${round} ━━ ${stage} `;
  return ansi.bold(text + '━'.repeat(Math.max(0, width - text.length)));
}

export function positionView(game: Game, text: GameText, width: number, part: Part = 'all'): string[] {
  return [headline(game, text, width), '', ...seatsView(game, text, width), '', ...boardView(game, text, width, part)];
}

/** The key to the signs of the picture. */
export function keyToSigns({ tables, mode, state }: Game, text: GameText, width: number): string[] {
  const { tokenIds, firstActionToken, data } = tables;
  const { say } = text;
  const neutral = Array.from({ length: state.colours - state.seats }, (_, i) => state.seats + i)
    .map((colour) => `${text.mark(colour)}\u00a0${text.title(colour)}`)
    .join(', ');
  const explained = (ids: readonly string[]) =>
    ids.map((id) => `${text.tokenMark(id)}\u00a0${text.token(id)}`).join(', ');
  return [
    say('keyStatuses', { first: say(`first.${data.rulebook}`) }),
    say('keySigns'),
    say('keyTracks') + (tables.fleetSites.length > 0 ? ` ${say('keyFleets')}` : ''),
    ...(mode.shortensTracks === undefined ? [] : [say('keyShortTracks')]),
    ...(neutral === '' ? [] : [`${neutral}.`]),
    ...(mode.forecast === undefined ? [] : [say('keyGrid')]),
    say('keyBrown', { tokens: explained(tokenIds.slice(1, firstActionToken)) }),
    say('keyBlue', { tokens: explained(tokenIds.slice(firstActionToken)) }),
  ].flatMap((line) => wrap(line, width));
}
