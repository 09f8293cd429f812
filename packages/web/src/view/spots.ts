/** Spots: everything on the screen that a move can mean, as a short text such as `site:lisbon`, and the spot of each move. */
import { type EditionTables, type Move, type TargetKind, targetKindOf, type Verb } from '@windrose/engine';

/**
 * `site:ID` a city or fleet · `track:AREA` the track or sea of a region · `deck:ID` a stack of cards · `card:ID` a card in hand
 * · `pile:ID` a card of the discard pile · `building:ID` a building on a board · `tile:ID` a tile of the stock · `token:ID` a
 * blue token · `space:ID` a track space · `status:ID` a status track · `ability:EXPLOIT.ABILITY`
 * an ability of an exploit · `button:MOVE` nothing but a button.
 */
export type Spot = `${string}:${string}`;

/** The kinds of spots of targets; a move with another kind of target has a button. */
const KINDS: Partial<Record<TargetKind, string>> = {
  building: 'tile',
  startBuilding: 'tile',
  token: 'token',
  site: 'site',
  deck: 'deck',
  card: 'card',
  pileCard: 'pile',
  casualtyStatus: 'status',
  status: 'status',
  space: 'space',
};
/** Verbs whose building is one that the player owns. */
const ON_BOARD: ReadonlySet<Verb> = new Set(['pay', 'activate']);

/** Where a move is made; `isArea` tells whether an id is that of an area. */
export function spotOf({ verb, target = '', text }: Move, isArea: (id: string) => boolean): Spot {
  const targetKind = targetKindOf(verb);
  if (targetKind === 'ability') return `ability:${target.split('.').slice(0, 2).join('.')}`;
  if (targetKind === 'waters') return isArea(target) ? `track:${target}` : `site:${target}`;
  const kind = ON_BOARD.has(verb) ? 'building' : KINDS[targetKind];
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
