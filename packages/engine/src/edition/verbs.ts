/** The verbs of moves and the kind of target that each takes: the verbs of all games, and those that modes add. */

/** The kinds of targets. An edition without targets of a kind has no moves with that kind of target. */
export type TargetKind =
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

const OWN_VERBS = {
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
  decline: 'nothing',
  end: 'nothing',
  pass: 'nothing',
  'by-phase': 'nothing',
  exploit: 'ability',
} as const satisfies Record<string, TargetKind>;

type OwnVerbs = typeof OWN_VERBS;

/** The kind of target of each verb. Modes extend this interface with their verbs. */
export interface Verbs extends OwnVerbs {}

export type Verb = keyof Verbs;

const verbs = new Map<string, TargetKind>(Object.entries(OWN_VERBS));
let isSealed = false;

/** Registers the verbs of a mode. Modes may share a verb. */
export function addVerbs(more: Partial<Verbs>): void {
  for (const [verb, kind] of Object.entries(more)) {
    const known = verbs.get(verb);
    if (known === undefined && isSealed) {
      throw new RangeError(`The verb ${verb} must be registered before an edition is compiled.`);
    }
    if ((known ?? kind) !== kind) throw new RangeError(`The verb ${verb} already has targets of the kind ${known}.`);
    verbs.set(verb, kind);
  }
}

/** Returns the kind of target that a verb takes. */
export function targetKindOf(verb: Verb): TargetKind {
  return verbs.get(verb)!;
}

/** Returns all verbs in the order of the catalogue. No more can be registered afterwards, so that all catalogues have the same verbs. */
export function sealVerbs(): readonly (readonly [Verb, TargetKind])[] {
  isSealed = true;
  return [...verbs] as [Verb, TargetKind][];
}
