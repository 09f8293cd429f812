/** The narrators and guides of all languages: sentences about games, and explanations of modes and options. */
import { createGuide, createNarrator } from './create-narrator.ts';
import { texts as en, guide as englishGuide } from './en/index.ts';
import { texts as fr, guide as frenchGuide } from './fr/index.ts';
import { texts as it, guide as italianGuide } from './it/index.ts';
import type { Language } from './languages.ts';
import type { Guide, Narrator } from './narrator.ts';

export type { Names } from './kinds.ts';
export { LANGUAGES, type Language } from './languages.ts';
export type { Guide, Narrator } from './narrator.ts';

const NARRATORS: Readonly<Record<Language, Narrator>> = {
  en: createNarrator(en),
  fr: createNarrator(fr),
  it: createNarrator(it),
};

const GUIDES: Readonly<Record<Language, Guide>> = {
  en: createGuide(englishGuide, en.grammar),
  fr: createGuide(frenchGuide, fr.grammar),
  it: createGuide(italianGuide, it.grammar),
};

export function narrator(language: Language): Narrator {
  return NARRATORS[language];
}

export function guide(language: Language): Guide {
  return GUIDES[language];
}
