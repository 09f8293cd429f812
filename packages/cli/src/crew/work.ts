/** What can be done in another thread: jobs by name, each a function of plain data. */
import {
  type Entrant,
  type Lesson,
  levelOfEntrant,
  type Match,
  type MatchResult,
  playMatch,
  searcherOf,
  study,
  type Tally,
  type TreeBot,
  usualBudget,
} from '@windrose/bots';
import { edition, type Position, readPosition } from '@windrose/engine';

/** A position of an edition that comes with the program, and who looks at it. */
interface Search {
  readonly position: Position;
  readonly entrant: Entrant;
  readonly seed: string;
}

/** Jobs, with what they are given and what they return. */
export interface Jobs {
  readonly study: { readonly given: Lesson; readonly result: Float64Array };
  readonly match: { readonly given: Match; readonly result: MatchResult };
  readonly search: { readonly given: Search; readonly result: Tally[] };
}

export type JobName = keyof Jobs;

const now = () => performance.now();

/** Searchers by who and where they are, kept with their trees from decision to decision. */
const searchers = new Map<string, TreeBot>();

const WORK: { readonly [Name in JobName]: (given: Jobs[Name]['given']) => Jobs[Name]['result'] } = {
  study,
  match: (given) => playMatch(given, now),
  search: ({ position, entrant, seed }) => {
    const game = readPosition(position, edition(position.edition, position.board));
    const key = `${entrant.name} ${seed}`;
    const searcher = searchers.get(key) ?? searcherOf(entrant, game, seed);
    searchers.set(key, searcher);
    return searcher.vote(game, usualBudget(levelOfEntrant(entrant), now));
  },
};

export function work<Name extends JobName>(job: Name, given: Jobs[Name]['given']): Jobs[Name]['result'] {
  return WORK[job](given);
}
