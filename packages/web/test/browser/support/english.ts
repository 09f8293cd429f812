/** Finds English texts on a translated page by comparing its texts and labels with the catalogues. */
import type { Page } from '@playwright/test';

type Text = string | Readonly<Record<string, string>>;
type Catalogue = Readonly<Record<string, Text>>;

/** Files with texts of the user interface. */
const FILES = ['table', 'desk', 'common', 'pages', 'settings', 'start', 'end', 'seats', 'reference'];
/** Groups of texts about games. */
const GROUPS = ['prompts', 'moves', 'events', 'gains'];

async function catalogue(language: string): Promise<Map<string, string[]>> {
  const narration = (await import(`../../../../narration/src/${language}/index.ts`)) as {
    texts: Readonly<Record<string, Catalogue>>;
  };
  const files = await Promise.all(
    FILES.map(async (file) => {
      const exported = (await import(`../../../src/texts/${language}/${file}.ts`)) as Record<string, Catalogue>;
      return Object.values(exported).map((texts) => [file, texts] as const);
    }),
  );
  const groups = [...files.flat(), ...GROUPS.map((group) => [group, narration.texts[group]] as const)];
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
