/** The languages of the client. Each is one file, which is loaded when the language is chosen. */
import { createNarrator } from '@windrose/narration/create-narrator.ts';
import { LANGUAGES, type Language } from '@windrose/narration/languages.ts';
import type { Narrator } from '@windrose/narration/narrator.ts';
import { makeSay, type Say, type Translation } from '@windrose/narration/templates.ts';
import type { LanguageTexts } from '@windrose/narration/texts.ts';
import type { ui } from './en/index.ts';

export { LANGUAGES, type Language };

export type Texts = typeof ui;

/** The texts of a language. A missing text does not compile. */
interface LanguageFile {
  readonly ui: Translation<Texts>;
  readonly narration: LanguageTexts;
}

const FILES: Readonly<Record<Language, () => Promise<LanguageFile>>> = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  it: () => import('./it/index.ts'),
};

/** Returns the first of the reader's languages, such as `fr-CA`, that the client has. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => Object.hasOwn(FILES, code)) ?? 'en';
}

export interface LoadedLanguage {
  readonly language: Language;
  /** Returns a text of the user interface. */
  readonly ui: Say<Texts>;
  /** Describes games. */
  readonly narrator: Narrator;
}

export async function loadLanguage(language: Language): Promise<LoadedLanguage> {
  const { ui, narration } = await FILES[language]();
  return { language, ui: makeSay<Texts>(language, ui, narration.grammar.polish), narrator: createNarrator(narration) };
}
