/** One English sentence for every event of a game. The table must be complete: a missing event does not compile. */
import type { GameEvent } from '@windrose/engine';
import { count, listed } from '../layout.ts';
import { capitalized, type Names, withArticle } from './names.ts';
import { gradeInWords, keptInWords, orderInWords, planInWords } from './opposition.ts';
import type { Sentence } from './sentence.ts';

type EventOf<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;
type Table = { readonly [K in GameEvent['event']]: (event: EventOf<K>, names: Names) => Sentence };

export const PHASE_NAMES: Readonly<Record<GameEvent['phase'], string>> = {
  build: 'Build',
  growth: 'Growth',
  salary: 'Salary',
  action: 'Action',
  discard: 'Discard',
  'set-up': 'Set-up',
};

const CATEGORY_NAMES: Readonly<Record<EventOf<'score-item'>['category'], string>> = {
  cities: 'cities',
  links: 'links',
  status: 'status',
  cards: 'cards',
  buildings: 'buildings',
  governorSlot: 'the empty Governor slot',
  population: 'discs in the harbor',
  slavery: 'Slavery cards set aside',
  mode: 'neutral discs in reserve',
  exploit: 'an exploit',
};

const DISCARDED_TO: Readonly<Record<EventOf<'card-discarded'>['to'], string>> = {
  stack: 'back to its stack',
  pile: 'to the discard pile',
  'set-aside': 'set aside, a glory less at the end',
  removed: 'out of the game',
  kept: 'kept aside for its glory',
};

const whole = (sentence: string): Sentence => ({ whole: sentence });
const does = (who: number, verb: string, rest = ''): Sentence => ({ who, verb, rest });

const gained = (who: number, moved: number): Sentence =>
  does(who, 'gain', moved > 0 ? count(moved, 'disc') : 'no disc (the supply has none)');

/** What glory is counted for. */
function scored({ category, detail }: EventOf<'score-item'>, names: Names): string {
  if (detail === undefined) return CATEGORY_NAMES[category];
  return category === 'exploit' ? names.exploit(detail) : names.status(detail);
}

const SENTENCES: Table = {
  'game-created': (e, n) => {
    const exploits = listed((e.exploits ?? []).map((id) => n.exploitTitle(id)));
    const more = exploits === '' ? '' : `, and the exploits ${exploits}`;
    return whole(`A game of the ${n.edition()} edition with ${count(e.players, 'player')}${more}.`);
  },
  'token-placed': (e, n) => whole(`One ${n.token(e.token)} token lies on ${n.space(e.space)}.`),
  'stack-prepared': (e, n) => whole(`The ${n.deck(e.deck)} stack has ${count(e.cards.length, 'card')}.`),
  'tiles-prepared': (e) => {
    const tiles = Object.values(e.tiles).reduce((sum, number) => sum + number, 0);
    return whole(`${count(tiles, 'building tile')} lie ready.`);
  },
  'start-building-chosen': (e, n) =>
    does(e.player, 'begin', `with ${withArticle(n.building(e.building))}${e.disc ? ' and a disc on it' : ''}`),
  'first-player-chosen': (e, n) => does(e.player, n.words.firstPlayer.verb, n.words.firstPlayer.rest),
  'round-started': (e) => whole(`Round ${e.number} begins.`),
  'phase-started': (e) => whole(`The ${PHASE_NAMES[e.phase]} phase begins.`),
  'phase-ended': (e) => whole(`The ${PHASE_NAMES[e.phase]} phase is over.`),
  'turn-started': (e) => does(e.player, 'begin', 'a turn'),
  'turn-ended': (e) => does(e.player, 'end', 'the turn'),
  'round-ended': (e) => whole(`Round ${e.number} is over.`),
  'first-player-marker-passed': (e, n) => does(e.to, n.words.firstPlayer.verb, `${n.words.firstPlayer.rest} now`),
  'phase-order-changed': () => whole('The rest of this round is played phase by phase.'),
  'game-ended': () => whole('The game is over.'),

  'building-built': (e, n) =>
    does(e.player, 'build', withArticle(n.building(e.building)) + (e.fallback ? ' (no lower tile is left)' : '')),
  'build-skipped': (e) => does(e.player, 'find', 'no tile to build'),
  'discs-grown': (e) =>
    does(e.player, 'gain', count(e.moved, 'disc') + (e.moved < e.requested ? ' (the supply has no more)' : '')),
  'salary-paid': (e, n) => does(e.player, 'free', `the ${n.building(e.building)}`),
  'salary-unused': (e) => does(e.player, 'leave', `${count(e.payments, 'payment')} unused`),

  'status-changed': (e, n) => ({
    ...(e.delta > 0
      ? does(e.player, 'raise', `${n.status(e.status)} to ${e.shown}`)
      : does(e.player, 'drop', `to ${e.shown} in ${n.status(e.status)}`)),
    aside: `${n.status(e.status)} ${e.shown}`,
  }),
  'level-changed': (e, n) => ({
    ...(e.after > e.before
      ? does(e.player, 'reach', `${n.level(e.status)} ${e.after}`)
      : does(e.player, 'fall', `to ${n.level(e.status)} ${e.after}`)),
    aside: `${n.level(e.status)} ${e.after}`,
  }),
  'track-overflow': (e, n) => ({
    ...does(e.player, 'have', `${e.excess} more ${n.status(e.status)} than the track shows`),
    aside: `${e.excess} more than the track shows`,
  }),

  'building-activated': (e, n) => does(e.player, 'activate', `the ${n.building(e.building)}`),
  'token-spent': (e, n) => does(e.player, 'spend', `${withArticle(n.token(e.token))} token`),
  'action-chosen': (e, n) => does(e.player, 'choose', n.action(e.action)),
  'actions-skipped': (e) => does(e.player, 'leave', 'it at that'),
  'player-passed': (e) => does(e.player, 'pass'),

  shipped: (e, n) =>
    does(e.owner, n.shipping, `to ${n.place(e.region)} (space ${e.space} of ${n.trackLength(e.region)})`),
  'shipped-beside': (e, n) => does(e.owner, n.shipping, `to ${n.place(e.region)} (${n.words.atSea})`),
  'sailed-to-fleet': (e, n) => does(e.owner, n.shipping, `to ${n.site(e.fleet)}`),
  'city-occupied': (e, n) => does(e.owner, 'occupy', n.city(e.city)),
  attacked: (e, n) =>
    does(e.attacker, 'attack', `${n.object(e.defender)} ${n.isFleet(e.city) ? 'at' : 'in'} ${n.site(e.city)}`),
  'casualty-suffered': (e) => does(e.player, 'lose', 'a disc to the supply'),
  'marker-placed': (e, n) => does(e.player, 'put', `a disc in front of ${n.status(e.status)}`),
  'marker-declined': (e) => does(e.player, 'leave', 'the casualty in the supply'),
  'disc-displaced': (e, n) => does(e.owner, 'lose', n.site(e.city)),
  'token-gained': (e, n) => does(e.player, 'take', `${withArticle(n.token(e.token))} token from the ${e.from}`),
  'link-control-gained': (e, n) => does(e.player, 'control', `the link ${n.link(e.link)}`),
  'link-control-lost': (e, n) => does(e.player, 'lose', `the link ${n.link(e.link)}`),
  'link-token-claimed': (e, n) => does(e.player, 'be', `the first to control the link ${n.link(e.link)}`),
  'region-opened': (e, n) => does(e.by, 'open', n.place(e.region)),
  'governor-awarded': (e, n) => {
    const most = `${count(e.counts[e.to], 'disc')} on the track${e.tieBreak ? ', the nearest to the stack' : ''}`;
    return does(e.to, 'receive', `the Governor of ${n.place(e.region)} (${most})`);
  },
  'governor-removed': (e, n) => whole(`The Governor of ${n.place(e.region)} leaves the game.`),
  'payment-made': (e, n) => does(e.player, 'free', `the ${n.building(e.building)}`),

  'card-drawn': (e, n) => does(e.player, 'draw', n.card(e.card)),
  'card-taken': (e, n) => does(e.player, 'take', `${n.card(e.card)} from the discard pile`),
  'disc-from-card': (e) => gained(e.player, e.moved),
  'card-moved': (e, n) => ({
    ...does(e.player, 'put', `${n.card(e.card)} into ${PLACES[e.slot]}`),
    aside: `in ${PLACES[e.slot]}`,
  }),
  'card-limit-checked': (e) => does(e.player, 'hold', `${count(e.held, 'card')} and may keep ${e.limit}`),
  'card-discarded': (e, n) => does(e.player, 'discard', `${n.card(e.card)} (${DISCARDED_TO[e.to]})`),
  'abolition-triggered': (e) => does(e.by, 'bring', 'about the Abolition of Slavery'),
  'slavery-set-aside': (e, n) => does(e.player, 'set', `${n.card(e.card)} aside`),
  'slavery-stack-removed': (e) =>
    whole(`The Slavery stack leaves the game${e.cards.length > 0 ? ` with ${count(e.cards.length, 'card')}` : ''}.`),

  'token-removed': (e, n) => whole(`The ${n.token(e.token)} token leaves the game.`),
  'tile-removed': (e, n) => whole(`One ${n.building(e.building)} tile leaves the game.`),
  'track-token-removed': (e, n) => whole(`The ${n.token(e.token)} token on ${n.space(e.space)} is removed.`),
  'neutral-received': (e) => does(e.player, 'receive', 'a neutral disc'),
  'neutral-declined': (e) => does(e.player, 'keep', 'the neutral disc in the harbor'),
  'fleet-trigger-chosen': (e, n) => does(e.player, 'let', `the Silent Fleet answer the ${n.action(e.action)}`),
  'fleet-silent': (e, n) => whole(`The Silent Fleet does not answer ${withArticle(n.action(e.action))}.`),
  'fleet-cannot-react': () => whole('The Silent Fleet cannot answer.'),
  'card-removed': (e, n) => whole(`${capitalized(n.card(e.card))} leaves the game.`),
  'shortage-caused': (e, n) => does(e.player, 'take', `${withArticle(n.building(e.building))} tile out of the game`),

  'grid-prepared': (e) => whole(`The grid shows ${count(e.rows.flat().length, 'tile')}.`),
  'ladder-prepared': (e, n) => whole(`The ladder: ${e.order.map((colour) => n.object(colour)).join(', ')}.`),
  'indicator-moved': (e) => whole(`The indicator is in column ${e.column} now.`),
  'extra-actions-granted': (e) =>
    whole(`That gives the Opposition ${e.actions === 0 ? 'no extra action' : count(e.actions, 'extra action')}.`),
  'ladder-marker-moved': (e) => whole(`The Opposition has ${count(e.actions, 'action')} in this round.`),
  'draw-owed': (e, n) => whole(`The Opposition will draw once at the end of the round (${n.object(e.colour)}).`),
  'opposition-order-decided': (e, n) => whole(orderInWords(e, n)),
  'opposition-planned': (e, n) => whole(planInWords(e, n)),
  'token-taken': (e, n) => does(e.to, 'take', `${withArticle(n.token(e.token))} token from ${n.object(e.from)}`),
  'city-cleared': (e, n) => whole(`${n.city(e.city)} stays without a token.`),
  'opposition-keeps': (e, n) => whole(keptInWords(e, n)),
  'grid-shifted': (e) => whole(`The tiles of level ${e.level} close up.`),
  'grid-refilled': (e, n) => whole(`A new ${n.building(e.building)} comes to column ${e.column} of level ${e.level}.`),
  'ladder-turned': (e, n) =>
    whole(`The ladder goes on with ${listed(e.order.slice(0, 3).map((colour) => n.object(colour)))}.`),
  'victory-graded': (e) => whole(gradeInWords(e)),

  'exploit-unlocked': (e, n) => whole(`Both regions of ${n.exploit(e.exploit)} are open.`),
  'exploit-used': (e, n) => does(e.player, 'use', n.exploit(e.exploit)),
  'sea-changed': (e, n) =>
    e.delta > 0
      ? does(e.player, 'put', `${count(e.delta, 'disc')} in ${n.sea(e.region)}`)
      : does(e.player, 'take', `${count(-e.delta, 'disc')} from ${n.sea(e.region)}`),
  'disc-gained': (e) => gained(e.player, e.moved),
  'disc-returned': (e) => does(e.player, 'return', 'a disc to the supply'),
  'casualty-returned': (e) => does(e.player, 'keep', 'the casualty in the harbor'),
  'row-changed': (e, n) =>
    e.delta > 0
      ? does(e.player, 'put', `${count(e.delta, 'disc')} on ${n.exploit(e.exploit)}`)
      : does(e.player, 'take', `${count(-e.delta, 'disc')} from ${n.exploit(e.exploit)}`),
  'pirate-taken': (e, n) => does(e.player, 'take', `a Pirate from ${n.sea(e.region)}`),

  'score-item': (e, n) => does(e.player, 'score', `${e.amount} for ${scored(e, n)}`),
  'score-total': (e) => does(e.player, 'have', `${e.total} glory`),
  'winners-declared': (e, n) => {
    const [winner, ...others] = e.players;
    if (others.length === 0) return does(winner, 'win');
    return whole(`${listed(e.players.map((seat) => n.seat(seat)))} share the victory.`);
  },
};

const PLACES: Readonly<Record<EventOf<'card-moved'>['slot'], string>> = {
  free: 'the free Governor slot',
  normal: 'a normal card slot',
};

export function sentenceFor(event: GameEvent, names: Names): Sentence {
  // Each entry takes its own kind of event, which is what the key has picked.
  const say = SENTENCES[event.event] as (event: GameEvent, names: Names) => Sentence;
  return say(event, names);
}

export const EVENT_NAMES = Object.keys(SENTENCES) as GameEvent['event'][];
