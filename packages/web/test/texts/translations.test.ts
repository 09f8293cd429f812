/** French and Italian against English: nothing is left in English, and every text names the same values. */
import { describe, expect, it } from 'vitest';
import { TranslationChecks } from '../../../narration/test/support/translation-checks.ts';
import { ui as english } from '../../src/texts/en/index.ts';
import { pages as englishPages } from '../../src/texts/en/pages.ts';
import { ui as french } from '../../src/texts/fr/index.ts';
import { pages as frenchPages } from '../../src/texts/fr/pages.ts';
import { ui as italian } from '../../src/texts/it/index.ts';
import { pages as italianPages } from '../../src/texts/it/pages.ts';

/** Words that happen to be the same. */
const FRENCH = [
  ...['Menu', 'Mode', 'Moment', 'Normal', 'Options', 'Pages', 'Standard', 'Auto', 'Actions', 'Exploit {number}'],
  ...['Gain', 'Action', 'Culture', 'Influence', 'Europe', 'Exploits', 'Opposition', 'Pause', 'Score', 'Total'],
  ...['Solitaire', 'Invitation', 'Minutes', 'Table', 'Tables'],
];
const ITALIAN = [
  ...['Menu', 'Area', 'Africa', 'Auto', 'Bot', 'bot', '{n} bot: {level}', 'Chat', 'Chat ({n})', 'India', 'Online'],
  ...['Round', 'Round {number}', 'Standard'],
];
/** Names of languages. */
const NAMES = ['English', 'Français', 'Italiano'];

describe.each([
  ['French', { ...french, ...frenchPages }, FRENCH],
  ['Italian', { ...italian, ...italianPages }, ITALIAN],
] as const)('%s', (_, texts, same) => {
  const checks = new TranslationChecks({ ...english, ...englishPages }, texts);

  it('has the keys of English', () => checks.expectSameKeys());

  it('names the same values in every text', () => checks.expectSameValues());

  it('has nothing in English', () => checks.expectNoEnglish([...same, ...NAMES]));
});

it('no text of another page has the key of a text of a game’s page', () => {
  expect(Object.keys(englishPages).filter((key) => key in english)).toEqual([]);
});
