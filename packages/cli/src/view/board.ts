/** The board as a picture: each area with its track, stacks and cities, then the links and the tiles left to build. */
import { type Area, type Game, legalMoves, type Position, play, writePosition } from '@windrose/engine';
import { visibleLength } from '../ansi.ts';
import { flow, padEnd } from '../layout.ts';
import { exploitsView } from './exploits.ts';
import type { GameText } from './game-text.ts';
import { modeView } from './modes/index.ts';
import type { Section } from './modes/mode-view.ts';

type Space = { disc?: number; token?: string; gone?: boolean };

/** Everything there is, or what a player needs to see at every turn. */
export type Part = 'all' | 'turn';

const INDENT = 4;
const GAP = 2;

/** The disc or token on a space; a dot for an empty space, a cross for a space that left its track. */
function content(space: Space, text: GameText): string {
  if (space.gone) return '×';
  if (space.disc !== undefined) return text.mark(space.disc);
  return space.token === undefined ? '·' : text.tokenMark(space.token);
}

function trackView(track: Position['tracks'][string], text: GameText): string {
  const spaces = track.spaces.map((space) => content(space, text)).join(' ');
  const beside = track.beside.flatMap((number, seat) => (number > 0 ? [text.mark(seat).repeat(number)] : []));
  const sea = beside.length > 0 ? ` ${text.say(`sea.${text.tables.data.rulebook}`, { discs: beside.join(' ') })}` : '';
  return `${spaces} ▸${sea}`;
}

/** `Africa 1 [Ind 1 Fin 1]`: the top card of each stack of an area. */
function stacks(game: Game, area: Area, text: GameText): string[] {
  const { state, tables } = game;
  const governor = tables.areaGovernor[area];
  const isWaiting = !state.open[area] && governor >= 0;
  const above = isWaiting ? [`${text.say('governor')} [${text.cardIcons(governor)}]`] : [];
  if (isWaiting && !tables.drawInClosedRegions) return above;
  const tops = tables.deckIds.flatMap((id, deck) => {
    if (tables.deckArea[deck] !== area) return [];
    const card = state.deckTop[deck];
    if (card < 0) return [text.say('noCard', { deck: text.narrator.deck(id) })];
    return [`${text.card(tables.cardIds[card])} [${text.cardIcons(card)}]`];
  });
  return [...above, ...tops];
}

/** The discs of each colour in an area, which is what drawing a card asks for. */
function presence(game: Game, area: Area, text: GameText): string {
  const { colours } = game.state;
  const counts = Array.from(game.state.presence.subarray(area * colours, (area + 1) * colours));
  return counts.flatMap((number, seat) => (number > 0 ? [`${text.mark(seat)}${number}`] : [])).join(' ');
}

function sites(game: Game, area: Area, position: Position, text: GameText): string[] {
  const { siteIds, siteStart, siteGlory, siteIsFleet } = game.tables;
  return siteIds.slice(siteStart[area], siteStart[area + 1]).map((id, i) => {
    const site = siteStart[area] + i;
    const double = siteGlory[site] > 1 ? '²' : '';
    const name = siteIsFleet[site] ? `~${text.site(id)}` : `${text.site(id)}${double}`;
    return `${name} ${content(position.cities[id], text)}`;
  });
}

/** Widths of the columns with the names of areas and whether they are open. */
function columnsOf({ narrator, tables, say }: GameText): { area: number; state: number } {
  return {
    area: Math.max(...tables.areaIds.map((id) => visibleLength(narrator.area(id)))) + GAP,
    state: Math.max(visibleLength(say('open')), visibleLength(say('closed'))) + GAP,
  };
}

function areaView(game: Game, area: Area, position: Position, text: GameText, width: number): string[] {
  const { state, tables } = game;
  const id = tables.areaIds[area];
  const isOpen = state.open[area] === 1;
  const track = position.tracks[id];
  const there = isOpen || tables.drawInClosedRegions ? presence(game, area, text) : '';
  const columns = columnsOf(text);
  const head =
    text.ansi.bold(padEnd(text.narrator.area(id), columns.area)) +
    text.ansi.dim(padEnd(text.say(isOpen ? 'open' : 'closed'), columns.state));
  const [first, ...rest] = [
    ...(track === undefined ? [] : [trackView(track, text)]),
    ...stacks(game, area, text),
    ...(there === '' ? [] : [text.say('presence', { discs: there })]),
  ];
  const [site, ...others] = sites(game, area, position, text);
  return [
    ...flow([head + first, ...rest], width, columns.area + columns.state),
    ...flow([' '.repeat(INDENT) + site, ...others], width, INDENT),
  ];
}

/** Links once each, at their first end: `London – Paris ◆, Lisbon Cul`. In part, those between closed regions are left out. */
function links(game: Game, position: Position, text: GameText, room: number, part: Part): string[] {
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
      : content({ ...(isControlled ? { disc: owners[0] } : {}), ...(token === null ? {} : { token }) }, text);
    const [from, to] = id.split('+');
    byFirstEnd.set(from, [...(byFirstEnd.get(from) ?? []), `${text.site(to)} ${held}`]);
  });
  // A city with many links is named again on the next line.
  return [...byFirstEnd].flatMap(([from, ends]) => {
    const head = `${text.site(from)} – `;
    return flow(ends, room - visibleLength(head), 0, ', ').map((line) => head + line);
  });
}

function pile({ pile = [] }: Position, text: GameText): string[] {
  const { cardIds } = text.tables;
  return pile.map((id) => `${text.card(id)} [${text.cardIcons(cardIds.indexOf(id))}]`);
}

/** The discs that are left of each colour without a player. */
function neutrals({ neutrals = [] }: Position, { state }: Game, text: GameText): string[] {
  return neutrals.flatMap((n, i) => {
    const colour = state.seats + i;
    return n > 0 ? [`${text.mark(colour)} ${text.say('discsLeft', { who: text.title(colour), n })}`] : [];
  });
}

function neutralTitle({ state }: Game, text: GameText): string {
  return state.seats > state.players ? text.title(state.players) : text.say('neutral');
}

function supply(game: Game, position: Position, text: GameText): Section {
  const byLevel = new Map<number, string[]>();
  for (const { id, level } of game.tables.data.buildings) {
    const left = position.tiles[id];
    if (left > 0) byLevel.set(level, [...(byLevel.get(level) ?? []), `${text.narrator.building(id)} ${left}`]);
  }
  const items = [...byLevel].map(([n, kinds]) => text.labelled(text.say('level', { n }), kinds.join(', ')));
  return { title: text.say('tiles'), items };
}

/** Returns true if the pending decision chooses a tile. */
function choosesTile(game: Game): boolean {
  const [move] = legalMoves(game);
  if (move === undefined) return false;
  const after = game.clone();
  play(after, move);
  return game.state.tiles.some((number, building) => number > after.state.tiles[building]);
}

/** In part, the tiles are shown while one is chosen. */
export function boardView(game: Game, text: GameText, width: number, part: Part): string[] {
  const withTiles = part === 'all' || choosesTile(game);
  const position = writePosition(game);
  const { ansi, say } = text;
  const indent = columnsOf(text).area;
  const section = ({ title, items }: Section) =>
    flow([ansi.bold(padEnd(title, indent)) + (items[0] ?? say('none')), ...items.slice(1)], width, indent);
  const discarded = pile(position, text);
  const others = neutrals(position, game, text);
  const mode = modeView(game);
  const tiles = () => mode.tiles?.(game, text, width - indent) ?? supply(game, position, text);
  return [
    ...game.tables.areaIds.flatMap((_, area) => areaView(game, area, position, text, width)),
    ...section({ title: say('links'), items: links(game, position, text, width - indent, part) }),
    ...(discarded.length > 0 ? section({ title: say('pile'), items: discarded }) : []),
    ...(others.length > 0 ? section({ title: neutralTitle(game, text), items: others }) : []),
    ...(mode.sections?.(position, text) ?? []).flatMap(section),
    ...exploitsView(game, position, text, { width, indent, withTexts: part === 'all' }),
    ...(withTiles ? section(tiles()) : []),
  ];
}
