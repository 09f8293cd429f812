/** Why a move is refused, as a sentence of its own for error messages and the JSON-lines protocol. */
import type { EditionTables, Refusal } from '@windrose/engine';
import { type Language, narrator } from '@windrose/narration';
import { capitalized } from '@windrose/narration/grammar/grammar.ts';

export function reasonIn(language: Language, game: { readonly tables: EditionTables }, refusal: Refusal): string {
  return capitalized(narrator(language).refusal(game, refusal));
}
