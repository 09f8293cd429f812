/** The language in which the client speaks now: at first the one chosen before, or one of the browser's. */
import type { Say } from './catalogue.ts';
import { type Language, loadLanguage, preferredLanguage, type Texts, type Voice } from './languages.ts';
import type { Speech } from './speech.ts';

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

class Words {
  private voice: Voice;

  constructor(voice: Voice) {
    this.voice = $state.raw(voice);
    document.documentElement.lang = voice.language;
  }

  get language(): Language {
    return this.voice.language;
  }

  /** Says a text of the user interface. */
  get ui(): Say<Texts> {
    return this.voice.ui;
  }

  /** Speaks about games. */
  get speech(): Speech {
    return this.voice.speech;
  }

  async speak(language: Language): Promise<void> {
    this.voice = await loadLanguage(language);
    document.documentElement.lang = language;
    remember(language);
  }
}

const first = preferredLanguage([...remembered(), ...navigator.languages]);

/** Ready when this module is, so that only one language is ever loaded at the start. */
export const words = new Words(await loadLanguage(first));
