/** What is told of spots and places, of each by itself: a change reaches only those that it concerns, not everybody who asked. */
import { untrack } from 'svelte';

class Cell<T> {
  value: T | undefined = $state.raw();

  constructor(value: T | undefined) {
    this.value = value;
  }
}

export class Told<T> {
  private readonly cells = new Map<string, Cell<T>>();
  private all: ReadonlyMap<string, T> = new Map();

  /** From now on this is so, and nothing else. */
  tell(all: ReadonlyMap<string, T> = new Map()): void {
    this.all = all;
    for (const [name, cell] of this.cells) cell.value = all.get(name);
  }

  get(name: string): T | undefined {
    let cell = this.cells.get(name);
    if (cell === undefined) {
      // Whoever asks first does not own it.
      cell = untrack(() => new Cell(this.all.get(name)));
      this.cells.set(name, cell);
    }
    return cell.value;
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }
}

/** Told of all of these, and of no others. */
export const toldOf = (names: Iterable<string>): ReadonlyMap<string, true> =>
  new Map([...names].map((name) => [name, true]));
