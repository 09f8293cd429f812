/** The list of the modes, with their texts in every language. */
import type { Language } from '../languages.ts';
import * as classicTwo from './classic-two/index.ts';
import type { ModeDescription, ModeTexts, SharedTexts } from './mode-texts.ts';
import * as neutral from './neutral/index.ts';
import * as silentFleet from './silent-fleet/index.ts';
import * as solitaire from './solitaire/index.ts';
import * as soloplay from './soloplay/index.ts';
import * as soloplayThree from './soloplay-three/index.ts';
import * as soloplayTwo from './soloplay-two/index.ts';
import * as standard from './standard/index.ts';

const MODES = {
  standard,
  'classic-two': classicTwo,
  'soloplay-two': soloplayTwo,
  'soloplay-three': soloplayThree,
  solitaire,
  'silent-fleet': silentFleet,
} satisfies Readonly<Record<string, Readonly<Record<Language, ModeTexts>>>>;

/** Texts that several modes share. */
const SHARED = { neutral, soloplay } satisfies Readonly<Record<string, Readonly<Record<Language, SharedTexts>>>>;

const ALL = { ...MODES, ...SHARED };

type Mode = keyof typeof MODES;
type English = (typeof ALL)[keyof typeof ALL]['en'];
type KeysOf<T> = T extends unknown ? keyof T : never;

/** The keys of the texts of one kind in all modes. */
export type ModeKey<K extends keyof SharedTexts> = KeysOf<English[K]>;

export type ModeDescriptions = Readonly<Record<Mode, ModeDescription>>;

/** Returns what the modes are called, and how they are described. */
export function modeDescriptions(language: Language): ModeDescriptions {
  const entries = Object.entries(MODES).map(([id, mode]) => [id, mode[language].description]);
  return Object.fromEntries(entries);
}

/** Returns the texts of one kind of all modes. */
export function modeTexts<K extends keyof SharedTexts>(
  language: Language,
  kind: K,
): Readonly<Record<ModeKey<K>, SharedTexts[K][string]>> {
  return Object.assign({}, ...Object.values(ALL).map((mode) => mode[language][kind]));
}
