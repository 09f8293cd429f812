/**
 * The languages of the client. Each is two files, which are loaded when the language is chosen: one for the page of a game,
 * and one for all other pages, which saves a game 10 kB.
 */
import { LANGUAGES, type Language } from '@windrose/narration/languages.ts';
import { type GameTexts, type LoadedLanguage, type OtherTexts, prepareLanguage } from './prepare-language.ts';

export { LANGUAGES, type Language };

/** The files of a language. A missing text does not compile. */
interface LanguageFiles {
  game(): Promise<GameTexts>;
  pages(): Promise<OtherTexts>;
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

/** Loads a language, with or without the texts of pages other than a game's. */
export async function loadLanguage(language: Language, withPages = false): Promise<LoadedLanguage> {
  const files = FILES[language];
  const [game, others] = await Promise.all([files.game(), withPages ? files.pages() : null]);
  return prepareLanguage(language, game, others);
}
