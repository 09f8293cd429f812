/** Events, moves and questions that there are only where neutral discs are played, in Italian. */
import type { NeutralSayings } from '../texts.ts';

export const neutralSayings: NeutralSayings = {
  events: {
    'tile-removed': 'Una tessera esce dal gioco: {building}.',
    'track-token-removed': '{the:token} viene tolto dallo {space}.',
    'neutral-received': '{who} riceve un disco neutrale.',
    'neutral-declined': '{who} tiene il disco neutrale nel porto.',
    'fleet-trigger-chosen': '{who} lascia che la Flotta Silenziosa reagisca all’azione {action}.',
    'fleet-silent': 'La Flotta Silenziosa non reagisce all’azione {action}.',
    'fleet-cannot-react': 'La Flotta Silenziosa non può reagire.',
    'shortage-caused': '{who} toglie una tessera dalla partita: {building}.',
  },
  gains: {},
  moves: {
    'neutral-ship': '{neutral} spedisce {to:waters}',
    'neutral-ship:sail': '{neutral} salpa {to:waters}',
    'neutral-occupy': '{neutral} occupa {the:site}',
    'neutral-draw': 'Togli {the:card} dalla partita',
    'remove-token': 'Togli {the:token} dallo {space}',
    'remove-token:none': 'Togli il segnalino dallo {space}',
    trigger: 'Fai reagire all’azione {action}',
    shortage: 'Togli una tessera: {building}',
    decline: 'Tieni il disco neutrale',
  },
  prompts: {
    'remove-token': 'Scegli un segnalino da togliere dal suo tracciato.',
    shortage: 'Scegli una tessera che esce dal gioco.',
    'neutral-ship': 'Dove va un disco {of:neutral}?',
    'neutral-occupy': 'Quale città occupa un disco {of:neutral}?',
    'play-neutral': 'Puoi giocare un disco neutrale {in:region}.',
    'play-neutral:anywhere': 'Puoi giocare un disco neutrale ovunque.',
    'fleet-trigger': 'A quale azione svolta con {the:source} reagisce la Flotta Silenziosa?',
    'fleet-ship': 'La Flotta Silenziosa reagisce alla tua azione Salpare: dove salpa?',
    'fleet-occupy': 'La Flotta Silenziosa reagisce alla tua azione Occupare: quale città prende?',
    'fleet-draw': 'La Flotta Silenziosa reagisce alla tua azione Pescare: quale carta esce dal gioco?',
  },
};
