/** The game in brief, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { brief as en } from '../en/brief.ts';

export const brief: Translation<typeof en> = {
  'brief.more': 'Tout, règle par règle',

  'brief.goal': 'Le but',
  'brief.goal.about':
    'En sept manches, vous bâtissez chez vous, prenez la mer et vous établissez outre-mer. À la fin, le plus de Gloire l’emporte ; à égalité, la victoire est partagée. La Gloire vient :',
  'brief.from.city': 'de chaque ville où se trouve votre disque : le 1 ou le 2 qui y est imprimé.',
  'brief.from.link': 'de chaque liaison dont les deux bouts portent vos disques : 1.',
  'brief.from.status': 'de chacune de vos quatre caractéristiques : le numéro de la dernière case marquée atteinte.',
  'brief.from.card': 'des lauriers sur les cartes que vous avez à la fin.',
  'brief.from.building.classic': 'des lauriers sur vos bâtiments : l’Université en a 3.',
  'brief.from.building.age-of-sail': 'des lauriers sur vos bâtiments ; l’Hôtel de Ville compte à sa façon.',
  'brief.from.governor': 'd’un emplacement Gouverneur Libre resté vide à la fin : {glory}.',
  'brief.from.disc': 'des disques restés dans votre port : 1 pour chaque groupe de {discs}.',
  'brief.from.slavery': 'en moins, les cartes Esclavage défaussées ou abolies : chacune coûte 1.',

  'brief.round': 'Une manche',
  'brief.round.about':
    'Chaque manche a ces phases. Le joueur qui a la couronne commence chacune d’elles ; après la manche, la couronne passe à gauche.',
  'brief.start.classic': 'Chacun commence avec une Maison Coloniale, une réserve de {discs} disques et un port vide.',
  'brief.start.age-of-sail':
    'Chacun commence avec une réserve de {discs} disques, un port vide et un bâtiment de départ : on choisit entre deux, et un disque s’y trouve déjà.',
  'brief.phase.build':
    'Chacun prend un bâtiment, d’un niveau qui ne dépasse pas son niveau de bâtiment. Il le garde toute la partie.',
  'brief.phase.growth': 'De nouveaux disques passent de votre réserve à votre port. Tout se fait avec eux.',
  'brief.phase.salary':
    'Des disques reviennent de vos bâtiments à votre port ; ces bâtiments peuvent servir de nouveau.',
  'brief.phase.action': 'Chacun joue un tour après l’autre, jusqu’à ce que tous aient passé.',
  'brief.phase.discard': 'Quand tous ont passé, chacun défausse les cartes au-delà de sa limite.',

  'brief.turn': 'Un tour',
  'brief.turn.about':
    'Placez un disque de votre port sur un de vos bâtiments libres et faites ce que montre ce bâtiment. Ou rendez un jeton bleu et faites ce que montre ce jeton. Ou passez.',
  'brief.turn.figure':
    'Le cercle attend le disque. Entre deux actions, « / » veut dire l’une des deux, « + » l’une ou les deux. Un bâtiment sans cercle ne s’active jamais : ce qu’il montre compte tout le temps.',
  'brief.turn.more': { one: '{n} disque de plus', other: '{n} disques de plus' },
  'brief.ship.classic':
    'Un disque de votre port va sur la prochaine case de la piste d’une région, et vous prenez le jeton qui s’y trouve. À côté d’une piste pleine, il reste de la place pour des disques, mais sans jeton.',
  'brief.ship.age-of-sail':
    'Un disque de votre port va sur la prochaine case de la piste d’une région fermée, sur une flotte libre en Europe ou dans une région ouverte, ou dans la Pleine Mer d’une région ouverte. Sur une piste et sur une flotte, vous prenez le jeton.',
  'brief.occupy':
    'Un disque de votre port va dans une ville libre, en Europe ou dans une région ouverte où vous avez déjà un disque. Vous prenez le jeton qui s’y trouve.',
  'brief.attack.classic':
    'Un disque de votre port se perd et va dans votre réserve, un autre remplace un disque adverse dans une ville, en Europe ou dans une région ouverte où vous avez déjà un disque.',
  'brief.attack.age-of-sail':
    'Un disque de votre port se perd et va dans votre réserve, un autre remplace un disque adverse dans une ville ou une flotte, en Europe ou dans une région ouverte où vous avez déjà un disque.',
  'brief.pay.classic':
    'Un disque revient d’un autre de vos bâtiments à votre port, et ce bâtiment peut servir de nouveau dans la même manche.',
  'brief.pay.age-of-sail':
    'Un disque revient d’un autre de vos bâtiments à votre port, et ce bâtiment peut servir de nouveau dans la même manche ; mais pas d’un bâtiment à la bourse barrée.',
  'brief.draw.classic':
    'Vous prenez la première carte d’un paquet, en Europe ou dans une région ouverte, si vous avez dans cette zone au moins autant de disques que sa valeur.',
  'brief.draw.age-of-sail':
    'Vous prenez la première carte d’un paquet si vous avez dans cette zone au moins autant de disques que sa valeur ; la région peut être encore fermée. Pour une carte défaussée, ce sont vos disques en Europe qui comptent.',

  'brief.chart': 'Régions, liaisons et jetons',
  'brief.chart.track':
    'Une piste d’Expédition : le prochain disque prend la première case libre, avec son jeton. Elle mène aux cartes de la région.',
  'brief.chart.region.classic':
    'L’Europe est ouverte dès le début. Les six autres régions s’ouvrent quand la dernière case de leur piste est prise. Alors seulement on peut en occuper et en attaquer les villes, et en piocher les cartes.',
  'brief.chart.region.age-of-sail':
    'L’Europe est ouverte dès le début. Les six autres régions s’ouvrent quand la dernière case de leur piste est prise. Alors seulement on peut en occuper et en attaquer les villes, et naviguer vers leurs flottes et leur Pleine Mer.',
  'brief.chart.governor':
    'Quand une région s’ouvre, son Gouverneur, une carte, va à qui a le plus de disques sur la piste ; à égalité, à celui dont un disque est le plus près des cartes.',
  'brief.chart.link.classic':
    'Un trait joint deux villes. Qui a des disques dans les deux contrôle cette liaison, et le premier à y parvenir prend son jeton.',
  'brief.chart.link.age-of-sail':
    'Un trait joint deux villes ou flottes. Qui a des disques aux deux bouts contrôle cette liaison, et le premier à y parvenir prend son jeton, si elle en a un.',
  'brief.chart.brown': 'Les jetons bruns font monter une caractéristique d’un point, pour toute la partie.',
  'brief.chart.blue':
    'Les jetons bleus attendent dans votre port. Chacun se dépense une fois, à un tour suivant, et épargne le disque sur un bâtiment.',

  'brief.status': 'Les quatre caractéristiques',
  'brief.status.about':
    'Chaque symbole de caractéristique sur vos bâtiments, vos cartes et vos jetons bruns la fait avancer d’une case sur sa piste. Plus elle est avancée, plus elle donne :',
  'brief.status.build': 'le plus haut niveau de bâtiment que vous pouvez prendre.',
  'brief.status.growth': 'les disques qu’apporte chaque phase de Croissance.',
  'brief.status.salary': 'les disques que rend chaque phase de Salaire.',
  'brief.status.cardLimit': 'les cartes que vous pouvez garder.',
  'brief.status.figure':
    'Au-dessus des cases est écrit ce que la caractéristique y donne. Les cases soulignées d’un trait sont marquées : elles valent leur numéro à la fin. À {score}, cette caractéristique vaudrait {glory}, le numéro de la dernière case marquée.',

  'brief.card': 'Les cartes, passer et la fin',
  'brief.card.figure':
    'Le chiffre en haut est la valeur : il faut autant de disques dans la région pour piocher la carte. Ses symboles font aussitôt monter vos caractéristiques ; les lauriers sont de la Gloire.',
  'brief.card.governor':
    'En plus des cartes permises par votre limite, vous pouvez garder un Gouverneur sur l’emplacement Gouverneur Libre.',
  'brief.card.slavery':
    'Les cartes Esclavage rapportent beaucoup, mais peuvent être abolies : elles sont alors perdues pour tous et coûtent de la Gloire.',
  'brief.pass.classic':
    'Vous pouvez passer à chacun de vos tours, et vous le devez si rien d’autre n’est possible. Vous défaussez alors les cartes au-delà de votre limite et attendez la manche suivante. Disques, jetons et cartes restent où ils sont.',
  'brief.pass.age-of-sail':
    'Vous pouvez passer à chacun de vos tours, et vous le devez si rien d’autre n’est possible. Vous attendez alors les autres. Disques, jetons et cartes dans votre limite restent pour la manche suivante.',
  'brief.end': 'Après la septième manche, la partie est finie et l’on compte la Gloire.',
};
