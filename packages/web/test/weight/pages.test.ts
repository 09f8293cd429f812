/** What the browser fetches for a page: nothing that the page does not need at first, and not too much. */
import { describe, expect, it } from 'vitest';
import { PARTS_OF, partsOfGame } from '../../src/start/parts-of.ts';
import { LANGUAGES, type Language, type Part } from '../../src/texts/languages.ts';
import { Bundle, modulesOf, weightOf } from './bundle.ts';
import { PAGES, type Page } from './modules.ts';

/** Compressed scripts of any page. */
const MAX_BYTES = 150_000;
const MAX_FILES = 20;

const FILES: Partial<Record<Part, string>> = { table: 'at-table', opposition: 'opponent' };
const NARRATOR = 'packages/narration/src/create-narrator.ts';
const modulesOfPart = (language: Language, part: Part) =>
  part === 'narrator'
    ? [NARRATOR, `packages/narration/src/${language}/index.ts`]
    : [`packages/web/src/texts/${language}/${FILES[part] ?? part}.ts`];

interface Kind {
  readonly title: string;
  readonly mode: string;
  /** What the table shows from the beginning. */
  readonly needs: readonly string[];
}

/** Panels that a table shows first. */
const FIRST = ['packages/web/src/seats/RivalStrip.svelte', 'packages/web/src/seats/Stock.svelte'];

const KINDS: readonly Kind[] = [
  { title: 'a game', mode: 'standard', needs: FIRST },
  {
    title: 'solitaire',
    mode: 'solitaire',
    needs: ['packages/web/src/seats/OppositionPanel.svelte', 'packages/web/src/play/moments.ts'],
  },
];

const bundle = await Bundle.make();

function chunksFor(page: Page, language: Language, more: readonly string[] = [], parts: readonly Part[] = []) {
  const texts = [...PARTS_OF[page], ...parts].flatMap((part) => modulesOfPart(language, part));
  const base = `packages/web/src/texts/${language}/language.ts`;
  return bundle.with(['packages/web/src/main.ts', PAGES[page], base, ...texts, ...more]);
}

const chunksOfGame = (language: Language, { needs, mode }: Kind) =>
  chunksFor('game', language, needs, partsOfGame({ mode }));

describe('the page of a game', () => {
  const modules = modulesOf(chunksOfGame('en', KINDS[0]));

  it.each([
    [
      'other pages',
      /web\/src\/(reference\/(?!entries|rule-of)|start\/(?:\w+\.svelte|new-game|open-record|standing)|settings\/(?!QuickMenu|settings|preferences))/,
    ],
    ['the end of a game', /web\/src\/end\//],
    [
      'what is seen only when asked for',
      /web\/src\/(table\/(?:About|Hint|LogPanel|Refused|Telling|TextBoard)|seats\/(?:Common|Opposition)Panel|pieces\/(?:PieceDetail|sentences))/,
    ],
    ['what moves and sounds', /web\/src\/(motion|sound)\//],
    ['another language', /(?:texts|narration\/src)\/(fr|it)\//],
    ['texts of other pages', /texts\/en\/(start|settings|reference|brief|end|pieces|common|opponent)\.ts/],
    ['bots', /packages\/bots\//],
    ['online tables', /packages\/protocol\/|web\/src\/(online\/|texts\/en\/online)/],
  ])('does not fetch %s', (_, pattern) => {
    expect(modules.filter((module) => pattern.test(module))).toEqual([]);
  });

  describe.each(LANGUAGES)('weighs not too much in %s:', (language) => {
    it.each(KINDS)('$title', (kind) => {
      const chunks = chunksOfGame(language, kind);
      console.log(`${language}, ${kind.title}: ${weightOf(chunks)} bytes in ${chunks.length} files`);
      expect(weightOf(chunks)).toBeLessThanOrEqual(MAX_BYTES);
      expect(chunks.length).toBeLessThanOrEqual(MAX_FILES);
    });
  });
});

describe('the page of a shared replay', () => {
  it.each(LANGUAGES)('weighs not too much in %s', (language) => {
    expect(weightOf(chunksFor('replay', language, KINDS[0].needs))).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('does not fetch what plays and talks at tables', () => {
    const modules = modulesOf(chunksFor('replay', 'en', KINDS[0].needs));
    const others =
      /web\/src\/(online\/(?:OnlineTable|online-game|TalkPanel|SeatStrip|ReplayLink|site|api)|end\/)|packages\/bots\//;
    expect(modules.filter((module) => others.test(module))).toEqual([]);
  });
});

describe('the first page', () => {
  const chunks = chunksFor('home', 'fr');

  it('does not fetch the rules', () => {
    const modules = modulesOf(chunks);
    expect(modules.filter((module) => /packages\/(engine|bots)\//.test(module))).toEqual([]);
  });

  it('weighs not too much', () => {
    console.log(`first page: ${weightOf(chunks)} bytes in ${chunks.length} files`);
    expect(weightOf(chunks)).toBeLessThanOrEqual(MAX_BYTES);
  });
});

describe('the worker of the bots', () => {
  it('weighs not too much', () => {
    const weight = bundle.weightOfWorker(['bots.worker', 'game']);
    console.log(`worker: ${weight} bytes`);
    expect(weight).toBeLessThanOrEqual(MAX_BYTES);
  });
});
