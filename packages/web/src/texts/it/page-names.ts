/** The names of the pages, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { pageNames as en } from '../en/page-names.ts';

export const pageNames: Translation<typeof en> = {
  pair: '{what}: {value}',
  'rule.link': 'Regola {rule}',
  toGame: 'Torna alla partita',
  'page.new': 'Nuova partita',
  'page.game': 'Partita',
  'page.rules': 'Regole',
  'page.settings': 'Impostazioni',
  'page.online': 'Gioca con altri',
  'page.create': 'Nuovo tavolo online',
  'page.table': 'Tavolo',
  'page.replay': 'Partita da rivedere',
  'page.join': 'Invito',
  'page.account': 'Tu su questo sito',
  'page.player': 'Giocatore',
  'page.site': 'Statistiche',
  'page.home': 'Pagina iniziale',
  'page.quick': 'Impostazioni rapide',
  'page.failed': 'Non è stato possibile caricare questa pagina',
  'page.failed.about': 'Forse manca la connessione, o è uscita una nuova versione. Le tue partite sono al sicuro.',
  'page.reload': 'Ricarica',
};
