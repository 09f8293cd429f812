/** The values that the prompt of a decision needs from the position, besides the fields of the decision. */
import type { DecisionId, Game, Seat } from '@windrose/engine';
import type { Context } from './context.ts';
import type { Values } from './grammar/grammar.ts';

export type PromptValues = Readonly<Partial<Record<DecisionId, (game: Game, seat: Seat, context: Context) => Values>>>;
