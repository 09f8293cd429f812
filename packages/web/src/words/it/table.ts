/** Texts of the table, in Italian. */
import type { Translation } from '../catalogue.ts';
import type { table as en } from '../en/table.ts';

export const table: Translation<typeof en> = {
  confirm: 'Conferma',
  undo: 'Annulla',
  hint: 'Consiglio',
  menu: 'Menu',
  round: 'Round {number} di {rounds}',
  cards: { one: '{n} carta', other: '{n} carte' },
};
