/** The pages of games that other sites show in a frame, and the page in place of a game that cannot be shown. */
import { createHash } from 'node:crypto';
import type { Language } from '@windrose/narration';
import type { Replay } from '@windrose/protocol';

const STYLE =
  'html,body{height:100%;margin:0;color-scheme:light dark;font-family:system-ui,sans-serif}' +
  'windrose-game{height:100%;border:0;border-radius:0}main{padding:1rem}';

/** What the content security policy must allow of the pages themselves. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

interface MissingTexts {
  readonly title: string;
  readonly reason: string;
  readonly scripts: string;
}

const TEXTS: Readonly<Record<Language, MissingTexts>> = {
  en: {
    title: 'This game cannot be shown',
    reason: 'The address may be incomplete, the game may not be over yet, or a player has taken the link back.',
    scripts: 'The board needs JavaScript.',
  },
  fr: {
    title: 'Impossible de montrer cette partie',
    reason:
      'L’adresse est peut-être incomplète, la partie n’est pas encore finie, ou quelqu’un de la table a retiré le lien.',
    scripts: 'Le plateau a besoin de JavaScript.',
  },
  it: {
    title: 'Questa partita non si può mostrare',
    reason: 'Forse l’indirizzo non è completo, la partita non è ancora finita, o chi ha giocato ha ritirato il link.',
    scripts: 'Il tabellone ha bisogno di JavaScript.',
  },
};

interface EmbedOptions {
  readonly language: Language;
  /** The number of moves before the first shown position, or `end`. */
  readonly at: string;
  /** Null for the theme of the system. */
  readonly theme: 'light' | 'dark' | null;
}

/** The record is part of the page, which needs no other request for it. */
export function embedPage({ title, seats, record }: Replay, { language, at, theme }: EmbedOptions): string {
  const colours = seats.map(({ colour }) => colour).join(' ');
  const attributes = `at="${at}" colours="${colours}"${theme === null ? '' : ` theme="${theme}"`}`;
  return page(
    language,
    title,
    `<script src="windrose-game.${language}.js" defer></script>`,
    `<windrose-game ${attributes}><pre hidden>${escaped(record)}</pre></windrose-game>
<noscript><main>${TEXTS[language].scripts}</main></noscript>`,
  );
}

export function missingPage(language: Language): string {
  const { title, reason } = TEXTS[language];
  return page(language, title, '', `<main><h1>${title}</h1><p>${reason}</p></main>`);
}

function page(language: Language, title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} – Windrose</title>
<style>${STYLE}</style>
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
}
