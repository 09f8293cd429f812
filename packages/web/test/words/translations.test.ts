/** French and Italian against English: nothing was left in English, and every text names the same values. */

import { texts as english } from '@windrose/narration/en/index.ts';
import { texts as french } from '@windrose/narration/fr/index.ts';
import { texts as italian } from '@windrose/narration/it/index.ts';
import { modeTexts } from '@windrose/narration/modes/index.ts';
import type { Plural } from '@windrose/narration/templates.ts';
import { describe, expect, it } from 'vitest';
import { ui as englishUi } from '../../src/words/en/ui.ts';
import { ui as frenchUi } from '../../src/words/fr/ui.ts';
import { ui as italianUi } from '../../src/words/it/ui.ts';

const ENGLISH = { ui: englishUi, narration: english, options: modeTexts('en', 'options') };
const OTHERS = [
  ['French', { ui: frenchUi, narration: french, options: modeTexts('fr', 'options') }],
  ['Italian', { ui: italianUi, narration: italian, options: modeTexts('it', 'options') }],
] as const;

/** Words that happen to be the same. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  French: [
    'Menu',
    'Mode',
    'Moment',
    'Normal',
    'Options',
    'Pages',
    'Standard',
    'Auto',
    'Actions',
    'Exploit {number}',
    'Gain',
    'Action',
    'Culture',
    'Influence',
    'Europe',
    'Exploits',
    'Opposition',
    'Pause',
    'Score',
    'Total',
    'Solitaire',
    'Invitation',
    'Minutes',
    'Table',
    'EditionTables',
  ],
  Italian: [
    'Menu',
    'Area',
    'Africa',
    'Auto',
    'Bot',
    'bot',
    '{n} bot: {level}',
    'Chat',
    'Chat ({n})',
    'India',
    'Online',
    'Round',
    'Round {number}',
    'Standard',
  ],
};
/** Names are the same in every language, and so are texts without words. */
const EVERYWHERE = new Set(['Amaro', 'Brigit', 'Cornelis', 'Dalia', 'Enzo', 'English', 'Français', 'Italiano']);
const WITHOUT_WORDS = /^[^a-z]*(\{[a-z:]+\}[^a-z]*)*$/i;

/** English words that are no French or Italian ones. */
const LEAKS =
  /\b(the|of|your|you|disc|discs|token|tokens|harbor|city|track|game|with|from|and|card|cards|draws|sail|ship)\b/i;

/** All texts within a value, by their paths, the forms of a plural together. */
function textsOf(value: unknown, path = ''): [path: string, forms: string[]][] {
  if (typeof value === 'string') return [[path, [value]]];
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  if ('one' in value && 'other' in value) return [[path, Object.values(value as Plural)]];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path === '' ? key : `${path} ${key}`));
}

/** What is told of a noun is its word. */
const wordsOf = (text: string) => text.replace(/^(c|p|n|[mfMF][pP]?) /, '');

/** The values that a text names, whatever form it gives them. */
function valuesOf(forms: readonly string[]): string {
  const names = forms.flatMap((text) => [...text.matchAll(/\{(?:\w+:)?(\w+)\}/g)].map(([, name]) => name));
  return [...new Set(names)].sort().join();
}

const EXPECTED = new Map(textsOf(ENGLISH));

describe.each(OTHERS)('%s', (language, texts) => {
  const all = textsOf(texts).filter(([path]) => !path.startsWith('narration grammar') && !path.includes(' cities '));

  it('has the keys of English', () => {
    const paths = new Set(all.map(([path]) => path));
    expect([...EXPECTED.keys()].filter((path) => !paths.has(path) && !path.startsWith('narration grammar'))).toEqual(
      [],
    );
    expect([...paths].filter((path) => !EXPECTED.has(path))).toEqual([]);
  });

  it('names the same values in every text', () => {
    const wrong = all.filter(([path, forms]) => valuesOf(forms) !== valuesOf(EXPECTED.get(path) ?? []));
    expect(wrong).toEqual([]);
  });

  it('has nothing in English', () => {
    const same = all.flatMap(([path, forms]) => {
      const [text] = forms.map(wordsOf);
      const isSame = text === wordsOf(EXPECTED.get(path)?.[0] ?? '');
      const isFine = EVERYWHERE.has(text) || SAME[language].includes(text) || WITHOUT_WORDS.test(text);
      return isSame && !isFine ? [`${path}: ${text}`] : [];
    });
    expect(same).toEqual([]);
    const words = all.flatMap(([, forms]) => forms.map((text) => text.replace(/\{[^}]*\}/g, '')));
    expect(words.filter((text) => LEAKS.test(text))).toEqual([]);
  });
});
