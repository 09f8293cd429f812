/** The narrators of all languages: sentences about events, moves, prompts, refusals and scores of a game. */
import { createNarrator } from './create-narrator.ts';
import { texts as en } from './en/index.ts';
import { texts as fr } from './fr/index.ts';
import { texts as it } from './it/index.ts';
import type { Language } from './languages.ts';
import type { Narrator } from './narrator.ts';

export type { Names } from './kinds.ts';
export { LANGUAGES, type Language } from './languages.ts';
export type { Narrator } from './narrator.ts';

const NARRATORS: Readonly<Record<Language, Narrator>> = {
  en: createNarrator(en),
  fr: createNarrator(fr),
  it: createNarrator(it),
};

export function narrator(language: Language): Narrator {
  return NARRATORS[language];
}
