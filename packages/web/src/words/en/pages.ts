/** The names of the pages, in English. */
export const pages = {
  'page.new': 'New game',
  'page.game': 'Game',
  'page.rules': 'Rules',
  'page.settings': 'Settings',
  'page.online': 'Play with others',
  'page.create': 'New online table',
  'page.table': 'Table',
  'page.join': 'Invitation',
  'page.account': 'You on this site',
  'page.player': 'Player',
  'page.site': 'Statistics',
  'page.home': 'First page',
  'page.quick': 'Quick settings',
  'page.failed': 'This page could not be loaded',
  'page.failed.about': 'Perhaps the connection is gone, or a new version has come. Your games are safe.',
  'page.reload': 'Load again',
} as const;
