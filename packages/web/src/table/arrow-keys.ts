/** Moves the focus between the spots of the chart by arrow keys, selectable or not. */

interface Place {
  readonly x: number;
  readonly y: number;
}

/** One step in the direction of each key. */
const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How much more a distance counts across the direction than along it. */
const ASIDE = 2;

/** Returns the nearest place in the direction of a key; undefined without one. */
export function nextPlace<P extends Place>(from: Place, places: readonly P[], key: string): P | undefined {
  const step = STEPS[key];
  const distance = (place: Place) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * step.x + y * step.y;
    return ahead > 1 ? ahead + ASIDE * Math.abs(x * step.y - y * step.x) : Number.POSITIVE_INFINITY;
  };
  const [next] = places
    .filter((place) => distance(place) < Number.POSITIVE_INFINITY)
    .sort((a, b) => distance(a) - distance(b));
  return next;
}

const placeOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, element: element as SVGElement };
};

/** With the focus on the chart itself, Enter moves it to a spot, and arrow keys move the chart. */
export function handleArrowKeys(event: KeyboardEvent): void {
  const { target, key } = event;
  const chart = target instanceof Element ? target.closest('[data-window] > svg') : null;
  if (chart === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const places = [...chart.querySelectorAll('.spot')].map(placeOf);
  const from = placeOf(target as Element);
  const distance = ({ x, y }: Place) => Math.hypot(x - from.x, y - from.y);
  const isOnChart = target === chart;
  if (isOnChart ? key !== 'Enter' : STEPS[key] === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const next = isOnChart ? places.sort((a, b) => distance(a) - distance(b))[0] : nextPlace(from, places, key);
  next?.element.focus({ preventScroll: true });
}
