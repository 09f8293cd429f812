/** Texts about pieces and hints, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { pieces as en } from '../en/pieces.ts';

export const pieces: Translation<typeof en> = {
  'rule.more': 'Per saperne di più',
  statusGlory: { one: 'Ora varrebbe {n} punto Gloria.', other: 'Ora varrebbe {n} punti Gloria.' },
  statusBeyond: 'Il tracciato finisce; i simboli oltre contano quando altri si perdono.',
  statusMarkers: { one: '{n} disco gli sta davanti e conta.', other: '{n} dischi gli stanno davanti e contano.' },
  statusIsBuild: 'Permette edifici fino al {gives}.',
  statusIsGrowth: 'Ogni fase di Crescita porta {gives} nel porto.',
  statusIsSalary: 'Ogni fase Salario permette {gives}.',
  statusIsCardLimit: 'Permette di tenere {gives}.',
  statusLeads: 'Da {score} in poi: {gives}.',
  pieceIcons: 'Conta per {list}.',
  pieceGlory: { one: '{n} gloria alla fine.', other: '{n} glorie alla fine.' },
  pieceOr: '{one} o {other}',
  pieceAnd: '{one} e/o {other}',
  pieceTwice: '{action} una o due volte',
  tileLevel: 'Livello {level}.',
  tileStart: 'Edificio iniziale.',
  tileActions: 'Attivato con un disco: {actions}.',
  tileSalaryOnly: 'Il suo disco torna solo nella fase Salario.',
  tileMemorial: 'I tuoi dischi persi negli attacchi possono andare a una caratteristica, dove ciascuno conta uno.',
  tileCityHall: '1 gloria alla fine per ogni simbolo Pescare sui tuoi edifici.',
  handLimit:
    'Durante il round puoi averne di più; ciò che supera il limite si scarta quando si controllano le carte. Una carta Schiavismo ne permette una in più, ma mai più di cinque. Un Governatore nello slot gratuito non conta.',
  cardGovernor: 'Un Governatore può stare nello slot gratuito, oltre il limite di carte.',
  cardValue: { one: 'Per pescarla serve {n} disco lì.', other: 'Per pescarla servono {n} dischi lì.' },
  cardSlavery:
    'Chi ha lo Schiavismo può tenere una carta in più. Scartata o abolita, è messa da parte e costa 1 gloria.',
  cardBonusDisc: 'Chi la prende sposta un disco dalla riserva al porto.',
  cardAbolition: 'Chi la prende abolisce lo Schiavismo, per tutti.',
  tokenStatus: '{status} sale di uno.',
  tokenActions: 'Da spendere: {actions}.',

  hintThinking: 'Ricerca di buone mosse: {percent} %',
  hintBest: { one: 'Mossa migliore', other: 'Mosse migliori' },
  hintGlory: 'Gloria prevista: {glory}',
  hintChance: 'Probabilità di vittoria: {percent} %',
};
