/** The values that the prompt of a decision needs from the position, besides the fields of the decision. */
import type { Game } from '@windrose/engine';
import type { Context } from './context.ts';
import type { Values } from './grammar/grammar.ts';

export type PromptValues = Readonly<Record<string, (game: Game, seat: number, context: Context) => Values>>;
