/** From spot to spot of the chart by arrow keys, also where nothing can be done: there Enter tells why, and ? what it is. */

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
/** How much less somebody wants to go aside than ahead. */
const ASIDE = 2;

/** Which of the places comes next in the direction of a key; undefined if none does. */
export function nextPlace<P extends Place>(from: Place, places: readonly P[], key: string): P | undefined {
  const step = STEPS[key];
  const way = (place: Place) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * step.x + y * step.y;
    return ahead > 1 ? ahead + ASIDE * Math.abs(x * step.y - y * step.x) : Number.POSITIVE_INFINITY;
  };
  const [next] = places.filter((place) => way(place) < Number.POSITIVE_INFINITY).sort((a, b) => way(a) - way(b));
  return next;
}

const placeOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, element: element as SVGElement };
};

/** To be heard before anything else: with the focus on the chart itself arrow keys move the chart. */
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
