/** The texts of solitaire, in French. */
import type { Translated } from '../mode-texts.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  description: {
    title: 'Solitaire',
    description: 'Vous contre l’Opposition, quatre couleurs qui agissent selon leurs propres règles.',
    colours: ['l’Opposition', 'Rouge', 'Vert', 'Violet', 'Noir'],
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
