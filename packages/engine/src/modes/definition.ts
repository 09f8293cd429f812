/**
 * The type of mode definitions: the rules of a mode, and everything that it adds to the engine. Each mode has one, in
 * its folder.
 */
import type { Rulebook } from '../edition/data.ts';
import type { EditionTables } from '../edition/tables.ts';
import type { Verbs } from '../edition/verbs.ts';
import type { Faults } from '../faults.ts';
import type { Mode } from '../game/game.ts';
import type { OptionRules } from '../game/option-rules.ts';
import type { Setup } from '../game/setup.ts';
import type { Random } from '../random.ts';
import type { StackPattern } from '../steps/stacks.ts';
import type { Step } from '../steps/step.ts';

export interface ModeDefinition {
  readonly mode: Mode;
  readonly rulebooks: readonly Rulebook[];
  /** The name of its document in docs/rules, without extension; absent if the mode has no rules of its own. */
  readonly document?: string;
  /** The families of its rule ids: `SF` for `SF-GEN-1`. */
  readonly rules?: readonly string[];
  /** The number of players; if absent, the range of the edition. */
  readonly players?: number;
  /** Returns whether an edition and board have what the mode needs; if absent, all have. */
  fits?(tables: EditionTables): boolean;
  readonly verbs?: Partial<Verbs>;
  readonly options?: OptionRules;
  /** Its kinds of steps; `Mode.steps` says which of them are part of a game. */
  readonly steps?: readonly Step[];
  /** The order of its steps on the stack. */
  readonly stacks?: readonly StackPattern[];
  readonly setup?: SetupPart;
}

/** A part of the set-up that a mode adds. */
export interface SetupPart {
  /** Its key in a set-up. */
  readonly key: keyof Setup;
  /** Rearranges the dealt tokens for the mode. */
  rearrange?(tables: EditionTables, random: Random, tokens: Setup['tokens']): Setup['tokens'];
  deal(tables: EditionTables, random: Random): Partial<Setup>;
  /** Reads the part from JSON; the tokens were read before. */
  read(value: unknown, tables: EditionTables, tokens: Setup['tokens'], path: string, faults: Faults): Partial<Setup>;
  /** The lines of a record that state the part. */
  readonly lines: SetupLines;
}

export interface SetupLines {
  /** The number of words after the first word of each line. The last one is a list, which may contain spaces. */
  readonly words: Readonly<Record<string, 1 | 2>>;
  write(setup: Setup): string[];
  /** Returns a collector for the lines of one record. */
  collect(head: RecordHead): SetupLineCollector;
}

export interface SetupLineCollector {
  /** Reads a line; `second` is present if it has two words after the first. */
  line(key: string, word: string, second: string): void;
  /** The part as JSON, for `read`. */
  value(): unknown;
}

/** What the lines of a mode need from the record that is being read. */
export interface RecordHead {
  /** Reads a whole number; reports a fault in the current line. */
  whole(word: string, least: number, most: number): number;
}
