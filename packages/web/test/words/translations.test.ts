/** French and Italian against English: nothing was left in English, and every text names the same values. */

import { speech as englishExploitRules } from '@windrose/narration/en/exploit-rules.ts';
import { speech as englishExploits } from '@windrose/narration/en/exploits.ts';
import { speech as englishGames } from '@windrose/narration/en/games.ts';
import { speech as english } from '@windrose/narration/en/index.ts';
import { speech as englishNeutral } from '@windrose/narration/en/neutral.ts';
import { speech as englishRefusals } from '@windrose/narration/en/refusals.ts';
import { speech as frenchExploitRules } from '@windrose/narration/fr/exploit-rules.ts';
import { speech as frenchExploits } from '@windrose/narration/fr/exploits.ts';
import { speech as frenchGames } from '@windrose/narration/fr/games.ts';
import { speech as french } from '@windrose/narration/fr/index.ts';
import { speech as frenchNeutral } from '@windrose/narration/fr/neutral.ts';
import { speech as frenchRefusals } from '@windrose/narration/fr/refusals.ts';
import { speech as italianExploitRules } from '@windrose/narration/it/exploit-rules.ts';
import { speech as italianExploits } from '@windrose/narration/it/exploits.ts';
import { speech as italianGames } from '@windrose/narration/it/games.ts';
import { speech as italian } from '@windrose/narration/it/index.ts';
import { speech as italianNeutral } from '@windrose/narration/it/neutral.ts';
import { speech as italianRefusals } from '@windrose/narration/it/refusals.ts';
import type { Plural } from '@windrose/narration/templates.ts';
import { describe, expect, it } from 'vitest';
import { speech as englishOpposition } from '../../src/words/en/solitaire.ts';
import { ui as englishUi } from '../../src/words/en/ui.ts';
import { speech as frenchOpposition } from '../../src/words/fr/solitaire.ts';
import { ui as frenchUi } from '../../src/words/fr/ui.ts';
import { speech as italianOpposition } from '../../src/words/it/solitaire.ts';
import { ui as italianUi } from '../../src/words/it/ui.ts';

const ENGLISH = {
  ui: englishUi,
  speech: {
    ...english,
    ...englishOpposition,
    ...englishNeutral,
    ...englishRefusals,
    ...englishExploits,
    ...englishExploitRules,
    ...englishGames,
  },
};
const OTHERS = [
  [
    'French',
    {
      ui: frenchUi,
      speech: {
        ...french,
        ...frenchOpposition,
        ...frenchNeutral,
        ...frenchRefusals,
        ...frenchExploits,
        ...frenchExploitRules,
        ...frenchGames,
      },
    },
  ],
  [
    'Italian',
    {
      ui: italianUi,
      speech: {
        ...italian,
        ...italianOpposition,
        ...italianNeutral,
        ...italianRefusals,
        ...italianExploits,
        ...italianExploitRules,
        ...italianGames,
      },
    },
  ],
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

/** The data of the exploits have their names too, which every language says as titles. */
const IN_DATA_ONLY = /^speech exploitRules \S+ name$/;

const EXPECTED = new Map(textsOf(ENGLISH).filter(([path]) => !IN_DATA_ONLY.test(path)));

describe.each(OTHERS)('%s', (language, texts) => {
  const all = textsOf(texts).filter(([path]) => !path.startsWith('speech grammar') && !path.includes(' cities '));

  it('has the keys of English', () => {
    const paths = new Set(all.map(([path]) => path));
    expect([...EXPECTED.keys()].filter((path) => !paths.has(path) && !path.startsWith('speech grammar'))).toEqual([]);
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
