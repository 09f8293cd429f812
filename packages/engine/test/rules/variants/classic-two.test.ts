/** Classic for two: each player also places discs of a neutral colour, 2 for seat 0 and 3 for seat 1 (C2). */
import { describe, expect, test } from 'vitest';
import { edition, type Position, readPosition } from '../../../src/index.ts';
import { told } from '../../support/events.ts';
import { follow, newGame, type Scenario, scenario } from '../../support/scenario.ts';

const mode = 'classic-two';
const tables = edition('classic');
const NEUTRAL_SHIPS = [
  'neutral-ship africa',
  'neutral-ship south-america',
  'neutral-ship caribbean',
  'neutral-ship north-america',
  'neutral-ship india',
  'neutral-ship far-east',
];
/** All cities of Europe, in the order of the board. */
const EUROPE = tables.siteIds.slice(0, 10);
const SHIPYARD = [{ harbor: 4, buildings: ['shipyard'] }];
const HOUSE = [{ harbor: 4 }];
const DOCKS = [{ harbor: 5, buildings: ['docks'] }];

/** The same position with other supplies of the neutral colours. */
function withNeutrals(t: Scenario, neutrals: number[]): Scenario {
  return follow(readPosition({ ...t.position, neutrals } as Position, tables));
}

describe('C2-SET, C2-GEN: what changes', () => {
  test('C2-SET-1: each of two players has a neutral colour of 30 discs, without board, harbor, statuses and turn', () => {
    const { game } = newGame(2, 'test', {}, tables, mode);
    const t = follow(game);
    expect(t.position.neutrals).toEqual([30, 30]);
    expect(t.position.seats.map(({ supply, harbor }) => [supply, harbor])).toEqual([
      [30, 0],
      [30, 0],
    ]);
    expect(t.position.numbers).toBeUndefined();
    const { first } = game.state;
    expect(t.asks).toBe(`build ${first}`);
    t.play('build market', 'build market');
    expect(t.asks).toBe(`turn ${first}`);
    t.play('pass');
    expect(t.asks).toBe(`turn ${1 - first}`);
  });

  test('C2-SET-1: each player places the neutral colour of the own number', () => {
    const t = scenario({ mode, first: 1, seats: [{}, { harbor: 4, buildings: ['shipyard'] }] });
    t.play('activate shipyard', 'ship africa', 'neutral-ship india');
    expect(t.position.tracks.india.spaces[0]).toEqual({ disc: 3 });
    expect(t.position.neutrals).toEqual([30, 29]);
  });

  test('C2-GEN-1: Attack, Payment and Draw are followed by nothing', () => {
    const attack = scenario({ mode, seats: [{ harbor: 3, buildings: ['barracks'] }], cities: { rome: 1 } });
    attack.play('activate barracks', 'attack rome');
    expect(attack.asks).toBe('turn 1');
    const payment = scenario({ mode, seats: [{ harbor: 1, tokens: { pay: 1 }, busy: ['colonial-house'] }] });
    payment.play('spend pay', 'pay colonial-house');
    expect(payment.asks).toBe('turn 1');
    const draw = scenario({ mode, seats: [{ harbor: 1, buildings: ['market'] }] });
    draw.play('activate market', 'draw europe');
    expect(draw.asks).toBe('turn 1');
    for (const t of [attack, payment, draw]) expect(t.position.neutrals).toEqual([30, 30]);
  });
});

describe('C2-SHIP: after a Ship', () => {
  test('C2-SHIP-1, T-60: a neutral disc must go to the next free space of a track of any region', () => {
    const t = scenario({ mode, seats: SHIPYARD, tracks: { india: [1, 1] }, tokens: { 'africa.1': 'culture' } });
    t.play('activate shipyard', 'ship africa');
    expect(t.seat(0).tokens).toEqual({ culture: 1 });
    expect(t.asks).toBe('neutral-ship 0');
    expect(t.legal()).toEqual(NEUTRAL_SHIPS);
    expect(t.why('pass')).toEqual({ rule: 'C2-SHIP-1', reason: 'must-ship-neutral', params: {} });
    expect(t.why('decline')).toEqual({ rule: 'C2-SHIP-1', reason: 'must-ship-neutral', params: {} });
    expect(t.why('neutral-ship europe')).toEqual({
      rule: 'C2-SHIP-1',
      reason: 'no-track',
      params: { region: 'europe' },
    });
    expect(told(t.play('neutral-ship india'))).toEqual([
      { event: 'shipped', owner: 2, region: 'india', space: 3 },
      { event: 'turn-ended', player: 0 },
      { event: 'turn-started', player: 1 },
    ]);
    expect(t.position.tracks.india.spaces.slice(0, 4)).toEqual([{ disc: 1 }, { disc: 1 }, { disc: 2 }, {}]);
    expect(t.position.neutrals).toEqual([29, 30]);
    expect(t.presence(2, 'india')).toBe(1);
    expect(t.asks).toBe('turn 1');
  });

  test('C2-SHIP-2, T-60: the token of the space leaves the game', () => {
    const t = scenario({ mode, seats: SHIPYARD, tokens: { 'africa.1': 'culture', 'africa.2': 'industry' } });
    t.play('activate shipyard', 'ship africa');
    expect(told(t.play('neutral-ship africa'), 'shipped', 'token-removed', 'token-gained', 'status-changed')).toEqual([
      { event: 'shipped', owner: 2, region: 'africa', space: 2 },
      { event: 'token-removed', token: 'industry' },
    ]);
    expect(t.seat(0).tokens).toEqual({ culture: 1 });
    expect(t.seat(1).tokens).toEqual({});
    expect(t.position.tracks.africa.spaces[1]).toEqual({ disc: 2 });
  });

  test('C2-SHIP-3, EC-80: a neutral disc opens a region; of four colours the one with most discs has the Governor, a player in turn or not', () => {
    const t = scenario({ mode, seats: SHIPYARD, tracks: { africa: [1, 0, 1, 2, 3] } });
    t.play('activate shipyard', 'ship india');
    expect(told(t.play('neutral-ship africa'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'africa', by: 2 },
      { event: 'governor-awarded', region: 'africa', to: 2, counts: [1, 2, 2, 1], tieBreak: true },
      { event: 'governor-removed', region: 'africa' },
    ]);
    const won = scenario({ mode, seats: SHIPYARD, tracks: { africa: [1, 0, 1, 2, 1] } });
    won.play('activate shipyard', 'ship india');
    expect(told(won.play('neutral-ship africa'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'africa', by: 2 },
      { event: 'governor-awarded', region: 'africa', to: 1, counts: [1, 3, 2, 0], tieBreak: false },
    ]);
    expect(won.seat(1)).toMatchObject({ cards: ['africa-governor'], freeSlot: 'africa-governor' });
    expect([won.status(1, 'finance'), won.status(1, 'politics')]).toEqual([2, 1]);
  });

  test('C2-SHIP-3, EC-80: a Governor that a neutral colour earns leaves the game, also if a player opened the region', () => {
    const t = scenario({ mode, seats: SHIPYARD, tracks: { africa: [3, 3, 3, 1, 1] } });
    t.play('activate shipyard', 'ship africa');
    expect(t.isOpen('africa')).toBe(true);
    expect(t.position.removed).toEqual(['africa-governor']);
    expect(t.position.seats.map(({ cards }) => cards)).toEqual([[], []]);
  });

  test('C2-SHIP-4: a neutral disc never lies beside a full track', () => {
    const t = scenario({ mode, seats: SHIPYARD, open: ['africa'] });
    t.play('activate shipyard', 'ship africa');
    expect(t.position.tracks.africa.beside).toEqual([1, 0, 0, 0]);
    expect(t.legal()).toEqual(NEUTRAL_SHIPS.slice(1));
    expect(t.why('neutral-ship africa')).toEqual({
      rule: 'C2-SHIP-4',
      reason: 'track-full',
      params: { region: 'africa' },
    });
  });

  test('C2-SHIP-4: when all six tracks are full, no neutral disc is placed', () => {
    const third = (region: string, length: number) => [region, Array(length).fill(3)];
    const t = scenario({
      mode,
      seats: SHIPYARD,
      open: ['africa', 'south-america', 'caribbean'],
      tracks: Object.fromEntries([third('north-america', 6), third('india', 7), third('far-east', 8)]),
    });
    t.play('activate shipyard', 'ship africa');
    expect(t.asks).toBe('turn 1');
    expect(t.position.neutrals).toEqual([30, 9]);
  });
});

describe('C2-OCC: after an Occupy', () => {
  test('C2-OCC-1, C2-OCC-4, EC-82, T-60: after an Occupy in Europe a neutral disc must go to another free city of Europe', () => {
    const t = scenario({
      mode,
      seats: HOUSE,
      cities: { rome: 1 },
      open: ['africa'],
      tokens: { paris: 'culture', lisbon: 'politics' },
    });
    t.play('activate colonial-house', 'occupy paris');
    expect(t.asks).toBe('neutral-occupy 0');
    const free = EUROPE.filter((city) => city !== 'paris' && city !== 'rome');
    expect(t.legal()).toEqual(free.map((city) => `neutral-occupy ${city}`));
    expect(t.why('pass')).toEqual({ rule: 'C2-OCC-1', reason: 'must-occupy-neutral', params: {} });
    expect(t.why('neutral-ship india')).toEqual({ rule: 'C2-OCC-1', reason: 'must-occupy-neutral', params: {} });
    for (const city of ['paris', 'rome']) {
      expect(t.why(`neutral-occupy ${city}`)).toEqual({
        rule: 'C2-OCC-1',
        reason: 'city-occupied',
        params: { city, region: 'europe' },
      });
    }
    expect(told(t.play('neutral-occupy lisbon'))).toEqual([
      { event: 'city-occupied', owner: 2, city: 'lisbon' },
      { event: 'token-removed', token: 'politics' },
      { event: 'turn-ended', player: 0 },
      { event: 'turn-started', player: 1 },
    ]);
    expect(t.position.cities.lisbon).toEqual({ disc: 2 });
    expect(t.position.neutrals).toEqual([29, 30]);
    expect(t.seat(0).tokens).toEqual({ culture: 1 });
  });

  test('C2-OCC-1: in a region where the neutral colour is present, the disc must stay there', () => {
    const t = scenario({ mode, seats: HOUSE, tracks: { caribbean: [0, 2, 1, 1, 1, 1] } });
    t.play('activate colonial-house', 'occupy havana');
    expect(t.legal()).toEqual([
      'neutral-occupy veracruz',
      'neutral-occupy port-royal',
      'neutral-occupy santo-domingo',
      'neutral-occupy bridgetown',
    ]);
    expect(t.why('neutral-occupy london')).toEqual({
      rule: 'C2-OCC-1',
      reason: 'same-region-first',
      params: { city: 'london', region: 'caribbean' },
    });
  });

  test('C2-OCC-2: otherwise it goes to a free city of any area where it is present, Europe among them', () => {
    const t = scenario({
      mode,
      seats: HOUSE,
      tracks: { caribbean: [0, 3, 1, 1, 1, 1], africa: [2, 1, 1, 1, 1, 1], india: [1, 1, 1, 1, 1, 1, 1] },
    });
    t.play('activate colonial-house', 'occupy havana');
    expect(t.legal()).toEqual([
      ...EUROPE.map((city) => `neutral-occupy ${city}`),
      'neutral-occupy elmina',
      'neutral-occupy cape-town',
    ]);
    for (const city of ['veracruz', 'surat']) {
      expect(t.why(`neutral-occupy ${city}`)).toEqual({
        rule: 'C2-OCC-2',
        reason: 'not-present',
        params: { city, region: 'caribbean' },
      });
    }
  });

  test('C2-OCC-3: the token leaves the game, and a link between two neutral discs keeps its token', () => {
    const t = scenario({
      mode,
      seats: HOUSE,
      cities: { london: 2 },
      tokens: { amsterdam: 'finance', 'london+amsterdam': 'industry' },
    });
    t.play('activate colonial-house', 'occupy rome');
    expect(told(t.play('neutral-occupy amsterdam')).slice(0, -2)).toEqual([
      { event: 'city-occupied', owner: 2, city: 'amsterdam' },
      { event: 'token-removed', token: 'finance' },
    ]);
    expect(t.position.links['london+amsterdam']).toBe('industry');
    expect(t.seat(0).tokens).toEqual({});
  });

  test('C2-OCC-4: the region must be open', () => {
    const t = scenario({ mode, seats: HOUSE, tracks: { africa: [2, 2] } });
    t.play('activate colonial-house', 'occupy rome');
    expect(t.why('neutral-occupy elmina')).toEqual({
      rule: 'C2-OCC-4',
      reason: 'region-closed',
      params: { city: 'elmina', region: 'europe' },
    });
  });

  test('C2-OCC-4, EC-83: without another free city in the region the disc goes to any area where its colour is present', () => {
    const t = scenario({ mode, seats: HOUSE, tracks: { africa: [0, 2, 1, 1, 1, 1] }, cities: { elmina: 1 } });
    t.play('activate colonial-house', 'occupy cape-town');
    expect(t.legal()).toEqual(EUROPE.map((city) => `neutral-occupy ${city}`));
  });

  test('C2-OCC-4, EC-83: without a free city anywhere nothing is placed', () => {
    const full = Object.fromEntries(EUROPE.map((city) => [city, 1]));
    const t = scenario({
      mode,
      seats: HOUSE,
      tracks: { africa: [0, 2, 1, 1, 1, 1], india: [1, 1, 1, 1, 1, 1, 1] },
      cities: { ...full, elmina: 1 },
    });
    t.play('activate colonial-house', 'occupy cape-town');
    expect(t.asks).toBe('turn 1');
    expect(t.position.neutrals).toEqual([29, 30]);
  });
});

describe('C2-DBL, C2-TOK: buildings with two actions, tokens', () => {
  test('C2-DBL-1, T-60: with the Docks a neutral disc follows each of the two actions', () => {
    const t = scenario({ mode, seats: DOCKS, open: ['caribbean'], tracks: { caribbean: [0, 2, 1, 1, 1, 1] } });
    t.play('activate docks', 'ship caribbean');
    expect(t.asks).toBe('neutral-ship 0');
    t.play('neutral-ship africa');
    expect(t.asks).toBe('perform 0');
    expect(t.legal('occupy')).toHaveLength(5);
    t.play('occupy havana');
    expect(t.asks).toBe('neutral-occupy 0');
    t.play('neutral-occupy veracruz');
    expect(t.asks).toBe('turn 1');
    expect(t.position.neutrals).toEqual([27, 30]);
  });

  test('C2-DBL-1: when the Docks occupy first, the neutral disc may take a city, and the Ship comes after it', () => {
    const t = scenario({ mode, seats: DOCKS, open: ['africa'], tracks: { africa: [0, 2, 1, 1, 1, 1] } });
    t.play('activate docks', 'occupy elmina');
    expect(t.legal()).toEqual(['neutral-occupy cape-town']);
    t.play('neutral-occupy cape-town');
    expect(t.legal()).toEqual(['ship africa', 'end']);
    t.play('ship africa');
    expect(t.asks).toBe('neutral-ship 0');
  });

  test('C2-DBL-1, EC-81: after the Ship of the Docks the neutral disc may open the region, and so enable the Occupy', () => {
    const t = scenario({ mode, seats: DOCKS, tracks: { africa: [1, 1, 1, 1] } });
    t.play('activate docks', 'ship africa');
    expect(t.isOpen('africa')).toBe(false);
    t.play('neutral-ship africa');
    expect(t.isOpen('africa')).toBe(true);
    expect(t.legal()).toEqual(['occupy elmina', 'occupy cape-town', 'end']);
    t.play('occupy elmina');
    expect(t.legal()).toEqual(['neutral-occupy cape-town']);
  });

  test('C2-DBL-1, EC-81: with the neutral disc elsewhere the region stays closed, and the activation is over', () => {
    const t = scenario({ mode, seats: DOCKS, tracks: { africa: [1, 1, 1, 1] } });
    t.play('activate docks', 'ship africa', 'neutral-ship india');
    expect(t.asks).toBe('turn 1');
  });

  test('C2-DBL-2, T-60: with the Cartographer one neutral disc is placed, after both Ships', () => {
    const t = scenario({ mode, seats: [{ harbor: 5, buildings: ['cartographer'] }] });
    t.play('activate cartographer', 'ship africa');
    expect(t.asks).toBe('perform 0');
    t.play('ship africa');
    expect(t.asks).toBe('neutral-ship 0');
    t.play('neutral-ship africa');
    expect(t.asks).toBe('turn 1');
    expect(t.position.neutrals).toEqual([29, 30]);
    expect(t.position.tracks.africa.spaces.slice(0, 4)).toEqual([{ disc: 0 }, { disc: 0 }, { disc: 2 }, {}]);
  });

  test('C2-DBL-2: and also one after a single Ship of the Cartographer', () => {
    const ended = scenario({ mode, seats: [{ harbor: 5, buildings: ['cartographer'] }] });
    ended.play('activate cartographer', 'ship africa', 'end');
    expect(ended.asks).toBe('neutral-ship 0');
    ended.play('neutral-ship africa');
    expect(ended.asks).toBe('turn 1');
    const poor = scenario({ mode, seats: [{ harbor: 2, buildings: ['cartographer'] }] });
    poor.play('activate cartographer', 'ship africa');
    expect(poor.asks).toBe('neutral-ship 0');
  });

  test('C2-DBL-2: and none without any Ship, where the table allows an activation without effect', () => {
    const t = scenario({
      mode,
      options: { 'rulings.requireEffect': false },
      seats: [{ harbor: 5, buildings: ['cartographer'] }],
    });
    t.play('activate cartographer', 'end');
    expect(t.asks).toBe('turn 1');
  });

  test('C2-TOK-1: a Ship or an Occupy of a blue token is followed by a neutral disc, a Draw of one is not', () => {
    const tokens = { 'ship-draw': 1, 'occupy-draw': 1 };
    const play = (...moves: string[]) => {
      const t = scenario({ mode, seats: [{ harbor: 2, tokens }] });
      t.play(...moves);
      return t.asks;
    };
    expect(play('spend ship-draw', 'ship africa')).toBe('neutral-ship 0');
    expect(play('spend occupy-draw', 'occupy rome')).toBe('neutral-occupy 0');
    expect(play('spend ship-draw', 'draw europe')).toBe('turn 1');
    expect(play('spend occupy-draw', 'draw slavery')).toBe('turn 1');
  });
});

describe('C2-ATT, C2-SUP, C2-END: neutral discs as such', () => {
  test('C2-ATT-1: neutral discs, the own ones too, may be attacked and return to the supply of their colour', () => {
    const t = scenario({
      mode,
      seats: [{ harbor: 6, buildings: ['barracks', 'barracks'] }],
      cities: { rome: 2, paris: 3, london: 0 },
    });
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack paris', 'attack rome']);
    expect(told(t.play('attack rome')).slice(1, 4)).toEqual([
      { event: 'attacked', attacker: 0, defender: 2, city: 'rome' },
      { event: 'casualty-suffered', player: 0 },
      { event: 'disc-displaced', owner: 2, city: 'rome' },
    ]);
    t.play('pass', 'activate barracks', 'attack paris');
    expect(t.position.neutrals).toEqual([30, 30]);
    expect(t.position.cities.rome).toEqual({ disc: 0 });
    expect(t.seat(0)).toMatchObject({ harbor: 0, supply: 25 });
  });

  test('C2-SUP-1: a player without neutral discs places none, after a Ship or an Occupy; the other still does', () => {
    const start = scenario({ mode, seats: [{ harbor: 4, buildings: ['shipyard'] }, { harbor: 4 }] });
    const shipped = withNeutrals(start, [0, 30]);
    shipped.play('activate shipyard', 'ship africa');
    expect(shipped.asks).toBe('turn 1');
    shipped.play('activate colonial-house', 'occupy rome');
    expect(shipped.asks).toBe('neutral-occupy 1');
    const occupied = withNeutrals(start, [0, 30]);
    occupied.play('activate colonial-house', 'occupy rome');
    expect(occupied.asks).toBe('turn 1');
    const last = withNeutrals(start, [1, 30]);
    last.play('activate colonial-house', 'occupy rome');
    expect(last.asks).toBe('neutral-occupy 0');
  });

  test('C2-END-1: neutral colours do not score, and their discs change nobody’s score', () => {
    const t = scenario({
      mode,
      round: 7,
      seats: [{ passed: true }, {}],
      seat: 1,
      cities: { london: 2, amsterdam: 2, rome: 1 },
    });
    const events = told(t.play('pass'), 'score-total', 'winners-declared');
    expect(events).toEqual([
      { event: 'score-total', player: 0, total: 3 },
      { event: 'score-total', player: 1, total: 4 },
      { event: 'winners-declared', players: [1] },
    ]);
    expect(t.score(0).mode).toBeUndefined();
    expect(t.asks).toBe('over');
  });
});
