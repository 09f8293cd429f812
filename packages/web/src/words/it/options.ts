/** What a table may agree on before a game, in Italian. */
import type { GameTexts } from '../texts.ts';

export const options: GameTexts['options'] = {
  phaseOrder: {
    title: 'Ordine delle fasi',
    text: 'Tutti finiscono una fase prima della successiva, oppure ognuno fa di seguito costruzione, crescita e salario.',
    values: { byPhase: 'Fase per fase', byPlayer: 'Giocatore per giocatore' },
  },
  'rulings.requireEffect': {
    title: 'Effetto obbligatorio',
    text: 'Un edificio o un segnalino si usa solo se almeno una delle sue azioni è possibile.',
  },
  'rulings.as.level5Limit': {
    title: 'Un solo edificio di livello 5',
    text: 'Nessuno può avere più di un edificio del livello più alto.',
  },
  'rulings.as.sameRegion': {
    title: 'Stessa regione',
    text: 'Le due azioni di un edificio doppio si svolgono nella stessa regione, come nell’edizione Classica.',
  },
  'rulings.sp.trackRemoval': {
    title: 'Spazi senza segnalino',
    text: 'Che cosa diventa uno spazio di un tracciato il cui segnalino è stato tolto prima della partita.',
    values: { shorten: 'Il tracciato è più corto', emptySpace: 'Lo spazio resta, vuoto' },
  },
  'rulings.sp.neutralToken': {
    title: 'Segnalini sotto i dischi neutrali',
    text: 'Chi prende il segnalino dove va un disco neutrale.',
    values: { player: 'Chi lo gioca', discard: 'Nessuno: lascia la partita' },
  },
  'rulings.sp.neutralsPerTurn': {
    title: 'Dischi neutrali per turno',
    text: 'Quanti dischi neutrali si possono giocare in un turno.',
    values: { '1': 'Uno', unlimited: 'Quanti si vuole' },
  },
  'solo.difficulty': {
    title: 'Difficoltà',
    text: 'Più facile: i segnalini blu dell’Opposizione sono persi. Più difficile: anche quelli che vince spedendo sono un’azione.',
    values: { normal: 'Normale', easier: 'Più facile', harder: 'Più difficile' },
  },
  'solo.choices': {
    title: 'Scelte per l’Opposizione',
    text: 'Chi sceglie quando le sue regole lasciano più possibilità.',
    values: { asked: 'Scegli tu', worst: 'Il peggio per te' },
  },
  'rulings.solo.firstTest': {
    title: 'Quando comincia l’Opposizione',
    text: 'Chi deve poter occupare una città perché cominci l’Opposizione.',
    values: {
      firstColour: 'Il primo colore della scala',
      anyColour: 'Uno qualsiasi dei suoi colori',
      anyone: 'Uno qualsiasi dei suoi colori, o tu',
    },
  },
  'rulings.solo.industryGate': {
    title: 'Vale il livello di costruzione',
    text: 'Il tuo livello di costruzione limita ciò che puoi prendere dalla griglia.',
  },
  'rulings.solo.occupyOneGlory': {
    title: 'L’Opposizione prende ogni città',
    text: 'L’Opposizione occupa anche città da 1 punto Gloria che non completano collegamenti.',
  },
  'rulings.solo.oppEmptyGovernor': {
    title: 'Slot vuoto dell’Opposizione',
    text: 'Gloria che l’Opposizione segna per uno slot Governatore gratuito vuoto.',
    values: { '0': 'Nessuna', '3': '3 punti Gloria' },
  },
  'sf.limitedOccupation': {
    title: 'Occupare limitato',
    text: 'La Flotta Silenziosa reagisce a un’azione Occupare nella stessa area, o per niente.',
  },
  'sf.noTokenReaction': {
    title: 'Nessuna reazione ai segnalini',
    text: 'La Flotta Silenziosa non reagisce ai turni in cui si spende un segnalino blu.',
  },
  'sf.causeScarcity': {
    title: 'Penuria di edifici',
    text: 'In ogni round chi non ha la Corona toglie una tessera edificio dalla partita.',
  },
};
