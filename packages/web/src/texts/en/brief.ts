/** The game in brief, as the reference tells it first, in English. What the editions tell differently has one text for each. */
export const brief = {
  'brief.more': 'Everything, rule by rule',

  'brief.goal': 'The goal',
  'brief.goal.about':
    'In seven rounds you build at home, sail out and settle overseas. Whoever has the most glory at the end wins; those who tie have all won. Glory comes from:',
  'brief.from.city': 'each city where your disc lies: the 1 or 2 printed there.',
  'brief.from.link': 'each link with your discs at both ends: 1.',
  'brief.from.status': 'each of your four statuses: the number of the last marked space it has reached.',
  'brief.from.card': 'the laurels on the cards that you hold at the end.',
  'brief.from.building.classic': 'the laurels on your buildings: the University has 3.',
  'brief.from.building.age-of-sail': 'the laurels on your buildings; the City Hall has a way of its own.',
  'brief.from.governor': 'a free-Governor slot that is empty at the end: {glory}.',
  'brief.from.disc': 'discs left in your harbor: 1 for every {discs}.',
  'brief.from.slavery': 'Slavery cards that were discarded or abolished: each costs 1.',

  'brief.round': 'A round',
  'brief.round.about':
    'Every round has these phases. The player with the crown goes first in each; after the round the crown goes to the left.',
  'brief.start.classic': 'Everybody begins with a Colonial House, a supply of {discs} discs and an empty harbor.',
  'brief.start.age-of-sail':
    'Everybody begins with a supply of {discs} discs, an empty harbor and a start building: you choose one of two, and a disc lies on it already.',
  'brief.phase.build':
    'Everybody takes one building, of a level not above their build level. It is theirs for the whole game.',
  'brief.phase.growth': 'New discs come from your supply to your harbor. Discs do all the work.',
  'brief.phase.salary': 'Discs return from your buildings to your harbor; those buildings can be used again.',
  'brief.phase.action': 'One turn each, round and round, until everybody has passed.',
  'brief.phase.discard': 'When everybody has passed, cards beyond your card limit are discarded.',

  'brief.turn': 'A turn',
  'brief.turn.about':
    'Put a disc from your harbor on a free building of yours and do what the building shows. Or give up a blue token and do what the token shows. Or pass.',
  'brief.turn.figure':
    'The circle is for the disc. Between two actions “/” means one of them, “+” one or both. A building without a circle is never activated: what it shows counts all the time.',
  'brief.turn.more': { one: '{n} more disc', other: '{n} more discs' },
  'brief.ship.classic':
    'A disc of your harbor goes to the next space of a region’s track, and you take the token there. Beside a full track there is room for more discs, but no token.',
  'brief.ship.age-of-sail':
    'A disc of your harbor goes to the next space of a closed region’s track, to a free fleet in Europe or in an open region, or to the Open Sea of an open region. On a track and at a fleet you take the token.',
  'brief.occupy':
    'A disc of your harbor goes to a free city, in Europe or in an open region where you have a disc already. You take the token there.',
  'brief.attack.classic':
    'One disc of your harbor is lost to your supply, another replaces an opponent’s disc in a city, in Europe or in an open region where you have a disc already.',
  'brief.attack.age-of-sail':
    'One disc of your harbor is lost to your supply, another replaces an opponent’s disc in a city or fleet, in Europe or in an open region where you have a disc already.',
  'brief.pay.classic':
    'A disc returns from another building of yours to the harbor, and that building can be used again in the same round.',
  'brief.pay.age-of-sail':
    'A disc returns from another building of yours to the harbor, and that building can be used again in the same round; not one with the crossed-out purse.',
  'brief.draw.classic':
    'You take the top card of a stack, in Europe or in an open region, if you have at least as many discs in that area as its value.',
  'brief.draw.age-of-sail':
    'You take the top card of a stack if you have at least as many discs in that area as its value; the region may still be closed. For a discarded card your discs in Europe count.',

  'brief.chart': 'Regions, links and tokens',
  'brief.chart.track':
    'A shipping track: the next disc takes the first space that is left, with its token. It leads to the cards of the region.',
  'brief.chart.region.classic':
    'Europe is open from the start. The other six regions open when the last space of their track is taken. Only then can their cities be occupied and attacked and their cards be drawn.',
  'brief.chart.region.age-of-sail':
    'Europe is open from the start. The other six regions open when the last space of their track is taken. Only then can their cities be occupied and attacked and their fleets and Open Sea be sailed to.',
  'brief.chart.governor':
    'When a region opens, its Governor, a card, goes to whoever has most discs on the track; among equals, to the one nearest to the cards.',
  'brief.chart.link.classic':
    'A line joins two cities. Whoever has discs in both controls this link, and the first to do so takes its token.',
  'brief.chart.link.age-of-sail':
    'A line joins two cities or fleets. Whoever has discs at both ends controls this link, and the first to do so takes its token, if it has one.',
  'brief.chart.brown': 'Brown tokens raise a status by one, for the whole game.',
  'brief.chart.blue':
    'Blue tokens wait in your harbor. Each can be spent once, in a later turn, and saves the disc on a building.',

  'brief.status': 'The four statuses',
  'brief.status.about':
    'Every status icon on your buildings, cards and brown tokens is one step on its track. The farther you are, the more it gives:',
  'brief.status.build': 'the highest level of building that you may take.',
  'brief.status.growth': 'the discs that each Growth Phase brings.',
  'brief.status.salary': 'the discs that each Salary Phase returns.',
  'brief.status.cardLimit': 'the cards that you may keep.',
  'brief.status.figure':
    'Above the spaces stands what the status gives there. The spaces with a bar are marked: they score their number at the end. At {score} this status would score {glory}, the number of the last marked space.',

  'brief.card': 'Cards, passing and the end',
  'brief.card.figure':
    'The figure at the top is the value: so many discs you need there to draw the card. Its icons raise your statuses at once; the laurels are glory.',
  'brief.card.governor': 'Besides the cards within your limit you may keep one Governor in the free slot.',
  'brief.card.slavery':
    'Slavery cards bring much, and may be abolished: then they are lost for everybody and cost glory.',
  'brief.pass.classic':
    'You may pass in any turn of yours, and must if nothing else is possible. You discard the cards beyond your limit and wait for the next round. Discs, tokens and cards stay where they are.',
  'brief.pass.age-of-sail':
    'You may pass in any turn of yours, and must if nothing else is possible. You then wait for the others. Discs, tokens and cards within your limit stay for the next round.',
  'brief.end': 'After the seventh round the game is over, and glory is counted.',
} as const;
