/** The boards of the seats as a picture: statuses with their levels, harbor and supply, then buildings, tokens and cards. */
import {
  allowance,
  counted,
  type Game,
  type Position,
  pending,
  type Seat,
  type Status,
  totalScore,
  writePosition,
} from '@windrose/engine';
import { visibleLength } from '../ansi.ts';
import { flow, padEnd, padStart } from '../layout.ts';
import type { GameText } from './game-text.ts';
import { modeView } from './modes/index.ts';

type SeatPosition = Position['seats'][number];

const STATUS = 11;
const MIN_NUMBER = 6;
const INDENT = 4;
const MAX_ROOM = 20;

/** What the levels of the four statuses are called here, in the order of the status numbers. */
const LEVELS = ['level.build', 'level.growth', 'level.salary', 'level.cardLimit'] as const;

/** `4→3 (7)`: the score, the level it gives, and the score at which the next level begins. */
function statusCell(game: Game, seat: Seat, status: Status): string {
  const { state, tables } = game;
  const raw = state.status[seat * tables.statusIds.length + status];
  const levels = [tables.buildAt, tables.growthAt, tables.salaryAt, tables.cardLimitAt][status];
  const next = tables.data.tracks.thresholds.find((threshold) => threshold > tables.shownAt[raw]);
  return `${tables.shownAt[raw]}→${levels[raw]} (${next ?? '–'})`;
}

function nameCell(game: Game, seat: Seat, text: GameText, room: number): string {
  const isAsked = pending(game)?.seat === seat;
  const star = seat === game.state.first ? ' ★' : '';
  // The mark and a space before the name, and a space behind it.
  const name = text.seat(seat, room - 3 - star.length);
  return (isAsked ? text.ansi.bold(name) : name) + star;
}

/** `(●) Shipyard`: the circle with its disc, if the building has one. */
function buildings(position: SeatPosition, seat: Seat, text: GameText): string[] {
  const { buildingIds, buildingStage } = text.tables;
  return position.buildings.map(({ id, disc }) => {
    const hasCircle = buildingStage[buildingIds.indexOf(id)] >= 0;
    const circle = hasCircle ? `(${disc ? text.mark(seat) : ' '}) ` : '';
    return circle + text.narrator.building(id);
  });
}

function blueTokens({ tokens }: SeatPosition, text: GameText): string[] {
  const { tokenIds, firstActionToken } = text.tables;
  return Object.entries(tokens)
    .filter(([id]) => tokenIds.indexOf(id) >= firstActionToken)
    .map(([id, number]) => text.ansi.blue(text.token(id)) + (number > 1 ? ` ×${number}` : ''));
}

function cards(game: Game, position: SeatPosition, seat: Seat, text: GameText): string[] {
  const { cardIds } = text.tables;
  const { say } = text;
  const shown = (id: string) => `${text.card(id)} [${text.cardIcons(cardIds.indexOf(id))}]`;
  const listed = (ids: readonly string[]) => ids.map((id) => text.card(id)).join(', ');
  const parts = [
    say('cards', { held: counted(game, seat), limit: allowance(game, seat) }),
    ...position.cards.filter((id) => id !== position.freeSlot).map(shown),
  ];
  if (position.freeSlot !== null) parts.push(say('freeSlot', { card: shown(position.freeSlot) }));
  if (position.kept !== undefined && position.kept.length > 0)
    parts.push(say('kept', { cards: listed(position.kept) }));
  if (position.aside.length > 0) parts.push(say('aside', { cards: listed(position.aside) }));
  return parts;
}

function markers({ markers = {} }: SeatPosition, { narrator, say }: GameText): string[] {
  const counts = Object.entries(markers).map(([id, number]) => `${narrator.status(id)} ${number}`);
  return counts.length > 0 ? [say('markers', { markers: counts.join(', ') })] : [];
}

export function seatsView(game: Game, text: GameText, width: number): string[] {
  const { ansi, narrator, say, tables } = text;
  const position = writePosition(game);
  const mode = modeView(game);
  const indent = ' '.repeat(INDENT);
  const headings = [say('harbor'), say('supply'), narrator.scoreCategory('total')];
  const numberWidths = headings.map((heading) => Math.max(MIN_NUMBER, visibleLength(heading) + 1));
  const figures = tables.statusIds.length * STATUS + numberWidths.reduce((sum, each) => sum + each);
  const room = Math.min(width - figures, MAX_ROOM);
  const numberCells = (cells: readonly string[]) => cells.map((cell, i) => padStart(cell, numberWidths[i])).join('');
  const statusHeadings = tables.statusIds.map((id) => padEnd(narrator.status(id), STATUS)).join('');
  const levels = LEVELS.map((level) => padEnd(say(level), STATUS)).join('');
  const lines = [
    ansi.bold(padEnd(say('seats'), room) + statusHeadings + numberCells(headings)),
    ansi.dim(padEnd('', room) + levels.trimEnd()),
  ];
  position.seats.forEach((own, seat) => {
    const statuses = tables.statusIds.map((_, status) => padEnd(statusCell(game, seat, status), STATUS)).join('');
    const isPlayer = seat < game.state.players;
    const counts = [...(isPlayer ? [own.harbor, own.supply] : ['–', '–']), totalScore(game, seat)];
    lines.push(padEnd(nameCell(game, seat, text, room), room) + statuses + numberCells(counts.map(String)));
    const tokens = blueTokens(own, text);
    const items = [
      ...(own.buildings.length === 0 && isPlayer ? [say('noBuilding')] : buildings(own, seat, text)),
      ...(tokens.length > 0 ? [say('tokens', { tokens: tokens.join(', ') })] : []),
      ...markers(own, text),
      ...(mode.seatItems?.(position, seat, text) ?? []),
      ...(own.passed ? [ansi.dim(say('passed'))] : []),
    ];
    if (items.length > 0) lines.push(...flow([indent + items[0], ...items.slice(1)], width, INDENT));
    const [held, ...rest] = cards(game, own, seat, text);
    if (own.cards.length + own.aside.length + (own.kept?.length ?? 0) > 0)
      lines.push(...flow([indent + held, ...rest], width, INDENT, '  '));
  });
  return lines;
}
