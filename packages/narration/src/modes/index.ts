/** Combines the texts of all modes of a language. */
import type { ModeId } from '@windrose/engine';
import type { Text } from '../grammar/grammar.ts';
import type { modes as englishModes, shared as englishShared } from './en.ts';
import type { ModeDescription, ModeTexts, OptionTexts, SharedTexts } from './mode-texts.ts';

type Modes = typeof englishModes;
type Shared = typeof englishShared;
type KeysOf<T> = T extends unknown ? keyof T : never;

/** The keys of the texts of one kind in all modes. */
export type ModeKey<K extends keyof SharedTexts> = KeysOf<(Modes[keyof Modes] | Shared[keyof Shared])[K]>;

/** What the modes are called, and how they are described, by their ids. */
export type ModeDescriptions = Readonly<Record<ModeId, ModeDescription>>;

type CombinedTexts = {
  readonly [K in keyof SharedTexts]: Readonly<Record<ModeKey<K>, K extends 'options' ? OptionTexts : Text>>;
} & { readonly descriptions: ModeDescriptions };

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
    options: combined('options'),
    events: combined('events'),
    gains: combined('gains'),
    moves: combined('moves'),
    prompts: combined('prompts'),
    refusals: combined('refusals'),
  };
}
