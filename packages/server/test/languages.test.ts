/** The languages of messages and those of the narration. */
import { LANGUAGES as NARRATED } from '@windrose/narration';
import { LANGUAGES } from '@windrose/protocol';
import { expect, it } from 'vitest';
import { languageOf } from '../src/languages.ts';

it('messages and narration have the same languages', () => {
  expect(LANGUAGES).toEqual(NARRATED);
});

it('an unknown stored language is treated as English', () => {
  expect(LANGUAGES.map(languageOf)).toEqual(LANGUAGES);
  expect(languageOf('eo')).toBe('en');
});
