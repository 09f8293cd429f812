/** Texts of the entries of the reference, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { reference as en } from '../en/reference.ts';

export const reference: Translation<typeof en> = {
  'reference.readOn': 'Lire la suite dans les règles',
  'reference.ours': 'notre décision',
  'reference.score': 'Score',
  'reference.from': 'dès {score}',
  'reference.glorySpaces':
    'Une piste porte de la Gloire sur les cases {spaces} et sur chaque case à partir de {from} :',
  'reference.cap': 'autant que le numéro de la case. Elle s’arrête à {cap}.',
  'reference.noCap': 'autant que le numéro de la case. Elle n’a pas de fin.',
  'reference.tiles': { one: '{n} tuile', other: '{n} tuiles' },
  'reference.noIcons': 'Aucun symbole',
  'reference.noCircle': 'Pas de cercle d’activation',
  'reference.glory': { one: '{n} Gloire', other: '{n} Gloire' },
  'reference.gloryAtEnd': { one: '{n} Gloire en fin de partie', other: '{n} Gloire en fin de partie' },
  'reference.startsWithDisc': 'Un disque s’y trouve au départ',
  'reference.salaryOnly': 'Payé seulement pendant la Phase de Salaire',
  'reference.value': 'Valeur',
  'reference.icons': 'Symboles',
  'reference.bonusDisc': 'Un disque de la réserve au Port',
  'reference.abolition': 'Abolit l’Esclavage',
  'reference.brown': 'Augmente une caractéristique',
  'reference.blue': 'Une action',
  'reference.pieces': { one: '{n} exemplaire', other: '{n} exemplaires' },
  'reference.track': { one: 'Piste de {n} case', other: 'Piste de {n} cases' },
  'reference.atEnd': 'En fin de partie :',
};
