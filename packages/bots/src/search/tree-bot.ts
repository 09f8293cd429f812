/** A bot that searches a tree and reuses it for the next decision. */
import { apply, type Game, listMoves, MoveList, type MoveNumber } from '@windrose/engine';
import type { Bot, Budget } from '../bot.ts';
import { Endgame } from './endgame.ts';
import { UNEXPANDED } from './nodes.ts';
import type { SearchContext } from './search-context.ts';
import { Tree } from './tree.ts';
import { moveWithMostVotes, type Vote, votesOf } from './votes.ts';

/** Capacity of a tree in nodes for each rollout, with its bounds. */
const NODES_PER_ROLLOUT = 16;
const MIN_NODES = 4096;
const MAX_NODES = 200_000;
/** Limits the moves spent on solving an endgame to a small part of the budget: a rollout has many more moves. */
const ENDGAME_MOVES_PER_ROLLOUT = 25;
/** How many moves below the root of the old tree the present position is searched. */
const MAX_REUSE_DEPTH = 24;

export interface TreeBotOptions {
  /** The default budget. */
  readonly rollouts?: number;
  /** True if the subtree below the present position is kept for the next decision. */
  readonly keepsTree?: boolean;
  /** Maximum size of an endgame that is solved instead of searched; 0 for none. */
  readonly endgameMoves?: number;
}

export class TreeBot implements Bot {
  private readonly context: SearchContext;
  private readonly rollouts: number;
  private readonly list = new MoveList();
  private readonly keepsTree: boolean;
  private tree: Tree | null = null;
  private spareTree: Tree | null = null;
  private readonly scratchGames: Game[];
  private readonly endgame: Endgame;
  private readonly endgameMoves: number;

  constructor(
    sample: Game,
    context: SearchContext,
    { rollouts = 1, keepsTree = false, endgameMoves = 0 }: TreeBotOptions,
  ) {
    this.endgame = new Endgame(sample);
    this.endgameMoves = endgameMoves;
    this.context = context;
    this.rollouts = rollouts;
    this.keepsTree = keepsTree;
    this.scratchGames = keepsTree ? Array.from({ length: MAX_REUSE_DEPTH + 1 }, () => sample.clone()) : [];
  }

  /** The present tree; null before the first search. */
  get currentTree(): Tree | null {
    return this.tree;
  }

  decide(game: Game, budget: Budget = {}): MoveNumber {
    return moveWithMostVotes([this.vote(game, budget)]);
  }

  /** Returns the visits of each move that was tried. A move that needs no search is the only one. */
  vote(game: Game, budget: Budget = {}): Vote[] {
    listMoves(game, this.list);
    const { rollouts = this.rollouts, stop } = budget;
    const maxEndgameMoves = Math.min(this.endgameMoves, rollouts * ENDGAME_MOVES_PER_ROLLOUT);
    const onlyMove = this.list.count === 1 ? this.list.moves[0] : this.endgame.solve(game, maxEndgameMoves, stop);
    return onlyMove === null ? votesOf(this.search(game, budget)) : [{ move: onlyMove, visits: 1 }];
  }

  /** Searches a position and returns the tree. */
  search(game: Game, budget: Budget = {}): Tree {
    const { context } = this;
    const { rollouts = this.rollouts, work = Number.POSITIVE_INFINITY, stop = () => false } = budget;
    const end = context.work + work;
    context.startPosition();
    const tree = this.treeFor(game, rollouts);
    for (let i = 0; i < rollouts && context.work < end && !stop(); i++) tree.addRollout();
    return tree;
  }

  private treeFor(game: Game, rollouts: number): Tree {
    const capacity = Math.min(MAX_NODES, Math.max(MIN_NODES, rollouts * NODES_PER_ROLLOUT));
    const old = this.tree;
    if (old === null || old.nodes.capacity < capacity) {
      this.spareTree = null;
      this.tree = new Tree(game, this.context, capacity);
      return this.tree;
    }
    const reusedNode = this.keepsTree ? this.find(old, game) : -1;
    if (reusedNode < 0) {
      old.reset(game);
      return old;
    }
    // Has the capacity of the old tree even for a smaller budget, because all of the old tree may be kept.
    const next = this.spareTree ?? new Tree(game, this.context, old.nodes.capacity);
    next.resetFrom(game, old, reusedNode);
    this.tree = next;
    this.spareTree = old;
    return next;
  }

  /** Returns the node of a position in a tree; -1 if it was never visited. */
  private find(tree: Tree, game: Game): number {
    this.scratchGames[0].copyFrom(tree.position);
    return this.findBelow(tree, 0, 0, game);
  }

  private findBelow(tree: Tree, node: number, depth: number, game: Game): number {
    const { nodes } = tree;
    const reached = this.scratchGames[depth];
    if (reached.state.equals(game.state)) return node;
    if (depth === MAX_REUSE_DEPTH || nodes.firstChild[node] === UNEXPANDED || reached.state.turn > game.state.turn)
      return -1;
    for (let child = nodes.firstChild[node]; child < nodes.firstChild[node] + nodes.children[node]; child++) {
      if (nodes.visits[child] === 0) continue;
      this.scratchGames[depth + 1].copyFrom(reached);
      apply(this.scratchGames[depth + 1], nodes.move[child]);
      const found = this.findBelow(tree, child, depth + 1, game);
      if (found >= 0) return found;
    }
    return -1;
  }
}
