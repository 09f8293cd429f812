/** The keys of the templates: those of the English texts, which have every verb, decision and reason of the engine. */
import type { DecisionId, ReasonCode, Verb } from '@windrose/engine';
import type { events } from './en/events.ts';
import type { exploitTemplates } from './en/exploit-templates.ts';
import type { gains } from './en/gains.ts';
import type { moves } from './en/moves.ts';
import type { prompts } from './en/prompts.ts';
import type { refusals } from './en/refusals.ts';
import type { ModeKey } from './modes/index.ts';

/** The keys of the templates that every game can need. */
export interface CommonKeys {
  readonly events: keyof typeof events;
  readonly gains: keyof typeof gains;
  readonly moves: keyof typeof moves;
  readonly prompts: keyof typeof prompts;
  readonly refusals: keyof typeof refusals;
}

type ExploitTemplates = typeof exploitTemplates;

/** The keys of the templates that only games with exploits need. */
export type ExploitKeys = { readonly [K in keyof ExploitTemplates]: keyof ExploitTemplates[K] };

type KeysOf<K extends keyof ExploitKeys> = CommonKeys[K] | ExploitKeys[K] | ModeKey<K>;

export type EventKey = KeysOf<'events'>;
/** What an event brings to a seat. */
export type GainKey = KeysOf<'gains'>;
/** The verb `governor` has variants only. */
export type MoveKey = KeysOf<'moves'> | Exclude<Verb, 'governor'>;
export type PromptKey = KeysOf<'prompts'> | DecisionId;
/** A variant is for abilities of exploits, for a rule (in modes), or, `some`, for refusals that do not say where. */
export type RefusalKey = CommonKeys['refusals'] | ModeKey<'refusals'> | ReasonCode;

/** The keys of each kind of templates. */
export interface TextKeys {
  readonly events: EventKey;
  readonly gains: GainKey;
  readonly moves: MoveKey;
  readonly prompts: PromptKey;
  readonly refusals: RefusalKey;
}
