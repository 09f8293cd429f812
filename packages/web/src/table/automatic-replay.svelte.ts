/** Automatic replay: shows the moments of the game one after the other. */
import type { TableController } from './table-controller.svelte.ts';

/** Milliseconds for which each moment is shown. */
const PAUSE = 1200;

export class AutomaticReplay {
  isPlaying = $state(false);
  private readonly table: TableController;

  /** Must be created while a component initializes. */
  constructor(table: TableController) {
    this.table = table;
    $effect(() => {
      if (!this.isPlaying) return;
      const { cursor } = table;
      if (cursor === null) {
        this.isPlaying = false;
        return;
      }
      const timer = setTimeout(() => table.look(cursor + 1), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  /** At the end, replay starts from the beginning. */
  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.table.cursor === null) this.table.look(0);
  }

  /** Ends automatic replay and shows a moment. */
  look(move: number | null): void {
    this.isPlaying = false;
    this.table.look(move);
  }
}
