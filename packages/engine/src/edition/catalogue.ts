/** All moves that can ever exist in an edition, each as a number, a frozen object and a short text that convert into each other. */
import { ACTIONS, type Action } from './data.ts';

/** What a move of some kind names. Where an edition has none of these, there are no such moves in it. */
type Domain =
  | 'building'
  | 'startBuilding'
  | 'token'
  | 'waters'
  | 'site'
  | 'deck'
  | 'card'
  | 'pileCard'
  | 'casualtyStatus'
  | 'space'
  | 'status'
  | 'slot'
  | 'optionalSalary'
  | 'action'
  | 'ability'
  | 'nothing';

/** The kinds of moves, and what each of them names. The last ones before `decline` are those of modes. */
const VERBS = {
  start: 'startBuilding',
  build: 'building',
  pay: 'building',
  'pay-all': 'optionalSalary',
  activate: 'building',
  spend: 'token',
  ship: 'waters',
  occupy: 'site',
  attack: 'site',
  draw: 'deck',
  take: 'pileCard',
  memorial: 'casualtyStatus',
  discard: 'card',
  governor: 'slot',
  'neutral-ship': 'waters',
  'neutral-occupy': 'site',
  'neutral-draw': 'deck',
  'remove-token': 'space',
  trigger: 'action',
  shortage: 'building',
  exploit: 'ability',
  'opposition-occupy': 'site',
  'opposition-ship': 'waters',
  'opposition-draw': 'deck',
  'opposition-attack': 'site',
  'opposition-take': 'status',
  'opposition-clear': 'site',
  'opposition-discard': 'card',
  decline: 'nothing',
  end: 'nothing',
  pass: 'nothing',
  'by-phase': 'nothing',
} as const satisfies Record<string, Domain>;

export type Verb = keyof typeof VERBS;

/** Verbs that perform an action of another name. */
const ACTION_OF: Partial<Record<Verb, Action>> = { take: 'draw' };

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

/** `ids` lists what each domain has in an edition; a domain without names has one move if its list holds `undefined`. */
export function buildCatalogue(
  ids: Readonly<Record<Domain, readonly (string | undefined)[]>>,
  abilityActions: readonly number[],
): Catalogue {
  const moves: Move[] = [];
  const targets: number[] = [];
  const base: Record<string, number> = {};
  for (const [verb, domain] of Object.entries(VERBS) as [Verb, Domain][]) {
    base[verb] = moves.length;
    ids[domain].forEach((target, index) => {
      const text = target === undefined ? verb : `${verb} ${target}`;
      moves.push(Object.freeze({ number: moves.length, verb, ...(target === undefined ? {} : { target }), text }));
      targets.push(index);
    });
  }
  const action = (verb: Verb, target: number) =>
    verb === 'exploit' ? abilityActions[target] : ACTIONS.indexOf(ACTION_OF[verb] ?? (verb as Action));
  return {
    moves,
    // A copy, because objects that grew property by property are slow to read, and this one is read in every list.
    base: { ...base } as Record<Verb, number>,
    verb: moves.map((move) => move.verb),
    action: Int8Array.from(moves, (move, i) => action(move.verb, targets[i])),
    target: Int16Array.from(targets),
    byText: new Map(moves.map((move) => [move.text, move])),
  };
}
