/** Every language with all of its parts. */
import { LANGUAGES, type Language, loadLanguage, PARTS } from '../../../src/words/languages.ts';

async function wholeVoice(language: Language) {
  const { speech, ui } = await loadLanguage(language, PARTS);
  return { language, ui, speech: speech! };
}

export const VOICES = await Promise.all(LANGUAGES.map(wholeVoice));
