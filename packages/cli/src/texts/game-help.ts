/** What the texts of `help` at the prompt consist of, in every language. */
import type { Action, Phase, Rulebook } from '@windrose/narration/narrator.ts';

/** Commands of the prompt besides moves. */
export type PromptCommandName = 'help' | 'board' | 'why' | 'undo' | 'log' | 'score' | 'save' | 'quit';

/** The phases of a round in the order of play; `{status}` is the status that governs the phase. */
interface RoundHelp {
  readonly intro: string;
  readonly phases: Readonly<Partial<Record<Phase, string>>>;
}

export interface GameHelp {
  readonly goal: string;
  readonly rounds: Readonly<Record<Rulebook, RoundHelp>>;
  /** The heading of the list of actions. */
  readonly actionsIntro: string;
  readonly actions: Readonly<Record<Rulebook, Readonly<Record<Action, string>>>>;
  readonly slavery: string;
  readonly exploits: string;
  readonly typing: string;
  /** How each command is typed, and what it does. */
  readonly commands: Readonly<Record<PromptCommandName, readonly [usage: string, text: string]>>;
}
