/**
 * Search by a tree (PUCT): every iteration follows the most promising moves, each seat looking after itself (max^n), plays
 * the game out by the policy, and remembers the result along the way.
 */
import { apply, decidingSeat, type Game, listMoves, MoveList } from '@windrose/engine';
import { largest, type Mind } from './mind.ts';
import { Nodes, OVER, UNEXPANDED } from './nodes.ts';
import { WORTH_OF_GLORY } from './outlook.ts';

/** How much is tried beyond what has looked best so far. */
const CURIOSITY = 0.45;
/** How sharply the appraisal prefers: so many glory make a move about three times as likely. */
const PRIOR_SPREAD = 1.2;
/** The appraisal counts like so many visits. */
const APPRAISAL_VISITS = 2;
/** A node is expanded when it was visited so often. */
const EXPAND_AT = 2;
const MAX_DEPTH = 512;

export class Tree {
  readonly nodes: Nodes;
  private readonly mind: Mind;
  private readonly root: Game;
  private readonly game: Game;
  private readonly list = new MoveList();
  private readonly path = new Int32Array(MAX_DEPTH);

  constructor(game: Game, mind: Mind, capacity: number) {
    this.mind = mind;
    this.root = game.clone();
    this.game = game.clone();
    this.nodes = new Nodes(game.state.seats, capacity);
    this.plant(game);
  }

  /** Begins anew at a position. */
  plant(game: Game): void {
    this.root.copyFrom(game);
    this.game.copyFrom(game);
    this.nodes.count = 0;
    this.nodes.add(0);
    this.expand(0);
  }

  /** Goes on from a position that the other tree has searched; what it knows below the node is kept. */
  replant(game: Game, other: Tree, node: number): void {
    this.root.copyFrom(game);
    this.nodes.count = 0;
    this.nodes.add(0);
    this.nodes.copyBelow(0, other.nodes, node);
    this.game.copyFrom(game);
    if (this.nodes.firstChild[0] === UNEXPANDED) this.expand(0);
  }

  /** The position at the root. */
  get position(): Game {
    return this.root;
  }

  iterate(): void {
    const { nodes, game, path } = this;
    game.copyFrom(this.root);
    let node = 0;
    let depth = 0;
    path[depth++] = 0;
    while (depth < MAX_DEPTH && game.state.depth > 0) {
      if (nodes.firstChild[node] === UNEXPANDED && !(nodes.visits[node] >= EXPAND_AT && this.expand(node))) break;
      node = this.select(node);
      path[depth++] = node;
      apply(game, nodes.move[node]);
    }
    this.mind.playOut(game);
    this.remember(depth);
  }

  /** Adds the children of a node, the position of which is on the board; false if there is no room for them. */
  private expand(node: number): boolean {
    const { nodes, game, list, mind } = this;
    listMoves(game, list);
    if (nodes.count + list.count > nodes.capacity) return false;
    nodes.seat[node] = decidingSeat(game);
    nodes.firstChild[node] = nodes.count;
    nodes.children[node] = list.count;
    if (list.count > 1) mind.appraiseByExperience(game, list);
    const { appraisals } = mind;
    const best = list.count > 1 ? appraisals[largest(appraisals, list.count)] : 0;
    let sum = 0;
    for (let i = 0; i < list.count; i++) {
      const child = nodes.add(list.moves[i]);
      if (list.count === 1) break;
      nodes.handicap[child] = (appraisals[i] - best) * WORTH_OF_GLORY;
      nodes.prior[child] = Math.exp((appraisals[i] - best) / PRIOR_SPREAD);
      sum += nodes.prior[child];
    }
    if (list.count === 1) return true;
    for (let i = 0; i < list.count; i++) nodes.prior[nodes.firstChild[node] + i] /= sum;
    return true;
  }

  /** The child to follow. */
  private select(node: number): number {
    const { nodes } = this;
    const first = nodes.firstChild[node];
    const end = first + nodes.children[node];
    const seat = nodes.seat[node];
    const visits = nodes.visits[node];
    const expected = visits === 0 ? 0.5 : nodes.worth(node, seat);
    const urge = CURIOSITY * Math.sqrt(visits + 1);
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const value = this.estimate(child, seat, expected) + (urge * nodes.prior[child]) / (1 + nodes.visits[child]);
      if (value > most) {
        most = value;
        best = child;
      }
    }
    return best;
  }

  /** Worth of a child for a seat: what was seen, together with what the appraisal expects. */
  private estimate(child: number, seat: number, expected: number): number {
    const { nodes } = this;
    const visits = nodes.visits[child];
    const sum = nodes.worths[child * nodes.seats + seat];
    return (APPRAISAL_VISITS * (expected + nodes.handicap[child]) + sum) / (APPRAISAL_VISITS + visits);
  }

  /** Adds the outlook to all nodes of the path. */
  private remember(depth: number): void {
    const { nodes, path, mind } = this;
    const { seats } = nodes;
    const { worths, scores, wins } = mind.outlook;
    for (let i = depth - 1; i >= 0; i--) {
      const node = path[i];
      nodes.visits[node]++;
      for (let seat = 0; seat < seats; seat++) {
        nodes.worths[node * seats + seat] += worths[seat];
        nodes.scores[node * seats + seat] += scores[seat];
        nodes.wins[node * seats + seat] += wins[seat];
      }
    }
  }

  /** The child of a node that was visited most, because a mean of few visits is chance; -1 if there is none. */
  best(node: number): number {
    const { nodes } = this;
    const first = nodes.firstChild[node];
    if (first === UNEXPANDED) return OVER;
    let best = first;
    for (let child = first + 1; child < first + nodes.children[node]; child++) {
      if (nodes.visits[child] + nodes.prior[child] > nodes.visits[best] + nodes.prior[best]) best = child;
    }
    return best;
  }
}
