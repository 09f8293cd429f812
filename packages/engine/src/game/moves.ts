/** A reusable list of move numbers, so that listing legal moves allocates nothing. */

const MAX_MOVES = 256;

export class MoveList {
  readonly moves = new Int16Array(MAX_MOVES);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(move: number): void {
    this.moves[this.count++] = move;
  }

  includes(move: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.moves[i] === move) return true;
    return false;
  }

  toArray(): number[] {
    return Array.from(this.moves.subarray(0, this.count));
  }
}
