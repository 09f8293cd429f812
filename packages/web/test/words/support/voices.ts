/** Every language with all of its parts, or with those that a page has fetched. */
import { LANGUAGES, loadLanguage, PARTS, type Part } from '../../../src/words/languages.ts';

export function voicesWith(parts: readonly Part[]) {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const { speech, ui } = await loadLanguage(language, parts);
      return { language, ui, speech: speech! };
    }),
  );
}

export type Voices = Awaited<ReturnType<typeof voicesWith>>;

export const VOICES: Voices = await voicesWith(PARTS);
