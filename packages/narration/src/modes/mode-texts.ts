/** The types of the texts of modes. */
import type { ModeOption, Options } from '@windrose/engine';
import type { Text } from '../grammar/grammar.ts';
import type { Plural } from '../templates.ts';
import type { RefusalTemplates, Templates } from '../templates-by-id.ts';

/** What a mode is called, and what is different in it. */
export interface ModeDescription {
  readonly title: string;
  /** A sentence for players who are in a game. */
  readonly description: string;
  /** Colours that belong to no player, in the order of their numbers, which follow those of the players. */
  readonly colours: readonly string[];
}

export interface OptionTexts<Value = string> {
  readonly title: string;
  readonly about: string;
  /** The titles of its values; empty for an option that is on or off. */
  readonly values: Readonly<Record<Extract<Value, string>, string>>;
}

/** The texts that a mode has of its own, or shares with others. */
export interface SharedTexts extends Templates {
  readonly refusals: RefusalTemplates;
}

export interface ModeTexts extends SharedTexts {
  readonly description: ModeDescription;
}

/** What the guide says of a mode. */
export interface ModeGuide {
  /** A line beside the title where modes are chosen. */
  readonly summary: string;
  /** A paragraph for readers who know the basic game; null where nothing is different. */
  readonly brief: string | null;
}

/** Options that a mode has of its own, or shares with others. */
export interface SharedGuideTexts {
  readonly options: { readonly [O in ModeOption]?: OptionTexts<Options[O]> };
}

export interface ModeGuideTexts extends ModeGuide, SharedGuideTexts {}

/** Texts in another language with exactly the keys of the English ones. */
export type Translated<T> = T extends string | null
  ? T
  : T extends Plural
    ? Text
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Translated<T[K]> };
