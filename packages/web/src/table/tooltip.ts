/** Shows the details of a spot of the chart while the mouse rests on it, and closes them when it leaves. */
import type { Spot } from '../view/spots.ts';
import { isTouch, listen } from './listen.ts';
import type { TableController } from './table-controller.svelte.ts';

/** Milliseconds before details open, and in which the mouse may move from the spot to the details. */
const [OPEN_DELAY, CLOSE_DELAY] = [600, 300];

/** Returns a function that removes the listeners. */
export function showTooltips(element: HTMLElement, table: TableController): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The spot whose details the mouse has opened. Details that were opened otherwise stay. */
  let hovered: Spot | null = null;

  const after = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  const close = () => {
    if (hovered !== null && table.describedSpot === hovered) table.describe(null);
    hovered = null;
  };

  const over = (event: Event) => {
    if (isTouch(event) || !(event.target instanceof Element)) return;
    clearTimeout(timer);
    if (event.target.closest('.detail') !== null) return;
    const spot = event.target.closest<SVGElement>('.sheet [data-spot]')?.dataset.spot as Spot | undefined;
    if (spot !== undefined && spot === hovered) return;
    if (hovered !== null) after(CLOSE_DELAY, close);
    // Selectable spots show a preview, which details would cover.
    const isOther = table.describedSpot !== null && hovered === null;
    if (spot === undefined || table.selectable.has(spot) || isOther) return;
    after(OPEN_DELAY, () => {
      close();
      hovered = spot;
      table.describe(spot);
    });
  };
  const stop = listen(element, { pointerover: over, pointerdown: () => clearTimeout(timer) });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
