/** Moves the camera by mouse, touch and keys; a drag is never a click, and a long press shows details. */
import type { Camera } from './camera.svelte.ts';
import type { Point } from './maps.ts';

/** Pixels that a pointer may move during a click. */
const CLICK_TOLERANCE = 6;
/** Duration of a long press in milliseconds. */
const LONG_PRESS = 500;
const STEP = 80;
const ZOOM = 1.4;

const KEYS: Readonly<Record<string, (camera: Camera) => void>> = {
  '+': (camera) => camera.zoomGently(ZOOM),
  '=': (camera) => camera.zoomGently(ZOOM),
  '-': (camera) => camera.zoomGently(1 / ZOOM),
  '0': (camera) => camera.show(null),
  ArrowLeft: (camera) => camera.moveBy(STEP, 0),
  ArrowRight: (camera) => camera.moveBy(-STEP, 0),
  ArrowUp: (camera) => camera.moveBy(0, STEP),
  ArrowDown: (camera) => camera.moveBy(0, -STEP),
};

interface GestureOptions {
  readonly camera: Camera;
  /** The wheel belongs to the page around the element, and zooms only with a control key. */
  readonly pageScrolls: boolean;
  readonly ondetails: (target: EventTarget | null) => void;
}

/** Listens to the element that shows the canvas, until the returned function is called. */
export function gestures(element: SVGSVGElement, { camera, pageScrolls, ondetails }: GestureOptions): () => void {
  const pointers = new Map<number, Point>();
  let travelled = 0;
  let pressTimer: ReturnType<typeof setTimeout> | undefined;

  const at = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const listen = <K extends keyof SVGElementEventMap>(
    kind: K,
    listener: (event: SVGElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => element.addEventListener(kind, listener, { ...options, signal: stop.signal });
  const stop = new AbortController();

  listen(
    'wheel',
    (event) => {
      if (pageScrolls && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      // A pinch on a touchpad arrives as a wheel with control, in smaller steps.
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
    },
    { passive: false },
  );

  listen('pointerdown', (event) => {
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, at(event));
    clearTimeout(pressTimer);
    if (event.pointerType === 'mouse' || pointers.size > 1) return;
    pressTimer = setTimeout(() => {
      if (travelled > CLICK_TOLERANCE) return;
      // The click at the end of the press is ignored.
      travelled = Number.POSITIVE_INFINITY;
      ondetails(event.target);
    }, LONG_PRESS);
  });
  listen('contextmenu', (event) => {
    event.preventDefault();
    // A long press has shown the details already.
    if (travelled !== Number.POSITIVE_INFINITY) ondetails(event.target);
  });

  listen('pointermove', (event) => {
    const from = pointers.get(event.pointerId);
    if (from === undefined) return;
    const to = at(event);
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    travelled += Math.hypot(to.x - from.x, to.y - from.y);
    if (other === undefined && travelled <= CLICK_TOLERANCE) return;
    clearTimeout(pressTimer);
    if (travelled === Number.POSITIVE_INFINITY) return;
    // Captured only after a move, because a captured click would not reach the element under it.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, to);
    if (other === undefined) {
      camera.moveBy(to.x - from.x, to.y - from.y);
      return;
    }
    travelled += CLICK_TOLERANCE;
    const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    camera.moveBy((to.x - from.x) / 2, (to.y - from.y) / 2);
    if (distance(from) > 0)
      camera.zoom(distance(to) / distance(from), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
  });

  const lift = (event: PointerEvent) => {
    clearTimeout(pressTimer);
    pointers.delete(event.pointerId);
  };
  listen('pointerup', lift);
  listen('pointercancel', lift);
  listen('pointerleave', (event) => {
    if (!element.hasPointerCapture(event.pointerId)) lift(event);
  });

  listen(
    'click',
    (event) => {
      if (travelled > CLICK_TOLERANCE && event.detail > 0) event.stopImmediatePropagation();
    },
    { capture: true },
  );

  listen('dblclick', (event) => {
    if (!(event.target as Element).closest('.selectable'))
      camera.zoomGently(event.shiftKey ? 1 / ZOOM ** 2 : ZOOM ** 2, at(event));
  });

  listen('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = KEYS[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action(camera);
  });

  return () => {
    clearTimeout(pressTimer);
    stop.abort();
  };
}
