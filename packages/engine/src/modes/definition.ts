/** The definition of a mode: its rules, and everything that it adds to the engine. Each mode has one, in its folder. */
import type { Rulebook } from '../edition/data.ts';
import type { EditionTables } from '../edition/tables.ts';
import type { Verbs } from '../edition/verbs.ts';
import type { Mode } from '../game/game.ts';
import type { OptionRules } from '../game/options.ts';
import type { OppositionSetup, Setup } from '../game/setup.ts';
import type { Random } from '../random.ts';
import type { StackPattern } from '../steps/stacks.ts';
import type { Step } from '../steps/step.ts';

export interface ModeDefinition {
  readonly mode: Mode;
  readonly rulebooks: readonly Rulebook[];
  /** The name of its document in docs/rules, without ending; absent if the mode has no rules of its own. */
  readonly document?: string;
  /** The families of its rule ids: `SF` for `SF-GEN-1`. */
  readonly rules?: readonly string[];
  /** The number of players; the edition's own range, if absent. */
  readonly players?: number;
  /** Whether data and board have what the mode needs; they always do, if absent. */
  fits?(tables: EditionTables): boolean;
  readonly verbs?: Partial<Verbs>;
  readonly options?: OptionRules;
  /** Its kinds of steps; `Mode.steps` says which of them are part of a game. */
  readonly steps?: readonly Step[];
  /** Where its steps lie on the stack. */
  readonly stacks?: readonly StackPattern[];
  /** Its own part of a set-up. */
  readonly chance?: Chance;
}

/** What chance decides for a mode before the game, beyond what it decides for every game. */
interface Chance {
  /** Tokens, once dealt, that the mode wants elsewhere. */
  rearrange(tables: EditionTables, random: Random, tokens: Setup['tokens']): Setup['tokens'];
  deal(tables: EditionTables, random: Random): OppositionSetup;
}
