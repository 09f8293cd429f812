/** A large screen unfolds: what is needed first is drawn first, the rest piece by piece in short tasks, so that the browser can show and hear meanwhile. */
import { flushSync } from 'svelte';

/** Milliseconds of drawing after which a task ends. */
const ENOUGH = 6;

/** How many screens unfold, and who waits until none does. */
let unfolding = 0;
let waiting: (() => void)[] = [];

/** When all is there: what can wait, and would take the processor from it, begins then. */
export function unfolded(): Promise<void> {
  return new Promise((resolve) => {
    if (unfolding === 0) resolve();
    else waiting.push(resolve);
  });
}

function ended(): void {
  if (--unfolding > 0) return;
  for (const resolve of waiting) resolve();
  waiting = [];
}

export class Unfolding {
  /** How many pieces beyond the first are there. */
  pieces = $state(0);
  private readonly all: number;

  /** Must be created while a component is initialized; renders this number of pieces at once. */
  constructor(all: number, pieces = 0) {
    this.all = all;
    this.pieces = pieces;
    if (!this.folded) return;
    $effect(() => {
      let task: ReturnType<typeof setTimeout> | undefined;
      unfolding++;
      const draw = () => {
        const begun = performance.now();
        do {
          this.pieces++;
          flushSync();
        } while (this.pieces < all && performance.now() - begun < ENOUGH);
        if (this.pieces < all) {
          task = setTimeout(draw);
        } else {
          task = undefined;
          ended();
        }
      };
      task = setTimeout(draw);
      return () => {
        if (task === undefined) return;
        clearTimeout(task);
        ended();
      };
    });
  }

  /** Something is still to come. */
  get folded(): boolean {
    return this.pieces < this.all;
  }

  /** Returns the part of a list that is rendered after a number of other pieces. */
  of<T>(list: readonly T[], after: number): readonly T[] {
    return this.pieces - after >= list.length ? list : list.slice(0, Math.max(0, this.pieces - after));
  }
}
