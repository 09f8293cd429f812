/** Loads the content of the rule sheet: an entry of the glossary and the rule that explains it, or a rule alone. */
import type { EditionTables } from '@windrose/engine';
import type { Language } from '../texts/languages.ts';
import { type Entry, isEntry } from './entries.ts';
import { loadRule } from './load-documents.ts';
import { ruleOf, type Topic } from './rule-of.ts';

const TOPICS: Readonly<Record<Exclude<Entry['kind'], 'action' | 'token'>, Topic>> = {
  status: 'status',
  building: 'building',
  deck: 'card',
  area: 'city',
  exploit: 'exploit',
};

function topicOf({ kind, id }: Entry, { data }: EditionTables): Topic {
  if (kind === 'action') return id as Topic;
  if (kind !== 'token') return TOPICS[kind];
  return data.tokens.find((token) => token.id === id)?.status === undefined ? 'blueToken' : 'brownToken';
}

function parseEntry(id: string): Entry | null {
  if (!isEntry(id)) return null;
  const [, kind, component] = id.split('.');
  return { kind: kind as Entry['kind'], id: component };
}

export interface RuleSheetContent {
  readonly entry: Entry | null;
  readonly rule: NonNullable<Awaited<ReturnType<typeof loadRule>>>;
}

/** Returns the content for a rule or an entry of the glossary; null if there is no such rule. */
export async function loadRuleSheet(
  id: string,
  tables: EditionTables,
  language: Language,
): Promise<RuleSheetContent | null> {
  const entry = parseEntry(id);
  const rule = await loadRule(entry === null ? id : ruleOf(topicOf(entry, tables), tables.data.rulebook), language);
  return rule === null ? null : { entry, rule };
}
