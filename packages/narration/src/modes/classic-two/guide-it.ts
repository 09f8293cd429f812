/** What the guide says of the game with neutral colours, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const it: Translated<typeof en> = {
  summary: 'In due, ognuno piazza anche i dischi di un colore neutrale dopo ogni azione Spedire e Occupare.',
  brief:
    'Ognuno di voi ha anche i dischi di un colore neutrale. Dopo ogni azione Spedire ne metti uno su un tracciato, dopo ogni azione Occupare in una città; contano per le regioni e i Governatori, e non fanno punti.',
  options: {},
};
