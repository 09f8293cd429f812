/** The language of what a person reads about games: that of `--lang`, otherwise that of the environment. */
import { LANGUAGES, type Language } from '@windrose/narration';
import type { Arguments, Flags } from './arguments.ts';
import type { Io } from './io.ts';

const FALLBACK: Language = 'en';

export const LANG_FLAG = {
  lang: {
    value: 'LANGUAGE',
    help: `language of what is shown: ${LANGUAGES.join(', ')} (default: that of the environment, else ${FALLBACK})`,
  },
} as const satisfies Flags;

/** The first of these that is set decides, as POSIX specifies. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/** Returns the language of a locale such as `fr_FR.UTF-8`. */
function languageOfLocale(locale: string): Language {
  const [tag] = locale.toLowerCase().split(/[^a-z]/);
  return LANGUAGES.find((language) => language === tag) ?? FALLBACK;
}

export function languageFrom(args: Arguments, { env }: Io): Language {
  const locale = VARIABLES.map((name) => env[name] ?? '').find((value) => value !== '');
  return args.oneOf('lang', LANGUAGES, languageOfLocale(locale ?? ''));
}
