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
  'turn:building': 'Attiva un edificio o passa.',
  'turn:token': 'Spendi un segnalino blu o passa.',
  'turn:pass': 'Non è possibile altro: passa.',
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
  'opposition-action': {
    one: 'Le regole lasciano {n} bersaglio all’Opposizione: scegli tu per lei. Dove agisce {who}?',
    other: 'Le regole lasciano {n} bersagli all’Opposizione: scegli tu per lei. Dove agisce {who}?',
  },
  'opposition-action:settle': {
    one: 'Le regole lasciano {n} bersaglio all’Opposizione: scegli tu per lei. Dove si insedia in Europa {who}?',
    other: 'Le regole lasciano {n} bersagli all’Opposizione: scegli tu per lei. Dove si insedia in Europa {who}?',
  },
  'opposition-action:clear': {
    one: 'Le regole lasciano {n} bersaglio all’Opposizione: scegli tu per lei. Quale città d’Europa perde il segnalino blu?',
    other:
      'Le regole lasciano {n} bersagli all’Opposizione: scegli tu per lei. Quale città d’Europa perde il segnalino blu?',
  },
  'opposition-action:bonus-draw': {
    one: 'Le regole lasciano {n} bersaglio all’Opposizione: scegli tu per lei. Quale carta pesca {who}?',
    other: 'Le regole lasciano {n} bersagli all’Opposizione: scegli tu per lei. Quale carta pesca {who}?',
  },
  'opposition-discard':
    'Le regole lasciano all’Opposizione più carte che si equivalgono: scegli tu per lei. Quale scarta?',
  'following-action': 'Ora puoi {action} {in:region}, o terminare.',
  'following-ability': 'Puoi continuare con {the:exploit}, o terminare.',
  over: 'La partita è finita.',
};
