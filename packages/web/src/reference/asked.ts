/** What is read at the table about a rule or an entry of the glossary: the entry, and the rule that explains it. */
import type { EditionTables } from '@windrose/engine';
import type { Language } from '../texts/languages.ts';
import { type Entry, isEntry } from './entries.ts';
import { readRule } from './library.ts';
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

function readEntry(asked: string): Entry | null {
  if (!isEntry(asked)) return null;
  const [, kind, id] = asked.split('.');
  return { kind: kind as Entry['kind'], id };
}

export interface Asked {
  readonly entry: Entry | null;
  readonly text: NonNullable<Awaited<ReturnType<typeof readRule>>>;
}

/** Null if there is nothing to be read about it here. */
export async function readAsked(asked: string, tables: EditionTables, language: Language): Promise<Asked | null> {
  const entry = readEntry(asked);
  const rule = entry === null ? asked : ruleOf(topicOf(entry, tables), tables.data.rulebook);
  const text = await readRule(rule, language);
  return text === null ? null : { entry, text };
}
