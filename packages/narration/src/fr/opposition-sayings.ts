/** Events, gains, moves and questions that there are only with an Opposition, in French. */
import type { OppositionSayings } from '../texts.ts';

export const oppositionSayings: OppositionSayings = {
  events: {
    'extra-actions-granted': {
      one: 'Cela donne {n} action supplémentaire à l’Opposition.',
      other: 'Cela donne {n} actions supplémentaires à l’Opposition.',
    },
    'extra-actions-granted:none': 'Cela ne donne aucune action supplémentaire à l’Opposition.',
    'draw-owed': '{who} piochera une carte à la fin de la manche.',
    'token-taken': '{who} prend {a:token} {at:from}.',
    'city-cleared': '{the:site} reste sans jeton.',
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
};
