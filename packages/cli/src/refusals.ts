/** Why a move is refused, as an English sentence for error messages and the JSON-lines protocol. */
import type { EditionTables, Refusal } from '@windrose/engine';
import { narrator } from '@windrose/narration';
import { capitalized } from '@windrose/narration/grammar/grammar.ts';

export function reasonInEnglish(game: { readonly tables: EditionTables }, refusal: Refusal): string {
  return capitalized(narrator('en').refusal(game, refusal));
}
