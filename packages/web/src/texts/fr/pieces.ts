/** Texts about pieces and hints, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { pieces as en } from '../en/pieces.ts';

export const pieces: Translation<typeof en> = {
  'rule.more': 'En savoir plus',
  statusGlory: { one: 'Elle vaudrait {n} Gloire maintenant.', other: 'Elle vaudrait {n} Gloire maintenant.' },
  statusBeyond: 'La piste s’arrête ; les symboles au-delà comptent quand d’autres sont perdus.',
  statusMarkers: { one: '{n} disque est posé devant et compte.', other: '{n} disques sont posés devant et comptent.' },
  statusIsBuild: 'Permet des bâtiments jusqu’au {gives}.',
  statusIsGrowth: 'Chaque phase de Croissance apporte {gives} au port.',
  statusIsSalary: 'Chaque phase de Salaire permet {gives}.',
  statusIsCardLimit: 'Permet de garder {gives}.',
  statusLeads: 'À partir de {score} : {gives}.',
  pieceIcons: 'Compte pour {list}.',
  pieceGlory: { one: '{n} gloire à la fin.', other: '{n} gloires à la fin.' },
  pieceOr: '{one} ou {other}',
  pieceAnd: '{one} et/ou {other}',
  pieceTwice: '{action} une ou deux fois',
  tileLevel: 'Niveau {level}.',
  tileStart: 'Bâtiment de départ.',
  tileActions: 'Activé avec un disque : {actions}.',
  tileSalaryOnly: 'Son disque ne revient qu’à la phase de Salaire.',
  tileMemorial: 'Vos disques perdus dans les attaques peuvent aller à une caractéristique, où chacun compte pour un.',
  tileCityHall: '1 gloire à la fin pour chaque symbole Piocher sur vos bâtiments.',
  handLimit:
    'Pendant la manche, vous pouvez en avoir plus ; ce qui dépasse la limite est défaussé quand les cartes sont vérifiées. Une carte Esclavage en permet une de plus, mais jamais plus de cinq. Un Gouverneur dans l’emplacement libre ne compte pas.',
  cardGovernor: 'Un Gouverneur peut être placé dans l’emplacement libre, en plus de la limite de cartes.',
  cardValue: { one: 'Pour la piocher, il y faut {n} disque.', other: 'Pour la piocher, il y faut {n} disques.' },
  cardSlavery:
    'Qui détient l’Esclavage peut garder une carte de plus. Défaussée ou abolie, elle est mise de côté et coûte 1 gloire.',
  cardBonusDisc: 'Qui la prend déplace un disque de la réserve au port.',
  cardAbolition: 'Qui la prend abolit l’Esclavage, pour tous.',
  tokenStatus: '{status} monte de un.',
  tokenActions: 'À dépenser : {actions}.',

  hintThinking: 'Recherche de bons coups : {percent} %',
  hintBest: { one: 'Meilleur coup', other: 'Meilleurs coups' },
  hintGlory: 'Gloire attendue : {glory}',
  hintChance: 'Chances de victoire : {percent} %',
};
