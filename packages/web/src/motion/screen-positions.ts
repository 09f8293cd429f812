/** Finds places of the table on the screen: by the elements that carry their names, so that nothing knows where anything lies. */
import type { Motion, Place } from './motions.ts';

/** The middle of a piece on the screen, and how tall it is there. */
export interface ScreenPosition {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** It lies outside what is seen, and is met at the edge. */
  readonly offScreen: boolean;
}

/** How tall a piece is at most where nothing like it lies, in pixels. */
const USUAL = { disc: 30, token: 30, cube: 20, card: 84, tile: 74 } as const;
/** Places with room for one piece, which is the one that comes. */
const SINGLE = /^(site|space|building):/;

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** `step:culture.4` is found at `status:culture` where no steps are drawn, and `card:africa-3` among the cards. */
function coarser(at: string): string[] {
  const [kind, id = ''] = at.split(':');
  return kind === 'step' ? [at, `status:${id.split('.')[0]}`] : [at, kind];
}

/** The element of a place; of a seat that is shown only in brief, the nearest there is. */
function elementOf({ at, seat }: Place): Element | null {
  const root = seat === undefined ? '' : `[data-seat="${seat}"]`;
  const selectors = coarser(at).map((each) => `${root} [data-place~="${each}"], ${root} [data-spot="${each}"]`);
  for (const selector of root === '' ? selectors : [...selectors, root]) {
    const found = [...document.querySelectorAll(selector)].filter(isSeen);
    // Of pieces alike, the last has come.
    if (found.length > 0) return at.startsWith('building:') ? found[found.length - 1] : found[0];
  }
  return null;
}

/** The drawing of the piece itself in its place, if it is known which it is. */
function drawnIn(element: Element, { piece }: Motion, { at }: Place): Element | null {
  if (piece.kind === 'card' || piece.kind === 'tile') return element.matches(`[data-spot="${at}"]`) ? element : null;
  return element.querySelector(`[data-piece="${piece.kind}"]`);
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Where a motion begins or ends; null if that is nowhere on the screen. */
export function screenPositionOf(motion: Motion, place: Place | null): ScreenPosition | null {
  const element = place === null ? null : elementOf(place);
  if (element === null) return null;
  const drawn = drawnIn(element, motion, place!);
  const { left, top, width, height } = (drawn ?? element).getBoundingClientRect();
  // What lies outside the part of the chart that is seen is met at its edge, and so is what lies below the screen.
  const window =
    element.closest('[data-window]')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const usual = USUAL[motion.piece.kind];
  const [x, y] = [left + width / 2, top + height / 2];
  const seen = { x: within(x, window.left, window.right), y: within(y, window.top, window.bottom) };
  return {
    ...seen,
    offScreen: seen.x !== x || seen.y !== y,
    height: drawn === null ? Math.min(usual, Math.max(height * 0.8, usual / 2)) : height,
  };
}

/** What is already drawn where a piece only arrives. */
export function drawnOnArrival(motion: Motion): Element | null {
  const { piece, to } = motion;
  if (to === null) return null;
  const element = elementOf(to);
  if (element === null) return null;
  const isAlone = piece.kind === 'card' || piece.kind === 'tile' || (piece.kind === 'disc' && SINGLE.test(to.at));
  return isAlone ? drawnIn(element, motion, to) : null;
}
