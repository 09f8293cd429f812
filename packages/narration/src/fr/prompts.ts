/** Templates for the prompts of decisions, in French. */
import type { CommonTexts } from '../texts.ts';

export const prompts: CommonTexts['prompts'] = {
  'start-building': 'Choisissez la face de votre tuile de départ.',
  build: 'Choisissez une tuile à construire.',
  salary: {
    one: 'Choisissez un bâtiment dont le disque revient au port : il reste {n} paiement.',
    other: 'Choisissez un bâtiment dont le disque revient au port : il reste {n} paiements.',
  },
  'salary:optional': {
    one: 'Choisissez un bâtiment dont le disque revient au port, ou terminez : il reste {n} paiement.',
    other: 'Choisissez un bâtiment dont le disque revient au port, ou terminez : il reste {n} paiements.',
  },
  turn: 'Activez un bâtiment, dépensez un jeton bleu ou passez.',
  'turn:building': 'Activez un bâtiment ou passez.',
  'turn:token': 'Dépensez un jeton bleu ou passez.',
  'turn:pass': 'Il ne vous reste rien à faire dans cette manche : passez.',
  perform: 'Avec {the:source}, vous pouvez : {actions}.',
  'perform:again': 'Avec {the:source}, vous pouvez continuer : {actions}. Ou terminez.',
  casualty: 'Vous pouvez placer le disque perdu devant une caractéristique.',
  'governor-slot': 'Où gardez-vous votre Gouverneur ?',
  discard: 'Défaussez une carte : vous avez {held} et pouvez en garder {limit}.',
};
