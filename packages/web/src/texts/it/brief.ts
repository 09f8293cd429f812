/** The game in brief, in Italian. */
import type { Translation } from '@windrose/narration/templates.ts';
import type { brief as en } from '../en/brief.ts';

export const brief: Translation<typeof en> = {
  'brief.more': 'Tutto, regola per regola',

  'brief.goal': 'L’obiettivo',
  'brief.goal.about':
    'In sette round costruisci in patria, salpi e ti insedi oltremare. Alla fine vince chi ha più Gloria; in parità vincono tutti quelli in testa. La Gloria viene:',
  'brief.from.city': 'da ogni città in cui si trova un tuo disco: l’1 o il 2 che vi è stampato.',
  'brief.from.link': 'da ogni collegamento con tuoi dischi a entrambi i capi: 1.',
  'brief.from.status':
    'da ciascuna delle tue quattro caratteristiche: il numero dell’ultima casella segnata raggiunta.',
  'brief.from.card': 'dagli allori sulle carte che hai alla fine.',
  'brief.from.building.classic': 'dagli allori sui tuoi edifici: l’Università ne ha 3.',
  'brief.from.building.age-of-sail': 'dagli allori sui tuoi edifici; il Municipio conta a modo suo.',
  'brief.from.governor': 'da uno slot Governatore gratuito rimasto vuoto alla fine: {glory}.',
  'brief.from.disc': 'dai dischi rimasti nel tuo porto: 1 ogni {discs}.',
  'brief.from.slavery': 'in meno, le carte Schiavismo scartate o abolite: ognuna costa 1.',

  'brief.round': 'Un round',
  'brief.round.about':
    'Ogni round ha queste fasi. Chi ha la corona comincia ciascuna di esse; dopo il round la corona passa a sinistra.',
  'brief.start.classic': 'Ognuno comincia con una Casa Coloniale, una riserva di {discs} dischi e un porto vuoto.',
  'brief.start.age-of-sail':
    'Ognuno comincia con una riserva di {discs} dischi, un porto vuoto e un edificio iniziale: se ne sceglie uno di due, e un disco vi si trova già.',
  'brief.phase.build':
    'Ognuno prende un edificio, di un livello non superiore al proprio livello di costruzione. Lo tiene per tutta la partita.',
  'brief.phase.growth': 'Nuovi dischi passano dalla tua riserva al tuo porto. Tutto si fa con loro.',
  'brief.phase.salary':
    'Alcuni dischi tornano dai tuoi edifici al tuo porto; quegli edifici si possono usare di nuovo.',
  'brief.phase.action': 'Un turno a testa, a giro, finché tutti hanno passato.',
  'brief.phase.discard': 'Quando tutti hanno passato, si scartano le carte oltre il proprio limite.',

  'brief.turn': 'Un turno',
  'brief.turn.about':
    'Metti un disco del tuo porto su un tuo edificio libero e fai ciò che l’edificio mostra. Oppure rinuncia a un segnalino blu e fai ciò che il segnalino mostra. Oppure passa.',
  'brief.turn.figure':
    'Il cerchietto è per il disco. Tra due azioni «/» vuol dire una delle due, «+» una o entrambe. Un edificio senza cerchietto non si attiva mai: ciò che mostra conta sempre.',
  'brief.turn.more': { one: '{n} disco in più', other: '{n} dischi in più' },
  'brief.ship.classic':
    'Un disco del tuo porto va sulla prossima casella del tracciato di una regione, e prendi il segnalino che vi si trova. Accanto a un tracciato pieno c’è posto per altri dischi, ma senza segnalino.',
  'brief.ship.age-of-sail':
    'Un disco del tuo porto va sulla prossima casella del tracciato di una regione chiusa, a una flotta libera in Europa o in una regione aperta, o nel Mare Aperto di una regione aperta. Su un tracciato e a una flotta prendi il segnalino.',
  'brief.occupy':
    'Un disco del tuo porto va in una città libera, in Europa o in una regione aperta dove hai già un disco. Prendi il segnalino che vi si trova.',
  'brief.attack.classic':
    'Un disco del tuo porto si perde e va nella tua riserva, un altro sostituisce un disco avversario in una città, in Europa o in una regione aperta dove hai già un disco.',
  'brief.attack.age-of-sail':
    'Un disco del tuo porto si perde e va nella tua riserva, un altro sostituisce un disco avversario in una città o una flotta, in Europa o in una regione aperta dove hai già un disco.',
  'brief.pay.classic':
    'Un disco torna da un altro tuo edificio al porto, e quell’edificio si può usare di nuovo nello stesso round.',
  'brief.pay.age-of-sail':
    'Un disco torna da un altro tuo edificio al porto, e quell’edificio si può usare di nuovo nello stesso round; ma non da uno con la borsa barrata.',
  'brief.draw.classic':
    'Prendi la prima carta di un mazzo, in Europa o in una regione aperta, se in quell’area hai almeno tanti dischi quanto il suo valore.',
  'brief.draw.age-of-sail':
    'Prendi la prima carta di un mazzo se in quell’area hai almeno tanti dischi quanto il suo valore; la regione può essere ancora chiusa. Per una carta scartata contano i tuoi dischi in Europa.',

  'brief.chart': 'Regioni, collegamenti e segnalini',
  'brief.chart.track':
    'Un tracciato spedizione: il prossimo disco prende la prima casella libera, con il suo segnalino. Porta alle carte della regione.',
  'brief.chart.region.classic':
    'L’Europa è aperta dall’inizio. Le altre sei regioni si aprono quando l’ultima casella del loro tracciato è presa. Solo allora si possono occupare e attaccare le loro città e pescare le loro carte.',
  'brief.chart.region.age-of-sail':
    'L’Europa è aperta dall’inizio. Le altre sei regioni si aprono quando l’ultima casella del loro tracciato è presa. Solo allora si possono occupare e attaccare le loro città, e salpare verso le loro flotte e il loro Mare Aperto.',
  'brief.chart.governor':
    'Quando una regione si apre, il suo Governatore, una carta, va a chi ha più dischi sul tracciato; in parità, a chi ne ha uno più vicino alle carte.',
  'brief.chart.link.classic':
    'Una linea unisce due città. Chi ha dischi in entrambe controlla questo collegamento, e il primo a riuscirci ne prende il segnalino.',
  'brief.chart.link.age-of-sail':
    'Una linea unisce due città o flotte. Chi ha dischi a entrambi i capi controlla questo collegamento, e il primo a riuscirci ne prende il segnalino, se ne ha uno.',
  'brief.chart.brown': 'I segnalini marroni fanno salire di uno una caratteristica, per tutta la partita.',
  'brief.chart.blue':
    'I segnalini blu aspettano nel tuo porto. Ognuno si spende una volta, in un turno successivo, e risparmia il disco su un edificio.',

  'brief.status': 'Le quattro caratteristiche',
  'brief.status.about':
    'Ogni simbolo di caratteristica sui tuoi edifici, sulle tue carte e sui tuoi segnalini marroni la fa avanzare di una casella sul suo tracciato. Più è avanti, più dà:',
  'brief.status.build': 'il livello più alto di edificio che puoi prendere.',
  'brief.status.growth': 'i dischi che porta ogni fase di Crescita.',
  'brief.status.salary': 'i dischi che rende ogni fase Salario.',
  'brief.status.cardLimit': 'le carte che puoi tenere.',
  'brief.status.figure':
    'Sopra le caselle sta ciò che la caratteristica dà in quel punto. Le caselle con una barretta sono segnate: alla fine valgono il loro numero. A {score} questa caratteristica varrebbe {glory}, il numero dell’ultima casella segnata.',

  'brief.card': 'Carte, passare e la fine',
  'brief.card.figure':
    'La cifra in alto è il valore: per pescare la carta servono lì altrettanti dischi. I suoi simboli fanno salire subito le tue caratteristiche; gli allori sono Gloria.',
  'brief.card.governor':
    'Oltre alle carte entro il tuo limite puoi tenere un Governatore nello slot Governatore gratuito.',
  'brief.card.slavery':
    'Le carte Schiavismo portano molto, ma possono essere abolite: allora sono perse per tutti e costano Gloria.',
  'brief.pass.classic':
    'Puoi passare in ogni tuo turno, e devi farlo se non è possibile altro. Scarti allora le carte oltre il tuo limite e aspetti il round successivo. Dischi, segnalini e carte restano dove sono.',
  'brief.pass.age-of-sail':
    'Puoi passare in ogni tuo turno, e devi farlo se non è possibile altro. Aspetti allora gli altri. Dischi, segnalini e carte entro il tuo limite restano per il round successivo.',
  'brief.end': 'Dopo il settimo round la partita è finita e si conta la Gloria.',
};
