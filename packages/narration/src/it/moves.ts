/** Templates for the labels of moves, in Italian. */
import type { CommonTexts } from '../texts.ts';

export const moves: CommonTexts['moves'] = {
  start: 'Parti con {the:building}',
  build: 'Costruisci {the:building}',
  pay: 'Libera {the:building}',
  'pay-all': 'Libera tutti gli edifici',
  activate: 'Attiva {the:building}',
  spend: 'Spendi {the:token}',
  ship: 'Spedisci {to:waters}',
  'ship:sail': 'Salpa {to:waters}',
  occupy: 'Occupa {the:site}',
  attack: 'Attacca {other} {at:site}',
  'attack:free': 'Attacca {the:site}',
  draw: 'Pesca {the:card}',
  'draw:deck': 'Pesca dal mazzo {deck}',
  take: 'Prendi {the:card} dalla pila degli scarti',
  memorial: 'Metti il disco perso davanti a {status}',
  discard: 'Scarta {the:card}',
  'governor:free': 'Tienilo nello slot Governatore gratuito',
  'governor:normal': 'Tienilo in uno slot carta normale',
  'decline:casualty': 'Lascia il disco nella riserva',
  end: 'Nessun’altra azione',
  'end:salary': 'Non riprendere altri dischi',
  pass: 'Passa',
  'by-phase': 'Chiedi l’ordine fase per fase',
};
