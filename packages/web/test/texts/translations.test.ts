/** French and Italian against English: nothing is left in English, and every text names the same values. */
import { describe, it } from 'vitest';
import { TranslationChecks } from '../../../narration/test/support/translation-checks.ts';
import { ui as english } from '../../src/texts/en/index.ts';
import { ui as french } from '../../src/texts/fr/index.ts';
import { ui as italian } from '../../src/texts/it/index.ts';

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
  ['French', french, FRENCH],
  ['Italian', italian, ITALIAN],
] as const)('%s', (_, texts, same) => {
  const checks = new TranslationChecks(english, texts);

  it('has the keys of English', () => checks.expectSameKeys());

  it('names the same values in every text', () => checks.expectSameValues());

  it('has nothing in English', () => checks.expectNoEnglish([...same, ...NAMES]));
});
