/** Sail actions: to the track of a closed region, to a fleet, or to the Open Sea (AS-ACT-SAIL). */
import { describe, expect, test } from 'vitest';
import { A, onA, onB } from '../../support/age-of-sail.ts';
import { factsOf, statusChanged } from '../../support/events.ts';

const YARD = { harbor: 2, buildings: ['shipyard'] };
const REGIONS = ['africa', 'south-america', 'caribbean', 'north-america', 'india', 'far-east'];
const shipMoves = (...waters: string[]) => waters.map((water) => `ship ${water}`);

describe('AS-ACT-SAIL: destinations', () => {
  test('AS-ACT-SAIL-1, AS-ACT-SAIL-3: without any presence the tracks of all regions and the fleets of Europe are offered', () => {
    for (const t of [onA({ seats: [YARD] }), onB({ seats: [YARD] })]) {
      t.play('activate shipyard');
      expect(t.legal()).toEqual(shipMoves(...REGIONS, 'north-sea-fleet', 'mediterranean-fleet'));
      expect(REGIONS.map((region) => t.presence(0, region))).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  test('AS-ACT-SAIL-1: without presence in it, an open region offers its Open Sea and its fleet', () => {
    const t = onA({ seats: [YARD], tracks: { africa: [1, 1, 1, 1] } });
    t.play('activate shipyard');
    expect(t.legal()).toEqual(shipMoves(...REGIONS, 'north-sea-fleet', 'mediterranean-fleet', 'cape-fleet'));
    t.play('ship cape-fleet');
    expect(t.presence(0, 'africa')).toBe(1);
  });

  test('AS-ACT-SAIL-2: the disc takes the free space farthest from the stack, and its token', () => {
    const t = onA({
      seats: [YARD],
      tracks: { 'far-east': [1, 1] },
      tokens: { 'far-east.3': 'influence', 'far-east.4': 'wealth' },
    });
    expect(factsOf(t.play('activate shipyard', 'ship far-east'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'ship' },
      { event: 'shipped', seat: 0, colour: 0, region: 'far-east', space: 3 },
      { event: 'token-gained', seat: 0, token: 'influence', from: 'track' },
      statusChanged(0, 'influence', 0, 1, 'token'),
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.tracks['far-east'].spaces).toEqual([
      { disc: 1 },
      { disc: 1 },
      { disc: 0 },
      { token: 'wealth' },
      {},
      {},
    ]);
    expect(t.seat(0)).toMatchObject({ harbor: 0, tokens: { influence: 1 } });
    expect(t.isOpen('far-east')).toBe(false);
  });

  test('AS-ACT-SAIL-1, AS-ACT-3: a Sail takes one disc besides the activation disc', () => {
    const t = onA({ seats: [{ ...YARD, harbor: 1 }] });
    expect(t.why('activate shipyard')).toEqual({
      rule: 'AS-ACT-6',
      reason: 'no-effect',
      params: { building: 'shipyard' },
    });
    const token = onA({ seats: [{ harbor: 1, tokens: { 'ship-draw': 1 } }] });
    token.play('spend ship-draw', 'ship india');
    expect(token.seat(0).harbor).toBe(0);
  });
});

describe('AS-ACT-SAIL: opening and Governors', () => {
  test('AS-ACT-SAIL-2, AS-ACT-SAIL-3, AS-ACT-SAIL-4, AS-ACT-SAIL-5, T-14: Purple takes the last space of the Far East, ties with Blue and gets the Governor', () => {
    const [blue, yellow, purple, red] = [0, 1, 2, 3];
    const t = onA({
      players: 4,
      first: purple,
      seats: [
        { harbor: 2, buildings: ['shipyard'] },
        { passed: true },
        { harbor: 4, buildings: ['shipyard', 'shipyard'] },
        { passed: true },
      ],
      tracks: { 'far-east': [blue, yellow] },
      tokens: { 'far-east.3': 'wealth', 'far-east.5': 'industry' },
    });
    t.play('activate shipyard', 'ship far-east');
    expect(t.status(purple, 'wealth')).toBe(1);
    t.play('activate shipyard', 'ship far-east');
    expect(t.position.tracks['far-east'].spaces.map(({ disc }) => disc)).toEqual([0, 1, 2, 0, undefined, undefined]);

    const end = onA({
      players: 4,
      first: purple,
      seats: [{}, {}, { harbor: 2, buildings: ['shipyard'], tokens: { wealth: 1 } }],
      tracks: { 'far-east': [blue, yellow, purple, blue, red] },
      tokens: { 'far-east.6': 'industry' },
    });
    const status = (name: string, delta: number, before: number, cause: string) => ({
      event: 'status-changed',
      seat: purple,
      status: name,
      delta,
      before,
      after: before + delta,
      shown: before + delta,
      cause,
    });
    expect(factsOf(end.play('activate shipyard', 'ship far-east')).slice(1, -2)).toEqual([
      { event: 'shipped', seat: purple, colour: purple, region: 'far-east', space: 6 },
      { event: 'token-gained', seat: purple, token: 'industry', from: 'track' },
      status('industry', 1, 0, 'token'),
      { event: 'region-opened', region: 'far-east', seat: purple, colour: purple },
      {
        event: 'governor-awarded',
        region: 'far-east',
        seat: purple,
        colour: purple,
        counts: [2, 1, 2, 1],
        tieBreak: true,
      },
      { event: 'card-moved', seat: purple, card: 'far-east-governor', slot: 'free' },
      status('industry', 2, 1, 'governor'),
      { event: 'level-changed', seat: purple, status: 'industry', before: 1, after: 2 },
      status('culture', 1, 1, 'governor'),
      { event: 'level-changed', seat: purple, status: 'culture', before: 2, after: 3 },
    ]);
    expect(end.isOpen('far-east')).toBe(true);
    expect(end.seat(purple)).toMatchObject({ cards: ['far-east-governor'], freeSlot: 'far-east-governor' });
  });

  test('AS-ACT-SAIL-4: the Governor goes to the player with most discs on the track, not to the player who opened the region', () => {
    const t = onA({ seats: [YARD, {}], tracks: { africa: [1, 1, 1] } });
    expect(factsOf(t.play('activate shipyard', 'ship africa'), 'governor-awarded')).toEqual([
      { event: 'governor-awarded', region: 'africa', seat: 1, colour: 1, counts: [1, 3], tieBreak: false },
    ]);
    expect(t.seat(1).cards).toEqual(['africa-governor']);
    expect([t.status(1, 'wealth'), t.status(1, 'influence')]).toEqual([2, 1]);
  });

  test('AS-ACT-SAIL-4: in a closed region only cards of the stack can be drawn', () => {
    const t = onA({ seats: [{ harbor: 1, buildings: ['market'] }], tracks: { africa: [0] } });
    expect(factsOf(t.play('activate market', 'draw africa'), 'card-drawn')).toEqual([
      { event: 'card-drawn', seat: 0, deck: 'africa', card: 'africa-1' },
    ]);
    expect(t.top('africa')).toBe('africa-2');
    expect(A.catalogue.byText.has('draw africa-governor')).toBe(false);
  });

  test('AS-ACT-SAIL-5: a second Governor is held with the other cards', () => {
    const t = onA({
      seats: [{ ...YARD, cards: ['india-governor'] }],
      open: ['india'],
      tracks: { africa: [0, 0, 0] },
    });
    expect(factsOf(t.play('activate shipyard', 'ship africa'), 'card-moved')).toEqual([
      { event: 'card-moved', seat: 0, card: 'africa-governor', slot: 'normal' },
    ]);
    expect(t.seat(0).freeSlot).toBe('india-governor');
  });

  test('AS-ACT-SAIL-4, EC-27: a player who has passed may earn a Governor', () => {
    const t = onA({ seats: [YARD, { passed: true }], tracks: { africa: [1, 1, 0] } });
    t.play('activate shipyard', 'ship africa');
    expect(t.seat(1).cards).toEqual([]);
    const other = onA({ seats: [YARD, { passed: true }], tracks: { africa: [1, 1, 1] } });
    other.play('activate shipyard', 'ship africa');
    expect(other.seat(1).cards).toEqual(['africa-governor']);
  });

  test('AS-ACT-SAIL-6, EC-30: a region opened by the first action can be sailed to and occupied by the second', () => {
    const seat = { harbor: 3, buildings: ['docks', 'cartographer'] };
    const docks = onA({ seats: [seat], tracks: { africa: [1, 1, 1] } });
    docks.play('activate docks');
    expect(docks.why('occupy elmina')).toEqual({
      rule: 'AS-ACT-OCC-1',
      reason: 'region-closed',
      params: { region: 'africa', discs: 2, city: 'elmina' },
    });
    docks.play('ship africa');
    expect(docks.legal('occupy').slice(-3)).toEqual(['occupy goree', 'occupy elmina', 'occupy cape-town']);
    const ship = onA({ seats: [seat], tracks: { africa: [1, 1, 1] } });
    ship.play('activate cartographer');
    expect(ship.why('ship cape-fleet')).toEqual({
      rule: 'AS-ACT-SAIL-7',
      reason: 'region-closed',
      params: { region: 'africa', discs: 2 },
    });
    ship.play('ship africa');
    expect(ship.legal()).toEqual([
      ...shipMoves(...REGIONS, 'north-sea-fleet', 'mediterranean-fleet', 'cape-fleet'),
      'end',
    ]);
  });

  test('AS-ACT-SAIL-6: in an open region an opponent can be attacked, in a closed one a card can be drawn', () => {
    const t = onA({
      seats: [{ harbor: 3, buildings: ['barracks', 'market'] }],
      tracks: { africa: [0, 1, 1, 1], india: [0] },
      cities: { elmina: 1 },
    });
    t.play('activate market');
    expect(t.legal('draw')).toContain('draw india');
    const attack = onA({
      seats: [{ harbor: 3, buildings: ['barracks'] }],
      tracks: { africa: [0, 1, 1, 1] },
      cities: { elmina: 1 },
    });
    attack.play('activate barracks');
    expect(attack.legal()).toEqual(['attack elmina']);
  });
});

describe('AS-ACT-SAIL: fleets and the Open Sea', () => {
  test('AS-ACT-SAIL-7, T-35: a free fleet in Europe gives its token and presence, and no glory itself', () => {
    const t = onA({ seats: [YARD], tokens: { 'north-sea-fleet': 'industry' } });
    const before = t.score(0);
    expect(factsOf(t.play('activate shipyard', 'ship north-sea-fleet'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'ship' },
      { event: 'sailed-to-fleet', seat: 0, colour: 0, fleet: 'north-sea-fleet' },
      { event: 'token-gained', seat: 0, token: 'industry', from: 'fleet' },
      statusChanged(0, 'industry', 0, 1, 'token'),
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.cities['north-sea-fleet']).toEqual({ disc: 0 });
    expect(t.presence(0, 'europe')).toBe(1);
    expect(t.status(0, 'industry')).toBe(1);
    expect([t.score(0).cities, t.score(0).links]).toEqual([0, 0]);
    expect(t.score(0).total).toBe(before.total);
  });

  test('AS-ACT-SAIL-7: a fleet that has a disc, or lies in a closed region, cannot be sailed to', () => {
    const t = onA({ seats: [YARD], cities: { 'north-sea-fleet': 1, 'mediterranean-fleet': 0 } });
    t.play('activate shipyard');
    expect(t.legal()).toEqual(shipMoves(...REGIONS));
    for (const fleet of ['north-sea-fleet', 'mediterranean-fleet']) {
      expect(t.why(`ship ${fleet}`)).toEqual({
        rule: 'AS-ACT-SAIL-7',
        reason: 'fleet-occupied',
        params: { region: 'europe', discs: 1 },
      });
    }
    expect(t.why('ship west-indies-fleet')).toEqual({
      rule: 'AS-ACT-SAIL-7',
      reason: 'region-closed',
      params: { region: 'caribbean', discs: 1 },
    });
  });

  test('AS-ACT-SAIL-7, AS-LINK-1, AS-LINK-2: a fleet may complete several links at once, also to another area', () => {
    const t = onA({
      seats: [YARD],
      open: ['africa', 'india'],
      cities: { 'cape-town': 0, goa: 0 },
      tokens: { 'cape-town+cape-fleet': 'culture', 'cape-fleet+goa': 'pay' },
    });
    expect(
      factsOf(t.play('activate shipyard', 'ship cape-fleet'), 'link-control-gained', 'link-token-claimed'),
    ).toEqual([
      { event: 'link-control-gained', seat: 0, colour: 0, link: 'cape-town+cape-fleet' },
      { event: 'link-token-claimed', seat: 0, colour: 0, link: 'cape-town+cape-fleet', token: 'culture' },
      { event: 'link-control-gained', seat: 0, colour: 0, link: 'cape-fleet+goa' },
      { event: 'link-token-claimed', seat: 0, colour: 0, link: 'cape-fleet+goa', token: 'pay' },
    ]);
    expect(t.seat(0).tokens).toEqual({ culture: 1, pay: 1 });
  });

  test('AS-ACT-SAIL-8, EC-46, T-36: the Far East is open: Red sails to its Open Sea, presence rises, and there is no token', () => {
    const t = onA({
      seats: [{ ...YARD, harbor: 3 }],
      tracks: { 'far-east': [1, 1, 1, 1, 1, 1] },
      beside: { 'far-east': [0, 2] },
      tokens: { 'south-china-sea-fleet': 'wealth', batavia: 'wealth' },
    });
    expect(factsOf(t.play('activate shipyard', 'ship far-east'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'ship' },
      { event: 'shipped-beside', seat: 0, colour: 0, region: 'far-east' },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.tracks['far-east'].beside).toEqual([1, 2]);
    expect(t.position.tracks['far-east'].spaces.every(({ disc }) => disc === 1)).toBe(true);
    expect([t.presence(0, 'far-east'), t.presence(1, 'far-east')]).toEqual([1, 8]);
    expect(t.seat(0)).toMatchObject({ harbor: 1, tokens: {} });
  });

  test('AS-ACT-SAIL-8: the Open Sea holds any number of discs and is presence for Occupy', () => {
    const t = onA({
      seats: [{ harbor: 3, buildings: ['cartographer'] }, { passed: true }],
      tracks: { africa: [1, 1, 1, 1] },
    });
    t.play('activate cartographer', 'ship africa', 'ship africa');
    expect(t.position.tracks.africa.beside).toEqual([2, 0]);
    const docks = onA({ seats: [{ harbor: 3, buildings: ['docks'] }], tracks: { africa: [1, 1, 1, 1] } });
    docks.play('activate docks');
    expect(docks.rule('occupy goree')).toBe('AS-ACT-OCC-2');
    docks.play('ship africa', 'occupy goree');
    expect(docks.position.cities.goree).toEqual({ disc: 0 });
  });

  test('AS-ACT-SAIL-8: Europe has no Open Sea', () => {
    const t = onB({ seats: [YARD] });
    t.play('activate shipyard');
    expect(t.why('ship europe')).toEqual({
      rule: 'AS-ACT-SAIL-8',
      reason: 'no-track',
      params: { region: 'europe', discs: 1 },
    });
  });
});
