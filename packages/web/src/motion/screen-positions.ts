/** Finds places on the screen by the elements that carry their names as `data-place`. */
import { groupOf, parseScreenPlace, type ScreenPlace } from '../view/places.ts';
import type { Motion } from './motions.ts';

/** The middle of a piece on the screen, and its height there. */
export interface ScreenPosition {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** The place is scrolled out of sight; the position is the nearest point in sight. */
  readonly offScreen: boolean;
}

/** The largest height of a piece in pixels where no piece of its kind is drawn. */
const MAX_HEIGHT = { disc: 30, token: 30, cube: 20, card: 84, tile: 74 } as const;

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Returns the element of a place, or else the nearest that stands for it: that of its group or of its seat. */
function elementOf(place: ScreenPlace): Element | null {
  const parts = parseScreenPlace(place);
  const selectors = [place, groupOf(place)].flatMap((each) => (each === null ? [] : [`[data-place~="${each}"]`]));
  if ('seat' in parts) selectors.push(`[data-seat="${parts.seat}"]`);
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter(isSeen);
    // Of buildings alike, the last is the one that changes.
    if (found.length > 0) return parts.kind === 'buildings' ? found[found.length - 1] : found[0];
  }
  return null;
}

/** Returns the drawing of the piece itself in the element of its place. */
function drawingIn(element: Element, { piece }: Motion): Element | null {
  const id = 'id' in piece ? `[data-id="${piece.id}"]` : '';
  return element.querySelector(`[data-piece="${piece.kind}"]${id}`);
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/** Returns where a motion starts or ends; null if no element shows the place. */
export function screenPositionOf(motion: Motion, place: ScreenPlace | null): ScreenPosition | null {
  const element = place === null ? null : elementOf(place);
  if (element === null) return null;
  const drawing = drawingIn(element, motion);
  const { left, top, width, height } = (drawing ?? element).getBoundingClientRect();
  const window =
    element.closest('[data-window]')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const max = MAX_HEIGHT[motion.piece.kind];
  const middle = { x: left + width / 2, y: top + height / 2 };
  const [x, y] = [clamp(middle.x, window.left, window.right), clamp(middle.y, window.top, window.bottom)];
  return {
    x,
    y,
    offScreen: x !== middle.x || y !== middle.y,
    height: drawing === null ? Math.min(max, Math.max(height * 0.8, max / 2)) : height,
  };
}

/** Returns the drawing at the end of a motion that the piece replaces when it arrives. */
export function drawnOnArrival(motion: Motion): Element | null {
  const { piece, to } = motion;
  if (to === null) return null;
  const isSingle =
    piece.kind === 'card' ||
    piece.kind === 'tile' ||
    (piece.kind === 'disc' && ['cities', 'spaces', 'buildings'].includes(parseScreenPlace(to).kind));
  const element = isSingle ? elementOf(to) : null;
  return element === null ? null : drawingIn(element, motion);
}
