/** The values that the prompt of a decision needs from the position, besides the fields of the decision. */
import type { DecisionId, Game } from '@windrose/engine';
import type { Context } from './context.ts';
import type { Values } from './grammar/grammar.ts';

export type PromptValues = Readonly<
  Partial<Record<DecisionId, (game: Game, seat: number, context: Context) => Values>>
>;
