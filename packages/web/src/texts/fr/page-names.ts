/** The names of the pages, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { pageNames as en } from '../en/page-names.ts';

export const pageNames: Translation<typeof en> = {
  pair: '{what} : {value}',
  'rule.link': 'Règle {rule}',
  toGame: 'Retour à la partie',
  'page.new': 'Nouvelle partie',
  'page.game': 'Partie',
  'page.rules': 'Règles',
  'page.settings': 'Réglages',
  'page.online': 'Jouer avec d’autres',
  'page.create': 'Nouvelle table en ligne',
  'page.table': 'Table',
  'page.replay': 'Partie à revoir',
  'page.join': 'Invitation',
  'page.account': 'Vous sur ce site',
  'page.player': 'Joueur',
  'page.site': 'Statistiques',
  'page.home': 'Accueil',
  'page.quick': 'Réglages rapides',
  'page.failed': 'Cette page n’a pas pu être chargée',
  'page.failed.about':
    'La connexion est peut-être coupée, ou une nouvelle version est arrivée. Vos parties sont à l’abri.',
  'page.reload': 'Recharger',
};
