/** Texts about the options of the basic game, in English. */
import type { CommonOptionTexts } from '../texts.ts';

export const options: CommonOptionTexts = {
  phaseOrder: {
    title: 'Order of the phases',
    about: 'Build, Growth and Salary go around the table one after the other, or each player does all three in a row.',
    values: { byPhase: 'Phase by phase', byPlayer: 'Player by player' },
  },
  'rulings.requireEffect': {
    title: 'No activation without effect',
    about: 'A building or a token can be used only if at least one of its actions is performed.',
    values: {},
  },
  'rulings.as.level5Limit': {
    title: 'One building of level 5 each',
    about: 'Nobody owns more than one building of the highest level, as in Classic.',
    values: {},
  },
  'rulings.as.sameRegion': {
    title: 'Double actions in one area',
    about: 'Both actions of a building happen in the same area, and two Draws from the same deck.',
    values: {},
  },
};
