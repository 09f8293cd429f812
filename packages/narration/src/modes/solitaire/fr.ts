/** The texts of solitaire, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  description: {
    title: 'Solitaire',
    summary: 'Seul contre l’Opposition, dont les quatre couleurs suivent leurs propres règles.',
    description: 'Vous contre l’Opposition, quatre couleurs qui agissent selon leurs propres règles.',
    brief:
      'Vous jouez seul contre l’Opposition, dont les quatre couleurs agissent selon des règles fixes : une couleur dont c’est le tour occupe une ville si elle le peut ; sinon elle complète une piste, affrète ou pioche. Vous construisez depuis une grille de trois colonnes : chaque colonne d’écart avec l’indicateur donne à l’Opposition une action de plus dans la manche. Vous et l’Opposition agissez l’un après l’autre, sans alterner : dans les deux premières manches, vous commencez ; ensuite, c’est elle si elle peut débuter en occupant une ville. Si vous piochez dans une manche, elle pioche une fois de plus à la fin. Vous gagnez avec au moins autant de Gloire que l’Opposition ; plus l’avance est grande, plus belle est la victoire.',
    colours: ['l’Opposition', 'Rouge', 'Vert', 'Violet', 'Noir'],
  },
  options: {
    'solo.difficulty': {
      title: 'Difficulté',
      about: 'Ce que l’Opposition tire des jetons Action qu’elle prend.',
      values: {
        normal: 'Normale',
        easier: 'Plus facile',
        harder: 'Plus difficile',
      },
    },
    'solo.choices': {
      title: 'Choix de l’Opposition',
      about: 'Là où ses règles laissent un choix, on vous demande, ou elle prend ce qui est le pire pour vous.',
      values: {
        asked: 'Je choisis',
        worst: 'Le pire pour moi',
      },
    },
    'rulings.solo.firstTest': {
      title: 'Quand l’Opposition commence',
      about:
        'Dès la troisième manche, elle commence si une ville peut être occupée : par sa première couleur, par l’une de ses couleurs, ou par n’importe qui.',
      values: {
        firstColour: 'Première couleur',
        anyColour: 'Une couleur',
        anyone: 'N’importe qui',
      },
    },
    'rulings.solo.industryGate': {
      title: 'L’Industrie limite vos bâtiments',
      about: 'Seuls les bâtiments jusqu’à votre Niveau de Construction peuvent être pris dans la grille.',
      values: {},
    },
    'rulings.solo.occupyOneGlory': {
      title: 'L’Opposition prend toutes les villes',
      about:
        'Là où elle ne complète aucune liaison, elle occupe aussi les villes ordinaires, pas seulement celles à 2 gloires.',
      values: {},
    },
    'rulings.solo.oppEmptyGovernor': {
      title: 'Emplacement Gouverneur vide de l’Opposition',
      about: 'Ce que l’Opposition en marque à la fin.',
      values: {
        '0': 'Rien',
        '3': '3 gloires',
      },
    },
  },
  events: {
    'extra-actions-granted': {
      one: 'Cela donne {n} action supplémentaire à l’Opposition.',
      other: 'Cela donne {n} actions supplémentaires à l’Opposition.',
    },
    'extra-actions-granted:none': 'Cela ne donne aucune action supplémentaire à l’Opposition.',
    'draw-owed': '{who} piochera une carte à la fin de la manche.',
    'token-taken': '{who} prend {a:token} {at:from}.',
    'city-cleared': '{the:site} reste sans jeton.',
    'opposition-order-decided:player': '{who} commence, {reason}.',
    'opposition-order-decided:opposition': 'L’Opposition commence, {reason}.',
    'opposition-keeps:best': 'L’Opposition a trop de cartes ; le mieux pour elle est de garder {cards}.',
    'opposition-keeps:none': 'L’Opposition a trop de cartes ; le mieux pour elle est de n’en garder aucune.',
    'opposition-keeps:equal': {
      one: 'L’Opposition a trop de cartes ; {n} choix est le meilleur.',
      other: 'L’Opposition a trop de cartes ; {n} choix sont aussi bons l’un que l’autre.',
    },
  },
  gains: {
    'extra-actions': {
      one: '{n} action supplémentaire pour l’Opposition',
      other: '{n} actions supplémentaires pour l’Opposition',
    },
  },
  moves: {
    'opposition-occupy': 'L’Opposition occupe {the:site}',
    'opposition-ship': 'L’Opposition affrète {to:waters}',
    'opposition-draw': 'L’Opposition pioche {the:card}',
    'opposition-attack': 'L’Opposition vous attaque {at:site}',
    'opposition-take': 'L’Opposition vous prend {a:token}',
    'opposition-clear': '{the:site} perd son jeton',
    'opposition-discard': 'L’Opposition défausse {the:card}',
  },
  prompts: {
    'opposition-action': {
      one: 'Les règles laissent {n} possibilité à l’Opposition : vous choisissez pour elle. Où agit {who} ?',
      other: 'Les règles laissent {n} possibilités à l’Opposition : vous choisissez pour elle. Où agit {who} ?',
    },
    'opposition-action:settle': {
      one: 'Les règles laissent {n} ville à l’Opposition : vous choisissez pour elle. Où en Europe s’installe {who} avant la première manche ?',
      other:
        'Les règles laissent {n} villes à l’Opposition : vous choisissez pour elle. Où en Europe s’installe {who} avant la première manche ?',
    },
    'opposition-action:clear': {
      one: 'Les règles laissent {n} ville à l’Opposition : vous choisissez pour elle. Quelle ville d’Europe perd son jeton bleu ?',
      other:
        'Les règles laissent {n} villes à l’Opposition : vous choisissez pour elle. Quelle ville d’Europe perd son jeton bleu ?',
    },
    'opposition-action:bonus-draw': {
      one: 'Les règles laissent {n} carte à l’Opposition : vous choisissez pour elle. Quelle carte pioche {who} ?',
      other: 'Les règles laissent {n} cartes à l’Opposition : vous choisissez pour elle. Quelle carte pioche {who} ?',
    },
    'opposition-discard':
      'Les règles laissent à l’Opposition plusieurs cartes qui se valent : vous choisissez pour elle. Laquelle défausse‑t‑elle ?',
  },
  refusals: {
    'must-choose-for-opposition':
      'choisissez d’abord pour l’Opposition, dont les règles laissent plusieurs possibilités.',
    'must-discard-for-opposition': 'choisissez d’abord ce que défausse l’Opposition.',
    'not-an-option':
      'les règles de l’Opposition ne mènent pas là ; vous ne choisissez qu’entre ce qui est égal selon elles.',
    'keeps-better-cards': 'l’Opposition a avantage à garder {the:card}.',
    'not-on-grid': 'la grille ne montre pas cette tuile : {building}.',
    'last-column-again': '{building} : dans la dernière colonne, d’où vous avez déjà construit à la manche précédente.',
  },
};
