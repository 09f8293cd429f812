/** Analyses a position: the best moves, the expected score of every seat after each, and the expected continuation. */
import { type Game, type MoveNumber, Random } from '@windrose/engine';
import type { Budget } from './bot.ts';
import { SearchContext } from './search/search-context.ts';
import type { Tree } from './search/tree.ts';
import { TreeBot } from './search/tree-bot.ts';
import type { WeightRows } from './weights.ts';

export interface AnalysedMove {
  readonly move: MoveNumber;
  /** Share of all rollouts in which this move was tried. */
  readonly share: number;
  /** Expected final glory and winning chance of every seat. */
  readonly scores: readonly number[];
  readonly chances: readonly number[];
  /** The expected best moves from here on, starting with this one. */
  readonly line: readonly MoveNumber[];
}

export interface Analysis {
  /** Number of rollouts. */
  readonly rollouts: number;
  /** The moves that were tried, best first. */
  readonly moves: readonly AnalysedMove[];
}

export interface AnalysisOptions {
  readonly seed?: string;
  /** Receives intermediate results during the analysis. */
  readonly progress?: (soFar: Analysis) => void;
  /** Number of rollouts between two intermediate results. */
  readonly progressInterval?: number;
}

const DEFAULT_ROLLOUTS = 2000;
const DEFAULT_PROGRESS_INTERVAL = 250;
/** A continuation ends at moves with fewer visits. */
const MIN_VISITS = 3;

/** Analyses a position until the budget is used up. Does not change the game. */
export function analyse(game: Game, rows: WeightRows, budget: Budget = {}, options: AnalysisOptions = {}): Analysis {
  const { seed = 'analysis', progress, progressInterval = DEFAULT_PROGRESS_INTERVAL } = options;
  if (game.state.depth === 0) return { rollouts: 0, moves: [] };
  const { rollouts = DEFAULT_ROLLOUTS, stop = () => false } = budget;
  const bot = new TreeBot(game, new SearchContext(game, rows, new Random(seed), { learns: true }), {
    rollouts,
  });
  let done = 0;
  const tree = bot.search(game, {
    rollouts,
    stop: () => {
      if (progress !== undefined && done > 0 && done % progressInterval === 0) progress(analysisOf(bot.currentTree!));
      done++;
      return stop();
    },
  });
  return analysisOf(tree);
}

function analysisOf(tree: Tree): Analysis {
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
  return { rollouts: visits, moves };
}

function lineFrom(tree: Tree, from: number): MoveNumber[] {
  const { nodes } = tree;
  const line: MoveNumber[] = [];
  for (let node = from; node > 0 && (node === from || nodes.visits[node] >= MIN_VISITS); node = tree.best(node)) {
    line.push(nodes.move[node]);
  }
  return line;
}
