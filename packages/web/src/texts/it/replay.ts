/** Texts of finished games that are shown by link, and what those have in common with online tables, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { replay as en } from '../en/replay.ts';

export const replay: Translation<typeof en> = {
  'players.substitute': '{bot} per {name}',
  'ending.stopped': 'I giocatori hanno deciso di fermarsi qui.',
  'tableError.rules': 'Questa pagina non sa giocare questa partita; forse è più vecchia del sito. Ricaricala.',
  'loading.table': 'Si prepara il tavolo …',

  'replay.copy': 'Copia il link della partita',
  'replay.share': 'Condividi il link della partita',
  'replay.about': 'Per rivederla tutti, senza la chat',
  'replay.text': 'Una partita di Windrose: {title}',
  'replay.link': 'Link per rivedere la partita',
  'replay.copied': 'Link copiato.',
  'replay.players': 'Chi ce l’ha vede come avete giocato, e nient’altro del tavolo.',
  'replay.public': 'Chi lo apre vede la partita, mossa per mossa.',
  'replay.embed': 'Incorpora la partita',
  'replay.embed.about': 'L’HTML per la tua pagina',
  'replay.embed.html': 'HTML che incorpora la partita',
  'replay.embed.copied': 'HTML copiato. Incollalo nella tua pagina.',
  'replay.revoke': 'Ritira il link',
  'replay.revoked': 'Il link non porta più da nessuna parte.',
  'replay.unavailable': 'Questa partita non si può mostrare',
  'replay.unavailable.about':
    'Forse il link non è completo, o chi ha giocato lo ha ritirato. Chiedine un altro a chi te l’ha dato.',
  'replay.home': 'Alla prima pagina',
};
