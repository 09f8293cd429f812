/** The nodes of a search tree in flat arrays: the children of a node lie side by side, and nothing is allocated in search. */

export const UNEXPANDED = -1;
/** Instead of a seat: nobody decides any more. */
export const OVER = -1;

export class Nodes {
  readonly seats: number;
  readonly capacity: number;
  count = 0;
  /** The move that leads to the node. */
  readonly move: Int16Array;
  /** How likely the appraisal finds the move, and what it expects of it compared with the best one. */
  readonly prior: Float32Array;
  readonly handicap: Float32Array;
  readonly visits: Int32Array;
  /** Who decides at the node. */
  readonly seat: Int8Array;
  readonly firstChild: Int32Array;
  readonly children: Int16Array;
  /** Sums over all visits, at `node * seats + seat`. */
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

  /** A new node without visits. */
  add(move: number): number {
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

  /** Mean worth for a seat; the node has been visited. */
  utility(node: number, seat: number): number {
    return this.utilities[node * this.seats + seat] / this.visits[node];
  }

  /** Makes a node, with all below it, the same as a node of another tree. Children of one node stay together. */
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
