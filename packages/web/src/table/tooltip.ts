/** A mouse that rests on the chart asks what lies there, in passing: the answer goes when the mouse goes on. */
import type { Spot } from '../view/spots.ts';
import { isFinger, listen } from './hover-preview.ts';
import type { TableController } from './table-controller.svelte.ts';

/** Milliseconds after which a mouse rests, and within which it may go from the spot to its answer. */
const [REST, WAY] = [600, 300];

export function showTooltips(whole: HTMLElement, table: TableController): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is told only while the mouse rests. */
  let passing: Spot | null = null;

  const after = (time: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, time);
  };
  const goOn = () => {
    if (passing !== null && table.about === passing) table.about = null;
    passing = null;
  };

  const over = (event: Event) => {
    if (isFinger(event) || !(event.target instanceof Element)) return;
    clearTimeout(timer);
    if (event.target.closest('.detail') !== null) return;
    const spot = event.target.closest<SVGElement>('.sheet [data-spot]')?.dataset.spot as Spot | undefined;
    if (spot !== undefined && spot === passing) return;
    if (passing !== null) after(WAY, goOn);
    // Where something can be done the ghost tells of it, and nothing must lie over it.
    if (spot === undefined || table.selectable.has(spot) || (table.about !== null && passing === null)) return;
    after(REST, () => {
      goOn();
      passing = spot;
      table.about = spot;
    });
  };
  const stop = listen(whole, { pointerover: over, pointerdown: () => clearTimeout(timer) });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
