/** Texts that only the settings page shows, in English. */
export const settings = {
  'settings.about': 'Every change counts at once and is remembered on this device.',
  'settings.look': 'Look',
  'settings.motion': 'Motion and sound',
  'settings.play': 'Play',
  'settings.access': 'Reading and seeing',
  'settings.reducedMotion.about': 'Pieces change place without gliding.',
  'settings.speed.about': 'How long you can follow the moves of bots and those that play themselves.',
  'settings.sound.about':
    'Small sounds when discs, tokens and cards move, and a bell when it is your turn. The others are heard more quietly.',
  'settings.confirm.about':
    'Until you confirm a turn you can take it back; other choices until somebody else has decided something.',
  'settings.opposition.about': 'In solitaire: how its reasons and actions are shown.',
  'settings.textMode.about':
    'The table in words, with the moves as a list. For screen readers, and for whoever likes to read.',
  'settings.patterns.about': 'Discs and links of the players also differ by pattern.',
  'settings.name': 'Your name',
  'settings.name.about': 'How you are called at the table when a new game begins.',
  'settings.version': 'A new version of Windrose is there.',
  'settings.version.use': 'Use it',
  'settings.keys.about':
    'One key alone does something at the table. Off, for those whose voice or hand presses keys by chance.',
  'settings.keys.undo': 'Undo',
  'settings.keys.confirm': 'End the turn',
  'settings.keys.back': 'One step back in the game',
  'settings.keys.forward': 'One step on',
  'settings.keys.next': 'The next act of the Opposition',
  'settings.keys.all': 'All its acts',
  'settings.keys.rules': 'The rules; on a spot of the chart, what it is',
  'settings.keys.zoom': 'On the chart: closer, farther, all of it',
  'settings.keys.move': 'On the chart: along it; after Enter, from spot to spot',
} as const;
