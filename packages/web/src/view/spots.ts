/** Spots: everything on the screen that a move can mean, as short texts such as `site:lisbon`, and the spots of each move. */
import { type EditionTables, type Move, type TargetKind, targetKindOf, type Verb } from '@windrose/engine';

/**
 * Kinds of spots with one id: a city or fleet, the track or Open Sea of a region, a stack of cards, a card in hand, a card of the
 * discard pile, a building on a board, a tile of the supply, a blue token, a status track.
 */
type IdKind = 'site' | 'track' | 'deck' | 'card' | 'pile' | 'building' | 'tile' | 'token' | 'status';

/** Spots with other names are the space of a track, counted from 1, an ability of an exploit, and a move that has only a button. */
export type Spot =
  | `${IdKind}:${string}`
  | `space:${string}.${number}`
  | `ability:${string}.${string}`
  | `button:${string}`;

/** The parts of a spot, as the parser returns them. */
export type SpotParts =
  | { readonly kind: IdKind; readonly id: string }
  | { readonly kind: 'space'; readonly region: string; readonly number: number }
  | { readonly kind: 'ability'; readonly exploit: string; readonly ability: string }
  | { readonly kind: 'button'; readonly move: string };

export const siteSpot = (id: string): Spot => `site:${id}`;
export const trackSpot = (region: string): Spot => `track:${region}`;
export const deckSpot = (id: string): Spot => `deck:${id}`;
export const cardSpot = (id: string): Spot => `card:${id}`;
export const pileSpot = (card: string): Spot => `pile:${card}`;
export const buildingSpot = (id: string): Spot => `building:${id}`;
export const tileSpot = (building: string): Spot => `tile:${building}`;
export const tokenSpot = (id: string): Spot => `token:${id}`;
export const statusSpot = (id: string): Spot => `status:${id}`;
export const spaceSpot = (region: string, number: number): Spot => `space:${region}.${number}`;
export const abilitySpot = (exploit: string, ability: string): Spot => `ability:${exploit}.${ability}`;
const buttonSpot = (move: string): Spot => `button:${move}`;

export function parseSpot(spot: Spot): SpotParts {
  const [, kind, name] = /^(\w+):(.*)$/.exec(spot)!;
  const [first, second] = name.split('.');
  switch (kind) {
    case 'space':
      return { kind, region: first, number: Number(second) };
    case 'ability':
      return { kind, exploit: first, ability: second };
    case 'button':
      return { kind, move: name };
    default:
      return { kind: kind as IdKind, id: name };
  }
}

/** Returns the spot whose element contains the target of an event. */
export function spotAt(target: EventTarget | null): Spot | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-spot]') : null;
  return (element?.dataset.spot as Spot | undefined) ?? null;
}

/** The spots of targets by their kind; a move with another kind of target has a button. */
const TARGET_SPOTS: Partial<Record<TargetKind, (target: string) => Spot>> = {
  building: tileSpot,
  startBuilding: tileSpot,
  token: tokenSpot,
  site: siteSpot,
  deck: deckSpot,
  card: cardSpot,
  pileCard: pileSpot,
  casualtyStatus: statusSpot,
  status: statusSpot,
  space: (target) => {
    const [region, number] = target.split('.');
    return spaceSpot(region, Number(number));
  },
  ability: (target) => {
    const [exploit, ability] = target.split('.');
    return abilitySpot(exploit, ability);
  },
};
/** Verbs whose building is one that the player owns. */
const ON_BOARD: ReadonlySet<Verb> = new Set(['pay', 'activate']);

/** Returns the spot at which a move is made. */
export function spotOf({ verb, target = '', text }: Move, { areaIds }: Pick<EditionTables, 'areaIds'>): Spot {
  if (ON_BOARD.has(verb)) return buildingSpot(target);
  const targetKind = targetKindOf(verb);
  if (targetKind === 'waters') return areaIds.includes(target) ? trackSpot(target) : siteSpot(target);
  return TARGET_SPOTS[targetKind]?.(target) ?? buttonSpot(text);
}

/** Returns all spots that can mean a move: moves of exploits are made at the ability or at the sites and areas that they name. */
export function spotsOf(move: Move, tables: Pick<EditionTables, 'areaIds' | 'siteIds'>): Spot[] {
  const own = spotOf(move, tables);
  if (move.verb !== 'exploit') return [own];
  const targets = (move.target ?? '').split('.').slice(2);
  const spots = targets.flatMap((id) => {
    if (tables.siteIds.includes(id)) return [siteSpot(id)];
    return tables.areaIds.includes(id) ? [trackSpot(id)] : [];
  });
  return [own, ...spots];
}
