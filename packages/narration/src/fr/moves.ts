/** Templates for the labels of moves, in French. */
import type { CommonTexts } from '../texts.ts';

export const moves: CommonTexts['moves'] = {
  start: 'Commencer avec {the:building}',
  build: 'Construire {the:building}',
  pay: 'Libérer {the:building}',
  'pay-all': 'Libérer tous les bâtiments',
  activate: 'Activer {the:building}',
  spend: 'Dépenser {the:token}',
  ship: 'Affréter {to:waters}',
  'ship:sail': 'Naviguer {to:waters}',
  occupy: 'Occuper {the:site}',
  attack: 'Attaquer {other} {at:site}',
  'attack:free': 'Attaquer {the:site}',
  draw: 'Piocher {the:card}',
  'draw:deck': 'Piocher dans le paquet {deck}',
  take: 'Prendre {the:card} dans la pile de défausse',
  memorial: 'Placer le disque perdu devant {the:status}',
  discard: 'Défausser {the:card}',
  'governor:free': 'Le garder sur l’emplacement Gouverneur Libre',
  'governor:normal': 'Le garder sur un emplacement de carte ordinaire',
  'decline:casualty': 'Laisser le disque dans la réserve',
  end: 'Ne plus faire d’action',
  'end:salary': 'Ne plus reprendre de disque',
  pass: 'Passer',
  'by-phase': 'Demander l’ordre phase par phase',
};
