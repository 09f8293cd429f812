/**
 * Monte Carlo tree search (PUCT) for several players. Each iteration follows the most promising moves, where each seat
 * maximizes its own result (max^n), plays a rollout, and adds the outcome to the nodes of the path.
 */
import { apply, decidingSeat, type Game, listMoves, MoveList, type Seat } from '@windrose/engine';
import { Nodes, OVER, UNEXPANDED } from './nodes.ts';
import { UTILITY_PER_GLORY } from './outcome.ts';
import { indexOfLargest, type SearchContext } from './search-context.ts';

/** Weight of exploration against the best results so far. */
const EXPLORATION = 0.45;
/** Sharpness of the prior: this much more glory makes a move about three times as likely. */
const PRIOR_SPREAD = 1.2;
/** The evaluation of a move counts as much as this number of visits. */
const PRIOR_VISITS = 2;
/** A node is expanded after this many visits. */
const EXPAND_AT = 2;
const MAX_DEPTH = 512;

export class Tree {
  readonly nodes: Nodes;
  private readonly context: SearchContext;
  private readonly root: Game;
  private readonly game: Game;
  private readonly list = new MoveList();
  private readonly path = new Int32Array(MAX_DEPTH);

  constructor(game: Game, context: SearchContext, capacity: number) {
    this.context = context;
    this.root = game.clone();
    this.game = game.clone();
    this.nodes = new Nodes(game.state.seats, capacity);
    this.reset(game);
  }

  /** Starts a new tree at a position. */
  reset(game: Game): void {
    this.root.copyFrom(game);
    this.game.copyFrom(game);
    this.nodes.count = 0;
    this.nodes.add(0);
    this.expand(0);
  }

  /** Continues from a position that another tree has searched, and keeps the subtree of its node. */
  resetFrom(game: Game, other: Tree, node: number): void {
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

  /** Follows the most promising moves, plays a rollout from there and adds its outcome to the path. */
  addRollout(): void {
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
    this.context.playOut(game);
    this.backPropagate(depth);
  }

  /** Adds the children of a node whose position `game` has; false if there is no room for them. */
  private expand(node: number): boolean {
    const { nodes, game, list, context } = this;
    listMoves(game, list);
    if (nodes.count + list.count > nodes.capacity) return false;
    nodes.seat[node] = decidingSeat(game);
    nodes.firstChild[node] = nodes.count;
    nodes.children[node] = list.count;
    if (list.count > 1) context.rateMovesWithStatistics(game, list);
    const { moveValues } = context;
    const best = list.count > 1 ? moveValues[indexOfLargest(moveValues, list.count)] : 0;
    let sum = 0;
    for (let i = 0; i < list.count; i++) {
      const child = nodes.add(list.moves[i]);
      if (list.count === 1) break;
      nodes.handicap[child] = (moveValues[i] - best) * UTILITY_PER_GLORY;
      nodes.prior[child] = Math.exp((moveValues[i] - best) / PRIOR_SPREAD);
      sum += nodes.prior[child];
    }
    if (list.count === 1) return true;
    for (let i = 0; i < list.count; i++) nodes.prior[nodes.firstChild[node] + i] /= sum;
    return true;
  }

  /** Returns the child to follow. */
  private select(node: number): number {
    const { nodes } = this;
    const first = nodes.firstChild[node];
    const end = first + nodes.children[node];
    const seat = nodes.seat[node];
    const visits = nodes.visits[node];
    const expected = visits === 0 ? 0.5 : nodes.utility(node, seat);
    const exploration = EXPLORATION * Math.sqrt(visits + 1);
    let best = first;
    let highest = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const value =
        this.estimate(child, seat, expected) + (exploration * nodes.prior[child]) / (1 + nodes.visits[child]);
      if (value > highest) {
        highest = value;
        best = child;
      }
    }
    return best;
  }

  /** Returns the utility of a child for a seat: the results so far combined with the evaluation. */
  private estimate(child: number, seat: Seat, expected: number): number {
    const { nodes } = this;
    const visits = nodes.visits[child];
    const sum = nodes.utilities[child * nodes.seats + seat];
    return (PRIOR_VISITS * (expected + nodes.handicap[child]) + sum) / (PRIOR_VISITS + visits);
  }

  /** Adds the outcome to all nodes of the path. */
  private backPropagate(depth: number): void {
    const { nodes, path, context } = this;
    const { seats } = nodes;
    const { utilities, scores, wins } = context.outcome;
    for (let i = depth - 1; i >= 0; i--) {
      const node = path[i];
      nodes.visits[node]++;
      for (let seat = 0; seat < seats; seat++) {
        nodes.utilities[node * seats + seat] += utilities[seat];
        nodes.scores[node * seats + seat] += scores[seat];
        nodes.wins[node * seats + seat] += wins[seat];
      }
    }
  }

  /** Returns the most visited child, because a mean of few visits is unreliable; -1 without children. */
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
