/** Analysis of a position: the best moves, what everybody may expect after each, and the line behind it. */
import { type Game, Random } from '@windrose/engine';
import type { Budget } from './bot.ts';
import { weightsFor } from './nearest-weights.ts';
import { SearchContext } from './search/search-context.ts';
import type { Tree } from './search/tree.ts';
import { TreeBot } from './search/tree-bot.ts';
import type { WeightRows } from './weights.ts';

export interface AnalysedMove {
  readonly move: number;
  /** Share of all games played out in which this move was tried. */
  readonly share: number;
  /** Expected final glory and chance of winning of every seat. */
  readonly scores: readonly number[];
  readonly chances: readonly number[];
  /** The best moves from here on, as far as they were looked at, this one first. */
  readonly line: readonly number[];
}

export interface Analysis {
  /** Games played out. */
  readonly iterations: number;
  /** Best first; only moves that were tried. */
  readonly moves: readonly AnalysedMove[];
}

export interface AnalysisOptions {
  readonly seed?: string;
  readonly rows?: WeightRows;
  /** Hears what is known so far, again and again. */
  readonly progress?: (soFar: Analysis) => void;
  /** After so many iterations each time. */
  readonly every?: number;
}

const DEFAULT_ITERATIONS = 2000;
const DEFAULT_PROGRESS_INTERVAL = 250;
/** Lines go on while a move was tried so often. */
const MIN_VISITS = 3;

/** Looks at a position for as long as the budget lasts. The game is not changed. */
export function analyse(game: Game, budget: Budget = {}, options: AnalysisOptions = {}): Analysis {
  const { seed = 'analysis', rows = weightsFor(game), progress, every = DEFAULT_PROGRESS_INTERVAL } = options;
  if (game.state.depth === 0) return { iterations: 0, moves: [] };
  const { iterations = DEFAULT_ITERATIONS, stop = () => false } = budget;
  const bot = new TreeBot(game, new SearchContext(game, rows, new Random(seed), { learns: true }), { iterations });
  let done = 0;
  const tree = bot.search(game, {
    iterations,
    stop: () => {
      if (progress !== undefined && done > 0 && done % every === 0) progress(found(bot.currentTree!));
      done++;
      return stop();
    },
  });
  return found(tree);
}

function found(tree: Tree): Analysis {
  const { nodes } = tree;
  const first = nodes.firstChild[0];
  const children = Array.from({ length: nodes.children[0] }, (_, i) => first + i);
  const best = tree.best(0);
  const tried = children.filter((child) => nodes.visits[child] > 0);
  const visits = tried.reduce((sum, child) => sum + nodes.visits[child], 0);
  const mean = (sums: Float64Array, node: number) =>
    Array.from({ length: nodes.seats }, (_, seat) => sums[node * nodes.seats + seat] / nodes.visits[node]);
  const moves = tried
    .sort((a, b) => Number(b === best) - Number(a === best) || nodes.visits[b] - nodes.visits[a])
    .map((child) => ({
      move: nodes.move[child],
      share: nodes.visits[child] / visits,
      scores: mean(nodes.scores, child),
      chances: mean(nodes.wins, child),
      line: lineFrom(tree, child),
    }));
  return { iterations: visits, moves };
}

function lineFrom(tree: Tree, from: number): number[] {
  const { nodes } = tree;
  const line: number[] = [];
  for (let node = from; node > 0 && (node === from || nodes.visits[node] >= MIN_VISITS); node = tree.best(node)) {
    line.push(nodes.move[node]);
  }
  return line;
}
