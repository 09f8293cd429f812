/** Templates for the prompts of decisions, in Italian. */
import type { CommonTexts } from '../texts.ts';

export const prompts: CommonTexts['prompts'] = {
  'start-building': 'Scegli il lato della tua tessera iniziale.',
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
  'turn:pass': 'In questo round non ti resta nulla da fare: passa.',
  perform: 'Con {the:source} puoi: {actions}.',
  'perform:again': 'Con {the:source} puoi continuare: {actions}. Oppure termina.',
  casualty: 'Puoi mettere il disco perso davanti a una caratteristica.',
  'governor-slot': 'Dove tieni il tuo Governatore?',
  discard: 'Scarta una carta: hai {held} e puoi tenerne {limit}.',
};
