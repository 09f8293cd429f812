/** A bot that searches a tree and reuses it for the next decision. */
import { apply, type Game, listMoves, MoveList } from '@windrose/engine';
import type { Bot, Budget } from '../bot.ts';
import { Endgame } from './endgame.ts';
import { UNEXPANDED } from './nodes.ts';
import type { SearchContext } from './search-context.ts';
import { Tree } from './tree.ts';
import { moveWithMostVotes, type Vote, votesOf } from './votes.ts';

/** Capacity of a tree in nodes for each iteration, with its bounds. */
const NODES_PER_ITERATION = 16;
const MIN_NODES = 4096;
const MAX_NODES = 200_000;
/** Limits the moves spent on solving an endgame to a small part of the budget: a rollout has many more moves. */
const ENDGAME_MOVES_PER_ITERATION = 25;
/** Depth to which the present position is searched in the old tree. */
const MAX_MOVES_SINCE = 24;

export interface TreeBotOptions {
  /** The default budget. */
  readonly iterations?: number;
  /** True if the subtree below the present position is kept for the next decision. */
  readonly keepsTree?: boolean;
  /** Maximum size of an endgame that is solved instead of searched; 0 for none. */
  readonly endgameMoves?: number;
}

export class TreeBot implements Bot {
  private readonly context: SearchContext;
  private readonly iterations: number;
  private readonly list = new MoveList();
  private readonly keepsTree: boolean;
  private tree: Tree | null = null;
  private spare: Tree | null = null;
  private readonly boards: Game[];
  private readonly endgame: Endgame;
  private readonly endgameMoves: number;

  constructor(
    like: Game,
    context: SearchContext,
    { iterations = 1, keepsTree = false, endgameMoves = 0 }: TreeBotOptions,
  ) {
    this.endgame = new Endgame(like);
    this.endgameMoves = endgameMoves;
    this.context = context;
    this.iterations = iterations;
    this.keepsTree = keepsTree;
    this.boards = keepsTree ? Array.from({ length: MAX_MOVES_SINCE + 1 }, () => like.clone()) : [];
  }

  /** The tree as far as it has grown; null before the first search. */
  get currentTree(): Tree | null {
    return this.tree;
  }

  decide(game: Game, budget: Budget = {}): number {
    return moveWithMostVotes([this.vote(game, budget)]);
  }

  /** Returns how often each move was tried. A move that needs no search is the only one. */
  vote(game: Game, budget: Budget = {}): Vote[] {
    listMoves(game, this.list);
    const { iterations = this.iterations, stop } = budget;
    const most = Math.min(this.endgameMoves, iterations * ENDGAME_MOVES_PER_ITERATION);
    const known = this.list.count === 1 ? this.list.moves[0] : this.endgame.solve(game, most, stop);
    return known === null ? votesOf(this.search(game, budget)) : [{ move: known, visits: 1 }];
  }

  /** Searches a position and returns the tree. */
  search(game: Game, budget: Budget = {}): Tree {
    const { context } = this;
    const { iterations = this.iterations, work = Number.POSITIVE_INFINITY, stop = () => false } = budget;
    const end = context.work + work;
    context.startPosition();
    const tree = this.treeFor(game, iterations);
    for (let i = 0; i < iterations && context.work < end && !stop(); i++) tree.iterate();
    return tree;
  }

  private treeFor(game: Game, iterations: number): Tree {
    const capacity = Math.min(MAX_NODES, Math.max(MIN_NODES, iterations * NODES_PER_ITERATION));
    const old = this.tree;
    if (old === null || old.nodes.capacity < capacity) {
      this.spare = null;
      this.tree = new Tree(game, this.context, capacity);
      return this.tree;
    }
    const known = this.keepsTree ? this.find(old, game) : -1;
    if (known < 0) {
      old.reset(game);
      return old;
    }
    // Has the capacity of the old tree even for a smaller budget, because all of the old tree may be kept.
    const next = this.spare ?? new Tree(game, this.context, old.nodes.capacity);
    next.resetFrom(game, old, known);
    this.tree = next;
    this.spare = old;
    return next;
  }

  /** Returns the node of a position in a tree; -1 if it was never visited. */
  private find(tree: Tree, game: Game): number {
    this.boards[0].copyFrom(tree.position);
    return this.findBelow(tree, 0, 0, game);
  }

  private findBelow(tree: Tree, node: number, depth: number, game: Game): number {
    const { nodes } = tree;
    const board = this.boards[depth];
    if (board.state.equals(game.state)) return node;
    if (depth === MAX_MOVES_SINCE || nodes.firstChild[node] === UNEXPANDED || board.state.turn > game.state.turn)
      return -1;
    for (let child = nodes.firstChild[node]; child < nodes.firstChild[node] + nodes.children[node]; child++) {
      if (nodes.visits[child] === 0) continue;
      this.boards[depth + 1].copyFrom(board);
      apply(this.boards[depth + 1], nodes.move[child]);
      const found = this.findBelow(tree, child, depth + 1, game);
      if (found >= 0) return found;
    }
    return -1;
  }
}
