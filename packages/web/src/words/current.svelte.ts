/** The language in which the client speaks now. Other languages are loaded when they are asked for. */
import { makeSay, type Say } from './catalogue.ts';
import { ui as english } from './en/ui.ts';

type Texts = typeof english;

const LOADERS = {
  en: async () => english,
  fr: async () => (await import('./fr/ui.ts')).ui,
  it: async () => (await import('./it/ui.ts')).ui,
};

export type Language = keyof typeof LOADERS;
export const LANGUAGES = Object.keys(LOADERS) as Language[];

class Words {
  language = $state<Language>('en');
  /** Says a text of the user interface. */
  ui = $state.raw<Say<Texts>>(makeSay<Texts>('en', english));

  async speak(language: Language): Promise<void> {
    const texts = await LOADERS[language]();
    this.ui = makeSay<Texts>(language, texts);
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();
