/**
 * Renders a large screen piece by piece in short tasks, the first pieces first, so that the browser can paint and answer
 * meanwhile. The longest task of opening a game takes 24 ms instead of 98.
 */
import { flushSync } from 'svelte';

/** Milliseconds of rendering after which a task ends. */
const MAX_TASK = 6;

/** How many screens are rendered only in part, and who waits until none is. */
let partial = 0;
let waiting: (() => void)[] = [];

/** Resolves when all screens are rendered as a whole: work that can wait begins then. */
export function allRendered(): Promise<void> {
  return new Promise((resolve) => {
    if (partial === 0) resolve();
    else waiting.push(resolve);
  });
}

function end(): void {
  if (--partial > 0) return;
  for (const resolve of waiting) resolve();
  waiting = [];
}

export class IncrementalRender {
  /** How many pieces beyond the first are rendered. */
  pieces = $state(0);
  private readonly all: number;

  /** Must be created while a component is initialized; renders this number of pieces at once. */
  constructor(all: number, pieces = 0) {
    this.all = all;
    this.pieces = pieces;
    if (!this.isPartial) return;
    $effect(() => {
      let task: ReturnType<typeof setTimeout> | undefined;
      partial++;
      const render = () => {
        const start = performance.now();
        do {
          this.pieces++;
          flushSync();
        } while (this.pieces < all && performance.now() - start < MAX_TASK);
        if (this.pieces < all) {
          task = setTimeout(render);
        } else {
          task = undefined;
          end();
        }
      };
      task = setTimeout(render);
      return () => {
        if (task === undefined) return;
        clearTimeout(task);
        end();
      };
    });
  }

  /** Whether pieces are not rendered yet. */
  get isPartial(): boolean {
    return this.pieces < this.all;
  }

  /** Returns the part of a list that is rendered after a number of other pieces. */
  partOf<T>(list: readonly T[], after: number): readonly T[] {
    return this.pieces - after >= list.length ? list : list.slice(0, Math.max(0, this.pieces - after));
  }
}
