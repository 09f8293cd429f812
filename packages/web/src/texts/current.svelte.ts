/** The texts of the current language. */

import type { Language } from '@windrose/narration/languages.ts';
import type { Guide, Narrator } from '@windrose/narration/narrator.ts';
import type { Say } from '@windrose/narration/templates.ts';
import type { LoadedLanguage, PageTexts, Texts } from './prepare-language.ts';

class CurrentTexts {
  /** Null until a language is loaded. */
  loaded = $state.raw<LoadedLanguage | null>(null);

  /** Whether a language is loaded. The application shows pages only from then on. */
  get ready(): boolean {
    return this.loaded !== null;
  }

  get language(): Language {
    return this.loaded!.language;
  }

  /** Returns a text of a game's page or of a control that all pages share. */
  get ui(): Say<Texts> {
    return this.loaded!.ui;
  }

  /** Returns a text of another page. Pages use `pageText` instead, whose imports are checked. */
  get pages(): Say<PageTexts> {
    return this.loaded!.pages!;
  }

  /** Explains modes and options. Pages use `gameGuide` instead, whose imports are checked. */
  get guide(): Guide {
    return this.loaded!.guide!;
  }

  /** Describes games. */
  get narrator(): Narrator {
    return this.loaded!.narrator;
  }
}

export const texts = new CurrentTexts();
