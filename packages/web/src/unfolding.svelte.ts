/** A large screen unfolds: what is needed first is drawn first, the rest a little at a time, so that no task is long. */
export class Unfolding {
  /** How many parts are there beyond the first; in the end all that there ever are. */
  private parts = $state(0);

  /** To be made while a component is made: so many parts come, so many at a time. */
  constructor(all: number, step = 1) {
    $effect(() => {
      if (this.parts === Number.POSITIVE_INFINITY) return;
      const next = this.parts + step >= all ? Number.POSITIVE_INFINITY : this.parts + step;
      const timer = setTimeout(() => {
        this.parts = next;
      });
      return () => clearTimeout(timer);
    });
  }

  has(part: number): boolean {
    return this.parts >= part;
  }

  /** What is there of a list that comes after so many parts, if each of its items is as much as so many. */
  some<T>(list: readonly T[], after: number, each = 1): readonly T[] {
    return this.has(after + list.length * each)
      ? list
      : list.slice(0, Math.max(0, Math.floor((this.parts - after) / each)));
  }
}
