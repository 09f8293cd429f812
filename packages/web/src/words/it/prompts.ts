/** What a decision asks, in Italian. */
import type { SpeechTexts } from '../texts.ts';

export const prompts: SpeechTexts['prompts'] = {
  'start-building': 'Scegli il lato della tua tessera iniziale.',
  'remove-token': 'Scegli un segnalino da togliere dal suo tracciato.',
  shortage: 'Scegli una tessera che lascia la partita.',
  build: 'Scegli una tessera da costruire.',
  salary: {
    one: 'Scegli un edificio il cui disco torna nel porto (resta {n} pagamento).',
    other: 'Scegli un edificio il cui disco torna nel porto (restano {n} pagamenti).',
  },
  'salary:optional': {
    one: 'Scegli un edificio il cui disco torna nel porto, o termina (resta {n} pagamento).',
    other: 'Scegli un edificio il cui disco torna nel porto, o termina (restano {n} pagamenti).',
  },
  turn: 'Attiva un edificio, spendi un segnalino blu o passa.',
  perform: 'Con {the:source} puoi: {actions}.',
  'perform:again': 'Con {the:source} puoi continuare: {actions}. Oppure termina.',
  casualty: 'Puoi mettere il disco perso davanti a una caratteristica.',
  'governor-slot': 'Dove tieni il tuo Governatore?',
  discard: 'Scarta una carta: hai {held} e puoi tenerne {limit}.',
  'neutral-ship': 'Dove va un disco {of:neutral}?',
  'neutral-occupy': 'Quale città occupa un disco {of:neutral}?',
  'play-neutral': 'Puoi giocare un disco neutrale {in:region}.',
  'play-neutral:anywhere': 'Puoi giocare un disco neutrale ovunque.',
  'fleet-trigger': 'A quale azione svolta con {the:source} reagisce la Flotta Silenziosa?',
  'fleet-ship': 'La Flotta Silenziosa reagisce alla tua azione Salpare: dove salpa?',
  'fleet-occupy': 'La Flotta Silenziosa reagisce alla tua azione Occupare: quale città prende?',
  'fleet-draw': 'La Flotta Silenziosa reagisce alla tua azione Pescare: quale carta lascia la partita?',
  'opposition-action': 'Per l’Opposizione: dove agisce {who}?',
  'opposition-action:settle': 'Per l’Opposizione: dove si insedia in Europa {who}?',
  'opposition-action:clear': 'Per l’Opposizione: quale città d’Europa perde il segnalino blu?',
  'opposition-action:bonus-draw': 'Per l’Opposizione: quale carta pesca {who}?',
  'opposition-discard': 'Per l’Opposizione: quale carta scarta? Per lei si equivalgono.',
  'following-action': 'Ora puoi {action} {in:region}, o terminare.',
  'following-ability': 'Puoi continuare con {the:exploit}, o terminare.',
  over: 'La partita è finita.',
};
