/** Nodes of a search tree in flat arrays: the children of a node are adjacent, and searching allocates nothing. */
import type { MoveNumber, Seat } from '@windrose/engine';

export const UNEXPANDED = -1;
/** Stands for the seat of a node at which the game is over. */
export const OVER = -1;

export class Nodes {
  readonly seats: number;
  readonly capacity: number;
  count = 0;
  /** The move that leads to the node. */
  readonly move: Int16Array;
  /** The probability of the move according to the evaluation, and its utility relative to the best move. */
  readonly prior: Float32Array;
  readonly handicap: Float32Array;
  readonly visits: Int32Array;
  /** The seat that decides at the node. */
  readonly seat: Int8Array;
  readonly firstChild: Int32Array;
  readonly children: Int16Array;
  /** Sums over all visits at `node * seats + seat`. */
  readonly utilities: Float64Array;
  readonly scores: Float64Array;
  readonly wins: Float64Array;

  constructor(seats: number, capacity: number) {
    this.seats = seats;
    this.capacity = capacity;
    this.move = new Int16Array(capacity);
    this.prior = new Float32Array(capacity);
    this.handicap = new Float32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.seat = new Int8Array(capacity);
    this.firstChild = new Int32Array(capacity);
    this.children = new Int16Array(capacity);
    this.utilities = new Float64Array(capacity * seats);
    this.scores = new Float64Array(capacity * seats);
    this.wins = new Float64Array(capacity * seats);
  }

  /** Adds a node without visits. */
  add(move: MoveNumber): number {
    const node = this.count++;
    const { seats } = this;
    this.move[node] = move;
    this.prior[node] = 1;
    this.handicap[node] = 0;
    this.visits[node] = 0;
    this.seat[node] = OVER;
    this.firstChild[node] = UNEXPANDED;
    this.children[node] = 0;
    this.utilities.fill(0, node * seats, (node + 1) * seats);
    this.scores.fill(0, node * seats, (node + 1) * seats);
    this.wins.fill(0, node * seats, (node + 1) * seats);
    return node;
  }

  /** Returns the mean utility of a visited node for a seat. */
  utility(node: number, seat: Seat): number {
    return this.utilities[node * this.seats + seat] / this.visits[node];
  }

  /** Copies a node and its subtree from another tree. Children of one node stay adjacent. */
  copyBelow(node: number, from: Nodes, source: number): void {
    const { seats } = this;
    this.prior[node] = from.prior[source];
    this.handicap[node] = from.handicap[source];
    this.visits[node] = from.visits[source];
    this.seat[node] = from.seat[source];
    for (let seat = 0; seat < seats; seat++) {
      this.utilities[node * seats + seat] = from.utilities[source * seats + seat];
      this.scores[node * seats + seat] = from.scores[source * seats + seat];
      this.wins[node * seats + seat] = from.wins[source * seats + seat];
    }
    const children = from.children[source];
    if (from.firstChild[source] === UNEXPANDED) return;
    const start = this.count;
    this.firstChild[node] = start;
    this.children[node] = children;
    for (let i = 0; i < children; i++) this.add(from.move[from.firstChild[source] + i]);
    for (let i = 0; i < children; i++) this.copyBelow(start + i, from, from.firstChild[source] + i);
  }
}
