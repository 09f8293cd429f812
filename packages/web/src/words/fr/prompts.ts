/** What a decision asks, in French. */
import type { SpeechTexts } from '../texts.ts';

export const prompts: SpeechTexts['prompts'] = {
  'start-building': 'Choisissez la face de votre tuile de départ.',
  'remove-token': 'Choisissez un jeton à retirer de sa piste.',
  shortage: 'Choisissez une tuile qui quitte la partie.',
  build: 'Choisissez une tuile à construire.',
  salary: {
    one: 'Choisissez un bâtiment dont le disque revient au port (reste {n} paiement).',
    other: 'Choisissez un bâtiment dont le disque revient au port (restent {n} paiements).',
  },
  'salary:optional': {
    one: 'Choisissez un bâtiment dont le disque revient au port, ou terminez (reste {n} paiement).',
    other: 'Choisissez un bâtiment dont le disque revient au port, ou terminez (restent {n} paiements).',
  },
  turn: 'Activez un bâtiment, dépensez un jeton bleu ou passez.',
  'turn:building': 'Activez un bâtiment ou passez.',
  'turn:token': 'Dépensez un jeton bleu ou passez.',
  'turn:pass': 'Rien d’autre n’est possible : passez.',
  perform: 'Avec {the:source}, vous pouvez : {actions}.',
  'perform:again': 'Avec {the:source}, vous pouvez continuer : {actions}. Ou terminez.',
  casualty: 'Vous pouvez placer le disque perdu devant une caractéristique.',
  'governor-slot': 'Où gardez-vous votre Gouverneur ?',
  discard: 'Défaussez une carte : vous avez {held} et pouvez en garder {limit}.',
  'neutral-ship': 'Vers où affréter un disque {of:neutral} ?',
  'neutral-occupy': 'Quelle ville occuper avec un disque {of:neutral} ?',
  'play-neutral': 'Vous pouvez jouer un disque neutre {in:region}.',
  'play-neutral:anywhere': 'Vous pouvez jouer un disque neutre n’importe où.',
  'fleet-trigger': 'À quelle action faite avec {the:source} la Flotte Silencieuse réagit-elle ?',
  'fleet-ship': 'La Flotte Silencieuse réagit à votre action Naviguer : où navigue-t-elle ?',
  'fleet-occupy': 'La Flotte Silencieuse réagit à votre action Occuper : quelle ville prend-elle ?',
  'fleet-draw': 'La Flotte Silencieuse réagit à votre action Piocher : quelle carte quitte la partie ?',
  'opposition-action': {
    one: 'Les règles laissent {n} cible à l’Opposition : vous choisissez pour elle. Où agit {who} ?',
    other: 'Les règles laissent {n} cibles à l’Opposition : vous choisissez pour elle. Où agit {who} ?',
  },
  'opposition-action:settle': {
    one: 'Les règles laissent {n} cible à l’Opposition : vous choisissez pour elle. Où en Europe s’installe {who} ?',
    other: 'Les règles laissent {n} cibles à l’Opposition : vous choisissez pour elle. Où en Europe s’installe {who} ?',
  },
  'opposition-action:clear': {
    one: 'Les règles laissent {n} cible à l’Opposition : vous choisissez pour elle. Quelle ville d’Europe perd son jeton bleu ?',
    other:
      'Les règles laissent {n} cibles à l’Opposition : vous choisissez pour elle. Quelle ville d’Europe perd son jeton bleu ?',
  },
  'opposition-action:bonus-draw': {
    one: 'Les règles laissent {n} cible à l’Opposition : vous choisissez pour elle. Quelle carte pioche {who} ?',
    other: 'Les règles laissent {n} cibles à l’Opposition : vous choisissez pour elle. Quelle carte pioche {who} ?',
  },
  'opposition-discard':
    'Les règles laissent à l’Opposition plusieurs cartes qui se valent : vous choisissez pour elle. Laquelle défausse-t-elle ?',
  'following-action': 'Vous pouvez maintenant {action} {in:region}, ou terminer.',
  'following-ability': 'Vous pouvez continuer avec {the:exploit}, ou terminer.',
  over: 'La partie est finie.',
};
