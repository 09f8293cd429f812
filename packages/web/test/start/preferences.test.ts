/** Preferences: their defaults, and reading what is stored. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOICES, defaultPreferences, readPreferences } from '../../src/settings/preferences.ts';

const DEFAULTS = defaultPreferences(['en']);

describe('preferences', () => {
  it('have the first language of the browser that the client has', () => {
    expect(defaultPreferences(['de-CH', 'fr-CH', 'it']).language).toBe('fr');
    expect(defaultPreferences(['IT']).language).toBe('it');
    expect(defaultPreferences(['pt']).language).toBe('en');
  });

  it('have no sound by default', () => {
    expect(DEFAULTS).toMatchObject({ sound: 'off', theme: 'auto', reducedMotion: 'auto', confirm: 'actions' });
  });

  it('are read as they were stored', () => {
    const changed = { ...DEFAULTS, theme: 'dark' as const, sound: 'soft' as const, name: 'Ana' };
    expect(readPreferences(JSON.stringify(changed), DEFAULTS)).toEqual(changed);
  });

  it('have their defaults in place of invalid values', () => {
    expect(readPreferences(null, DEFAULTS)).toEqual(DEFAULTS);
    expect(readPreferences('{"theme":"pink","sound":true,"name":7,"other":1}', DEFAULTS)).toEqual(DEFAULTS);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = readPreferences(text, DEFAULTS);
        expect(Object.keys(read)).toEqual(Object.keys(DEFAULTS));
        expect(CHOICES.theme).toContain(read.theme);
      }),
    );
  });
});
