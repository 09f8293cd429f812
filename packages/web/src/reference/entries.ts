/** Ids of the entries of the glossary. They are addresses, so that every piece can link to its entry as to a rule. */

type Kind = 'status' | 'action' | 'building' | 'deck' | 'token' | 'area' | 'exploit';

/** The kind of component, and the id of the component. */
export interface Entry {
  readonly kind: Kind;
  readonly id: string;
}

const PREFIX = 'glossary.';

/** Returns the part of the address after `#/rules/`: `glossary.building.market`. */
export function entryId(kind: Kind, id: string): string {
  return `${PREFIX}${kind}.${id}`;
}

export function isEntry(rule: string | null): rule is string {
  return rule?.startsWith(PREFIX) === true;
}
