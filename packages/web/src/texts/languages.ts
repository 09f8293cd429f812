/** The languages of the client. Only one is loaded, and of that only the parts that the page at hand needs. */

import type { Grammar } from '@windrose/narration/grammar/grammar.ts';
import { LANGUAGES, type Language } from '@windrose/narration/languages.ts';
import type { Narrator } from '@windrose/narration/narrator.ts';
import { makeSay, type Say, type Translation } from '@windrose/narration/templates.ts';
import type { LanguageTexts } from '@windrose/narration/texts.ts';
import type { ui } from './en/ui.ts';

export type Texts = typeof ui;
type Some = Partial<Translation<Texts>>;

/** Parts of a language: texts of the user interface, and `speech`, the narration of games. */
export type Part =
  | 'start'
  | 'settings'
  | 'table'
  | 'pieces'
  | 'common'
  | 'end'
  | 'reference'
  | 'brief'
  | 'online'
  | 'online-table'
  | 'replay'
  | 'account'
  | 'opposition'
  | 'narrator';

type TextPart = Exclude<Part, 'narrator'>;

interface Loaders extends Readonly<Record<TextPart, () => Promise<{ readonly ui: Some }>>> {
  /** What is always needed. */
  readonly base: () => Promise<{ readonly grammar: Grammar; readonly pages: Some }>;
  readonly narrator: () => Promise<{ readonly texts: LanguageTexts }>;
}

const LOADERS = {
  en: {
    base: () => import('./en/language.ts'),
    start: () => import('./en/start.ts'),
    settings: () => import('./en/settings.ts'),
    table: () => import('./en/at-table.ts'),
    pieces: () => import('./en/pieces.ts'),
    common: () => import('./en/common.ts'),
    end: () => import('./en/end.ts'),
    reference: () => import('./en/reference.ts'),
    brief: () => import('./en/brief.ts'),
    online: () => import('./en/online.ts'),
    'online-table': () => import('./en/online-table.ts'),
    replay: () => import('./en/replay.ts'),
    account: () => import('./en/account.ts'),
    narrator: () => import('@windrose/narration/en/index.ts'),
    opposition: () => import('./en/opponent.ts'),
  },
  fr: {
    base: () => import('./fr/language.ts'),
    start: () => import('./fr/start.ts'),
    settings: () => import('./fr/settings.ts'),
    table: () => import('./fr/at-table.ts'),
    pieces: () => import('./fr/pieces.ts'),
    common: () => import('./fr/common.ts'),
    end: () => import('./fr/end.ts'),
    reference: () => import('./fr/reference.ts'),
    brief: () => import('./fr/brief.ts'),
    online: () => import('./fr/online.ts'),
    'online-table': () => import('./fr/online-table.ts'),
    replay: () => import('./fr/replay.ts'),
    account: () => import('./fr/account.ts'),
    narrator: () => import('@windrose/narration/fr/index.ts'),
    opposition: () => import('./fr/opponent.ts'),
  },
  it: {
    base: () => import('./it/language.ts'),
    start: () => import('./it/start.ts'),
    settings: () => import('./it/settings.ts'),
    table: () => import('./it/at-table.ts'),
    pieces: () => import('./it/pieces.ts'),
    common: () => import('./it/common.ts'),
    end: () => import('./it/end.ts'),
    reference: () => import('./it/reference.ts'),
    brief: () => import('./it/brief.ts'),
    online: () => import('./it/online.ts'),
    'online-table': () => import('./it/online-table.ts'),
    replay: () => import('./it/replay.ts'),
    account: () => import('./it/account.ts'),
    narrator: () => import('@windrose/narration/it/index.ts'),
    opposition: () => import('./it/opponent.ts'),
  },
} satisfies Record<Language, Loaders>;

export { LANGUAGES, type Language };

export const PARTS = Object.keys(LOADERS.en).filter((name): name is Part => name !== 'base');

/** The first of the reader's languages, such as `fr-CA`, that the client speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag): tag is Language => Object.hasOwn(LOADERS, tag)) ?? 'en';
}

export interface Voice {
  readonly language: Language;
  /** How many parts of the language it has. */
  readonly parts: number;
  /** Says a text of the user interface. */
  readonly ui: Say<Texts>;
  /** Whether there is such a text, in the parts that it has. */
  readonly knows: (key: string) => key is keyof Texts;
  /** Null without that part. */
  readonly narrator: Narrator | null;
}

/** Sentences about games are made with the rules: pages without games do without both. */
async function loadNarrator({ narrator }: Loaders): Promise<Narrator> {
  const [{ createNarrator }, { texts }] = await Promise.all([
    import('@windrose/narration/create-narrator.ts'),
    narrator(),
  ]);
  return createNarrator(texts);
}

/** A language with some of its parts. */
export async function loadLanguage(language: Language, parts: readonly Part[]): Promise<Voice> {
  const loaders: Loaders = LOADERS[language];
  const [{ grammar, pages }, narrator, modes, some] = await Promise.all([
    loaders.base(),
    parts.includes('narrator') ? loadNarrator(loaders) : null,
    parts.includes('start') ? import('./mode-texts.ts') : null,
    Promise.all(parts.map((part) => (part === 'narrator' ? null : loaders[part]()))),
  ]);
  const texts: Some = Object.assign({}, pages, modes?.textsOfModes(language), ...some.map((part) => part?.ui));
  return {
    language,
    parts: parts.length,
    ui: makeSay<Texts>(language, texts, grammar.polish),
    knows: (key): key is keyof Texts => Object.hasOwn(texts, key),
    narrator,
  };
}
