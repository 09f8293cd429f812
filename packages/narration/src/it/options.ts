/** Texts about the options of the basic game, in Italian. */
import type { CommonOptionTexts } from '../texts.ts';

export const options: CommonOptionTexts = {
  phaseOrder: {
    title: 'Ordine delle fasi',
    about:
      'Costruzione, Crescita e Salario fanno il giro del tavolo una dopo l’altra, o ognuno le svolge tutte e tre di seguito.',
    values: { byPhase: 'Fase per fase', byPlayer: 'Giocatore per giocatore' },
  },
  'rulings.requireEffect': {
    title: 'Nessuna attivazione senza effetto',
    about: 'Un edificio o un segnalino si usa solo se almeno una delle sue azioni viene eseguita.',
    values: {},
  },
  'rulings.as.level5Limit': {
    title: 'Un solo edificio di livello 5',
    about: 'Nessuno possiede più di un edificio del livello più alto, come nell’edizione Classica.',
    values: {},
  },
  'rulings.as.sameRegion': {
    title: 'Azioni doppie nella stessa area',
    about: 'Le due azioni di un edificio avvengono nella stessa area, e due pescate dallo stesso mazzo.',
    values: {},
  },
};
