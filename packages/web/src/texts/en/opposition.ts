/** Texts of the panel of the Opposition and of the telling of its acts, in English. */
export const opposition = {
  'table.acts': 'The Opposition acts: {number} of {all}',
  'table.procedure': 'Steps that it tries',
  'table.stepTaken': '{step}: this one',
  'table.stepFailed': '{step}: not possible',
  'table.tellNext': 'Next',
  'table.tellAll': 'Play all',

  seatOpposition: 'The Opposition',
  gridTitle: 'Grid of buildings',
  gridIndicator: 'The indicator',
  gridColumn: 'Column {column}',
  gridExtra: { one: '{n} more action of the Opposition', other: '{n} more actions of the Opposition' },
  gridLegend: '+1: one more action of the Opposition',
  gridEmpty: 'Empty',
  ladderTitle: 'Ladder',
  ladderActions: { one: '{n} action this round', other: '{n} actions this round' },
  ladderActs: '{colour}: acts',
  ladderMarker: '{colour}: under the marker',
  ladderWaits: '{colour}: waits',
  ladderDraw: '{colour} draws at the end of the round.',
  ladderNoDraw: 'If you draw, {colour} draws too at the end of the round.',
} as const;
