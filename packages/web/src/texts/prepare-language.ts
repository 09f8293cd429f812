/** Makes the texts of a language ready to use. */
import { createGuide, createNarrator } from '@windrose/narration/create-narrator.ts';
import type { Language } from '@windrose/narration/languages.ts';
import type { Guide, Narrator } from '@windrose/narration/narrator.ts';
import { makeSay, type Say, type Translation } from '@windrose/narration/templates.ts';
import type { GuideTexts, LanguageTexts } from '@windrose/narration/texts.ts';
import type { ui } from './en/index.ts';
import type { pages } from './en/pages.ts';

export type Texts = typeof ui;
export type PageTexts = typeof pages;

/** The texts of a game's page. */
export interface GameTexts {
  readonly ui: Translation<Texts>;
  readonly narration: LanguageTexts;
}

/** The texts of the other pages. */
export interface OtherTexts {
  readonly pages: Translation<PageTexts>;
  readonly guide: GuideTexts;
}

export interface LoadedLanguage {
  readonly language: Language;
  /** Returns a text of a game's page or of a control that all pages share. */
  readonly ui: Say<Texts>;
  /** Returns a text of another page; null if these were not loaded. */
  readonly pages: Say<PageTexts> | null;
  /** Explains modes and options; null if it was not loaded. */
  readonly guide: Guide | null;
  /** Describes games. */
  readonly narrator: Narrator;
}

/** Without the texts of other pages, it has none, and explains no modes. */
export function prepareLanguage(
  language: Language,
  { ui, narration }: GameTexts,
  others: OtherTexts | null = null,
): LoadedLanguage {
  const { grammar } = narration;
  return {
    language,
    ui: makeSay<Texts>(language, ui, grammar.polish),
    pages: others && makeSay<PageTexts>(language, others.pages, grammar.polish),
    guide: others && createGuide(others.guide, grammar),
    narrator: createNarrator(narration),
  };
}
