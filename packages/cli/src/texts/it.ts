/** The texts that only the terminal has, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { texts as en } from './en.ts';
import type { GameHelp } from './game-help.ts';

export const texts: Translation<typeof en> = {
  players: { one: '{n} giocatore', other: '{n} giocatori' },
  seed: 'seme {seed}',
  atKeyboard: { one: 'Tu sei {who}.', other: 'Alla tastiera: {who}.' },
  hint: 'Scrivi help per il gioco in breve e per tutto ciò che puoi scrivere.',

  'first.classic': 'primo giocatore',
  'first.age-of-sail': 'Corona',
  keyStatuses: 'Caratteristiche: punteggio → livello (punteggio a cui comincia il livello successivo). ★\u00a0{first}.',
  keySigns:
    '(◆) sull’edificio c’è un disco, ( ) non ce n’è. Carte [ciò che aggiungono]. ² una città da due punti Gloria.',
  keyTracks: 'I tracciati vanno dallo spazio più lontano fino al mazzo di carte ▸.',
  keyFleets: '~ una flotta. □ un collegamento senza segnalino.',
  keyShortTracks: '× uno spazio che non fa più parte del suo tracciato.',
  keyGrid:
    'Griglia: colonna, tessera, azioni in più dell’Opposizione. Scala: i colori prima di ‖ agiscono in questo round.',
  keyBrown: 'I segnalini marroni fanno salire una caratteristica: {tokens}.',
  keyBlue: 'I segnalini blu si spendono per un’azione: {tokens}.',

  round: 'Round {n} di {rounds}',
  over: 'la partita è finita',
  seats: 'GIOCATORI',
  harbor: 'Porto',
  supply: 'Riserva',
  'level.build': 'edifici',
  'level.growth': 'crescita',
  'level.salary': 'salario',
  'level.cardLimit': 'carte',
  noBuilding: 'ancora nessun edificio',
  tokens: 'segnalini: {tokens}',
  markers: 'dischi davanti alle caratteristiche: {markers}',
  neutralDiscs: 'dischi neutrali: {harbor} nel porto, {reserve} di scorta',
  passed: '— ha passato',
  cards: 'carte {held} di {limit}',
  freeSlot: 'slot gratuito: {card}',
  kept: 'tenute per la Gloria: {cards}',
  aside: 'messe da parte: {cards}',
  open: 'aperta',
  closed: 'chiusa',
  'sea.classic': 'accanto: {discs}',
  'sea.age-of-sail': 'Mare Aperto: {discs}',
  governor: 'Governatore',
  noCard: '{deck}: nessuna carta rimasta',
  presence: 'dischi {discs}',
  iconGlory: 'Gloria {n}',
  iconDisc: 'disco',
  iconAbolition: 'abolisce lo Schiavismo',
  links: 'Collegamenti',
  pile: 'Scarti',
  neutral: 'Neutrali',
  discsLeft: { one: '{who}: resta {n} disco', other: '{who}: restano {n} dischi' },
  ladder: 'Scala',
  ladderActions: { one: '{n} azione', other: '{n} azioni' },
  drawsAtEnd: '{who} pesca alla fine del round',
  grid: 'Griglia',
  tiles: 'Tessere',
  level: 'livello {n}',
  labelled: '{label}: {text}',
  none: 'nessuno',
  exploitOpen: 'aperta',
  exploitLocked: 'bloccata',
  'golden-age-of-piracy.pirates': 'Pirati rimasti: {list}',
  'golden-age-of-piracy.taken': 'presi: {list}',
  'northwest-passage.spaces': 'Passaggio: {list}',
  'spanish-treasure-fleet.discs': 'caricati: {list}',
  'underground-railroad.stations': 'sulla Ferrovia: {list}',
  'voyage-of-the-beagle.surveys': 'esplorate: {list}',

  noAction: 'nessuna azione',
  tilesLeft: { one: 'ne resta {n}', other: 'ne restano {n}' },
  salaryOnly: 'il suo disco torna solo nella fase Salario',
  gloryTo: 'Gloria {before} → {after}',
  tooMany: { one: '{n} carta da scartare', other: '{n} carte da scartare' },
  onlyMove: 'Una sola mossa possibile per {who}: {move}.',

  prompt: 'mossa, o help ›',
  noSuchMove: 'Non c’è una mossa {typed}; le mosse vanno da 1 a {last}.',
  ambiguous: '«{typed}» può voler dire: {moves}.',
  ambiguousMore: '«{typed}» può voler dire: {moves}; o una di altre {n} mosse.',
  notAMove: '«{typed}» non è una mossa di questo gioco; help dice che cosa puoi scrivere.',
  possible: '«{move}» è possibile.',
  possibleGains: '«{move}» è possibile: {gains}.',
  impossible: '«{move}» non è possibile: {reason} (Regola {rule}.)',
  whyWhat: 'Perché che cosa? Per esempio: why occupa lisbona',
  nothingToUndo: 'Non c’è nulla da annullare.',
  takenBack: 'Mossa annullata: {move}.',
  takenBackMore: {
    one: 'Mossa annullata: {move}, con {n} mossa successiva.',
    other: 'Mossa annullata: {move}, con le {n} mosse successive.',
  },
  ifOver: 'Se la partita finisse ora:',
  saveWhere: 'Salvare dove? Per esempio: save partita.txt',
  saved: 'Partita salvata in {file}.',
  savedGoOn: 'Partita salvata in {file}. Per riprenderla da qui: windrose play --load {file}',
  saveOffer: 'Vuoi salvare la partita? Scrivi il nome di un file, o premi Invio per no:',
  yesWords: 's sì si',
  noWords: 'n no',
  saveName: 'Allora le serve un nome, per esempio partita.txt.',
  farewell: 'Buon vento.',
  inputEnded: 'Non c’è altro da leggere: la partita si ferma qui.',

  fileUnreadable: 'Impossibile leggere {file}: {reason}.',
  fileUnwritable: 'Impossibile scrivere {file}: {reason}.',
  fileUnusable: 'Impossibile usare {file}: {reason}.',
  fileNotSaved: '{file} esiste e non è una partita salvata: resta com’è. Scegli un altro nome.',
  fileHoldsPosition: '{file} contiene una posizione, e --load vuole una partita salvata.',
  'file.missing': 'questo file o questa cartella non esiste',
  'file.forbidden': 'non ne hai il permesso',
  'file.folder': 'è una cartella',
  'file.notFolder': 'una parte del percorso non è una cartella',
  'file.full': 'il disco è pieno',
  'file.readOnly': 'il disco è in sola lettura',
  recordIllegal:
    'La partita salvata non può essere usata:\n  riga {line}: la mossa {number}, {move}, non è permessa. {reason} (Regola {rule}.)',

  gameOver: 'La partita è finita. {verdict}',
  wins: { one: '{who} vince con {n} punto Gloria.', other: '{who} vince con {n} punti Gloria.' },
  sharedVictory: {
    one: '{who} condividono la vittoria con {n} punto Gloria ciascuno.',
    other: '{who} condividono la vittoria con {n} punti Gloria ciascuno.',
  },
  and: '{list} e {last}',

  recordSound: { one: 'La partita è valida: {n} mossa.', other: 'La partita è valida: {n} mosse.' },
  notOver: 'La partita non è finita: round {round}, decide {who}. I punteggi sono quelli attuali.',
  move: 'Mossa',
  tried: 'provata',
  nothingToDecide: 'La partita è finita: non c’è più nulla da decidere.',
  progress: '{done} di {total}, ancora {seconds} s',
  expectation: {
    one: 'Punteggio atteso e probabilità di vittoria di ogni giocatore, da {n} partita giocata fino in fondo.',
    other: 'Punteggio atteso e probabilità di vittoria di ogni giocatore, da {n} partite giocate fino in fondo.',
  },
};

const phases = {
  build: 'ognuno prende una tessera; la caratteristica {status} dice fino a quale livello',
  growth: 'alcuni dischi passano dalla riserva al porto; la caratteristica {status} dice quanti',
  salary: 'alcuni dischi tornano dagli edifici al porto; la caratteristica {status} dice quanti',
} as const;
const occupy = 'un disco va in una città libera di una regione aperta dove hai già un disco; l’Europa è aperta a tutti';
const pay = 'un disco torna da un edificio, che si può usare di nuovo';

export const help: GameHelp = {
  goal: 'Per sette round commerci attraverso i mari; alla fine vince chi ha più Gloria. La Gloria viene dalle quattro caratteristiche, dalle città e dai collegamenti tra loro, dalle carte e da alcuni edifici.',
  rounds: {
    classic: {
      intro: 'Un round ha quattro fasi:',
      phases: {
        ...phases,
        action:
          'a turno: metti un disco del porto su un edificio e fai ciò che mostra, o spendi un segnalino blu, o passa. Chi ha passato aspetta il round successivo e tiene tante carte quante ne permette la caratteristica {status}',
      },
    },
    'age-of-sail': {
      intro: 'Prima del primo round ognuno sceglie un lato della tessera iniziale. Un round ha cinque fasi:',
      phases: {
        ...phases,
        action:
          'a turno: metti un disco del porto su un edificio e fai ciò che mostra, o spendi un segnalino blu, o passa',
        discard:
          'ognuno tiene tante carte quante ne permette la caratteristica {status}; le altre vanno in una pila comune, da cui tutti possono pescare',
      },
    },
  },
  actionsIntro: 'Le azioni:',
  actions: {
    classic: {
      ship: 'un disco va sul tracciato di una regione e prende il segnalino che vi si trova; un tracciato pieno apre la regione',
      occupy,
      attack: 'per due dischi, la città di un avversario è tua',
      draw: 'prendi la prima carta di un mazzo, se nella sua area hai tanti dischi quanti ne indica la carta',
      pay,
    },
    'age-of-sail': {
      ship: 'un disco va sul tracciato di una regione chiusa e prende il segnalino che vi si trova; un tracciato pieno apre la regione. O nel Mare Aperto di una regione aperta, o verso una flotta libera di una regione aperta o dell’Europa',
      occupy,
      attack: 'per due dischi, la città o la flotta di un avversario è tua',
      draw: 'prendi la prima carta di un mazzo, se nella sua area hai tanti dischi quanti ne indica la carta; per la pila degli scarti contano i tuoi dischi in Europa',
      pay,
    },
  },
  slavery:
    'Le carte Schiavismo sono forti, e il gioco ti lascia apposta questa scelta: scartarne una, o averne una quando lo Schiavismo viene abolito, ti costa Gloria alla fine.',
  exploits:
    'Tre imprese sono in gioco. Ognuna si apre con entrambe le sue regioni; chi ha dischi in tutte e due può allora usare le sue abilità al posto di un’azione, e alla fine dà Gloria. board mostra che cosa dicono.',
  typing:
    'Scrivi un numero, una mossa o il suo inizio: 2, costruisci il mercato, afr. Invio da solo mostra di nuovo le scelte. Oltre alle mosse ci sono:',
  commands: {
    help: ['help', 'questo testo'],
    board: ['board', 'tutta la posizione, con la legenda dei segni'],
    why: ['why MOSSA', 'che cosa fa una mossa, o quale regola la vieta'],
    undo: ['undo', 'annulla la tua ultima decisione'],
    log: ['log', 'che cosa è successo in questo round e nel precedente; log all: tutto'],
    score: ['score', 'quanto segnerebbe ognuno adesso'],
    save: ['save FILE', 'scrivi la partita in un file; windrose play --load FILE la riprende'],
    quit: ['quit', 'esci'],
  },
};
