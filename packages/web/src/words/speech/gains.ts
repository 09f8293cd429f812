/** What an event means for a seat, in a few words: for previews of moves and the margin of the log. */
import type { Game, GameEvent } from '@windrose/engine';
import type { Values } from '../grammar.ts';
import type { GainText } from '../texts.ts';
import { trackLength } from './events.ts';
import type { Scene } from './scene.ts';

type Gain = readonly [GainText, Values] | null;

const change = (delta: number) => ({ sign: delta > 0 ? '+' : '−', n: Math.abs(delta) });

/** Events that concern everybody, or tell where a disc of the seat went. */
function forAll(event: GameEvent, seat: number, { words, tables, names }: Scene): Gain {
  switch (event.event) {
    case 'token-removed':
      return ['token-removed', { token: words.tokenName(tables, event.token) }];
    case 'region-opened':
      return ['opens', { region: words.area(event.region) }];
    case 'governor-awarded': {
      const card = words.governor(event.region);
      return event.to === seat ? ['governor', { card }] : ['governor-other', { card, other: names(event.to) }];
    }
    case 'governor-removed':
      return ['governor-removed', { card: words.governor(event.region) }];
    case 'card-removed':
      return ['card-removed', { card: words.card(tables, event.card) }];
    case 'abolition-triggered':
      return ['abolition', {}];
    case 'extra-actions-granted':
      return event.actions > 0 ? ['extra-actions', { n: event.actions }] : null;
    case 'shipped':
      if (event.owner !== seat) return null;
      return ['space', { space: event.space, spaces: trackLength(tables, event.region) }];
    default:
      return null;
  }
}

/** Cities that come and go, with their glory. */
function cities(event: GameEvent, seat: number, { words, tables }: Scene, { seatOf }: Game): Gain {
  const worth = (city: string) => tables.siteGlory[tables.siteIds.indexOf(city)];
  const told = (text: 'city' | 'city-lost', city: string): Gain =>
    worth(city) > 0 ? [text, { site: words.site(tables, city), n: worth(city) }] : null;
  switch (event.event) {
    case 'city-occupied':
      return seatOf[event.owner] === seat ? told('city', event.city) : null;
    case 'attacked':
      return seatOf[event.attacker] === seat ? told('city', event.city) : null;
    case 'disc-displaced':
      return seatOf[event.owner] === seat ? told('city-lost', event.city) : null;
    default:
      return null;
  }
}

/** What comes to a seat itself or leaves it; the event is one of this seat. */
function own(event: GameEvent, { words, tables }: Scene): Gain {
  switch (event.event) {
    case 'discs-grown':
    case 'disc-from-card':
    case 'disc-gained':
      return event.moved > 0 ? ['discs', { n: event.moved }] : null;
    case 'salary-paid':
    case 'payment-made':
      return ['disc-freed', { building: words.building(event.building) }];
    case 'building-built': {
      const { glory = 0 } = tables.data.buildings.find(({ id }) => id === event.building) ?? {};
      return glory > 0 ? ['glory', { n: glory, building: words.building(event.building) }] : null;
    }
    case 'casualty-suffered':
    case 'disc-returned':
      return ['discs-lost', { n: 1 }];
    case 'token-gained':
      return ['token', { token: words.tokenName(tables, event.token) }];
    case 'token-spent':
      return ['token-lost', { token: words.tokenName(tables, event.token) }];
    case 'link-control-gained':
      return ['link', { link: words.link(tables, event.link) }];
    case 'link-control-lost':
      return ['link-lost', { link: words.link(tables, event.link) }];
    case 'marker-placed':
      return ['marker', { status: words.status(event.status) }];
    case 'status-changed':
      return ['status', { ...change(event.delta), status: words.status(event.status) }];
    case 'level-changed': {
      const { before, after, status } = event;
      return ['level', { before, after, level: words.level(tables, status) }];
    }
    case 'track-overflow':
      return ['overflow', { excess: event.excess, status: words.status(event.status) }];
    case 'card-drawn':
    case 'card-taken':
      return ['card', { card: words.card(tables, event.card) }];
    case 'card-discarded':
      return [event.to === 'set-aside' ? 'set-aside' : 'card-lost', { card: words.card(tables, event.card) }];
    case 'slavery-set-aside':
      return ['set-aside', { card: words.card(tables, event.card) }];
    case 'sea-changed':
      return [event.delta > 0 ? 'sea' : 'sea-less', { n: Math.abs(event.delta), sea: words.sea(event.region) }];
    case 'row-changed': {
      const { delta, exploit } = event;
      return [delta > 0 ? 'row' : 'row-less', { n: Math.abs(delta), exploit: words.exploit(exploit) }];
    }
    case 'pirate-taken':
      return ['pirate', { sea: words.sea(event.region) }];
    case 'casualty-returned':
      return ['casualty-returned', {}];
    default:
      return null;
  }
}

/** A brown token that the Opposition takes is told to both. */
function taken(event: GameEvent, seat: number, { words, tables }: Scene): Gain {
  if (event.event !== 'token-taken') return null;
  const token = words.tokenName(tables, event.token);
  if (event.from === seat) return ['token-lost', { token }];
  return event.to === seat ? ['token', { token }] : null;
}

export function gainInWords(game: Game, event: GameEvent, seat: number, scene: Scene): string | null {
  const found =
    forAll(event, seat, scene) ??
    cities(event, seat, scene, game) ??
    taken(event, seat, scene) ??
    ('player' in event && event.player === seat ? own(event, scene) : null);
  return found === null ? null : scene.words.fill(scene.words.texts.gains[found[0]], found[1]);
}
