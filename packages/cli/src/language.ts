/** The language of what a player reads: that of `--lang`, which every command accepts, otherwise that of the environment. */
import { LANGUAGES, type Language } from '@windrose/narration';
import type { Arguments, Flags } from './arguments.ts';
import type { Io } from './io.ts';

const FALLBACK: Language = 'en';

export const LANG_FLAG = {
  lang: {
    value: 'LANGUAGE',
    help: `language of games and of messages about them: ${LANGUAGES.join(', ')} (default: that of the environment, else ${FALLBACK})`,
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

/** Separates the words of `--lang` before the command from the others. */
export function splitLanguage(argv: readonly string[]): { readonly language: string[]; readonly rest: string[] } {
  let length = 0;
  while (argv[length] === '--lang' || argv[length]?.startsWith('--lang=')) length += argv[length] === '--lang' ? 2 : 1;
  return { language: argv.slice(0, length), rest: argv.slice(length) };
}
