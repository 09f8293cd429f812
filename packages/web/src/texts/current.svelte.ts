/** The language in which the client speaks now, and how much of it: at first the one chosen before, or one of the browser's. */

import type { Narrator } from '@windrose/narration/narrator.ts';
import type { Say } from '@windrose/narration/templates.ts';
import { type Language, loadLanguage, type Part, preferredLanguage, type Texts, type Voice } from './languages.ts';

const KEY = 'windrose.language';

/** The language that was chosen before; none in a browser that keeps nothing. */
function remembered(): string[] {
  try {
    return [localStorage.getItem(KEY) ?? []].flat();
  } catch {
    return [];
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Then the browser's own language counts the next time.
  }
}

class CurrentTexts {
  private voice: Voice | null = null;
  /** What was said is said anew in another language, but not when only more of the same was learnt. */
  private spoken = $state<Language | null>(null);
  private wanted: Language;
  /** It only grows: what was needed once is spoken in every language. */
  private readonly parts = new Set<Part>();

  constructor(language: Language) {
    this.wanted = language;
  }

  /** Something can be said. */
  get ready(): boolean {
    return this.spoken !== null;
  }

  get language(): Language {
    return this.spoken ?? this.wanted;
  }

  /** Says a text of the user interface. */
  get ui(): Say<Texts> {
    void this.spoken;
    if (this.voice === null) throw new RangeError('No language was fetched before it was spoken.');
    return this.voice.ui;
  }

  /** Whether there is such a text, in what was fetched. */
  knows(key: string): key is keyof Texts {
    void this.spoken;
    return this.voice?.knows(key) === true;
  }

  /** Speaks about games. */
  get narrator(): Narrator {
    void this.spoken;
    const narrator = this.voice?.narrator ?? null;
    if (narrator === null) throw new RangeError('The narrator about games was not fetched before it was spoken.');
    return narrator;
  }

  /** Fetches parts of the language; they can be spoken when this is done. */
  async learn(...parts: readonly Part[]): Promise<void> {
    for (const part of parts) this.parts.add(part);
    if (this.voice?.language === this.wanted && this.voice.parts === this.parts.size) return;
    await this.catchUp();
  }

  async speak(language: Language): Promise<void> {
    remember(language);
    const before = this.wanted;
    if (language === before) return;
    this.wanted = language;
    try {
      await this.catchUp();
    } catch (error) {
      if (this.wanted === language) this.wanted = before;
      remember(this.wanted);
      throw error;
    }
  }

  /** Until it speaks the wanted language; somebody may want another one meanwhile, or more of it. */
  private async catchUp(): Promise<void> {
    let voice: Voice;
    do voice = await loadLanguage(this.wanted, [...this.parts]);
    while (voice.language !== this.wanted);
    const isLess = this.voice?.language === voice.language && this.voice.parts >= voice.parts;
    if (!isLess) this.voice = voice;
    this.spoken = voice.language;
    document.documentElement.lang = voice.language;
  }
}

export const texts = new CurrentTexts(preferredLanguage([...remembered(), ...navigator.languages]));
