/** The list of the modes, with their texts in every language. */
import type { Language } from '../languages.ts';
import * as classicTwo from './classic-two/index.ts';
import type { ModeTexts } from './mode-texts.ts';
import * as neutral from './neutral/index.ts';
import * as silentFleet from './silent-fleet/index.ts';
import * as solitaire from './solitaire/index.ts';
import * as soloplay from './soloplay/index.ts';
import * as standard from './standard/index.ts';

const MODES = [standard, neutral, classicTwo, soloplay, solitaire, silentFleet] as const satisfies readonly Readonly<
  Record<Language, ModeTexts>
>[];

type English = (typeof MODES)[number]['en'];
type KeysOf<T> = T extends unknown ? keyof T : never;

/** The keys of the texts of one kind in all modes. */
export type ModeKey<K extends keyof ModeTexts> = KeysOf<English[K]>;

/** Returns the texts of one kind of all modes in a language. */
export function modeTexts<K extends keyof ModeTexts>(
  language: Language,
  kind: K,
): Readonly<Record<ModeKey<K>, ModeTexts[K][string]>> {
  return Object.assign({}, ...MODES.map((mode) => mode[language][kind]));
}
