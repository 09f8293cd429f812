/** Spots: everything on the screen that a move can mean, as a short text such as `site:lisbon`, and the spot of each move. */
import type { EditionTables, Move, Verb } from '@windrose/engine';

/**
 * `site:ID` a city or fleet · `track:AREA` the track or sea of a region · `deck:ID` a stack of cards · `card:ID` a card in hand
 * · `pile:ID` a card of the discard pile · `building:ID` a building on a board · `tile:ID` a tile of the stock · `token:ID` a
 * blue token · `space:ID` a track space · `status:ID` a status track · `ability:EXPLOIT.ABILITY`
 * an ability of an exploit · `button:MOVE` nothing but a button.
 */
export type Spot = `${string}:${string}`;

const KINDS: Partial<Record<Verb, string>> = {
  start: 'tile',
  build: 'tile',
  shortage: 'tile',
  pay: 'building',
  activate: 'building',
  spend: 'token',
  occupy: 'site',
  attack: 'site',
  'neutral-occupy': 'site',
  'opposition-occupy': 'site',
  'opposition-attack': 'site',
  'opposition-clear': 'site',
  draw: 'deck',
  'neutral-draw': 'deck',
  'opposition-draw': 'deck',
  take: 'pile',
  discard: 'card',
  'opposition-discard': 'card',
  memorial: 'status',
  'opposition-take': 'status',
  'remove-token': 'space',
};
const SHIPS: ReadonlySet<Verb> = new Set(['ship', 'neutral-ship', 'opposition-ship']);

/** Where a move is made; `isArea` tells whether an id is that of an area. */
export function spotOf(move: Move, isArea: (id: string) => boolean): Spot {
  const { verb, target = '', text } = move;
  if (verb === 'exploit') return `ability:${target.split('.').slice(0, 2).join('.')}`;
  if (SHIPS.has(verb)) return isArea(target) ? `track:${target}` : `site:${target}`;
  const kind = KINDS[verb];
  return kind === undefined ? `button:${text}` : `${kind}:${target}`;
}

/** All spots that can mean a move: those of an exploit are made at its ability, or at the place they aim at. */
export function spotsOf(move: Move, { areaIds, siteIds }: Pick<EditionTables, 'areaIds' | 'siteIds'>): Spot[] {
  const own = spotOf(move, (id) => areaIds.includes(id));
  if (move.verb !== 'exploit') return [own];
  const aims = (move.target ?? '').split('.').slice(2);
  const places = aims.flatMap((id): Spot[] => {
    if (siteIds.includes(id)) return [`site:${id}`];
    return areaIds.includes(id) ? [`track:${id}`] : [];
  });
  return [own, ...places];
}
