/** What the guide says of solitaire, in English. */
import type { ModeGuideTexts } from '../mode-texts.ts';

export const en = {
  summary: 'You alone against the Opposition, whose four colours follow rules of their own.',
  brief:
    'You play alone against the Opposition, whose four colours act by fixed rules: a colour whose turn it is occupies a city if it can; otherwise it completes a track, ships or draws. You build from a grid of three columns: every column away from the indicator gives the Opposition one action more in this round. You and the Opposition act one after the other, not in turns: in the first two rounds you go first, later it does if it can begin by occupying a city. If you draw in a round, it draws once more at the end. You win with at least as much glory as the Opposition has; the farther ahead, the greater the victory.',
  options: {
    'solo.difficulty': {
      title: 'Difficulty',
      about: 'How much the Opposition makes of the action tokens that it takes.',
      values: {
        normal: 'Normal',
        easier: 'Easier',
        harder: 'Harder',
      },
    },
    'solo.choices': {
      title: 'Choices of the Opposition',
      about: 'Where its rules leave a choice, you are asked, or it takes what is worst for you.',
      values: {
        asked: 'I am asked',
        worst: 'The worst for me',
      },
    },
    'rulings.solo.firstTest': {
      title: 'When the Opposition goes first',
      about:
        'From the third round on it goes first if a city can be occupied: by its first colour, by any of its colours, or by anybody.',
      values: {
        firstColour: 'First colour',
        anyColour: 'Any colour',
        anyone: 'Anybody',
      },
    },
    'rulings.solo.industryGate': {
      title: 'Industry limits what you build',
      about: 'Only buildings up to your Build Level may be taken from the grid.',
      values: {},
    },
    'rulings.solo.occupyOneGlory': {
      title: 'The Opposition takes every city',
      about: 'Where it completes no link it occupies ordinary cities too, not only those of 2 glory.',
      values: {},
    },
    'rulings.solo.oppEmptyGovernor': {
      title: 'The Opposition’s empty Governor slot',
      about: 'What the Opposition scores for it at the end.',
      values: {
        '0': 'Nothing',
        '3': '3 glory',
      },
    },
  },
} satisfies ModeGuideTexts;
