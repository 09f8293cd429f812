/** Texts that only the settings page shows, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { settings as en } from '../en/settings.ts';

export const settings: Translation<typeof en> = {
  'settings.about': 'Chaque changement prend effet aussitôt et reste mémorisé sur cet appareil.',
  'settings.look': 'Aspect',
  'settings.motion': 'Mouvement et son',
  'settings.play': 'Jeu',
  'settings.access': 'Lire et distinguer',
  'settings.reducedMotion.about': 'Les pièces changent de place sans glisser.',
  'settings.speed.about': 'Le temps de suivre les coups des robots et ceux qui se jouent d’eux-mêmes.',
  'settings.sound.about':
    'De petits sons quand disques, jetons et cartes bougent, et une cloche quand c’est à vous. Les autres s’entendent moins fort.',
  'settings.confirm.about':
    'Un tour peut être annulé jusqu’à sa validation ; les autres choix, jusqu’à ce que quelqu’un d’autre ait décidé.',
  'settings.opposition.about': 'En solitaire : comment ses raisons et ses actions sont montrées.',
  'settings.textMode.about':
    'La table en mots, avec les coups en liste. Pour les lecteurs d’écran, et pour qui aime lire.',
  'settings.patterns.about': 'Les disques et les liaisons des joueurs se distinguent aussi par un motif.',
  'settings.name': 'Votre nom',
  'settings.name.about': 'Votre nom à la table quand une partie commence.',
  'settings.version': 'Une nouvelle version de Windrose est là.',
  'settings.version.use': 'L’utiliser',
  'settings.keys.about': 'Une seule touche agit à la table. À désactiver si la voix ou la main en presse par mégarde.',
  'settings.keys.undo': 'Annuler',
  'settings.keys.confirm': 'Finir le tour',
  'settings.keys.back': 'Un pas en arrière dans la partie',
  'settings.keys.forward': 'Un pas en avant',
  'settings.keys.next': 'L’acte suivant de l’Opposition',
  'settings.keys.all': 'Tous ses actes',
  'settings.keys.rules': 'Les règles\u00a0; sur un lieu de la carte, ce que c’est',
  'settings.keys.zoom': 'Sur la carte\u00a0: plus près, plus loin, tout entière',
  'settings.keys.move': 'Sur la carte\u00a0: la parcourir\u00a0; après Entrée, de lieu en lieu',
};
