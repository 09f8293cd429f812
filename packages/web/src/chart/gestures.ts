/** Moves the camera by mouse, fingers and keys; a drag is never a click, and a finger that rests asks about what is under it. */
import type { Camera } from './camera.svelte.ts';
import type { Point } from './maps.ts';

/** Pixels that a pointer may tremble during a click. */
const TREMBLE = 6;
/** Milliseconds after which a finger rests. */
const REST = 500;
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

/** Listens to the element that shows the canvas; the result ends that. */
export function gestures(
  element: SVGSVGElement,
  camera: Camera,
  ask: (target: EventTarget | null) => void,
): () => void {
  const pointers = new Map<number, Point>();
  let travelled = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

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
      event.preventDefault();
      // A pinch on a touchpad arrives as a wheel with control, in smaller steps.
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
    },
    { passive: false },
  );

  listen('pointerdown', (event) => {
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, at(event));
    clearTimeout(resting);
    if (event.pointerType === 'mouse' || pointers.size > 1) return;
    resting = setTimeout(() => {
      if (travelled > TREMBLE) return;
      // The click that ends it means nothing more.
      travelled = Number.POSITIVE_INFINITY;
      ask(event.target);
    }, REST);
  });
  listen('contextmenu', (event) => {
    event.preventDefault();
    // A finger has asked already.
    if (travelled !== Number.POSITIVE_INFINITY) ask(event.target);
  });

  listen('pointermove', (event) => {
    const from = pointers.get(event.pointerId);
    if (from === undefined) return;
    const to = at(event);
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    travelled += Math.hypot(to.x - from.x, to.y - from.y);
    if (other === undefined && travelled <= TREMBLE) return;
    clearTimeout(resting);
    if (travelled === Number.POSITIVE_INFINITY) return;
    // Captured only now: a captured click would not reach what lies under it.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, to);
    if (other === undefined) {
      camera.moveBy(to.x - from.x, to.y - from.y);
      return;
    }
    travelled += TREMBLE;
    const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    camera.moveBy((to.x - from.x) / 2, (to.y - from.y) / 2);
    if (distance(from) > 0)
      camera.zoom(distance(to) / distance(from), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
  });

  const lift = (event: PointerEvent) => {
    clearTimeout(resting);
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
      if (travelled > TREMBLE && event.detail > 0) event.stopImmediatePropagation();
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
    clearTimeout(resting);
    stop.abort();
  };
}
