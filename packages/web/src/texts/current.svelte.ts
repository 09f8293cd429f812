/** The texts of the current language: at first the one chosen before, or one that the browser prefers. */
import type { Guide, Narrator } from '@windrose/narration/narrator.ts';
import type { Say } from '@windrose/narration/templates.ts';
import { untrack } from 'svelte';
import {
  type Language,
  type LoadedLanguage,
  loadLanguage,
  type PageTexts,
  preferredLanguage,
  type Texts,
} from './languages.ts';

const KEY = 'windrose.language';

/** Returns the language that was chosen before; none in a browser without storage. */
function storedLanguage(): string[] {
  try {
    return [localStorage.getItem(KEY) ?? []].flat();
  } catch {
    return [];
  }
}

function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The next visit starts in the browser's language.
  }
}

class CurrentTexts {
  private loaded = $state.raw<LoadedLanguage | null>(null);
  private wanted: Language;
  /** Whether a page other than a game's has been opened. */
  private wantsPages = false;

  constructor(language: Language) {
    this.wanted = language;
  }

  /** Whether a language is loaded. The application shows pages only from then on. */
  get ready(): boolean {
    return this.loaded !== null;
  }

  get language(): Language {
    return this.loaded?.language ?? this.wanted;
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

  /** Loads the language, if needed with the texts of other pages than a game's. The player may choose another one meanwhile. */
  async load(withPages = false): Promise<void> {
    this.wantsPages ||= withPages;
    while (!untrack(() => this.isWanted(this.loaded))) {
      const loaded = await loadLanguage(this.wanted, this.wantsPages);
      if (this.isWanted(loaded)) this.loaded = loaded;
    }
    document.documentElement.lang = this.wanted;
  }

  /** Changes the language. If the new one cannot be loaded, the old one stays. */
  async choose(language: Language): Promise<void> {
    storeLanguage(language);
    const before = this.wanted;
    if (language === before) return;
    this.wanted = language;
    try {
      await this.load();
    } catch (error) {
      if (this.wanted === language) this.wanted = before;
      storeLanguage(this.wanted);
      throw error;
    }
  }

  private isWanted(loaded: LoadedLanguage | null): boolean {
    return loaded?.language === this.wanted && (loaded.pages !== null || !this.wantsPages);
  }
}

export const texts = new CurrentTexts(preferredLanguage([...storedLanguage(), ...navigator.languages]));
