/** Texts that only the settings page shows, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { settings as en } from '../en/settings.ts';

export const settings: Translation<typeof en> = {
  'settings.about': 'Ogni modifica vale subito e resta memorizzata su questo dispositivo.',
  'settings.look': 'Aspetto',
  'settings.motion': 'Movimento e suono',
  'settings.play': 'Gioco',
  'settings.access': 'Accessibilità',
  'settings.reducedMotion.about': 'I pezzi cambiano posto senza scivolare.',
  'settings.speed.about': 'Il tempo per seguire le mosse dei bot e quelle che si giocano da sole.',
  'settings.sound.about':
    'Piccoli suoni quando si muovono dischi, segnalini e carte, e una campana quando tocca a te. Gli altri si sentono più piano.',
  'settings.confirm.about':
    'Un turno si può annullare fino alla conferma; le altre scelte, finché nessun altro ha deciso qualcosa.',
  'settings.opposition.about': 'In solitario: come si mostrano le sue ragioni e le sue azioni.',
  'settings.textMode.about':
    'Il tavolo in parole, con le mosse in elenco. Per i lettori di schermo, e per chi ama leggere.',
  'settings.patterns.about': 'I dischi e i collegamenti dei giocatori si distinguono anche per un motivo.',
  'settings.name': 'Il tuo nome',
  'settings.name.about': 'Come ti chiami al tavolo quando comincia una partita.',
  'settings.version': 'È arrivata una nuova versione di Windrose.',
  'settings.version.use': 'Usala',
  'settings.keys.about':
    'Un solo tasto agisce al tavolo. Da disattivare se la voce o la mano ne preme qualcuno per caso.',
  'settings.keys.undo': 'Annullare',
  'settings.keys.confirm': 'Finire il turno',
  'settings.keys.back': 'Un passo indietro nella partita',
  'settings.keys.forward': 'Un passo avanti',
  'settings.keys.next': 'L’atto seguente dell’Opposizione',
  'settings.keys.all': 'Tutti i suoi atti',
  'settings.keys.rules': 'Le regole; su un luogo della carta, che cos’è',
  'settings.keys.zoom': 'Sulla carta: più vicino, più lontano, tutta intera',
  'settings.keys.move': 'Sulla carta: scorrerla; dopo Invio, di luogo in luogo',
};
