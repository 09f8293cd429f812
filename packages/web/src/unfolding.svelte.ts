/** A large screen unfolds: what is needed first is drawn first, the rest in tasks of its own, so that no task is long. */
export class Unfolding {
  /** How many parts beyond the first are there. */
  parts = $state(0);

  /** To be made while a component is made. */
  constructor(all: number) {
    $effect(() => {
      if (this.parts < all) setTimeout(() => this.parts++);
    });
  }

  /** What is drawn of a list that is such a part. */
  part<T>(part: number, list: readonly T[]): readonly T[] {
    return this.parts < part ? [] : list;
  }
}
