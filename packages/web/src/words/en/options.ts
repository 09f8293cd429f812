/** What a table may agree on before a game, in English. */
import type { GameTexts } from '../texts.ts';

export const options: GameTexts['options'] = {
  phaseOrder: {
    title: 'Order of the phases',
    text: 'Whether everybody finishes a phase before the next begins, or each player builds, grows and pays salaries in a row.',
    values: { byPhase: 'Phase by phase', byPlayer: 'Player by player' },
  },
  'rulings.requireEffect': {
    title: 'Turns must have an effect',
    text: 'A building or token may be used only if at least one of its actions can be performed.',
  },
  'rulings.as.level5Limit': {
    title: 'One building of level 5',
    text: 'Nobody may own more than one building of the highest level.',
  },
  'rulings.as.sameRegion': {
    title: 'Same region',
    text: 'Both actions of a double building take place in the same region, as in Classic.',
  },
  'rulings.sp.trackRemoval': {
    title: 'Spaces without a token',
    text: 'What becomes of a track space whose token was removed before the game.',
    values: { shorten: 'The track is shorter', emptySpace: 'The space stays, empty' },
  },
  'rulings.sp.neutralToken': {
    title: 'Tokens under neutral discs',
    text: 'Who takes the token where a neutral disc goes.',
    values: { player: 'The player who plays it', discard: 'Nobody: it leaves the game' },
  },
  'rulings.sp.neutralsPerTurn': {
    title: 'Neutral discs in a turn',
    text: 'How many neutral discs a player may play in one turn.',
    values: { '1': 'One', unlimited: 'Any number' },
  },
  'solo.difficulty': {
    title: 'Difficulty',
    text: 'Easier: the blue tokens of the Opposition are lost. Harder: those that it ships to are an action as well.',
    values: { normal: 'Normal', easier: 'Easier', harder: 'Harder' },
  },
  'solo.choices': {
    title: 'Choices for the Opposition',
    text: 'Who chooses where its rules leave several possibilities.',
    values: { asked: 'You are asked', worst: 'The worst for you' },
  },
  'rulings.solo.firstTest': {
    title: 'When the Opposition goes first',
    text: 'Who must be able to occupy a city so that the Opposition goes first.',
    values: {
      firstColour: 'The first colour of the ladder',
      anyColour: 'Any of its colours',
      anyone: 'Any of its colours, or you',
    },
  },
  'rulings.solo.industryGate': {
    title: 'Build level holds',
    text: 'Your build level limits what you may take from the grid.',
  },
  'rulings.solo.occupyOneGlory': {
    title: 'Opposition takes every city',
    text: 'The Opposition also occupies cities of one glory that complete no link.',
  },
  'rulings.solo.oppEmptyGovernor': {
    title: 'Empty slot of the Opposition',
    text: 'Glory that the Opposition scores for an empty free Governor slot.',
    values: { '0': 'None', '3': '3 glory' },
  },
  'sf.limitedOccupation': {
    title: 'Limited occupation',
    text: 'The Silent Fleet answers an Occupy in the same area, or not at all.',
  },
  'sf.noTokenReaction': {
    title: 'No answer to tokens',
    text: 'The Silent Fleet does not answer turns in which a blue token is spent.',
  },
  'sf.causeScarcity': {
    title: 'Cause a shortage',
    text: 'In every round the player without the Crown takes a building tile out of the game.',
  },
};
