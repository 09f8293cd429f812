/** What the guide says of the Silent Fleet, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './guide-en.ts';

export const it: Translated<typeof en> = {
  summary: 'Per due: una flotta di nessuno reagisce a ogni turno.',
  brief:
    'Dopo ogni tuo turno la Flotta Silenziosa, che non è di nessuno, reagisce: a Salpare salpa, a Occupare occupa, a Pescare toglie una carta dalla partita; scegli tu dove. Conta per le regioni e i Governatori, e non fa punti.',
  options: {
    'sf.limitedOccupation': {
      title: 'Occupazione limitata',
      about: 'A un’azione Occupare la Flotta Silenziosa reagisce nella stessa area, o non reagisce.',
      values: {},
    },
    'sf.noTokenReaction': {
      title: 'Nessuna reazione ai segnalini',
      about: 'Un turno in cui si spende un segnalino Azione non provoca reazioni.',
      values: {},
    },
    'sf.causeScarcity': {
      title: 'Penuria di edifici',
      about: 'In ogni round il giocatore senza la Corona toglie un edificio dalla partita.',
      values: {},
    },
  },
};
