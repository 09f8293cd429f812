/** Texts of the desk around the chart, in English. */
export const desk = {
  'table.turnOver': 'The turn is over: confirm it, or take it back.',
  'table.tone.0': 'Vermilion',
  'table.tone.1': 'Blue',
  'table.tone.2': 'Amber',
  'table.tone.3': 'Green',
  'table.tone.4': 'Purple',
  'table.turnBack': 'One turn back',
  'table.turnOn': 'One turn on',
  'table.gameMissing': 'This game cannot be opened',
  'table.toHome': 'To the first page',
  'table.news': 'What happened',
  'table.panels': 'Panels',
  'table.grid': 'Grid and ladder',
  'table.leave': 'To all games',
  'table.looking': 'You look at an earlier moment.',
} as const;
