/** The texts that only the terminal has, in French. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { texts as en } from './en.ts';
import type { GameHelp } from './game-help.ts';

export const texts: Translation<typeof en> = {
  players: { one: '{n} joueur', other: '{n} joueurs' },
  seed: 'graine {seed}',
  atKeyboard: { one: 'Vous jouez {who}.', other: 'Au clavier : {who}.' },
  hint: 'Tapez help pour le jeu en bref et pour tout ce que vous pouvez taper.',

  'first.classic': 'premier joueur',
  'first.age-of-sail': 'Couronne',
  keyStatuses: 'Caractéristiques : score → niveau (score où commence le niveau suivant). ★\u00a0{first}.',
  keySigns:
    '(◆) un disque est posé sur le bâtiment, ( ) il n’y en a pas. Cartes [ce qu’elles apportent]. ² une ville à deux points de Gloire.',
  keyTracks: 'Les pistes vont de la case la plus éloignée jusqu’au paquet de cartes ▸.',
  keyFleets: '~ une flotte. □ une liaison sans jeton.',
  keyShortTracks: '× une case qui ne fait plus partie de sa piste.',
  keyGrid:
    'Grille : colonne, tuile, actions de plus pour l’Opposition. Échelle : les couleurs avant ‖ agissent dans cette manche.',
  keyBrown: 'Les jetons bruns font monter une caractéristique : {tokens}.',
  keyBlue: 'Les jetons bleus se dépensent pour une action : {tokens}.',

  round: 'Manche {n} sur {rounds}',
  over: 'la partie est finie',
  seats: 'JOUEURS',
  harbor: 'Port',
  supply: 'Réserve',
  'level.build': 'bâtiments',
  'level.growth': 'croissance',
  'level.salary': 'salaire',
  'level.cardLimit': 'cartes',
  noBuilding: 'pas encore de bâtiment',
  tokens: 'jetons : {tokens}',
  markers: 'disques devant les caractéristiques : {markers}',
  neutralDiscs: 'disques neutres : {harbor} au port, {reserve} en réserve',
  passed: '— a passé',
  cards: 'cartes {held} sur {limit}',
  freeSlot: 'Gouverneur Libre : {card}',
  kept: 'gardées pour leur Gloire : {cards}',
  aside: 'mises de côté : {cards}',
  open: 'ouverte',
  closed: 'fermée',
  'sea.classic': 'à côté : {discs}',
  'sea.age-of-sail': 'Pleine Mer : {discs}',
  governor: 'Gouverneur',
  noCard: '{deck} : plus de carte',
  presence: 'disques {discs}',
  iconGlory: 'Gloire {n}',
  iconDisc: 'disque',
  iconAbolition: 'abolit l’Esclavage',
  links: 'Liaisons',
  pile: 'Défausse',
  neutral: 'Neutres',
  discsLeft: { one: '{who} : encore {n} disque', other: '{who} : encore {n} disques' },
  ladder: 'Échelle',
  ladderActions: { one: '{n} action', other: '{n} actions' },
  drawsAtEnd: '{who} pioche à la fin de la manche',
  grid: 'Grille',
  tiles: 'Tuiles',
  level: 'niveau {n}',
  labelled: '{label} : {text}',
  none: 'aucune',
  exploitOpen: 'ouvert',
  exploitLocked: 'verrouillé',
  'golden-age-of-piracy.pirates': 'Pirates restants : {list}',
  'golden-age-of-piracy.taken': 'pris : {list}',
  'northwest-passage.spaces': 'Passage : {list}',
  'spanish-treasure-fleet.discs': 'chargés : {list}',
  'underground-railroad.stations': 'sur le Chemin de fer : {list}',
  'voyage-of-the-beagle.surveys': 'explorées : {list}',

  noAction: 'pas d’action',
  tilesLeft: { one: 'il en reste {n}', other: 'il en reste {n}' },
  salaryOnly: 'son disque ne revient qu’en phase Salaire',
  gloryTo: 'Gloire {before} → {after}',
  tooMany: { one: '{n} carte à défausser', other: '{n} cartes à défausser' },
  onlyMove: 'Un seul coup possible pour {who} : {move}.',

  prompt: 'coup, ou help ›',
  noSuchMove: 'Il n’y a pas de coup {typed} ; les coups vont de 1 à {last}.',
  ambiguous: '« {typed} » peut vouloir dire : {moves}.',
  ambiguousMore: '« {typed} » peut vouloir dire : {moves} ; ou l’un de {n} autres coups.',
  notAMove: '« {typed} » n’est pas un coup de ce jeu ; help dit ce que vous pouvez taper.',
  possible: '« {move} » : c’est possible.',
  possibleGains: '« {move} » : c’est possible ({gains}).',
  impossible: '« {move} » : impossible, {reason} (Règle {rule}.)',
  whyWhat: 'Pourquoi quoi ? Par exemple : why occuper lisbonne',
  nothingToUndo: 'Il n’y a rien à annuler.',
  takenBack: 'Coup annulé : {move}.',
  takenBackMore: {
    one: 'Coup annulé : {move}, avec {n} coup qui a suivi.',
    other: 'Coup annulé : {move}, avec les {n} coups qui ont suivi.',
  },
  ifOver: 'Si la partie finissait maintenant :',
  saveWhere: 'Enregistrer où ? Par exemple : save partie.txt',
  saved: 'Partie enregistrée dans {file}.',
  savedGoOn: 'Partie enregistrée dans {file}. Pour la reprendre ici : windrose play --load {file}',
  saveOffer: 'Enregistrer la partie ? Tapez un nom de fichier, ou Entrée pour non :',
  yesWords: 'o oui',
  noWords: 'n non',
  saveName: 'Il lui faut alors un nom, par exemple partie.txt.',
  farewell: 'Bon vent.',
  inputEnded: 'Plus rien à lire : la partie s’arrête ici.',

  fileUnreadable: 'Impossible de lire {file} : {reason}.',
  fileUnwritable: 'Impossible d’écrire {file} : {reason}.',
  fileUnusable: 'Impossible d’utiliser {file} : {reason}.',
  fileNotSaved: '{file} existe et n’est pas une partie enregistrée : il reste tel quel. Choisissez un autre nom.',
  fileHoldsPosition: '{file} contient une position, et --load demande une partie enregistrée.',
  'file.missing': 'ce fichier ou ce dossier n’existe pas',
  'file.forbidden': 'vous n’en avez pas le droit',
  'file.folder': 'c’est un dossier',
  'file.notFolder': 'une partie du chemin n’est pas un dossier',
  'file.full': 'le disque est plein',
  'file.readOnly': 'le disque est en lecture seule',
  recordIllegal:
    'La partie enregistrée ne peut pas servir :\n  ligne {line} : le coup {number}, {move}, n’est pas permis. {reason} (Règle {rule}.)',

  gameOver: 'La partie est finie. {verdict}',
  wins: {
    one: '{who} l’emporte avec {n} point de Gloire.',
    other: '{who} l’emporte avec {n} points de Gloire.',
  },
  sharedVictory: {
    one: '{who} se partagent la victoire avec {n} point de Gloire chacun.',
    other: '{who} se partagent la victoire avec {n} points de Gloire chacun.',
  },
  and: '{list} et {last}',

  recordSound: { one: 'La partie est valable : {n} coup.', other: 'La partie est valable : {n} coups.' },
  notOver: 'La partie n’est pas finie : manche {round}, à {who} de décider. Voici les scores actuels.',
  move: 'Coup',
  tried: 'essayé',
  nothingToDecide: 'La partie est finie : il n’y a plus rien à décider.',
  progress: '{done} sur {total}, encore {seconds} s',
  expectation: {
    one: 'Score attendu et chances de victoire de chaque joueur, d’après {n} partie jouée jusqu’au bout.',
    other: 'Score attendu et chances de victoire de chaque joueur, d’après {n} parties jouées jusqu’au bout.',
  },
};

const phases = {
  build: 'chacun prend une tuile ; la caractéristique {status} dit jusqu’à quel niveau',
  growth: 'des disques passent de la réserve au port ; la caractéristique {status} dit combien',
  salary: 'des disques reviennent des bâtiments au port ; la caractéristique {status} dit combien',
} as const;
const occupy =
  'un disque va dans une ville libre d’une région ouverte où vous avez déjà un disque ; l’Europe est ouverte à tous';
const pay = 'un disque revient d’un bâtiment, qui peut servir de nouveau';

export const help: GameHelp = {
  goal: 'Pendant sept manches, vous commercez à travers les mers ; à la fin, le plus de Gloire l’emporte. La Gloire vient des quatre caractéristiques, des villes et des liaisons entre elles, des cartes et de quelques bâtiments.',
  rounds: {
    classic: {
      intro: 'Une manche a quatre phases :',
      phases: {
        ...phases,
        action:
          'à tour de rôle : placez un disque du port sur un bâtiment et faites ce qu’il montre, ou dépensez un jeton bleu, ou passez. Qui a passé attend la manche suivante et garde autant de cartes que le permet la caractéristique {status}',
      },
    },
    'age-of-sail': {
      intro: 'Avant la première manche, chacun choisit une face de sa tuile de départ. Une manche a cinq phases :',
      phases: {
        ...phases,
        action:
          'à tour de rôle : placez un disque du port sur un bâtiment et faites ce qu’il montre, ou dépensez un jeton bleu, ou passez',
        discard:
          'chacun garde autant de cartes que le permet la caractéristique {status} ; les autres vont dans une pile commune, où tous peuvent piocher',
      },
    },
  },
  actionsIntro: 'Les actions :',
  actions: {
    classic: {
      ship: 'un disque va sur la piste d’une région et prend le jeton qui s’y trouve ; une piste pleine ouvre la région',
      occupy,
      attack: 'pour deux disques, la ville d’un adversaire est à vous',
      draw: 'vous prenez la première carte d’un paquet, si vous avez dans sa zone autant de disques que l’indique la carte',
      pay,
    },
    'age-of-sail': {
      ship: 'un disque va sur la piste d’une région fermée et prend le jeton qui s’y trouve ; une piste pleine ouvre la région. Ou dans la Pleine Mer d’une région ouverte, ou vers une flotte libre d’une région ouverte ou d’Europe',
      occupy,
      attack: 'pour deux disques, la ville ou la flotte d’un adversaire est à vous',
      draw: 'vous prenez la première carte d’un paquet, si vous avez dans sa zone autant de disques que l’indique la carte ; pour la pile de défausse, ce sont vos disques en Europe qui comptent',
      pay,
    },
  },
  slavery:
    'Les cartes Esclavage sont fortes, et le jeu vous laisse exprès ce choix : en défausser une, ou en avoir une quand l’Esclavage est aboli, vous coûte de la Gloire à la fin.',
  exploits:
    'Trois exploits sont en jeu. Chacun s’ouvre avec ses deux régions ; qui a des disques dans les deux peut alors utiliser ses capacités à la place d’une action, et il rapporte de la Gloire à la fin. board montre ce qu’ils disent.',
  typing:
    'Tapez un numéro, un coup ou son début : 2, construire le marché, afr. Entrée seule montre de nouveau les choix. En plus des coups, il y a :',
  commands: {
    help: ['help', 'ce texte'],
    board: ['board', 'toute la position, avec la légende des signes'],
    why: ['why COUP', 'ce que fait un coup, ou la règle qui l’interdit'],
    undo: ['undo', 'annuler votre dernière décision'],
    log: ['log', 'ce qui s’est passé dans cette manche et la précédente ; log all : tout'],
    score: ['score', 'ce que chacun marquerait maintenant'],
    save: ['save FICHIER', 'enregistrer la partie ; windrose play --load FICHIER la reprend'],
    quit: ['quit', 'quitter'],
  },
};
