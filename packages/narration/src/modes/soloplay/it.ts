/** The texts that SoloPlay for two and for three share, in Italian. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const it: Translated<typeof en> = {
  events: {
    'tile-removed': 'Una tessera esce dal gioco: {building}.',
    'track-token-removed': '{the:token} viene tolto dallo {space}.',
    'neutral-received': '{who} riceve un disco neutrale.',
    'neutral-declined': '{who} tiene il disco neutrale nel porto.',
  },
  gains: {},
  moves: {
    'remove-token': 'Togli {the:token} dallo {space}',
    'remove-token:none': 'Togli il segnalino dallo {space}',
    decline: 'Tieni il disco neutrale',
  },
  prompts: {
    'remove-token': 'Scegli un segnalino da togliere dal suo tracciato.',
    'play-neutral': 'Puoi giocare un disco neutrale {in:region}.',
    'play-neutral:anywhere': 'Puoi giocare un disco neutrale ovunque.',
  },
  refusals: {
    'must-remove-token': 'prima scegli un segnalino da togliere dal suo tracciato.',
    'must-play-neutral': 'prima gioca un disco neutrale, o rinuncia.',
    'track-spared': 'il tracciato dello {space} ha già perso tutti i segnalini permessi.',
  },
};
