/** The texts of SoloPlay for two, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  description: {
    title: 'SoloPlay per due',
    summary: 'Tracciati più corti, e qualche disco neutrale per chi ne ha di meno nel porto.',
    description: 'Tracciati più corti, e alcuni dischi neutrali per chi ha meno dischi nel porto.',
    brief:
      'I tracciati sono più corti. Dopo la fase Salario chi ha meno dischi nel porto riceve un disco neutrale; si può giocare subito dopo un’azione, per salpare o occupare. I dischi neutrali ancora di scorta alla fine valgono 1 Gloria ciascuno.',
    colours: ['il colore neutrale'],
  },
  options: {},
  events: {},
  gains: {},
  moves: {},
  prompts: {},
  refusals: {},
};
