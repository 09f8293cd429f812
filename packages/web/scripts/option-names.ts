/** How players call the options of the rules: the words of the new game, in each language. */
import { ui as en } from '../src/words/en/start.ts';
import { ui as fr } from '../src/words/fr/start.ts';
import { ui as it } from '../src/words/it/start.ts';

/** How a player calls an option, or one of its values. */
export type NameOf = (option: string, value?: string) => string | undefined;

const TEXTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { en, fr, it };

export function optionNames(language: string): NameOf {
  return (...names) => {
    const title = TEXTS[language][['start.option', ...names].join('.')];
    return typeof title === 'string' ? title : undefined;
  };
}
