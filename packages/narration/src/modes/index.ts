/** Combines the texts of all modes of a language. */
import type { ModeId } from '@windrose/engine';
import type { Text } from '../grammar/grammar.ts';
import type { modes as englishModes, shared as englishShared } from './en.ts';
import type { modes as englishModeGuides, shared as englishSharedGuides } from './guide-en.ts';
import type { ModeDescription, ModeTexts, OptionTexts, SharedGuideTexts, SharedTexts } from './mode-texts.ts';

type Modes = typeof englishModes;
type Shared = typeof englishShared;
type ModeGuides = typeof englishModeGuides;
type SharedGuides = typeof englishSharedGuides;
type KeysOf<T> = T extends unknown ? keyof T : never;

/** The keys of the texts of one kind in all modes. */
export type ModeKey<K extends keyof SharedTexts> = KeysOf<(Modes[keyof Modes] | Shared[keyof Shared])[K]>;

/** What the modes are called, and how they are described, by their ids. */
export type ModeDescriptions = Readonly<Record<ModeId, ModeDescription>>;

type CombinedTexts = {
  readonly [K in keyof SharedTexts]: Readonly<Record<ModeKey<K>, Text>>;
} & { readonly descriptions: ModeDescriptions };

type CombinedOptions = Readonly<
  Record<KeysOf<(ModeGuides[keyof ModeGuides] | SharedGuides[keyof SharedGuides])['options']>, OptionTexts>
>;

/** Returns the texts of all modes by their kinds. */
export function combineModes(
  modes: Readonly<Record<ModeId, ModeTexts>>,
  shared: Readonly<Record<keyof Shared, SharedTexts>>,
): CombinedTexts {
  const all = [...Object.values(modes), ...Object.values(shared)];
  const combined = (kind: keyof SharedTexts) => Object.assign({}, ...all.map((texts) => texts[kind]));
  return {
    descriptions: Object.fromEntries(
      Object.entries(modes).map(([id, { description }]) => [id, description]),
    ) as ModeDescriptions,
    events: combined('events'),
    gains: combined('gains'),
    moves: combined('moves'),
    prompts: combined('prompts'),
    refusals: combined('refusals'),
  };
}

/** Returns the options of all modes. */
export function combineOptions(
  modes: Readonly<Record<ModeId, SharedGuideTexts>>,
  shared: Readonly<Record<keyof SharedGuides, SharedGuideTexts>>,
): CombinedOptions {
  const all = [...Object.values(modes), ...Object.values(shared)];
  return Object.assign({}, ...all.map(({ options }) => options));
}
