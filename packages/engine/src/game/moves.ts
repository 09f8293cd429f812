/** A reusable list of move numbers, so that listing legal moves allocates nothing. */
import type { MoveNumber, Numbers } from '../edition/number-types.ts';

const MAX_MOVES = 256;

export class MoveList {
  readonly moves: Numbers<MoveNumber> = new Int16Array(MAX_MOVES);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(move: MoveNumber): void {
    this.moves[this.count++] = move;
  }

  includes(move: MoveNumber): boolean {
    for (let i = 0; i < this.count; i++) if (this.moves[i] === move) return true;
    return false;
  }

  toArray(): MoveNumber[] {
    return Array.from(this.moves.subarray(0, this.count));
  }
}
