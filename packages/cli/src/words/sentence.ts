/** Sentences about players: a subject, a verb that agrees with it, and the rest, so that several can be joined into one. */
import { listed } from '../layout.ts';
import type { Names } from './names.ts';

/** What somebody does, the verb in its base form; or a whole sentence about nobody in particular. */
export type Sentence = Deed | { whole: string };

interface Deed extends Predicate {
  who: number;
  /** The same in two words, where it can be added in brackets to what caused it. */
  aside?: string;
}

export interface Predicate {
  verb: string;
  rest: string;
}

const IRREGULAR: Readonly<Record<string, { you: string; other: string }>> = {
  be: { you: 'are', other: 'is' },
  have: { you: 'have', other: 'has' },
};

function conjugated(verb: string, isYou: boolean): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return isYou ? irregular.you : irregular.other;
  if (isYou) return verb;
  if (/(s|x|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** `Ana ships to Africa, takes a Culture token and a Finance token and passes.` A verb that is repeated is said once. */
export function joined(names: Names, who: number, predicates: readonly Predicate[]): string {
  const groups: { verb: string; rests: string[] }[] = [];
  for (const { verb, rest } of predicates) {
    const last = groups.at(-1);
    if (last?.verb === verb) last.rests.push(rest);
    else groups.push({ verb, rests: [rest] });
  }
  const parts = groups.map(({ verb, rests }) => `${conjugated(verb, names.isYou(who))} ${listed(rests)}`.trim());
  return `${names.seat(who)} ${listed(parts)}.`;
}
