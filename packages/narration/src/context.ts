/** The context of a sentence: the lexicon, the tables of the edition, and the names of players and colours. */
import type { Colour, EditionTables, Game, Seat } from '@windrose/engine';
import type { Noun } from './grammar/grammar.ts';
import type { Names } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';

export interface Context {
  readonly words: Lexicon;
  readonly tables: EditionTables;
  readonly names: Names;
  readonly sails: boolean;
  who(colour: Colour | Seat): Noun;
}

export function contextOf(words: Lexicon, { tables }: Game, names: Names): Context {
  const sails = tables.data.rulebook === 'age-of-sail';
  return { words, tables, names, sails, who: (colour) => words.who(names, colour) };
}
