/** Places on the screen: the places of pieces in a position, which elements carry as `data-place`, and those of the screen alone. */
import { type Place, type PlaceParts, parsePlace } from '@windrose/engine';

/** A place of the position, a step of a status track, or the card of an exploit. */
export type ScreenPlace = Place | `seats[${number}].statuses.${string}[${number}]` | `exploits.${string}`;

/** An element that stands for several places: all buildings of a seat, all tiles of the supply, all exploits. */
export type PlaceGroup = `seats[${number}].buildings` | 'tiles' | 'exploits';

type ScreenPlaceParts =
  | PlaceParts
  | { readonly kind: 'statuses'; readonly seat: number; readonly id: string; readonly score: number }
  | { readonly kind: 'exploits'; readonly id: string };

/** The track of a status, where discs and brown tokens count. */
export const statusPlace = (seat: number, id: string): Place => `seats[${seat}].markers.${id}`;
export const tilePlace = (building: string): Place => `tiles.${building}`;
export const stepPlace = (seat: number, status: string, score: number): ScreenPlace =>
  `seats[${seat}].statuses.${status}[${score}]`;
export const exploitPlace = (id: string): ScreenPlace => `exploits.${id}`;
export const allBuildings = (seat: number): PlaceGroup => `seats[${seat}].buildings`;

export function parseScreenPlace(place: ScreenPlace): ScreenPlaceParts {
  const [, seat, status, score] = /^seats\[(\d+)\]\.statuses\.(.+)\[(\d+)\]$/.exec(place) ?? [];
  if (status !== undefined) return { kind: 'statuses', seat: Number(seat), id: status, score: Number(score) };
  const [, exploit] = /^exploits\.(.+)$/.exec(place) ?? [];
  return exploit === undefined ? parsePlace(place as Place) : { kind: 'exploits', id: exploit };
}

/** Returns what stands for a place that has no element of its own; null if nothing does. */
export function groupOf(place: ScreenPlace): ScreenPlace | PlaceGroup | null {
  const parts = parseScreenPlace(place);
  switch (parts.kind) {
    case 'statuses':
      return statusPlace(parts.seat, parts.id);
    case 'buildings':
      return allBuildings(parts.seat);
    case 'tiles':
    case 'exploits':
      return parts.kind;
    default:
      return null;
  }
}
