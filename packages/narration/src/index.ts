/** The narrators of all languages: sentences about events, moves, prompts, refusals and scores of a game. */
import { createNarrator } from './create-narrator.ts';
import { texts as en } from './en/index.ts';
import { texts as fr } from './fr/index.ts';
import { texts as it } from './it/index.ts';
import type { Narrator } from './narrator.ts';

export type { Names, Narrator } from './narrator.ts';

const NARRATORS = { en: createNarrator(en), fr: createNarrator(fr), it: createNarrator(it) };

export type Language = keyof typeof NARRATORS;
export const LANGUAGES = Object.keys(NARRATORS) as Language[];

export function narrator(language: Language): Narrator {
  return NARRATORS[language];
}
