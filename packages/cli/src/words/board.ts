/** The board as a picture: each area with its track, stacks and cities, then the links and the tiles left to build. */
import { type Game, type Position, pending, writePosition } from '@windrose/engine';
import { flow, padEnd } from '../layout.ts';
import type { Names } from './names.ts';

type Space = { disc?: number; token?: string };

/** Everything there is, or what a player needs to see at every turn. */
export type Part = 'all' | 'turn';

const AREA = 15;
const STATE = 8;
const INDENT = 4;

/** The disc or token on a space; a dot where there is neither. */
function content(space: Space, names: Names): string {
  if (space.disc !== undefined) return names.mark(space.disc);
  return space.token === undefined ? '·' : names.tokenMark(space.token);
}

function trackPicture(track: Position['tracks'][string], names: Names): string {
  const spaces = track.spaces.map((space) => content(space, names)).join(' ');
  const beside = track.beside.flatMap((number, seat) => (number > 0 ? [names.mark(seat).repeat(number)] : []));
  return `${spaces} ▸${beside.length > 0 ? ` beside: ${beside.join(' ')}` : ''}`;
}

/** `Africa 1 [Industry 1, Finance 1]`: the top card of each stack of an area. */
function stacks(game: Game, area: number, names: Names): string[] {
  const { state, tables } = game;
  const governor = tables.areaGovernor[area];
  if (!state.open[area] && governor >= 0) return [`Governor [${names.cardIcons(governor)}]`];
  return tables.deckIds.flatMap((id, deck) => {
    if (tables.deckArea[deck] !== area) return [];
    const card = state.deckTop[deck];
    if (card < 0) return [`${names.deck(id)}: no card left`];
    return [`${names.card(tables.cardIds[card])} [${names.cardIcons(card)}]`];
  });
}

/** How many discs everybody has there, which is what drawing a card asks for. */
function presence(game: Game, area: number, names: Names): string {
  const { seats } = game.state;
  const counts = Array.from(game.state.presence.subarray(area * seats, (area + 1) * seats));
  return counts.flatMap((number, seat) => (number > 0 ? [`${names.mark(seat)}${number}`] : [])).join(' ');
}

function cities(game: Game, area: number, position: Position, names: Names): string[] {
  const { siteIds, siteStart, siteGlory } = game.tables;
  return siteIds.slice(siteStart[area], siteStart[area + 1]).map((id, i) => {
    const double = siteGlory[siteStart[area] + i] > 1 ? '²' : '';
    return `${names.city(id)}${double} ${content(position.cities[id], names)}`;
  });
}

function areaPicture(game: Game, area: number, position: Position, names: Names, width: number): string[] {
  const { state, tables } = game;
  const id = tables.areaIds[area];
  const isOpen = state.open[area] === 1;
  const track = position.tracks[id];
  const there = isOpen ? presence(game, area, names) : '';
  const parts = [
    names.paint.bold(padEnd(names.area(id), AREA)) + names.paint.dim(padEnd(isOpen ? 'open' : 'closed', STATE)),
    ...(track === undefined ? [] : [trackPicture(track, names)]),
    ...stacks(game, area, names),
    ...(there === '' ? [] : [`discs ${there}`]),
  ];
  const [head, ...rest] = parts;
  const sites = cities(game, area, position, names);
  return [
    ...flow([head + rest[0], ...rest.slice(1)], width, AREA + STATE),
    ...flow([' '.repeat(INDENT) + sites[0], ...sites.slice(1)], width, INDENT),
  ];
}

/** Links once each, at their first end: `London – Paris ◆, Lisbon Cul`. Those between closed regions are of no use yet. */
function links(game: Game, position: Position, names: Names, part: Part): string[] {
  const { state, tables } = game;
  const byFirstEnd = new Map<string, string[]>();
  tables.linkIds.forEach((id, link) => {
    const ends = [0, 1].map((end) => tables.linkEnds[link * 2 + end]);
    if (part === 'turn' && ends.every((site) => !state.open[tables.siteArea[site]])) return;
    const owners = ends.map((site) => state.siteOwner[site]);
    const isControlled = owners[0] >= 0 && owners[0] === owners[1];
    const token = position.links[id];
    const held = content({ ...(isControlled ? { disc: owners[0] } : {}), ...(token === null ? {} : { token }) }, names);
    const [from, to] = id.split('+');
    byFirstEnd.set(from, [...(byFirstEnd.get(from) ?? []), `${names.city(to)} ${held}`]);
  });
  return [...byFirstEnd].map(([from, ends]) => `${names.city(from)} – ${ends.join(', ')}`);
}

function tiles(game: Game, position: Position, names: Names): string[] {
  const byLevel = new Map<number, string[]>();
  for (const { id, level } of game.tables.data.buildings) {
    const left = position.tiles[id];
    if (left > 0) byLevel.set(level, [...(byLevel.get(level) ?? []), `${names.building(id)} ${left}`]);
  }
  return [...byLevel].map(([level, kinds]) => `level ${level}: ${kinds.join(', ')}`);
}

/** The tiles matter while somebody builds, and to whoever asks for everything. */
export function boardPicture(game: Game, names: Names, width: number, part: Part): string[] {
  const withTiles = part === 'all' || pending(game)?.decision === 'build';
  const position = writePosition(game);
  const { paint } = names;
  const section = (title: string, items: readonly string[]) =>
    flow([paint.bold(padEnd(title, AREA)) + (items[0] ?? 'none'), ...items.slice(1)], width, AREA);
  return [
    ...game.tables.areaIds.flatMap((_, area) => areaPicture(game, area, position, names, width)),
    ...section('Links', links(game, position, names, part)),
    ...(withTiles ? section('Tiles', tiles(game, position, names)) : []),
  ];
}
