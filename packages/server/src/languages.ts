/** The language in which the server writes to a user. */
import { LANGUAGES, type Language } from '@windrose/narration';

/** Returns a stored language, or English if it is unknown. */
export function languageOf(stored: string): Language {
  return LANGUAGES.find((language) => language === stored) ?? 'en';
}
