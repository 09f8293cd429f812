/** Every text that a page or a part of it says is fetched before it is said: one that is not cannot be shown. */
import { describe, expect, it } from 'vitest';
import { PARTS_OF } from '../../src/start/parts-of.ts';
import { ui } from '../../src/words/en/ui.ts';
import { loadLanguage, type Part } from '../../src/words/languages.ts';
import { COMPONENTS_ON_DEMAND, LATER, PAGES, type Page, sourceOf, withImports } from './modules.ts';
import { namedTexts } from './named-texts.ts';

const KEYS = Object.keys(ui);

/** What is said by a module and all that it imports at once, and not known with these parts of the language. */
async function unsaid(module: string, parts: readonly Part[]): Promise<string[]> {
  const voice = await loadLanguage('en', parts);
  const say = voice.ui as unknown as (key: string, values: object) => string;
  const isThere = (key: string) => {
    try {
      say(key, {});
      return true;
    } catch {
      return false;
    }
  };
  return [...withImports(module)].flatMap((each) =>
    namedTexts(sourceOf(each), KEYS).flatMap((key) => (isThere(key) ? [] : [`${each}: ${key}`])),
  );
}

describe('the texts of', () => {
  it.each(Object.keys(PAGES) as Page[])('the page %s come with it', async (page) => {
    expect(await unsaid(PAGES[page], PARTS_OF[page])).toEqual([]);
  });

  it.each(LATER)('$component come with it', async ({ component, parts, from }) => {
    const pages = (Object.keys(PAGES) as Page[]).filter((page) => withImports(PAGES[page]).has(from));
    for (const page of pages) {
      expect(await unsaid(component, [...PARTS_OF[page], ...(parts as Part[])])).toEqual([]);
    }
  });

  it('are looked for in more than a few places', () => {
    expect(LATER.length).toBeGreaterThan(8);
    expect(COMPONENTS_ON_DEMAND.length).toBeGreaterThan(LATER.length - 1);
    expect(namedTexts(sourceOf(PAGES.settings), KEYS).length).toBeGreaterThan(3);
  });
});
