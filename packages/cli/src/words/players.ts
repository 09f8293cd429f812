/** The players' boards as a picture: statuses with their levels, harbor and supply, then buildings, tokens and cards. */
import { allowance, counted, type Game, type Position, pending, totalScore, writePosition } from '@windrose/engine';
import { flow, padEnd, padStart } from '../layout.ts';
import type { Names } from './names.ts';

type SeatWords = Position['seats'][number];

const STATUS = 11;
const NUMBER = 7;
const INDENT = 4;
/** What a line has besides the name: four statuses and three numbers. */
const FIGURES = 4 * STATUS + 3 * NUMBER;
const MAX_ROOM = 20;

/** `4 → 3 (7)`: the score, the level it gives, and the score at which the next level begins, if there is one. */
function statusCell(game: Game, seat: number, status: number): string {
  const { state, tables } = game;
  const raw = state.status[seat * tables.statusIds.length + status];
  const levels = [tables.buildAt, tables.growthAt, tables.salaryAt, tables.cardLimitAt][status];
  const next = tables.data.tracks.thresholds.find((threshold) => threshold > tables.shownAt[raw]);
  return `${tables.shownAt[raw]} → ${levels[raw]} (${next ?? '–'})`;
}

function nameCell(game: Game, seat: number, names: Names, room: number): string {
  const isAsked = pending(game)?.seat === seat;
  // The mark and a space before the name; a star and two spaces behind it.
  const name = names.player(seat, room - 5);
  return (isAsked ? names.ansi.bold(name) : name) + (seat === game.state.first ? ' ★' : '');
}

/** `(●) Shipyard`: the circle with its disc, if the building has one. */
function buildings(words: SeatWords, seat: number, names: Names): string[] {
  const { buildingIds, buildingStage } = names.tables;
  return words.buildings.map(({ id, disc }) => {
    const hasCircle = buildingStage[buildingIds.indexOf(id)] >= 0;
    const circle = hasCircle ? `(${disc ? names.mark(seat) : ' '}) ` : '';
    return circle + names.building(id);
  });
}

function blueTokens(words: SeatWords, names: Names): string[] {
  const { tokenIds, firstActionToken } = names.tables;
  return Object.entries(words.tokens)
    .filter(([id]) => tokenIds.indexOf(id) >= firstActionToken)
    .map(([id, number]) => names.ansi.blue(names.token(id)) + (number > 1 ? ` ×${number}` : ''));
}

function cards(game: Game, words: SeatWords, seat: number, names: Names): string[] {
  const { cardIds } = names.tables;
  const shown = (id: string) => `${names.card(id)} [${names.cardIcons(cardIds.indexOf(id))}]`;
  const normal = words.cards.filter((id) => id !== words.freeSlot).map(shown);
  const parts = [`cards ${counted(game, seat)} of ${allowance(game, seat)}${normal.length > 0 ? ':' : ''}`, ...normal];
  if (words.freeSlot !== null) parts.push(`free slot: ${shown(words.freeSlot)}`);
  if (words.kept !== undefined && words.kept.length > 0) {
    parts.push(`kept for glory: ${words.kept.map((id) => names.card(id)).join(', ')}`);
  }
  if (words.aside.length > 0) parts.push(`set aside: ${words.aside.map((id) => names.card(id)).join(', ')}`);
  return parts;
}

/** Neutral discs that a player may play, and those in reserve, in modes where players have them. */
function neutralDiscs({ numbers = {} }: Position, seat: number): string[] {
  const { neutralHarbor, neutralReserve } = numbers;
  if (neutralHarbor === undefined || neutralReserve === undefined) return [];
  return [`neutral discs: ${neutralHarbor[seat]} in the harbor, ${neutralReserve[seat]} in reserve`];
}

export function playersPicture(game: Game, names: Names, width: number): string[] {
  const { ansi, tables } = names;
  const position = writePosition(game);
  const indent = ' '.repeat(INDENT);
  const room = Math.min(width - FIGURES, MAX_ROOM);
  const heads = tables.statusIds.map((id) => padEnd(names.status(id), STATUS)).join('');
  const numbers = ['Harbor', 'Supply', 'Glory'].map((head) => padStart(head, NUMBER)).join('');
  const levels = tables.statusIds.map((id) => padEnd(names.level(id).replace(' level', ''), STATUS)).join('');
  const lines = [ansi.bold(padEnd('PLAYERS', room) + heads + numbers), ansi.dim(padEnd('', room) + levels.trimEnd())];
  position.seats.forEach((words, seat) => {
    const statuses = tables.statusIds.map((_, status) => padEnd(statusCell(game, seat, status), STATUS)).join('');
    const isPlayer = seat < game.state.players;
    const counts = [...(isPlayer ? [words.harbor, words.supply] : ['–', '–']), totalScore(game, seat)];
    lines.push(
      padEnd(nameCell(game, seat, names, room), room) +
        statuses +
        counts.map((number) => padStart(String(number), NUMBER)).join(''),
    );
    const tokens = blueTokens(words, names);
    const tiles = words.buildings.length > 0 ? buildings(words, seat, names) : isPlayer ? ['no building yet'] : [];
    if (tokens.length > 0) tiles.push(`tokens: ${tokens.join(', ')}`);
    const markers = Object.entries(words.markers ?? {}).map(([id, number]) => `${names.status(id)} ${number}`);
    if (markers.length > 0) tiles.push(`discs before statuses: ${markers.join(', ')}`);
    tiles.push(...neutralDiscs(position, seat));
    if (words.passed) tiles.push(ansi.dim('— has passed'));
    if (tiles.length > 0) lines.push(...flow([indent + tiles[0], ...tiles.slice(1)], width, INDENT));
    const [held, ...rest] = cards(game, words, seat, names);
    if (words.cards.length + words.aside.length + (words.kept?.length ?? 0) > 0)
      lines.push(...flow([indent + held, ...rest], width, INDENT, '  '));
  });
  return lines;
}
