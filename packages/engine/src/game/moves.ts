/** A reusable list of move numbers, so that listing legal moves allocates nothing. */
import { MAX_MOVES } from '../edition/limits.ts';
import type { MoveNumber, Numbers } from '../edition/number-types.ts';

/** Holds each move of a catalogue at most once, and so cannot overflow. */
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
