/** Whole recorded games and all components in every language: their texts stay the same or change on purpose. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentList } from './support/component-list.ts';
import { gameLog } from './support/game-log.ts';
import { GOLDEN, goldenGames } from './support/golden-games.ts';
import { LANGUAGES } from './support/languages.ts';

const GAMES = goldenGames();
const golden = (file: string) => readFileSync(`${GOLDEN}${file}`, 'utf8');

describe.each(LANGUAGES)('golden texts in $language', ({ language, narrator }) => {
  it.each(GAMES)('of $name are the same', ({ name, record }) => {
    expect(gameLog(record, narrator)).toBe(golden(`${name}.${language}.txt`));
  });

  it('of components are the same', () => {
    expect(componentList(narrator)).toBe(golden(`components.${language}.txt`));
  });
});

describe('golden texts', () => {
  it('are all of the present games, components and languages', () => {
    const names = ['components', ...GAMES.map(({ name }) => name)];
    const expected = LANGUAGES.flatMap(({ language }) => names.map((name) => `${name}.${language}.txt`));
    expect(readdirSync(GOLDEN).sort()).toEqual([...expected, 'records'].sort());
  });
});
