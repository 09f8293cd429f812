/** Texts of the viewer that other sites embed, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { viewer as en } from '../en/viewer.ts';

export const viewer: Translation<typeof en> = {
  'viewer.loading': 'Caricamento della partita …',
  'viewer.failed': 'Impossibile mostrare questa partita',
  'viewer.none': 'Nessuna partita indicata. Metti un file in src, oppure scrivi la partita dentro l’elemento.',
  'viewer.missing': 'Non è stato possibile caricare il file {file}.',
  'viewer.fromFile':
    'Una pagina aperta da una cartella non può caricare altri file: scrivi piuttosto la partita dentro l’elemento.',
  'viewer.players': 'Giocatori',
};
