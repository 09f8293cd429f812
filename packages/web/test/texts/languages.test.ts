/** The language of the client is chosen from the languages that the browser prefers. */
import { expect, it } from 'vitest';
import { preferredLanguage } from '../../src/texts/languages.ts';

it('the first preferred language that the client has is chosen, otherwise English', () => {
  expect(preferredLanguage(['de-CH', 'it-CH', 'en-GB'])).toBe('it');
  expect(preferredLanguage(['fr'])).toBe('fr');
  expect(preferredLanguage([])).toBe('en');
});
