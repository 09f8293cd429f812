/** What the guide says of the standard game, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const it: Translated<typeof en> = {
  summary: 'Il gioco come si gioca di solito.',
  brief: null,
  options: {},
};
