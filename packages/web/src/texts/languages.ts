/**
 * The languages of the client. Each is two files, which are loaded when the language is chosen: one for the page of a game,
 * and one for all other pages, which saves a game 10 kB.
 */
import { createGuide, createNarrator } from '@windrose/narration/create-narrator.ts';
import { LANGUAGES, type Language } from '@windrose/narration/languages.ts';
import type { Guide, Narrator } from '@windrose/narration/narrator.ts';
import { makeSay, type Say, type Translation } from '@windrose/narration/templates.ts';
import type { GuideTexts, LanguageTexts } from '@windrose/narration/texts.ts';
import type { ui } from './en/index.ts';
import type { pages } from './en/pages.ts';

export { LANGUAGES, type Language };

export type Texts = typeof ui;
export type PageTexts = typeof pages;

/** The files of a language. A missing text does not compile. */
interface LanguageFiles {
  game(): Promise<{ readonly ui: Translation<Texts>; readonly narration: LanguageTexts }>;
  pages(): Promise<{ readonly pages: Translation<PageTexts>; readonly guide: GuideTexts }>;
}

const FILES: Readonly<Record<Language, LanguageFiles>> = {
  en: { game: () => import('./en/index.ts'), pages: () => import('./en/pages.ts') },
  fr: { game: () => import('./fr/index.ts'), pages: () => import('./fr/pages.ts') },
  it: { game: () => import('./it/index.ts'), pages: () => import('./it/pages.ts') },
};

/** Returns the first of the reader's languages, such as `fr-CA`, that the client has. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => Object.hasOwn(FILES, code)) ?? 'en';
}

export interface LoadedLanguage {
  readonly language: Language;
  /** Returns a text of a game's page or of a control that all pages share. */
  readonly ui: Say<Texts>;
  /** Returns a text of another page; null if these were not loaded. */
  readonly pages: Say<PageTexts> | null;
  /** Explains modes and options; null if it was not loaded. */
  readonly guide: Guide | null;
  /** Describes games. */
  readonly narrator: Narrator;
}

/** Loads a language, with or without the texts of pages other than a game's. */
export async function loadLanguage(language: Language, withPages = false): Promise<LoadedLanguage> {
  const files = FILES[language];
  const [{ ui, narration }, others] = await Promise.all([files.game(), withPages ? files.pages() : null]);
  const { grammar } = narration;
  return {
    language,
    ui: makeSay<Texts>(language, ui, grammar.polish),
    pages: others && makeSay<PageTexts>(language, others.pages, grammar.polish),
    guide: others && createGuide(others.guide, grammar),
    narrator: createNarrator(narration),
  };
}
