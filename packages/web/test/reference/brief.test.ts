/** The game in brief exists for every game of the reference, in every language and with the same numbers. */
import { EDITIONS, edition } from '@windrose/engine';
import { guide, LANGUAGES, type Language } from '@windrose/narration';
import type { Plural } from '@windrose/narration/templates.ts';
import { describe, expect, it } from 'vitest';
import { statusTrack } from '../../src/pieces/status-track.ts';
import { exampleOf } from '../../src/reference/brief-example.ts';
import { GAMES } from '../../src/reference/games.ts';
import { brief as en } from '../../src/texts/en/brief.ts';
import { brief as fr } from '../../src/texts/fr/brief.ts';
import { brief as italian } from '../../src/texts/it/brief.ts';

const KEYS = Object.keys(en) as (keyof typeof en)[];
const formsOf = (text: string | Plural) => (typeof text === 'string' ? [text] : [text.one, text.other]);

describe('the texts', () => {
  it('describe the differences of every mode except the standard one', () => {
    for (const { mode } of GAMES) {
      for (const language of LANGUAGES) {
        expect(guide(language).mode(mode).brief === null, mode).toBe(mode === 'standard');
      }
    }
  });

  it.each([
    ['fr', fr],
    ['it', italian],
  ] as const)('have the same numbers and placeholders in %s', (language, texts) => {
    const factsOf = (text: string | Plural) =>
      formsOf(text).map((form) =>
        (form.match(/\d+|\{\w+\}|[«“]?\s?[/+]\s?[»”]/g) ?? []).map((each) => each.replace(/[«»“”\s]/g, '')).sort(),
      );
    for (const key of KEYS) expect([key, factsOf(texts[key])]).toEqual([key, factsOf(en[key])]);
    const briefOf = (mode: string, of: Language) => factsOf(guide(of).mode(mode).brief ?? '');
    for (const { mode } of GAMES) expect([mode, briefOf(mode, language)]).toEqual([mode, briefOf(mode, 'en')]);
  });

  it('can be read in three or four minutes', () => {
    for (const [language, texts] of Object.entries({ en, fr, it: italian })) {
      for (const { edition: name, mode } of GAMES) {
        const other = name === 'classic' ? 'age-of-sail' : 'classic';
        const read = KEYS.filter((key) => !key.endsWith(`.${other}`)).map((key) => formsOf(texts[key])[0]);
        const brief = guide(language as Language).mode(mode).brief ?? '';
        const length = [...read, brief].flatMap((text) => text.split(/\s+/)).length;
        expect(length).toBeGreaterThan(500);
        expect(length).toBeLessThan(1100);
      }
    }
  });
});

describe.each(EDITIONS)('the pictures of %s', (name) => {
  const tables = edition(name);
  const example = exampleOf(tables);
  const building = (id: string) => tables.data.buildings.find((tile) => tile.id === id)!;

  it('show a building with a choice, one with two actions, and one with icons only', () => {
    const [choice, both, iconsOnly] = example.buildings.map(building);
    expect(choice.actions.map((step) => step.length)).toEqual([2]);
    expect(both.actions).toHaveLength(2);
    expect(iconsOnly.actions).toEqual([]);
  });

  it('show a status between two spaces with glory', () => {
    const { spaces } = statusTrack(tables, example.status);
    const withGlory = spaces
      .filter(({ score, glory }) => glory && score <= example.status.score)
      .map(({ score }) => score);
    expect(example.status.glory).toBe(Math.max(...withGlory));
    expect(example.status.glory).toBeLessThan(example.status.score);
    expect(example.status.benefit).toBe(tables.growthAt[example.status.score]);
  });

  it('show a card with a value, icons and glory, and tokens of both kinds', () => {
    expect(tables.cardValue[example.card]).toBeGreaterThan(0);
    expect(tables.cardGlory[example.card]).toBeGreaterThan(0);
    const kind = (id: string) => tables.data.tokens.find((token) => token.id === id)?.status === undefined;
    expect([kind(example.brown), kind(example.blue)]).toEqual([false, true]);
  });
});
