/** SoloPlay: receiving and playing neutral discs, and what they are worth (S2-NEU, S2-END). */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/index.ts';
import { changed, told } from '../../support/events.ts';
import { scenario } from '../../support/scenario.ts';

const mode = 'soloplay-two';
/** Seat 0 has neutral discs in the harbor. */
const ONE = { neutralHarbor: [1, 0], neutralReserve: [2, 3] };
const TWO = { neutralHarbor: [2, 0], neutralReserve: [1, 3] };
const SHIPYARD = [{ harbor: 4, buildings: ['shipyard'] }];
const HOUSE = [{ harbor: 4 }];

/** Ends a Build Phase; Growth moves two discs to each harbor, and Salary none. */
function salaries(
  harbors: number[],
  numbers: Record<string, number[]> = { neutralReserve: [3, 3], neutralHarbor: [0, 0] },
  options: Partial<Options> = {},
) {
  const t = scenario({
    mode,
    options,
    decision: 'build',
    seat: 1,
    seats: harbors.map((harbor, seat) => ({ harbor, buildings: seat < 1 ? ['market'] : [] })),
    numbers,
  });
  const events = t.play('build market');
  const received = told(events, 'neutral-received').map(({ player }) => player);
  return { received, numbers: t.position.numbers, harbors: t.position.seats.map(({ harbor }) => harbor), events };
}

describe('S2-NEU: receiving neutral discs', () => {
  test('S2-NEU-1, T-56: after Salary the player with fewer harbor discs moves one neutral disc from the reserve', () => {
    const { received, numbers, harbors, events } = salaries([2, 3]);
    expect(harbors).toEqual([4, 5]);
    expect(received).toEqual([0]);
    expect(numbers).toEqual({ neutralReserve: [2, 3], neutralHarbor: [1, 0] });
    expect(told(events).slice(-4)).toEqual([
      { event: 'phase-ended' },
      { event: 'phase-started' },
      { event: 'neutral-received', player: 0 },
      { event: 'turn-started', player: 0 },
    ]);
    expect(salaries([5, 3]).received).toEqual([1]);
  });

  test('S2-NEU-1, T-56: neutral discs that are still in the harbor count', () => {
    const left = { neutralReserve: [2, 3], neutralHarbor: [1, 0] };
    expect(salaries([2, 3], left)).toMatchObject({ received: [], numbers: left });
    expect(salaries([3, 3], left).received).toEqual([1]);
    expect(salaries([1, 3], left).received).toEqual([0]);
  });

  test('S2-NEU-1, EC-84: with equally many discs nobody receives one', () => {
    expect(salaries([3, 3])).toMatchObject({
      received: [],
      numbers: { neutralReserve: [3, 3], neutralHarbor: [0, 0] },
    });
  });

  test('S2-NEU-1: in player-by-player order the harbors are compared when everybody has been paid', () => {
    const { received, events } = salaries([1, 2], undefined, { phaseOrder: 'byPlayer' });
    expect(received).toEqual([0]);
    const kinds = told(events, 'discs-grown', 'neutral-received').map(({ event }) => event);
    expect(kinds).toEqual(['discs-grown', 'neutral-received']);
  });

  test('S2-NEU-2: without a reserve none arrives', () => {
    const empty = { neutralReserve: [0, 3], neutralHarbor: [0, 0] };
    expect(salaries([1, 3], empty)).toMatchObject({ received: [], numbers: empty });
  });
});

describe('S2-NEU: when and where a neutral disc is played', () => {
  test('S2-NEU-3: after a Ship, in the same region, a neutral disc may Ship or Occupy', () => {
    const t = scenario({ mode, seats: SHIPYARD, numbers: ONE, open: ['caribbean'] });
    t.play('activate shipyard', 'ship caribbean');
    expect(t.asks).toBe('play-neutral 0');
    expect(t.legal()).toEqual([
      'neutral-occupy veracruz',
      'neutral-occupy havana',
      'neutral-occupy port-royal',
      'neutral-occupy santo-domingo',
      'neutral-occupy bridgetown',
      'decline',
    ]);
    expect(t.why('neutral-ship africa')).toEqual({
      rule: 'S2-NEU-3',
      reason: 'other-region',
      params: { region: 'africa' },
    });
    expect(t.why('neutral-occupy london')).toEqual({
      rule: 'S2-NEU-3',
      reason: 'other-region',
      params: { city: 'london' },
    });
    expect(t.why('pass')).toEqual({ rule: 'S2-NEU-3', reason: 'must-play-neutral', params: {} });
    expect(told(t.play('neutral-occupy havana'))).toEqual([
      { event: 'city-occupied', owner: 2, city: 'havana' },
      { event: 'turn-ended', player: 0 },
      { event: 'turn-started', player: 1 },
    ]);
    expect(t.position.cities.havana).toEqual({ disc: 2 });
    expect(t.position.numbers).toEqual({ neutralReserve: [2, 3], neutralHarbor: [0, 0] });
  });

  test('S2-NEU-3: without a neutral disc in the harbor nothing is asked, whatever the reserve', () => {
    const t = scenario({ mode, seats: SHIPYARD });
    t.play('activate shipyard', 'ship africa');
    expect(t.asks).toBe('turn 1');
  });

  test('S2-NEU-3, S2-NEU-4, S2-NEU-10, T-52: never between the two actions of the Docks, but after both', () => {
    const t = scenario({
      mode,
      seats: [{ harbor: 4, buildings: ['docks'] }],
      numbers: ONE,
      tracks: { 'south-america': [1, 1, 1, 1, 0] },
    });
    expect(t.why('neutral-ship south-america')).toEqual({ rule: 'CL-ACT-1', reason: 'must-take-turn', params: {} });
    t.play('activate docks', 'ship south-america');
    expect(t.asks).toBe('perform 0');
    expect(t.why('neutral-occupy salvador')).toEqual({ rule: 'CL-ACT-7', reason: 'must-perform', params: {} });
    t.play('occupy salvador');
    expect(t.asks).toBe('play-neutral 0');
    expect(t.legal()).toEqual(['neutral-occupy cartagena', 'neutral-occupy buenos-aires', 'decline']);
    t.play('neutral-occupy cartagena');
    expect(t.position.cities.cartagena).toEqual({ disc: 2 });
    expect(t.asks).toBe('turn 1');
  });

  test('S2-NEU-5, S2-NEU-10: after a Draw a neutral disc may go to any track or any open area', () => {
    const t = scenario({ mode, seats: [{ harbor: 1, buildings: ['market'] }], numbers: ONE, open: ['africa'] });
    t.play('activate market', 'draw slavery');
    expect(t.asks).toBe('play-neutral 0');
    expect(t.legal('neutral-ship')).toEqual([
      'neutral-ship south-america',
      'neutral-ship caribbean',
      'neutral-ship north-america',
      'neutral-ship india',
      'neutral-ship far-east',
    ]);
    expect(t.legal('neutral-occupy')).toHaveLength(12);
    expect(t.why('neutral-ship europe')).toEqual({
      rule: 'S2-NEU-11',
      reason: 'no-track',
      params: { region: 'europe' },
    });
    t.play('neutral-ship far-east');
    expect(t.position.tracks['far-east'].spaces[0]).toEqual({ disc: 2 });
  });

  test('S2-NEU-10, EC-87: after an Attack in the region of the Attack', () => {
    const t = scenario({
      mode,
      seats: [{ harbor: 3, buildings: ['barracks'] }],
      numbers: ONE,
      open: ['africa'],
      cities: { elmina: 1 },
    });
    t.play('activate barracks', 'attack elmina');
    expect(t.legal()).toEqual(['neutral-occupy cape-town', 'decline']);
    const home = scenario({
      mode,
      seats: [{ harbor: 3, buildings: ['barracks'] }],
      numbers: ONE,
      cities: { rome: 1 },
    });
    home.play('activate barracks', 'attack rome');
    expect(home.legal('neutral-ship')).toEqual([]);
    expect(home.legal('neutral-occupy')).toHaveLength(9);
  });

  test('S2-NEU-10: a Payment is no occasion', () => {
    const t = scenario({ mode, seats: [{ tokens: { pay: 1 }, busy: ['colonial-house'] }], numbers: ONE });
    t.play('spend pay', 'pay colonial-house');
    expect(t.asks).toBe('turn 1');
    expect(t.position.numbers).toEqual(ONE);
  });

  test('S2-NEU-10: with the Cartographer after both Ships; without any action, where that is allowed, never', () => {
    const t = scenario({ mode, seats: [{ harbor: 4, buildings: ['cartographer'] }], numbers: ONE });
    t.play('activate cartographer', 'ship india');
    expect(t.asks).toBe('perform 0');
    t.play('ship india');
    expect(t.legal()).toEqual(['neutral-ship india', 'decline']);
    const idle = scenario({ mode, options: { 'rulings.requireEffect': false }, seats: SHIPYARD, numbers: ONE });
    idle.play('activate shipyard', 'end');
    expect(idle.asks).toBe('turn 1');
  });

  test('S2-NEU-3, EC-85: after an Occupy in Europe a neutral disc may Occupy there, but not Ship', () => {
    const t = scenario({ mode, seats: HOUSE, numbers: ONE, open: ['africa'] });
    t.play('activate colonial-house', 'occupy rome');
    expect(t.legal()).toEqual([
      'neutral-occupy london',
      'neutral-occupy amsterdam',
      'neutral-occupy paris',
      'neutral-occupy lisbon',
      'neutral-occupy seville',
      'neutral-occupy algiers',
      'neutral-occupy venice',
      'neutral-occupy constantinople',
      'neutral-occupy alexandria',
      'decline',
    ]);
    expect(t.why('neutral-ship europe')).toEqual({
      rule: 'S2-NEU-11',
      reason: 'no-track',
      params: { region: 'europe' },
    });
    expect(t.why('neutral-occupy rome')).toEqual({
      rule: 'S2-NEU-11',
      reason: 'city-occupied',
      params: { city: 'rome' },
    });
    expect(t.rule('neutral-occupy elmina')).toBe('S2-NEU-3');
  });

  test('S2-NEU-11: a neutral Occupy needs an open area, and a neutral Ship a free track space', () => {
    const closed = scenario({ mode, seats: SHIPYARD, numbers: ONE });
    closed.play('activate shipyard', 'ship africa');
    expect(closed.legal()).toEqual(['neutral-ship africa', 'decline']);
    expect(closed.why('neutral-occupy elmina')).toEqual({
      rule: 'S2-NEU-11',
      reason: 'region-closed',
      params: { city: 'elmina' },
    });
    const full = scenario({
      mode,
      seats: SHIPYARD,
      numbers: ONE,
      open: ['africa'],
      cities: { elmina: 1, 'cape-town': 0 },
    });
    full.play('activate shipyard', 'ship africa');
    expect(full.asks).toBe('turn 1');
    expect(full.position.numbers).toEqual(ONE);
    const open = scenario({ mode, seats: SHIPYARD, numbers: ONE, open: ['africa'] });
    open.play('activate shipyard', 'ship africa');
    expect(open.why('neutral-ship africa')).toEqual({
      rule: 'S2-NEU-11',
      reason: 'track-full',
      params: { region: 'africa' },
    });
    // No presence is needed: no neutral disc is in the region.
    expect(open.presence(2, 'africa')).toBe(0);
    expect(open.legal()).toEqual(['neutral-occupy elmina', 'neutral-occupy cape-town', 'decline']);
  });
});

describe('S2-NEU: what neutral discs are and are not', () => {
  test('S2-NEU-6, T-53: they are never put on a building, and pay for no action', () => {
    const t = scenario({ mode, seats: [{ tokens: { 'ship-draw': 1 }, buildings: ['market'] }], numbers: TWO });
    expect(t.why('activate market')).toEqual({
      rule: 'CL-ACT-3',
      reason: 'no-disc-in-harbor',
      params: { building: 'market' },
    });
    expect(t.legal()).toEqual(['spend ship-draw', 'pass']);
    t.play('spend ship-draw');
    expect(t.rule('ship africa')).toBe('CL-ACT-5');
    const played = scenario({ mode, seats: SHIPYARD, numbers: ONE });
    played.play('activate shipyard', 'ship africa');
    expect(played.why('activate colonial-house')).toEqual({
      rule: 'S2-NEU-3',
      reason: 'must-play-neutral',
      params: {},
    });
  });

  test('S2-NEU-6: they give no presence for Occupy and Attack, and none for a Draw', () => {
    const t = scenario({
      mode,
      seats: [{ harbor: 5, buildings: ['fortress', 'market'] }],
      tracks: { africa: [1, 1, 1, 2, 2, 2] },
      cities: { elmina: 1, london: 2, paris: 2 },
    });
    t.play('activate fortress');
    expect(t.rule('occupy cape-town')).toBe('CL-ACT-OCC-3');
    expect(t.rule('attack elmina')).toBe('CL-ACT-ATT-3');
    const draws = scenario({
      mode,
      seats: [{ harbor: 5, buildings: ['market'], cards: ['europe-0'] }],
      cities: { london: 2, paris: 2 },
    });
    draws.play('activate market');
    expect(draws.why('draw europe')).toMatchObject({
      rule: 'CL-ACT-DRW-2',
      params: { stack: 'europe', presence: 0, value: 1 },
    });
  });

  test('S2-NEU-6, S2-NEU-9: they are no end of a link, and its token stays', () => {
    const t = scenario({
      mode,
      seats: HOUSE,
      numbers: ONE,
      cities: { london: 0, lisbon: 2 },
      tokens: {
        paris: 'politics',
        'london+paris': 'industry',
        'london+lisbon': 'finance',
        'lisbon+seville': 'culture',
      },
    });
    t.play('activate colonial-house', 'occupy rome', 'neutral-occupy paris');
    expect(t.seat(0).tokens).toEqual({ politics: 1 });
    expect(t.position.links).toMatchObject({
      'london+paris': 'industry',
      'london+lisbon': 'finance',
      'lisbon+seville': 'culture',
    });
    const neutrals = scenario({
      mode,
      seats: HOUSE,
      numbers: ONE,
      cities: { lisbon: 2 },
      tokens: { 'lisbon+seville': 'culture' },
    });
    neutrals.play('activate colonial-house', 'occupy rome');
    expect(told(neutrals.play('neutral-occupy seville')).map(({ event }) => event)).toEqual([
      'city-occupied',
      'turn-ended',
      'turn-started',
    ]);
    expect(neutrals.position.links['lisbon+seville']).toBe('culture');
    expect(neutrals.score(0).links).toBe(0);
  });

  test('S2-NEU-7: nobody has to play one; it stays in the harbor for later turns and rounds', () => {
    const t = scenario({ mode, seats: [{ harbor: 4, buildings: ['shipyard'], passed: false }, {}], numbers: ONE });
    t.play('activate shipyard', 'ship africa');
    expect(told(t.play('decline'))).toEqual([
      { event: 'neutral-declined', player: 0 },
      { event: 'turn-ended', player: 0 },
      { event: 'turn-started', player: 1 },
    ]);
    expect(t.position.numbers).toEqual(ONE);
    t.play('pass', 'activate colonial-house', 'occupy rome');
    expect(t.asks).toBe('play-neutral 0');
    t.play('decline', 'pass', 'build market', 'build market');
    expect(t.position.round).toBe(2);
    expect(t.position.numbers?.neutralHarbor[0]).toBe(1);
  });

  test('S2-NEU-8: one neutral disc may be played in a turn', () => {
    const t = scenario({ mode, seats: SHIPYARD, numbers: TWO });
    t.play('activate shipyard', 'ship africa', 'neutral-ship africa');
    expect(t.asks).toBe('turn 1');
    expect(t.position.numbers).toEqual({ neutralHarbor: [1, 0], neutralReserve: [1, 3] });
  });

  test('S2-NEU-8: with the option unlimited as many as the player has, in the same region', () => {
    const t = scenario({
      mode,
      options: { 'rulings.sp.neutralsPerTurn': 'unlimited' },
      seats: SHIPYARD,
      numbers: { neutralHarbor: [3, 0], neutralReserve: [0, 3] },
    });
    t.play('activate shipyard', 'ship africa', 'neutral-ship africa');
    expect(t.asks).toBe('play-neutral 0');
    expect(t.legal()).toEqual(['neutral-ship africa', 'decline']);
    expect(t.rule('neutral-ship india')).toBe('S2-NEU-3');
    t.play('neutral-ship africa');
    expect(t.asks).toBe('play-neutral 0');
    const more = scenario({
      mode,
      options: { 'rulings.sp.neutralsPerTurn': 'unlimited' },
      seats: SHIPYARD,
      numbers: ONE,
    });
    more.play('activate shipyard', 'ship africa', 'neutral-ship africa');
    expect(more.asks).toBe('turn 1');
    t.play('decline');
    expect(t.asks).toBe('turn 1');
    expect(t.position.numbers?.neutralHarbor).toEqual([1, 0]);
  });

  test('S2-NEU-9: the player takes the token of the space', () => {
    const t = scenario({ mode, seats: SHIPYARD, numbers: ONE, tokens: { 'africa.2': 'culture' } });
    t.play('activate shipyard', 'ship africa');
    expect(told(t.play('neutral-ship africa')).slice(0, 3)).toEqual([
      { event: 'shipped', owner: 2, region: 'africa', space: 2 },
      { event: 'token-gained', player: 0, token: 'culture', from: 'track' },
      changed(0, 'culture', 1, 2, 'token'),
    ]);
    expect(t.status(0, 'culture')).toBe(2);
  });

  test('S2-NEU-9: the player takes the token of the city', () => {
    const t = scenario({ mode, seats: HOUSE, numbers: ONE, tokens: { paris: 'attack' } });
    t.play('activate colonial-house', 'occupy rome');
    expect(told(t.play('neutral-occupy paris')).slice(0, 2)).toEqual([
      { event: 'city-occupied', owner: 2, city: 'paris' },
      { event: 'token-gained', player: 0, token: 'attack', from: 'city' },
    ]);
    expect(t.seat(0).tokens).toEqual({ attack: 1 });
  });

  test('S2-NEU-9: with the option discard the token leaves the game', () => {
    const options = { 'rulings.sp.neutralToken': 'discard' } as const;
    const track = scenario({ mode, options, seats: SHIPYARD, numbers: ONE, tokens: { 'africa.2': 'culture' } });
    track.play('activate shipyard', 'ship africa');
    expect(told(track.play('neutral-ship africa')).slice(0, 3)).toEqual([
      { event: 'shipped', owner: 2, region: 'africa', space: 2 },
      { event: 'token-removed', token: 'culture' },
      { event: 'turn-ended', player: 0 },
    ]);
    const city = scenario({ mode, options, seats: HOUSE, numbers: ONE, tokens: { paris: 'attack' } });
    city.play('activate colonial-house', 'occupy rome', 'neutral-occupy paris');
    for (const t of [track, city]) expect(t.seat(0).tokens).toEqual({});
    expect(city.position.cities.paris).toEqual({ disc: 2 });
  });

  test('S2-NEU-12, EC-86, T-58: a region that opens with most neutral discs loses its Governor', () => {
    const t = scenario({ mode, seats: SHIPYARD, tracks: { india: [2, 2, 2, 1, 1, 0] } });
    t.play('activate shipyard');
    expect(told(t.play('ship india'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'india', by: 0 },
      { event: 'governor-awarded', region: 'india', to: 2, counts: [2, 2, 3], tieBreak: false },
      { event: 'governor-removed', region: 'india' },
    ]);
    expect(t.position.removed).toEqual(['india-governor']);
    expect(t.position.seats.map(({ cards }) => cards)).toEqual([[], []]);
  });

  test('S2-NEU-12, EC-86: a neutral disc may open a region; a player with the most earns the Governor, equals as usual', () => {
    const own = scenario({ mode, seats: SHIPYARD, numbers: ONE, tracks: { africa: [0, 0, 1, 1] } });
    own.play('activate shipyard', 'ship africa');
    expect(told(own.play('neutral-ship africa'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'africa', by: 2 },
      { event: 'governor-awarded', region: 'africa', to: 0, counts: [3, 2, 1], tieBreak: false },
    ]);
    expect(own.seat(0).cards).toEqual(['africa-governor']);
    const tied = scenario({ mode, seats: SHIPYARD, numbers: ONE, tracks: { africa: [2, 1, 1, 0] } });
    tied.play('activate shipyard', 'ship africa');
    expect(told(tied.play('neutral-ship africa'), 'governor-awarded')).toEqual([
      { event: 'governor-awarded', region: 'africa', to: 2, counts: [2, 2, 2], tieBreak: true },
    ]);
    expect(tied.position.removed).toEqual(['africa-governor']);
  });

  test('S2-NEU-13: a neutral disc in a city may be attacked and leaves the game', () => {
    const t = scenario({
      mode,
      seats: [{ harbor: 3, buildings: ['barracks'] }],
      cities: { rome: 2 },
      numbers: { neutralReserve: [2, 3], neutralHarbor: [0, 0] },
    });
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack rome']);
    expect(told(t.play('attack rome'), 'attacked', 'disc-displaced')).toEqual([
      { event: 'attacked', attacker: 0, defender: 2, city: 'rome' },
      { event: 'disc-displaced', owner: 2, city: 'rome' },
    ]);
    expect(t.position.cities.rome).toEqual({ disc: 0 });
    expect(t.position.numbers).toEqual({ neutralReserve: [2, 3], neutralHarbor: [0, 0] });
  });
});

describe('S2-END: scoring', () => {
  test('S2-END-1, T-59: each neutral disc in the reserve gives 1 glory; those in the harbor give nothing', () => {
    const t = scenario({
      mode,
      round: 7,
      seat: 1,
      seats: [{ passed: true, harbor: 2 }, { harbor: 3 }],
      numbers: { neutralReserve: [2, 0], neutralHarbor: [1, 3] },
    });
    expect(t.score(0)).toMatchObject({ mode: 2, population: 0, governorSlot: 3, total: 5 });
    expect(t.score(1)).toMatchObject({ mode: 0, population: 1, governorSlot: 3, total: 4 });
    const items = told(t.play('pass'), 'score-item').filter(({ category }) => category === 'mode');
    expect(items).toEqual([
      { event: 'score-item', player: 0, category: 'mode', amount: 2 },
      { event: 'score-item', player: 1, category: 'mode', amount: 0 },
    ]);
  });
});
