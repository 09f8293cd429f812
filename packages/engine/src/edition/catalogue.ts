/** All moves that can ever exist in an edition, each as a number, a frozen object and a short text that convert into each other. */
import { ACTIONS, type Action } from './data.ts';

/** What kinds of moves there are, and what each of them names. */
const VERBS = {
  build: 'building',
  pay: 'building',
  activate: 'building',
  spend: 'token',
  ship: 'area',
  occupy: 'site',
  attack: 'site',
  draw: 'deck',
  discard: 'card',
  governor: 'slot',
  end: 'nothing',
  pass: 'nothing',
  'by-phase': 'nothing',
} as const;

export type Verb = keyof typeof VERBS;
type Domain = (typeof VERBS)[Verb];

/** The two places for a Governor when its owner's cards are checked. */
export const GOVERNOR_SLOTS = ['free', 'normal'] as const;

/** A move: `number` in search, `text` in records and on the wire. */
export interface Move {
  readonly number: number;
  readonly verb: Verb;
  /** Id of the building, token, area, site, deck or card; absent where the verb says all. */
  readonly target?: string;
  readonly text: string;
}

export interface Catalogue {
  readonly moves: readonly Move[];
  /** Number of the first move of each verb: `base.ship + area`. */
  readonly base: Readonly<Record<Verb, number>>;
  readonly verb: readonly Verb[];
  /** Number of the action that a move performs; -1 for moves that are none. */
  readonly action: Int8Array;
  /** Number of the target within its domain. */
  readonly target: Int16Array;
  readonly byText: ReadonlyMap<string, Move>;
}

export function buildCatalogue(
  ids: Readonly<Record<Exclude<Domain, 'nothing' | 'slot'>, readonly string[]>>,
): Catalogue {
  const domains: Record<Domain, readonly (string | undefined)[]> = {
    ...ids,
    slot: GOVERNOR_SLOTS,
    nothing: [undefined],
  };
  const moves: Move[] = [];
  const targets: number[] = [];
  const base = {} as Record<Verb, number>;
  for (const verb of Object.keys(VERBS) as Verb[]) {
    base[verb] = moves.length;
    domains[VERBS[verb]].forEach((target, index) => {
      const text = target === undefined ? verb : `${verb} ${target}`;
      moves.push(Object.freeze({ number: moves.length, verb, ...(target === undefined ? {} : { target }), text }));
      targets.push(index);
    });
  }
  return {
    moves,
    base,
    verb: moves.map((move) => move.verb),
    action: Int8Array.from(moves, (move) => ACTIONS.indexOf(move.verb as Action)),
    target: Int16Array.from(targets),
    byText: new Map(moves.map((move) => [move.text, move])),
  };
}
