/** Entries of the glossary, by what they are about. Each has an address like a rule, so that every piece can lead to its own. */

type Kind = 'status' | 'action' | 'building' | 'deck' | 'token' | 'area' | 'exploit';

/** What an entry is about, and which one of these. */
export interface Entry {
  readonly kind: Kind;
  readonly id: string;
}

const PREFIX = 'glossary.';

/** What stands behind `#/rules/`: `glossary.building.market`. */
export function entryOf(kind: Kind, id: string): string {
  return `${PREFIX}${kind}.${id}`;
}

export function isEntry(rule: string | null): rule is string {
  return rule?.startsWith(PREFIX) === true;
}
