/** The languages of the client. The texts of each are loaded when they are needed. */
import { makeSay, type Say, type Translation } from './catalogue.ts';
import type { ui } from './en/ui.ts';
import { makeSpeech } from './speech/make.ts';
import type { Speech } from './speech.ts';
import type { SpeechTexts } from './texts.ts';

export type Texts = typeof ui;

interface Spoken {
  readonly ui: Translation<Texts>;
  readonly speech: SpeechTexts;
}

const LOADERS = {
  en: (): Promise<Spoken> => import('./en/language.ts'),
  fr: (): Promise<Spoken> => import('./fr/language.ts'),
  it: (): Promise<Spoken> => import('./it/language.ts'),
};

export type Language = keyof typeof LOADERS;
export const LANGUAGES = Object.keys(LOADERS) as Language[];

/** The first of the reader's languages, such as `fr-CA`, that the client speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag): tag is Language => Object.hasOwn(LOADERS, tag)) ?? 'en';
}

export interface Voice {
  readonly language: Language;
  /** Says a text of the user interface. */
  readonly ui: Say<Texts>;
  readonly speech: Speech;
}

export async function loadLanguage(language: Language): Promise<Voice> {
  const { ui, speech } = await LOADERS[language]();
  return { language, ui: makeSay<Texts>(language, ui, speech.grammar.polish), speech: makeSpeech(speech) };
}
