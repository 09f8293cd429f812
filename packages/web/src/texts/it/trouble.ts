/** Texts of what goes wrong at the table, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { trouble as en } from '../en/trouble.ts';

export const trouble: Translation<typeof en> = {
  'trouble.bots':
    'Non è stato possibile caricare i bot. Vengono richiamati; se non basta, ricarica la pagina. La tua partita è conservata.',
  'trouble.full':
    'Il browser non ha più posto: quello che giochi ora non viene conservato. Salva la partita in un file, o eliminane altre nella prima pagina.',
  'trouble.denied':
    'Questo browser non conserva nulla per questa pagina: chiudendola la partita va persa. Salvala in un file per riprenderla un’altra volta.',
  'trouble.save': 'Salva in un file',
  'trouble.elsewhere': 'Questa partita è proseguita in un’altra finestra. Ricaricala per continuare qui.',
  'trouble.unreadable': 'Questa partita non può essere aperta',
  'trouble.toHome': 'Alla prima pagina',
};
