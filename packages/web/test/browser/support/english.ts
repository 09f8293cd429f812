/** Finds English texts on a translated page by comparing its texts and labels with the catalogues. */
import type { Page } from '@playwright/test';

type Text = string | Readonly<Record<string, string>>;
type Catalogue = Readonly<Record<string, Text>>;

/** Groups of texts about games. */
const GROUPS = ['prompts', 'moves', 'events', 'gains'];

async function catalogue(language: string): Promise<Map<string, string[]>> {
  const { ui, narration } = (await import(`../../../src/texts/${language}/index.ts`)) as {
    ui: Catalogue;
    narration: Readonly<Record<string, Catalogue>>;
  };
  const groups = [['ui', ui] as const, ...GROUPS.map((group) => [group, narration[group]] as const)];
  return new Map(
    groups.flatMap(([name, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${name} ${key}`, forms(text)] as const),
    ),
  );
}

function forms(text: Text): string[] {
  return typeof text === 'string' ? [text] : Object.values(text).filter((form) => typeof form === 'string');
}

/** A pattern that matches a text with any values; null if the text has hardly any words of its own. */
function pattern(text: string): RegExp | null {
  if (text.replace(/\{[^}]*\}/g, '').replace(/\P{L}/gu, '').length < 4) return null;
  const fixed = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.+')}$`);
}

/** Returns the texts of the page that match an English text and none of the language. */
export async function englishIn(page: Page, language: string): Promise<string[]> {
  const [english, translated] = await Promise.all([catalogue('en'), catalogue(language)]);
  const own = [...translated.values()].flat().flatMap((text) => pattern(text) ?? []);
  const foreign = [...english.values()].flat().flatMap((text) => pattern(text) ?? []);
  const seen = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node.textContent ?? '');
    const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ]);
    return [...texts, ...labels].map((text) => text.trim().replace(/\s+/g, ' ')).filter((text) => text !== '');
  });
  const found = new Set(
    seen.filter((text) => foreign.some((each) => each.test(text)) && !own.some((each) => each.test(text))),
  );
  return [...found];
}
