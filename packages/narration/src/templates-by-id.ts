/** Types of tables of templates. A key is an id of the engine, or a variant of one behind a colon. */
import type { DecisionId, GameEvent, ReasonCode, Verb } from '@windrose/engine';
import type { Text } from './grammar/grammar.ts';

type TemplatesOf<Id extends string> = Readonly<Partial<Record<Id | `${Id}:${string}`, Text>>>;

export type EventTemplates = TemplatesOf<GameEvent['event']>;
/** Gains have keys of their own. */
export type GainTemplates = Readonly<Record<string, Text>>;
export type MoveTemplates = TemplatesOf<Verb>;
export type PromptTemplates = TemplatesOf<DecisionId>;
export type RefusalTemplates = TemplatesOf<ReasonCode>;

/** Templates of every kind. */
export interface Templates {
  readonly events: EventTemplates;
  readonly gains: GainTemplates;
  readonly moves: MoveTemplates;
  readonly prompts: PromptTemplates;
}
