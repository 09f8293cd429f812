/** Finds the part of the canvas with the spots that can be chosen, if it is much smaller than the whole. */
import type { EditionTables } from '@windrose/engine';
import { parseSpot, type Spot } from '../view/spots.ts';
import { type Box, CANVAS, MAPS } from './maps.ts';

const MIN_FACTOR = 1.3;

/** Returns the area of a spot of the chart; null for other spots. */
function areaOf({ areaIds, siteIds, siteArea, deckIds, deckArea }: EditionTables, spot: Spot): string | null {
  const parts = parseSpot(spot);
  switch (parts.kind) {
    case 'site':
      return areaIds[siteArea[siteIds.indexOf(parts.id)]];
    case 'deck':
      return areaIds[deckArea[deckIds.indexOf(parts.id)]];
    case 'track':
      return parts.id;
    case 'space':
      return parts.region;
    default:
      return null;
  }
}

export function spotsByArea(tables: EditionTables, spots: Iterable<Spot>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const spot of spots) {
    const area = areaOf(tables, spot);
    if (area !== null) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return counts;
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns the part of the canvas with all these areas; null if that is not much less than the whole. */
export function closeUp(
  areas: Iterable<string>,
  window: { readonly width: number; readonly height: number },
): Box | null {
  const boxes = [...areas].map((area) => MAPS[area]);
  if (boxes.length === 0) return null;
  const box = around(boxes);
  const scale = ({ width, height }: Box) => Math.min(window.width / width, window.height / height);
  return scale(box) >= MIN_FACTOR * scale(CANVAS) ? box : null;
}
