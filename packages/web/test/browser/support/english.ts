/** Finds texts that were left in English: everything that is to be seen or heard on the page, held against the English catalogue. */
import type { Page } from '@playwright/test';

type Text = string | Readonly<Record<string, string>>;
type Catalogue = Readonly<Record<string, Text>>;

const FILES = [
  'table',
  'desk',
  'common',
  'pages',
  'settings',
  'start',
  'end',
  'seats',
  'reference',
  'prompts',
  'moves',
  'events',
  'gains',
];

async function catalogue(language: string): Promise<Map<string, string[]>> {
  const files = await Promise.all(
    FILES.map(async (file) => {
      const exported = (await import(`../../../src/words/${language}/${file}.ts`)) as Record<string, Catalogue>;
      return Object.values(exported).flatMap((texts) =>
        Object.entries(texts).map(([key, text]) => [`${file} ${key}`, text]),
      );
    }),
  );
  return new Map(files.flat().map(([key, text]) => [key as string, forms(text as Text)]));
}

function forms(text: Text): string[] {
  return typeof text === 'string' ? [text] : Object.values(text).filter((form) => typeof form === 'string');
}

/** A text with its parameters open; null if hardly anything of it is left then. */
function pattern(text: string): RegExp | null {
  if (text.replace(/\{[^}]*\}/g, '').replace(/\P{L}/gu, '').length < 4) return null;
  const fixed = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.+')}$`);
}

/** Texts of the page that the English catalogue has and that of the language has not. */
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
