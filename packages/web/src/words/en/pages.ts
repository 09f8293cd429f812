/** The names of the pages, in English. */
export const pages = {
  'rule.link': 'Rule {rule}',
  toGame: 'Back to the game',
  'page.new': 'New game',
  'page.game': 'Game',
  'page.rules': 'Rules',
  'page.settings': 'Settings',
  'page.home': 'First page',
  'page.quick': 'Quick settings',
  'page.failed': 'This page could not be loaded',
  'page.failed.about': 'Perhaps the connection is gone, or a new version has come. Your games are safe.',
  'page.reload': 'Load again',
} as const;
