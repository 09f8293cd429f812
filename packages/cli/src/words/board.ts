/** The board as a picture: each area with its track, stacks and cities, then the links and the tiles left to build. */
import { type Game, type Position, pending, writePosition } from '@windrose/engine';
import { count, flow, padEnd } from '../layout.ts';
import { exploitsPicture } from './exploits.ts';
import type { Names } from './names.ts';
import { gridPicture, ladderPicture } from './opposition.ts';

type Space = { disc?: number; token?: string; gone?: boolean };

/** Everything there is, or what a player needs to see at every turn. */
export type Part = 'all' | 'turn';

const AREA = 15;
const STATE = 8;
const INDENT = 4;

/** The disc or token on a space; a dot where there is neither, a cross where there is no space. */
function content(space: Space, names: Names): string {
  if (space.gone) return '×';
  if (space.disc !== undefined) return names.mark(space.disc);
  return space.token === undefined ? '·' : names.tokenMark(space.token);
}

function trackPicture(track: Position['tracks'][string], names: Names): string {
  const spaces = track.spaces.map((space) => content(space, names)).join(' ');
  const beside = track.beside.flatMap((number, seat) => (number > 0 ? [names.mark(seat).repeat(number)] : []));
  return `${spaces} ▸${beside.length > 0 ? ` ${names.words.sea}: ${beside.join(' ')}` : ''}`;
}

/** `Africa 1 [Industry 1, Finance 1]`: the top card of each stack of an area. */
function stacks(game: Game, area: number, names: Names): string[] {
  const { state, tables } = game;
  const governor = tables.areaGovernor[area];
  const above = !state.open[area] && governor >= 0 ? [`Governor [${names.cardIcons(governor)}]`] : [];
  if (above.length > 0 && !tables.drawInClosedRegions) return above;
  const tops = tables.deckIds.flatMap((id, deck) => {
    if (tables.deckArea[deck] !== area) return [];
    const card = state.deckTop[deck];
    if (card < 0) return [`${names.deck(id)}: no card left`];
    return [`${names.card(tables.cardIds[card])} [${names.cardIcons(card)}]`];
  });
  return [...above, ...tops];
}

/** How many discs everybody has there, which is what drawing a card asks for. */
function presence(game: Game, area: number, names: Names): string {
  const { colours } = game.state;
  const counts = Array.from(game.state.presence.subarray(area * colours, (area + 1) * colours));
  return counts.flatMap((number, seat) => (number > 0 ? [`${names.mark(seat)}${number}`] : [])).join(' ');
}

function cities(game: Game, area: number, position: Position, names: Names): string[] {
  const { siteIds, siteStart, siteGlory } = game.tables;
  return siteIds.slice(siteStart[area], siteStart[area + 1]).map((id, i) => {
    const double = siteGlory[siteStart[area] + i] > 1 ? '²' : '';
    const name = names.isFleet(id) ? `~${names.city(id)}` : `${names.city(id)}${double}`;
    return `${name} ${content(position.cities[id], names)}`;
  });
}

function areaPicture(game: Game, area: number, position: Position, names: Names, width: number): string[] {
  const { state, tables } = game;
  const id = tables.areaIds[area];
  const isOpen = state.open[area] === 1;
  const track = position.tracks[id];
  const there = isOpen || tables.drawInClosedRegions ? presence(game, area, names) : '';
  const parts = [
    names.ansi.bold(padEnd(names.area(id), AREA)) + names.ansi.dim(padEnd(isOpen ? 'open' : 'closed', STATE)),
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
function links(game: Game, position: Position, names: Names, room: number, part: Part): string[] {
  const { state, tables } = game;
  const byFirstEnd = new Map<string, string[]>();
  tables.linkIds.forEach((id, link) => {
    const ends = [0, 1].map((end) => tables.linkEnds[link * 2 + end]);
    if (part === 'turn' && ends.every((site) => !state.open[tables.siteArea[site]])) return;
    const owners = ends.map((site) => state.siteOwner[site]);
    const isControlled = owners[0] >= 0 && owners[0] === owners[1];
    const token = position.links[id];
    const isFree = tables.linkIsSquare[link] === 1 && !isControlled;
    const held = isFree
      ? '□'
      : content({ ...(isControlled ? { disc: owners[0] } : {}), ...(token === null ? {} : { token }) }, names);
    const [from, to] = id.split('+');
    byFirstEnd.set(from, [...(byFirstEnd.get(from) ?? []), `${names.city(to)} ${held}`]);
  });
  // A city with many links begins again where they would not fit on a line.
  return [...byFirstEnd].flatMap(([from, ends]) => {
    const head = `${names.city(from)} – `;
    return flow(ends, room - head.length, 0, ', ').map((line) => head + line);
  });
}

/** Cards that everybody may draw. */
function pile({ pile = [] }: Position, names: Names): string[] {
  const { cardIds } = names.tables;
  return pile.map((id) => `${names.card(id)} [${names.cardIcons(cardIds.indexOf(id))}]`);
}

/** Discs of colours without a player that are still to be played. */
function neutrals({ neutrals = [] }: Position, { state }: Game, names: Names): string[] {
  return neutrals.flatMap((discs, i) => {
    const colour = state.seats + i;
    return discs > 0 ? [`${names.mark(colour)} ${names.seat(colour)}: ${count(discs, 'disc')} left`] : [];
  });
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
  const withTiles = part === 'all' || ['build', 'shortage'].includes(pending(game)?.decision ?? '');
  const position = writePosition(game);
  const { ansi } = names;
  const section = (title: string, items: readonly string[]) =>
    flow([ansi.bold(padEnd(title, AREA)) + (items[0] ?? 'none'), ...items.slice(1)], width, AREA);
  const discarded = pile(position, names);
  const others = neutrals(position, game, names);
  const ladder = ladderPicture(position, names);
  const grid = gridPicture(game, names);
  return [
    ...game.tables.areaIds.flatMap((_, area) => areaPicture(game, area, position, names, width)),
    ...section('Links', links(game, position, names, width - AREA, part)),
    ...(discarded.length > 0 ? section('Discard pile', discarded) : []),
    ...(others.length > 0 ? section(game.state.seats > game.state.players ? 'Opposition' : 'Neutral', others) : []),
    ...(ladder.length > 0 ? section('Ladder', ladder) : []),
    ...exploitsPicture(game, position, names, width, AREA, part === 'all'),
    ...(withTiles ? (grid.length > 0 ? section('Grid', grid) : section('Tiles', tiles(game, position, names))) : []),
  ];
}
