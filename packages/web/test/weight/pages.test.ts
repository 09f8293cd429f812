/** What the browser fetches for a page: nothing that the page does not need at first, every text that it says, and not too much. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS_OF } from '../../src/start/parts-of.ts';
import { ui } from '../../src/words/en/ui.ts';
import { LANGUAGES, type Language, loadLanguage } from '../../src/words/languages.ts';
import { Bundle, modulesOf, weightOf } from './bundle.ts';

const MOST_BYTES = 100_000;
/** Exploits come with fifteen pieces of code and text, of which nobody knows beforehand which three are drawn. */
const MOST_WITH_EXPLOITS = 105_000;
const ROOT = path.join(import.meta.dirname, '../../../..');

/** The component of each page, and what comes with it. */
const PAGES = {
  home: 'packages/web/src/start/HomePage.svelte',
  new: 'packages/web/src/start/NewGamePage.svelte',
  game: 'packages/web/src/table/TablePage.svelte',
  rules: 'packages/web/src/reference/RulesPage.svelte',
  settings: 'packages/web/src/settings/SettingsPage.svelte',
} as const;
type Page = keyof typeof PAGES;

const FILES: Readonly<Record<string, string>> = { table: 'at-table' };
const data = (name: string) => `packages/engine/src/edition/data/${name}.json`;
const engine = (name: string) => `packages/engine/src/${name}.ts`;
const words = (language: Language, part: string) => `packages/web/src/words/${language}/${FILES[part] ?? part}.ts`;

/** A game with what it needs: its edition, its mode, its exploits. */
const GAMES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['Classic', [data('classic')], []],
  ['Age of Sail with exploits', [data('age-of-sail'), data('exploits'), engine('exploits/index')], ['exploits']],
  ['the Silent Fleet', [data('age-of-sail'), data('exploits'), engine('modes/silent-fleet')], []],
  ['SoloPlay', [data('classic'), engine('modes/soloplay')], []],
];

const bundle = await Bundle.make();

function chunksFor(page: Page, language: Language, more: readonly string[] = [], parts: readonly string[] = []) {
  const texts = ['language', ...PARTS_OF[page], ...parts].map((part) => words(language, part));
  const speech = PARTS_OF[page].includes('speech') ? ['packages/web/src/words/speech/make.ts'] : [];
  return bundle.with(['packages/web/src/main.ts', PAGES[page], ...texts, ...speech, ...more]);
}

describe('the page of a game', () => {
  const modules = modulesOf(chunksFor('game', 'en', [data('classic')]));

  it.each([
    [
      'other pages',
      /web\/src\/(reference\/(?!RuleLink)|start\/(?:\w+\.svelte|new-game|open-record|standing)|settings\/(?:SettingsPage|QuickSettings))/,
    ],
    ['the end of a game', /web\/src\/end\//],
    ['what is seen only when asked for', /web\/src\/(table\/(?:Hint|LogPanel|TextBoard)|seats\/OppositionPanel)/],
    ['another language', /web\/src\/words\/(fr|it)\//],
    ['texts of other pages', /web\/src\/words\/en\/(start|settings|reference|end|exploits)\.ts/],
    ['another edition', /data\/(age-of-sail|exploits)/],
    [
      'modes and exploits that are not played',
      /engine\/src\/(modes\/(?!shelf|numbers|solitaire\/occasions)|exploits\/(?!shelf))/,
    ],
    [
      'what reads data and positions from outside',
      /engine\/src\/(edition\/(?:validate(?!-parts)|facts)|record\/(?:read-position|playable)|doors\/consistency)/,
    ],
    ['bots', /packages\/bots\//],
  ])('does not fetch %s', (_, pattern) => {
    expect(modules.filter((module) => pattern.test(module))).toEqual([]);
  });

  it.each(LANGUAGES.flatMap((language) => GAMES.map((game) => [game[0], language, game] as const)))(
    'weighs not too much: %s in %s',
    (_, language, [, more, parts]) => {
      expect(weightOf(chunksFor('game', language, more, parts))).toBeLessThanOrEqual(
        parts.length > 0 ? MOST_WITH_EXPLOITS : MOST_BYTES,
      );
    },
  );
});

describe('the first page', () => {
  it('does not fetch the rules', () => {
    const modules = modulesOf(chunksFor('home', 'en'));
    expect(modules.filter((module) => /packages\/(engine\/src\/(?!parts)|bots)\//.test(module))).toEqual([]);
  });
});

describe.each(Object.keys(PAGES) as Page[])('the texts of the page %s', (page) => {
  it('are fetched with it, every one that its code names', async () => {
    const { ui: say } = await loadLanguage('en', PARTS_OF[page]);
    const sources = modulesOf(chunksFor(page, 'en')).filter((module) => /^packages\/web\/src\/(?!words)/.test(module));
    const named = sources.flatMap((module) => {
      const code = readFileSync(path.join(ROOT, module), 'utf8');
      return [...code.matchAll(/\b(?:ui|say)\(\s*['`]([\w.-]+)(\$\{)?/g)].map(([, key, open]) => ({
        module,
        key,
        open,
      }));
    });
    const missing = named.flatMap(({ module, key, open }) => {
      const keys = Object.keys(ui).filter((known) => (open === undefined ? known === key : known.startsWith(key)));
      return keys.flatMap((known) => (isThere(say, known) ? [] : [`${module}: ${known}`]));
    });
    expect(named.length).toBeGreaterThan(5);
    expect([...new Set(missing)]).toEqual([]);
  });
});

function isThere(say: (key: never, values: never) => string, key: string): boolean {
  try {
    say(key as never, {} as never);
    return true;
  } catch {
    return false;
  }
}
