/** The grid and the ladder of a game against the Opposition as pictures. */
import type { Game, Position } from '@windrose/engine';
import { wrap } from '../../layout.ts';
import type { GameText } from '../game-text.ts';
import type { ModeView } from './mode-view.ts';

/** `level 2: 1 Bank, 2 Barracks +1`: the tiles of the grid by column, and the extra actions that each would cost. */
function gridView(game: Game, text: GameText, room: number): string[] {
  const tiles = game.mode.forecast?.(game) ?? [];
  const levels = [...new Set(tiles.map(({ level }) => level))];
  return levels.flatMap((level) => {
    const row = tiles.filter((tile) => tile.level === level);
    const cells = row.map(({ building, column, extraActions }) => {
      const cost = extraActions > 0 ? ` +${extraActions}` : '';
      return `${column} ${text.narrator.building(building)}${cost}`;
    });
    return wrap(text.labelled(text.say('level', { n: level }), cells.join(', ')), room);
  });
}

/** The colours in the order of their actions, those of this round before ‖; nothing before the first round. */
function ladderView({ numbers = {} }: Position, text: GameText): string[] {
  const { ladder, marker } = numbers;
  const [position, owed] = marker;
  if (position === 0) return [];
  const acting = position - 1;
  const marks = ladder.map((colour) => text.mark(colour));
  return [
    `${marks.slice(0, acting).join(' ')} ‖ ${marks.slice(acting).join(' ')}`,
    text.say('ladderActions', { n: acting }),
    ...(owed > 0 ? [text.say('drawsAtEnd', { who: text.names(ladder[acting]) })] : []),
  ];
}

export const solitaire: ModeView = {
  sections(position, text) {
    const ladder = ladderView(position, text);
    return ladder.length === 0 ? [] : [{ title: text.say('ladder'), items: ladder }];
  },
  tiles(game, text, room) {
    const grid = gridView(game, text, room);
    return grid.length === 0 ? null : { title: text.say('grid'), items: grid };
  },
};
