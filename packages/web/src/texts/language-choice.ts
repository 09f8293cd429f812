/** Loads the language of the user: at first the one chosen before, or one that the browser prefers. */
import { untrack } from 'svelte';
import { texts } from './current.svelte.ts';
import { type Language, loadLanguage, preferredLanguage } from './languages.ts';
import type { LoadedLanguage } from './prepare-language.ts';

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

let wanted = preferredLanguage([...storedLanguage(), ...navigator.languages]);
/** Whether a page other than a game's has been opened. */
let wantsPages = false;

function isWanted(loaded: LoadedLanguage | null): boolean {
  return loaded?.language === wanted && (loaded.pages !== null || !wantsPages);
}

/** Loads the language, if needed with the texts of other pages than a game's. The player may choose another one meanwhile. */
export async function loadTexts(withPages = false): Promise<void> {
  wantsPages ||= withPages;
  while (!untrack(() => isWanted(texts.loaded))) {
    const loaded = await loadLanguage(wanted, wantsPages);
    if (isWanted(loaded)) texts.loaded = loaded;
  }
  document.documentElement.lang = wanted;
}

/** Changes the language. If the new one cannot be loaded, the old one stays. */
export async function chooseLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  const before = wanted;
  if (language === before) return;
  wanted = language;
  try {
    await loadTexts();
  } catch (error) {
    if (wanted === language) wanted = before;
    storeLanguage(wanted);
    throw error;
  }
}
