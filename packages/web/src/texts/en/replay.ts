/** Texts of finished games that are shown by link, and what those have in common with online tables, in English. */
export const replay = {
  'players.substitute': '{bot} for {name}',
  'ending.stopped': 'The players agreed to stop here.',
  'tableError.rules': 'This page cannot play this game; perhaps it is older than the site. Load it again.',
  'loading.table': 'The table is being laid …',

  'replay.copy': 'Copy replay link',
  'replay.share': 'Share replay link',
  'replay.about': 'For anybody to see; not the chat',
  'replay.text': 'A game of Windrose: {title}',
  'replay.link': 'Link to the replay',
  'replay.copied': 'The link is copied.',
  'replay.players': 'Whoever has it sees how you played, and nothing else of the table.',
  'replay.public': 'Whoever opens it sees how the game was played, move by move.',
  'replay.embed': 'Embed the game',
  'replay.embed.about': 'HTML for your own page',
  'replay.embed.html': 'HTML that embeds the game',
  'replay.embed.copied': 'The HTML is copied. Paste it into your page.',
  'replay.revoke': 'Take the link back',
  'replay.revoked': 'The link leads nowhere any more.',
  'replay.unavailable': 'This game cannot be shown',
  'replay.unavailable.about':
    'Perhaps the link is not complete, or a player has taken it back. Ask whoever gave it to you for another.',
  'replay.home': 'To the first page',
} as const;
