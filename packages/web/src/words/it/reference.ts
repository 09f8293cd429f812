/** Texts of the rules reference, in Italian. */
import type { Translation } from '../catalogue.ts';
import type { reference as en } from '../en/reference.ts';

export const reference: Translation<typeof en> = {
  'reference.title': 'Regole',
};
