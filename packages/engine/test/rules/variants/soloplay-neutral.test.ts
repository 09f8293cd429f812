/** SoloPlay: effects and limits of neutral discs, in the harbor, on the board and for the Governor (S2-NEU). */
import { describe, expect, test } from 'vitest';
import { factsOf, statusChanged } from '../../support/events.ts';
import { COLONIAL_HOUSE, ONE, SHIPYARD } from '../../support/neutrals.ts';
import { scenario } from '../../support/scenario.ts';

const mode = 'soloplay-two';
/** Seat 0 has two neutral discs in the harbor. */
const TWO = { neutralHarbor: [2, 0], neutralReserve: [1, 3] };

describe('S2-NEU: effects and limits of neutral discs', () => {
  test('S2-NEU-6, T-53: they are never put on a building, and cannot be used for an action', () => {
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
      seats: COLONIAL_HOUSE,
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
      seats: COLONIAL_HOUSE,
      numbers: ONE,
      cities: { lisbon: 2 },
      tokens: { 'lisbon+seville': 'culture' },
    });
    neutrals.play('activate colonial-house', 'occupy rome');
    expect(factsOf(neutrals.play('neutral-occupy seville')).map(({ event }) => event)).toEqual([
      'city-occupied',
      'turn-ended',
      'turn-started',
    ]);
    expect(neutrals.position.links['lisbon+seville']).toBe('culture');
    expect(neutrals.score(0).links).toBe(0);
  });

  test('S2-NEU-7: playing one is optional; it stays in the harbor for later turns and rounds', () => {
    const t = scenario({ mode, seats: [{ harbor: 4, buildings: ['shipyard'], passed: false }, {}], numbers: ONE });
    t.play('activate shipyard', 'ship africa');
    expect(factsOf(t.play('decline'))).toEqual([
      { event: 'neutral-declined', seat: 0 },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
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

  test('S2-NEU-8: with the option unlimited the player may play all, in the same region', () => {
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
    expect(factsOf(t.play('neutral-ship africa')).slice(0, 3)).toEqual([
      { event: 'shipped', colour: 2, region: 'africa', space: 2 },
      { event: 'token-gained', seat: 0, token: 'culture', from: 'track' },
      statusChanged(0, 'culture', 1, 2, 'token'),
    ]);
    expect(t.status(0, 'culture')).toBe(2);
  });

  test('S2-NEU-9: the player takes the token of the city', () => {
    const t = scenario({ mode, seats: COLONIAL_HOUSE, numbers: ONE, tokens: { paris: 'attack' } });
    t.play('activate colonial-house', 'occupy rome');
    expect(factsOf(t.play('neutral-occupy paris')).slice(0, 2)).toEqual([
      { event: 'city-occupied', colour: 2, city: 'paris' },
      { event: 'token-gained', seat: 0, token: 'attack', from: 'city' },
    ]);
    expect(t.seat(0).tokens).toEqual({ attack: 1 });
  });

  test('S2-NEU-9: with the option discard the token leaves the game', () => {
    const options = { 'rulings.sp.neutralToken': 'discard' } as const;
    const track = scenario({ mode, options, seats: SHIPYARD, numbers: ONE, tokens: { 'africa.2': 'culture' } });
    track.play('activate shipyard', 'ship africa');
    expect(factsOf(track.play('neutral-ship africa')).slice(0, 3)).toEqual([
      { event: 'shipped', colour: 2, region: 'africa', space: 2 },
      { event: 'token-removed', colour: 2, token: 'culture' },
      { event: 'turn-ended', seat: 0 },
    ]);
    const city = scenario({ mode, options, seats: COLONIAL_HOUSE, numbers: ONE, tokens: { paris: 'attack' } });
    city.play('activate colonial-house', 'occupy rome', 'neutral-occupy paris');
    for (const t of [track, city]) expect(t.seat(0).tokens).toEqual({});
    expect(city.position.cities.paris).toEqual({ disc: 2 });
  });

  test('S2-NEU-12, EC-86, T-58: a region that opens with most neutral discs loses its Governor', () => {
    const t = scenario({ mode, seats: SHIPYARD, tracks: { india: [2, 2, 2, 1, 1, 0] } });
    t.play('activate shipyard');
    expect(factsOf(t.play('ship india'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'india', seat: 0, colour: 0 },
      { event: 'governor-awarded', region: 'india', colour: 2, counts: [2, 2, 3], tieBreak: false },
      { event: 'governor-removed', colour: 2, region: 'india' },
    ]);
    expect(t.position.removed).toEqual(['india-governor']);
    expect(t.position.seats.map(({ cards }) => cards)).toEqual([[], []]);
  });

  test('S2-NEU-12, EC-86: a neutral disc may open a region; a player with the most earns the Governor, with the usual tie-break', () => {
    const own = scenario({ mode, seats: SHIPYARD, numbers: ONE, tracks: { africa: [0, 0, 1, 1] } });
    own.play('activate shipyard', 'ship africa');
    expect(factsOf(own.play('neutral-ship africa'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'africa', colour: 2 },
      { event: 'governor-awarded', region: 'africa', seat: 0, colour: 0, counts: [3, 2, 1], tieBreak: false },
    ]);
    expect(own.seat(0).cards).toEqual(['africa-governor']);
    const tied = scenario({ mode, seats: SHIPYARD, numbers: ONE, tracks: { africa: [2, 1, 1, 0] } });
    tied.play('activate shipyard', 'ship africa');
    expect(factsOf(tied.play('neutral-ship africa'), 'governor-awarded')).toEqual([
      { event: 'governor-awarded', region: 'africa', colour: 2, counts: [2, 2, 2], tieBreak: true },
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
    expect(factsOf(t.play('attack rome'), 'attacked', 'disc-displaced')).toEqual([
      { event: 'attacked', seat: 0, colour: 0, defender: 2, defenderSeat: null, city: 'rome' },
      { event: 'disc-displaced', colour: 2, city: 'rome' },
    ]);
    expect(t.position.cities.rome).toEqual({ disc: 0 });
    expect(t.position.numbers).toEqual({ neutralReserve: [2, 3], neutralHarbor: [0, 0] });
  });
});
