/** The texts of the Silent Fleet, in Italian. */
import type { Translated } from '../mode-texts.ts';
import { notPresent } from '../neutral/it.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  description: {
    title: 'La Flotta Silenziosa',
    description: 'Per due: una flotta che non è di nessuno reagisce a ogni turno.',
    colours: ['la Flotta Silenziosa'],
  },
  events: {
    'fleet-trigger-chosen': '{who} lascia che la Flotta Silenziosa reagisca all’azione {action}.',
    'fleet-silent': 'La Flotta Silenziosa non reagisce all’azione {action}.',
    'fleet-cannot-react': 'La Flotta Silenziosa non può reagire.',
    'shortage-caused': '{who} toglie una tessera dalla partita: {building}.',
  },
  gains: {},
  moves: {
    trigger: 'Fai reagire all’azione {action}',
    shortage: 'Togli una tessera: {building}',
    'neutral-draw': 'Togli {the:card} dalla partita',
  },
  prompts: {
    'fleet-trigger': 'A quale azione svolta con {the:source} reagisce la Flotta Silenziosa?',
    'fleet-ship': 'La Flotta Silenziosa reagisce alla tua azione Salpare: dove salpa?',
    'fleet-occupy': 'La Flotta Silenziosa reagisce alla tua azione Occupare: quale città prende?',
    'fleet-draw': 'La Flotta Silenziosa reagisce alla tua azione Pescare: quale carta esce dal gioco?',
    shortage: 'Scegli una tessera che esce dal gioco.',
  },
  refusals: {
    'not-present:SF-OCC-1': notPresent,
    'must-choose-trigger': 'prima scegli a quale delle tue azioni reagisce la Flotta Silenziosa.',
    'must-react': 'prima esegui la reazione della Flotta Silenziosa.',
    'must-cause-shortage': 'prima scegli una tessera che esce dal gioco.',
    'not-performed': 'in questo turno non hai svolto questa azione: {action}.',
    'level-too-high:SF-OPT-3': '{building}: è sopra il tuo livello di costruzione.',
    'presence-below-value:SF-DRW-1': 'la Flotta Silenziosa ha lì troppo pochi dischi per la carta del mazzo {deck}.',
  },
};
