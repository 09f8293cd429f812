/** What the Opposition does in solitaire and why, in French. */
import type { OppositionTexts } from '../texts.ts';

export const opposition: OppositionTexts = {
  occasions: {
    action: '{who} {step}',
    token: '{who} dépense {the:token} et {step}',
    'bonus-draw': '{who} peut piocher, comme {player}, et {step}',
    settle: '{who} {step}',
    clear: '{who} {step}',
  },
  steps: {
    'occupy-linked': 'occupe une ville qui complète une liaison',
    occupy: 'occupe une ville',
    'complete-track': 'complète une piste pour gagner son Gouverneur',
    ship: 'affrète vers une piste où se trouve déjà un disque de sa couleur',
    'ship-beside': 'affrète vers une région ouverte',
    draw: 'pioche une carte',
    attack: 'attaque une ville {of:player}',
    'take-token': 'prend un jeton {at:player}',
    settle: 's’installe en Europe',
    clear: 'laisse une ville sans jeton',
    nothing: 'n’obtient rien',
  },
  ties: {
    'two-glory': 'deux points de Gloire',
    'blue-token': 'un jeton bleu',
    'least-advanced': 'la caractéristique la moins avancée',
    'farthest-disc': 'son disque le plus éloigné du paquet',
    'most-discs': 'le plus de disques sur place',
    'where-won': 'le lieu où le jeton a été gagné',
    'greatest-advance': 'la plus grande progression',
    'within-tracks': 'rien de perdu au-delà d’une piste',
    'greatest-swing': 'le plus de Gloire perdue et gagnée',
    'linked-to-first': 'une liaison vers une région où sa couleur est première',
    'linked-to-second': 'une liaison vers une région où sa couleur est deuxième',
    'worst-for-player': 'le pire pour vous',
  },
  passedOver: '{plan} ; sans aller là où le jeton ne rapporte rien : {places}',
  decided: '{plan}. Possibles : {candidates} ; ce qui compte : {ties}',
  choice: '{plan}. À vous de choisir : {options}',
  order: { player: '{player} commence, {reason}.', opposition: 'L’Opposition commence, {reason}.' },
  orderReasons: {
    'early-round': 'comme toujours dans les deux premières manches',
    'can-occupy': 'car une ville peut être occupée par {colours}',
    'cannot-occupy': 'car l’Opposition ne peut pas débuter en occupant une ville',
  },
  keeps: {
    best: 'L’Opposition a trop de cartes ; le mieux pour elle est de garder {cards}.',
    none: 'L’Opposition a trop de cartes ; le mieux pour elle est de n’en garder aucune.',
    equal: {
      one: 'L’Opposition a trop de cartes ; {n} choix est le meilleur.',
      other: 'L’Opposition a trop de cartes ; {n} choix sont aussi bons l’un que l’autre.',
    },
  },
};
