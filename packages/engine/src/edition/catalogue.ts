/** The catalogue of moves: every move that an edition allows, each as a number, a frozen object and a short text. */
import { ACTIONS, type Action } from './data.ts';
import { sealVerbs, type TargetKind, type Verb } from './verbs.ts';

/** Verbs that perform an action of another name. */
const ACTION_OF: Partial<Record<Verb, Action>> = { take: 'draw' };

/** The two places for a Governor when its owner's cards are checked. */
export const GOVERNOR_SLOTS = ['free', 'normal'] as const;

/** A move: `number` in search, `text` in records and on the wire. */
export interface Move {
  readonly number: number;
  readonly verb: Verb;
  /** Id of the building, token, area, site, deck or card; absent for verbs without a target. */
  readonly target?: string;
  readonly text: string;
}

export interface Catalogue {
  readonly moves: readonly Move[];
  /** Number of the first move of each verb: `base.ship + area`. */
  readonly base: Readonly<Record<Verb, number>>;
  readonly verb: readonly Verb[];
  /** Number of the action that a move performs; -1 for moves that are not actions. */
  readonly action: Int8Array;
  /** Number of the target among those of its kind. */
  readonly target: Int16Array;
  readonly byText: ReadonlyMap<string, Move>;
}

/** Builds the catalogue. `ids` lists the target ids of each kind; `[undefined]` gives a verb one move without a target. */
export function buildCatalogue(
  ids: Readonly<Record<TargetKind, readonly (string | undefined)[]>>,
  abilityActions: readonly number[],
): Catalogue {
  const moves: Move[] = [];
  const targets: number[] = [];
  const base: Record<string, number> = {};
  for (const [verb, kind] of sealVerbs()) {
    base[verb] = moves.length;
    ids[kind].forEach((target, index) => {
      const text = target === undefined ? verb : `${verb} ${target}`;
      moves.push(Object.freeze({ number: moves.length, verb, ...(target === undefined ? {} : { target }), text }));
      targets.push(index);
    });
  }
  const action = (verb: Verb, target: number) =>
    verb === 'exploit' ? abilityActions[target] : ACTIONS.indexOf(ACTION_OF[verb] ?? (verb as Action));
  return {
    moves,
    // A copy, because engines read objects that were filled property by property more slowly, and every list of moves reads this one.
    base: { ...base } as Record<Verb, number>,
    verb: moves.map((move) => move.verb),
    action: Int8Array.from(moves, (move, i) => action(move.verb, targets[i])),
    target: Int16Array.from(targets),
    byText: new Map(moves.map((move) => [move.text, move])),
  };
}
