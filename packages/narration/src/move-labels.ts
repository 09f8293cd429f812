/** What the label of a move needs besides the text of its verb, and what several verbs share. */
import type { Game, Move, Verb } from '@windrose/engine';
import type { Context } from './context.ts';
import type { Value } from './grammar/grammar.ts';
import type { MoveKey } from './text-keys.ts';

type Found = Readonly<Record<string, Value>>;

export interface MoveLabel {
  /** The field in which the target would stand, for targets whose id alone does not show their kind. */
  readonly field?: string;
  /** Values from the position. A value that the position does not have, as for a refused move, is left out. */
  readonly values?: (game: Game, move: Move, context: Context) => Found;
  /** The key of the text, if it is not always the verb. */
  readonly key?: (found: Found, move: Move, game: Game, context: Context) => MoveKey;
}

export type MoveLabels = Readonly<Partial<Record<Verb, MoveLabel>>>;

/** Moves that draw the top card of a stack. */
export function drawing(verb: MoveKey): MoveLabel {
  return {
    values({ state, tables }, { number, target = '' }, { words }) {
      const card = state.deckTop[tables.catalogue.target[number]];
      return card < 0 ? { deck: words.deck(target) } : { card: words.card(tables, tables.cardIds[card]) };
    },
    key: ({ card }) => (card === undefined ? 'draw:deck' : verb),
  };
}
