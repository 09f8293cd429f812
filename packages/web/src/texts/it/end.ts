/** Texts of the score sheet, the plots of glory and the end of the game, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { end as en } from '../en/end.ts';

export const end: Translation<typeof en> = {
  'end.title': 'Fine della partita',
  'end.wins': {
    one: '{name} vince con {n} punto Gloria, {ahead} più di {second}.',
    other: '{name} vince con {n} punti Gloria, {ahead} più di {second}.',
  },
  'end.youWin': {
    one: 'Hai vinto con {n} punto Gloria, {ahead} più di {second}.',
    other: 'Hai vinto con {n} punti Gloria, {ahead} più di {second}.',
  },
  'end.shared': {
    one: '{names} condividono la vittoria con {n} punto Gloria ciascuno.',
    other: '{names} condividono la vittoria con {n} punti Gloria ciascuno.',
  },
  'end.solitaire': '{verdict} Tu ne hai {yours}, l’Opposizione {theirs}.',
  'end.opposition': 'L’Opposizione',
  'end.sheet': 'Segnapunti',
  'end.source': 'Fonte di Gloria',
  'end.winner': 'vince',
  'end.best': 'il massimo',
  'end.total': 'Gloria',
  'end.bars': 'Da dove viene la Gloria',
  'end.lines': 'La Gloria round per round',
  'end.linesAbout': 'Una linea per giocatore: quanto avrebbe segnato dopo ogni turno.',
  'end.moment': 'Momento',
  'end.momentRound': 'Round {round}, turno {turn}',
  'end.momentEnd': 'Fine della partita',
  'end.momentStart': 'Inizio della partita',
  'end.show': 'Mostra questo momento',
  'end.byRound': 'La Gloria dopo ogni round, in tabella',
  'end.round': 'Round',
  'end.replay': 'Rivedi la partita',
  'end.replayAbout': 'Dalla prima mossa',
  'end.rematchSame': 'Rivincita, stessa preparazione',
  'end.rematchSameAbout': 'Gli stessi segnalini e tessere',
  'end.rematchNew': 'Rivincita, nuova preparazione',
  'end.rematchNewAbout': 'Lo stesso tavolo, ridistribuito',
  'end.save': 'Salva la partita',
  'end.saveAbout': 'Un file con tutta la partita',
};
