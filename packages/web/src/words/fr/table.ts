/** Texts of the table, in French. */
import type { Translation } from '../catalogue.ts';
import type { table as en } from '../en/table.ts';

export const table: Translation<typeof en> = {
  confirm: 'Valider',
  undo: 'Annuler',
  hint: 'Conseil',
  menu: 'Menu',
  round: 'Manche {number} sur {rounds}',
  cards: { one: '{n} carte', other: '{n} cartes' },
};
