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

  'open.line': 'Riga {number}:',
  'open.fault.not-a-record': 'Questo file non è quello di una partita di Windrose.',
  'open.fault.no-moves': 'Il file finisce prima delle mosse; forse ne manca una parte.',
  'open.fault.other-data': 'La partita è stata giocata con altri valori dei componenti rispetto a questa versione.',
  'open.fault.other-rules': 'La partita è stata giocata con un’altra versione delle regole.',
  'open.fault.no-such-move': 'Questa mossa non esiste in questa edizione.',
  'open.fault.illegal-move': 'Questa mossa non è permessa in quel momento della partita.',
  'open.fault.other-end': 'Le mosse non portano alla posizione indicata: una riga è stata cambiata o persa.',
  'open.fault.bad-line': 'Questa riga non ha senso in un file di partita.',
  'start.no-room': 'Il browser non ha più posto per un’altra partita. Eliminane una che non ti serve.',
};
