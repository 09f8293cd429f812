/** French and Italian against English: nothing is left in English, and every text names the same values. */
import { describe, it } from 'vitest';
import { texts as english, guide as englishGuide } from '../src/en/index.ts';
import { texts as french, guide as frenchGuide } from '../src/fr/index.ts';
import { texts as italian, guide as italianGuide } from '../src/it/index.ts';
import { TranslationChecks } from './support/translation-checks.ts';

/** Words that happen to be the same. */
const FRENCH = ['Action', 'Culture', 'Europe', 'Exploits', 'Influence', 'Normal', 'Solitaire', 'Standard', 'Total'];
const ITALIAN = ['Africa', 'India', 'Standard'];

/** Names of players and cities, and the grammar. */
const UNTRANSLATED = /^grammar|components (players|cities) /;

describe.each([
  ['French', { ...french, guide: frenchGuide }, FRENCH],
  ['Italian', { ...italian, guide: italianGuide }, ITALIAN],
] as const)('%s', (_, texts, same) => {
  const checks = new TranslationChecks({ ...english, guide: englishGuide }, texts, UNTRANSLATED);

  it('has the keys of English', () => checks.expectSameKeys());

  it('names the same values in every text', () => checks.expectSameValues());

  it('has nothing in English', () => checks.expectNoEnglish(same));
});
