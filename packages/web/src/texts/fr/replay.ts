/** Texts of finished games that are shown by link, and what those have in common with online tables, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { replay as en } from '../en/replay.ts';

export const replay: Translation<typeof en> = {
  'players.substitute': '{bot} pour {name}',
  'ending.stopped': 'Les joueurs ont décidé de s’arrêter là.',
  'tableError.rules':
    'Cette page ne sait pas jouer cette partie ; elle est peut-être plus ancienne que le site. Rechargez-la.',
  'loading.table': 'On dresse la table …',

  'replay.copy': 'Copier le lien de la partie',
  'replay.share': 'Partager le lien de la partie',
  'replay.about': 'À revoir par tous, sans la discussion',
  'replay.text': 'Une partie de Windrose : {title}',
  'replay.link': 'Lien pour revoir la partie',
  'replay.copied': 'Le lien est copié.',
  'replay.players': 'Qui l’a voit comment vous avez joué, et rien d’autre de la table.',
  'replay.public': 'Qui l’ouvre voit la partie, coup par coup.',
  'replay.embed': 'Intégrer la partie',
  'replay.embed.about': 'Le HTML pour votre propre page',
  'replay.embed.html': 'HTML qui intègre la partie',
  'replay.embed.copied': 'Le HTML est copié. Collez-le dans votre page.',
  'replay.revoke': 'Retirer le lien',
  'replay.revoked': 'Le lien ne mène plus nulle part.',
  'replay.unavailable': 'Impossible de montrer cette partie',
  'replay.unavailable.about':
    'Le lien est peut-être incomplet, ou quelqu’un de la table l’a retiré. Demandez-en un autre à qui vous l’a donné.',
  'replay.home': 'Vers la première page',
};
