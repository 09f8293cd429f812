/** The texts of the terminal in every language. */
import type { Language } from '@windrose/narration';
import { grammar as enGrammar } from '@windrose/narration/grammar/en.ts';
import { grammar as frGrammar } from '@windrose/narration/grammar/fr.ts';
import type { Grammar } from '@windrose/narration/grammar/grammar.ts';
import { grammar as itGrammar } from '@windrose/narration/grammar/it.ts';
import { makeSay, type Say, type Translation } from '@windrose/narration/templates.ts';
import { help as enHelp, texts as enTexts } from './en.ts';
import { help as frHelp, texts as frTexts } from './fr.ts';
import type { GameHelp } from './game-help.ts';
import { help as itHelp, texts as itTexts } from './it.ts';

type Texts = typeof enTexts;

interface TerminalLanguage {
  readonly grammar: Grammar;
  readonly texts: Translation<Texts>;
  readonly help: GameHelp;
}

export const TERMINAL_LANGUAGES: Readonly<Record<Language, TerminalLanguage>> = {
  en: { grammar: enGrammar, texts: enTexts, help: enHelp },
  fr: { grammar: frGrammar, texts: frTexts, help: frHelp },
  it: { grammar: itGrammar, texts: itTexts, help: itHelp },
};

export type TerminalSay = Say<Texts>;

export function terminalSay(language: Language): TerminalSay {
  const { texts, grammar } = TERMINAL_LANGUAGES[language];
  return makeSay<Texts>(language, texts, grammar.polish);
}
