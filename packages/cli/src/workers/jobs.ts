/** The jobs of worker threads: functions of plain data, by name. */
import {
  type BotSpec,
  defaultBudget,
  levelOfSpec,
  type Match,
  type MatchResult,
  makeTreeBotFromSpec,
  playMatch,
  runTrainingTask,
  type TrainingTask,
  type TreeBot,
  type Vote,
} from '@windrose/bots';
import { edition, type Position, readPosition } from '@windrose/engine';

/** A position of a built-in edition, and the bot that searches it. */
interface Search {
  readonly position: Position;
  readonly entrant: BotSpec;
  readonly seed: string;
}

/** Inputs and results of the jobs. */
export interface Jobs {
  readonly train: { readonly input: TrainingTask; readonly result: Float64Array };
  readonly match: { readonly input: Match; readonly result: MatchResult };
  readonly search: { readonly input: Search; readonly result: Vote[] };
}

export type JobName = keyof Jobs;

const now = () => performance.now();

/** Searchers by bot and seed. They keep their search trees from decision to decision. */
const searchers = new Map<string, TreeBot>();

const RUNNERS: { readonly [Name in JobName]: (input: Jobs[Name]['input']) => Jobs[Name]['result'] } = {
  train: runTrainingTask,
  match: (match) => playMatch(match, now),
  search: ({ position, entrant, seed }) => {
    const game = readPosition(position, edition(position.edition, position.board));
    const key = `${entrant.name} ${seed}`;
    const searcher = searchers.get(key) ?? makeTreeBotFromSpec(entrant, game, seed);
    searchers.set(key, searcher);
    return searcher.vote(game, defaultBudget(levelOfSpec(entrant), now));
  },
};

export function runJob<Name extends JobName>(job: Name, input: Jobs[Name]['input']): Jobs[Name]['result'] {
  return RUNNERS[job](input);
}
