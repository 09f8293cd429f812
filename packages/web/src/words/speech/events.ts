/** Which text tells an event, and with what. The table must be complete: a missing event does not compile. */
import type { GameEvent, Tables } from '@windrose/engine';
import type { Values } from '../grammar.ts';
import { type EventOf, type EventText, type PlainlyTold, QUIET, type Told } from '../texts.ts';
import { keptInWords, orderInWords, planInWords } from './opposition.ts';
import type { Scene } from './scene.ts';

export function trackLength({ areaIds, trackStart }: Tables, region: string): number {
  const area = areaIds.indexOf(region);
  return trackStart[area + 1] - trackStart[area];
}

type Telling = readonly [EventText, Values];
type Table = { readonly [K in PlainlyTold]: (event: EventOf<K>, scene: Scene) => Telling };

const shipped = (e: EventOf<'shipped'>, s: Scene): Values => ({
  who: s.who(e.owner),
  region: s.words.area(e.region),
  space: e.space,
  spaces: trackLength(s.tables, e.region),
});

const withBuilding = ({ player, building }: { player: number; building: string }, s: Scene): Values => ({
  who: s.who(player),
  building: s.words.building(building),
});

const withCard = ({ player, card }: { player: number; card: string }, s: Scene): Values => ({
  who: s.who(player),
  card: s.words.card(s.tables, card),
});

const withLink = ({ player, link }: { player: number; link: string }, s: Scene): Values => ({
  who: s.who(player),
  link: s.words.link(s.tables, link),
});

const withToken = ({ player, token }: { player: number; token: string }, s: Scene): Values => ({
  who: s.who(player),
  token: s.words.token(s.tables, token),
});

const TELLINGS: Table = {
  'game-created': (e, s) => [
    e.exploits === undefined ? 'game-created' : 'game-created:exploits',
    {
      edition: s.words.edition(e.edition),
      n: e.players,
      exploits: s.words.all((e.exploits ?? []).map((id) => s.words.exploit(id).text)),
    },
  ],
  'start-building-chosen': (e, s) => [
    e.disc ? 'start-building-chosen:disc' : 'start-building-chosen',
    withBuilding(e, s),
  ],
  'first-player-chosen': (e, s) => [
    s.sails ? 'first-player-chosen:sail' : 'first-player-chosen',
    { who: s.who(e.player) },
  ],
  'round-started': (e) => ['round-started', { number: e.number }],
  'phase-started': (e, s) => ['phase-started', { phase: s.words.texts.components.phases[e.phase] }],
  'first-player-marker-passed': (e, s) => [
    s.sails ? 'first-player-marker-passed:sail' : 'first-player-marker-passed',
    { who: s.who(e.to) },
  ],
  'phase-order-changed': () => ['phase-order-changed', {}],

  'building-built': (e, s) => [e.fallback ? 'building-built:fallback' : 'building-built', withBuilding(e, s)],
  'build-skipped': (e, s) => ['build-skipped', { who: s.who(e.player) }],
  'discs-grown': (e, s) => [
    e.moved < e.requested ? 'discs-grown:short' : 'discs-grown',
    { who: s.who(e.player), n: e.moved },
  ],
  'salary-paid': (e, s) => ['salary-paid', withBuilding(e, s)],
  'status-changed': (e, s) => [
    e.delta > 0 ? 'status-changed' : 'status-changed:down',
    { who: s.who(e.player), status: s.words.status(e.status), shown: e.shown },
  ],
  'level-changed': (e, s) => [
    e.after > e.before ? 'level-changed' : 'level-changed:down',
    { who: s.who(e.player), level: s.words.level(s.tables, e.status), after: e.after },
  ],
  'track-overflow': (e, s) => [
    'track-overflow',
    { who: s.who(e.player), status: s.words.status(e.status), excess: e.excess },
  ],

  'building-activated': (e, s) => ['building-activated', withBuilding(e, s)],
  'token-spent': (e, s) => ['token-spent', withToken(e, s)],
  'player-passed': (e, s) => ['player-passed', { who: s.who(e.player) }],

  shipped: (e, s) => [s.sails ? 'shipped:sail' : 'shipped', shipped(e, s)],
  'shipped-beside': (e, s) => [
    s.sails ? 'shipped-beside:sail' : 'shipped-beside',
    { who: s.who(e.owner), region: s.words.area(e.region) },
  ],
  'sailed-to-fleet': (e, s) => ['sailed-to-fleet', { who: s.who(e.owner), site: s.words.site(s.tables, e.fleet) }],
  'city-occupied': (e, s) => ['city-occupied', { who: s.who(e.owner), site: s.words.site(s.tables, e.city) }],
  attacked: (e, s) => [
    'attacked',
    { who: s.who(e.attacker), defender: s.who(e.defender), site: s.words.site(s.tables, e.city) },
  ],
  'marker-placed': (e, s) => ['marker-placed', { who: s.who(e.player), status: s.words.status(e.status) }],
  'marker-declined': (e, s) => ['marker-declined', { who: s.who(e.player) }],
  'token-gained': (e, s) => [`token-gained:${e.from}`, withToken(e, s)],
  'link-control-gained': (e, s) => ['link-control-gained', withLink(e, s)],
  'link-control-lost': (e, s) => ['link-control-lost', withLink(e, s)],
  'region-opened': (e, s) => ['region-opened', { who: s.who(e.by), region: s.words.area(e.region) }],
  'governor-awarded': (e, s) => [
    e.tieBreak ? 'governor-awarded:tie' : 'governor-awarded',
    { who: s.who(e.to), card: s.words.governor(e.region), n: e.counts[e.to] },
  ],
  'governor-removed': (e, s) => ['governor-removed', { card: s.words.governor(e.region) }],
  'payment-made': (e, s) => ['payment-made', withBuilding(e, s)],

  'card-drawn': (e, s) => ['card-drawn', withCard(e, s)],
  'card-taken': (e, s) => ['card-taken', withCard(e, s)],
  'disc-from-card': (e, s) => [
    e.moved > 0 ? 'disc-from-card' : 'disc-from-card:none',
    { who: s.who(e.player), n: e.moved },
  ],
  'card-moved': (e, s) => [`card-moved:${e.slot}`, withCard(e, s)],
  'card-discarded': (e, s) => [`card-discarded:${e.to}`, withCard(e, s)],
  'abolition-triggered': (e, s) => ['abolition-triggered', { who: s.who(e.by) }],
  'slavery-set-aside': (e, s) => ['slavery-set-aside', withCard(e, s)],
  'slavery-stack-removed': (e) => [
    e.cards.length > 0 ? 'slavery-stack-removed' : 'slavery-stack-removed:empty',
    { n: e.cards.length },
  ],

  'token-removed': (e, s) => ['token-removed', { token: s.words.token(s.tables, e.token) }],
  'tile-removed': (e, s) => ['tile-removed', { building: s.words.building(e.building) }],
  'track-token-removed': (e, s) => [
    'track-token-removed',
    { token: s.words.token(s.tables, e.token), space: s.words.space(e.space) },
  ],
  'neutral-received': (e, s) => ['neutral-received', { who: s.who(e.player) }],
  'neutral-declined': (e, s) => ['neutral-declined', { who: s.who(e.player) }],
  'fleet-trigger-chosen': (e, s) => [
    'fleet-trigger-chosen',
    { who: s.who(e.player), action: s.words.action(s.tables.data.rulebook, e.action) },
  ],
  'fleet-silent': (e, s) => ['fleet-silent', { action: s.words.action(s.tables.data.rulebook, e.action) }],
  'fleet-cannot-react': () => ['fleet-cannot-react', {}],
  'card-removed': (e, s) => ['card-removed', { card: s.words.card(s.tables, e.card) }],
  'shortage-caused': (e, s) => ['shortage-caused', withBuilding(e, s)],

  'extra-actions-granted': (e) => [
    e.actions > 0 ? 'extra-actions-granted' : 'extra-actions-granted:none',
    { n: e.actions },
  ],
  'draw-owed': (e, s) => ['draw-owed', { who: s.who(e.colour) }],
  'token-taken': (e, s) => [
    'token-taken',
    { who: s.who(e.to), from: s.who(e.from), token: s.words.token(s.tables, e.token) },
  ],
  'city-cleared': (e, s) => ['city-cleared', { site: s.words.site(s.tables, e.city) }],

  'exploit-used': (e, s) => ['exploit-used', { who: s.who(e.player), exploit: s.words.exploit(e.exploit) }],
  'sea-changed': (e, s) => [
    e.delta > 0 ? 'sea-changed' : 'sea-changed:less',
    { who: s.who(e.player), n: Math.abs(e.delta), sea: s.words.sea(e.region) },
  ],
  'disc-gained': (e, s) => [e.moved > 0 ? 'disc-gained' : 'disc-gained:none', { who: s.who(e.player), n: e.moved }],
  'disc-returned': (e, s) => ['disc-returned', { who: s.who(e.player) }],
  'casualty-returned': (e, s) => ['casualty-returned', { who: s.who(e.player) }],
  'row-changed': (e, s) => [
    e.delta > 0 ? 'row-changed' : 'row-changed:less',
    { who: s.who(e.player), n: Math.abs(e.delta), exploit: s.words.exploit(e.exploit) },
  ],
  'pirate-taken': (e, s) => ['pirate-taken', { who: s.who(e.player), sea: s.words.sea(e.region) }],
};

const QUIET_EVENTS: ReadonlySet<string> = new Set(QUIET);

function isTold(event: GameEvent): event is EventOf<Told> {
  return !QUIET_EVENTS.has(event.event);
}

export function eventInWords(event: GameEvent, scene: Scene): string | null {
  if (!isTold(event)) return null;
  switch (event.event) {
    case 'opposition-planned':
      return planInWords(event, scene);
    case 'opposition-order-decided':
      return orderInWords(event, scene);
    case 'opposition-keeps':
      return keptInWords(event, scene);
    default: {
      // Each entry takes its own kind of event, which is what the key has picked.
      const tell = TELLINGS[event.event] as (event: GameEvent, scene: Scene) => Telling;
      const [text, values] = tell(event, scene);
      return scene.words.sentence(scene.words.texts.events[text], values);
    }
  }
}
