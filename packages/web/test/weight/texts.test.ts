/**
 * A text that was not fetched cannot be said. Every text that the code of a page names comes with the page, and every text of
 * what is shown later with that; and there is none that nobody says.
 */
import { describe, expect, it } from 'vitest';
import { PARTS_OF } from '../../src/start/parts-of.ts';
import { ui } from '../../src/texts/en/ui.ts';
import { loadLanguage, PARTS, type Part } from '../../src/texts/languages.ts';
import {
  COMPONENTS_ON_DEMAND,
  LATER,
  MODULES,
  PAGES,
  type Page,
  PLAIN_LATER,
  sourceOf,
  withImports,
} from './modules.ts';
import { namedTexts } from './named-texts.ts';

const KEYS = Object.keys(ui);
const NAMES = Object.keys(PAGES) as Page[];
const APP = 'packages/web/src/App.svelte';

/** Sentences about games, by how they are asked for. */
const NARRATED = /\bspeech\.\w+\(/;

/** Texts and parts that some modules need and that do not come with these parts. */
async function missing(modules: Iterable<string>, parts: readonly Part[]): Promise<string[]> {
  const { knows } = await loadLanguage('en', parts);
  return [...modules].flatMap((module) => {
    const code = sourceOf(module);
    const unknown = namedTexts(code, KEYS).filter((key) => !knows(key));
    const lacking = NARRATED.test(code) && !parts.includes('narrator') ? ['the narration'] : [];
    return [...unknown, ...lacking].map((what) => `${module}: ${what}`);
  });
}

/** Pages that lead to a module, at once or later, with the parts that have come by then. */
function waysTo(module: string): { page: Page; parts: readonly Part[] }[] {
  const ways = (root: string, parts: readonly Part[]): (readonly Part[])[] => {
    const modules = withImports(root);
    const later = [...LATER, ...PLAIN_LATER].filter(({ from }) => modules.has(from) && root !== from);
    return modules.has(module)
      ? [parts]
      : later.flatMap(({ component, parts: more }) => (component === root ? [] : ways(component, [...parts, ...more])));
  };
  return NAMES.flatMap((page) => ways(PAGES[page], PARTS_OF[page]).map((parts) => ({ page, parts })));
}

describe('the texts of the page', () => {
  it.each(NAMES)('%s come with it', async (page) => {
    const modules = [...withImports(PAGES[page]), ...withImports(APP)];
    expect(modules.flatMap((module) => namedTexts(sourceOf(module), KEYS)).length).toBeGreaterThan(5);
    expect(await missing(modules, PARTS_OF[page])).toEqual([]);
  });
});

describe('what is shown later', () => {
  it('is fetched together with its texts', () => {
    const known = [...Object.values(PAGES), ...LATER.map(({ component }) => component)];
    expect(COMPONENTS_ON_DEMAND.filter((component) => !known.includes(component))).toEqual([]);
    expect(LATER.length).toBeGreaterThan(10);
  });

  it.each(LATER)('says nothing else: $component', async ({ component, parts, from }) => {
    const ways = waysTo(from);
    expect(ways).not.toEqual([]);
    for (const { page, parts: before } of ways) {
      expect(await missing(withImports(component), [...before, ...parts]), page).toEqual([]);
    }
  });
});

describe('every text', () => {
  it('is said by somebody', () => {
    const named = new Set(MODULES.flatMap((module) => namedTexts(sourceOf(module), KEYS)));
    expect(KEYS.filter((key) => !named.has(key))).toEqual([]);
  });

  it('belongs to one part', async () => {
    const base = await loadLanguage('en', []);
    const others = await Promise.all(PARTS.map((part) => loadLanguage('en', [part])));
    const homes = (key: string) => (base.knows(key) ? 1 : others.filter(({ knows }) => knows(key)).length);
    expect(KEYS.filter((key) => homes(key) !== 1)).toEqual([]);
  });
});

describe('keys are found', () => {
  const keys = ['a.one', 'a.two', 'b.one', 'b.one.about', 'other'];

  it.each([
    ['as they are', "texts.ui('a.one')", ['a.one']],
    ['in a choice', "say(open ? 'a.one' : 'a.two', { n: f('other') })", ['a.one', 'a.two']],
    ['with a hole', `ui(\`b.\${name}.about\`)`, ['b.one.about']],
    ['with a hole at the end', `ui(\`b.\${name}\` as "a.one")`, ['b.one', 'b.one.about']],
    ['in a table of the same module', "const K = ['a.one', 'b.one']; say(K[i])", ['a.one', 'b.one']],
    ['and nothing else', "const other = 'other'; ui('a.one')", ['a.one']],
  ])('%s', (_, code, expected) => {
    expect(namedTexts(code, keys).sort()).toEqual(expected);
  });
});
