/** Finds the rule or glossary entry for a piece. */
import type { EditionTables } from '@windrose/engine';
import { entryId } from '../reference/entries.ts';
import { ruleOf } from '../reference/rule-of.ts';
import { hrefOf } from '../start/routes.ts';
import type { DescribedPiece } from './described-piece.ts';

function ruleAbout(piece: DescribedPiece, { data }: EditionTables): string {
  switch (piece.kind) {
    case 'card':
      return entryId('deck', piece.card.deck);
    case 'status':
      return entryId('status', piece.status.id);
    case 'glory':
    case 'hand':
      return ruleOf(piece.kind, data.rulebook);
    default:
      return entryId(piece.kind, piece.id);
  }
}

export const hrefOfPiece = (piece: DescribedPiece, tables: EditionTables): string =>
  hrefOf({ page: 'rules', rule: ruleAbout(piece, tables) });
