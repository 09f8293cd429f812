/** The titles of the options of the rules and of their values, in each language. */
import type { Language } from '../../narration/src/languages.ts';
// The bundler reads this file before it knows the packages.
import { modeTexts } from '../../narration/src/modes/index.ts';
import type { OptionTexts } from '../../narration/src/modes/mode-texts.ts';
import { ui as en } from '../src/texts/en/start.ts';
import { ui as fr } from '../src/texts/fr/start.ts';
import { ui as it } from '../src/texts/it/start.ts';

/** Returns the title of an option, or of one of its values. */
export type NameOf = (option: string, value?: string) => string | undefined;

const START: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = { en, fr, it };

export function optionNames(language: Language): NameOf {
  const ofModes: Readonly<Record<string, OptionTexts>> = modeTexts(language, 'options');
  return (option, value) => {
    const texts = ofModes[option];
    if (texts !== undefined) return value === undefined ? texts.title : texts.values[value];
    const title = START[language][['start.option', option, ...(value === undefined ? [] : [value])].join('.')];
    return typeof title === 'string' ? title : undefined;
  };
}

/** Returns all titles that options and their values have in a language. */
export function optionTitles(language: Language): string[] {
  const ofModes = Object.values<OptionTexts>(modeTexts(language, 'options'));
  const common = Object.entries(START[language]).filter(([key]) => key.startsWith('start.option.'));
  return [
    ...ofModes.flatMap(({ title, values }) => [title, ...Object.values(values)]),
    ...common.flatMap(([, text]) => (typeof text === 'string' ? [text] : [])),
  ];
}
