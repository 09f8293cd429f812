/** What the guide says of SoloPlay for two, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const it: Translated<typeof en> = {
  summary: 'Tracciati più corti, e qualche disco neutrale per chi ne ha di meno nel porto.',
  brief:
    'I tracciati sono più corti. Dopo la fase Salario chi ha meno dischi nel porto riceve un disco neutrale; si può giocare subito dopo un’azione, per salpare o occupare. I dischi neutrali ancora di scorta alla fine valgono 1 Gloria ciascuno.',
  options: {},
};
