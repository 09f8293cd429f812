/** What the Opposition does in solitaire and why, in Italian. */
import type { OppositionTexts } from '../texts.ts';

export const opposition: OppositionTexts = {
  occasions: {
    action: '{who} {step}',
    token: '{who} spende {the:token} e {step}',
    'bonus-draw': '{who} può pescare, come {player}, e {step}',
    settle: '{who} {step}',
    clear: '{who} {step}',
  },
  steps: {
    'occupy-linked': 'occupa una città che completa un collegamento',
    occupy: 'occupa una città',
    'complete-track': 'completa un tracciato per vincere il Governatore',
    ship: 'spedisce verso un tracciato dove c’è già un suo disco',
    'ship-beside': 'spedisce verso una regione aperta',
    draw: 'pesca una carta',
    attack: 'attacca una città {of:player}',
    'take-token': 'toglie un segnalino {at:player}',
    settle: 'si insedia in Europa',
    clear: 'lascia una città senza segnalino',
    nothing: 'non ottiene nulla',
  },
  ties: {
    'two-glory': 'due punti Gloria',
    'blue-token': 'un segnalino blu',
    'least-advanced': 'la caratteristica meno avanzata',
    'farthest-disc': 'il suo disco più lontano dal mazzo',
    'most-discs': 'più dischi sul posto',
    'where-won': 'il luogo dove il segnalino è stato vinto',
    'greatest-advance': 'il progresso maggiore',
    'within-tracks': 'nulla di perso oltre la fine di un tracciato',
    'greatest-swing': 'più Gloria persa e vinta',
    'linked-to-first': 'un collegamento con una regione dove è in testa',
    'linked-to-second': 'un collegamento con una regione dove è al secondo posto',
    'worst-for-player': 'il peggio per te',
  },
  passedOver: '{plan}; non dove il segnalino non porta nulla: {places}',
  decided: '{plan}. Possibili: {candidates}; ciò che conta: {ties}',
  choice: '{plan}. Scegli tu: {options}',
  order: { player: '{player} comincia, {reason}.', opposition: 'L’Opposizione comincia, {reason}.' },
  orderReasons: {
    'early-round': 'come sempre nei primi due round',
    'can-occupy': 'perché una città può essere occupata da {colours}',
    'cannot-occupy': 'perché l’Opposizione non può iniziare occupando una città',
  },
  keeps: {
    best: 'L’Opposizione ha troppe carte; per lei il meglio è tenere {cards}.',
    none: 'L’Opposizione ha troppe carte; per lei il meglio è non tenerne nessuna.',
    equal: {
      one: 'L’Opposizione ha troppe carte; {n} scelta è la migliore.',
      other: 'L’Opposizione ha troppe carte; {n} scelte sono ugualmente buone.',
    },
  },
};
