/** The titles of the options of the rules and of their values in each language. */
// Relative imports: the bundler reads this file before it resolves packages.
import { guide as en } from '../../narration/src/en/guide.ts';
import { guide as fr } from '../../narration/src/fr/guide.ts';
import { guide as it } from '../../narration/src/it/guide.ts';
import type { Language } from '../../narration/src/languages.ts';
import type { OptionTexts } from '../../narration/src/modes/mode-texts.ts';

/** Returns the title of an option, or of one of its values. */
export type NameOf = (option: string, value?: string) => string | undefined;

const OPTIONS: Readonly<Record<Language, Readonly<Record<string, OptionTexts>>>> = {
  en: en.options,
  fr: fr.options,
  it: it.options,
};

export function optionNames(language: Language): NameOf {
  return (option, value) => {
    const texts = OPTIONS[language][option];
    return value === undefined ? texts?.title : texts?.values[value];
  };
}

/** Returns all titles that options and their values have in a language. */
export function optionTitles(language: Language): string[] {
  return Object.values(OPTIONS[language]).flatMap(({ title, values }) => [title, ...Object.values(values)]);
}
