/** Glory at the end of the game, item by item. */
import { describe, expect, test } from 'vitest';
import { totalScore } from '../../src/index.ts';
import { scenario } from '../support/scenario.ts';

/** A player without anything else scores the empty free-Governor slot. */
const NOTHING = {
  cities: 0,
  links: 0,
  statuses: { industry: 0, culture: 0, finance: 0, politics: 0 },
  cards: 0,
  buildings: 0,
  governorSlot: 3,
  population: 0,
  slavery: 0,
  total: 3,
};

describe('CL-END: glory', () => {
  test('CL-GEN-2: statuses, cities, links, cards, Universities, the empty Governor slot and the harbor, less Slavery set aside', () => {
    const seat = {
      harbor: 3,
      buildings: ['university'],
      cards: ['far-east-5'],
      aside: ['slavery-0'],
      tokens: { industry: 2, culture: 3, finance: 7, politics: 10 },
    };
    const t = scenario({ seats: [seat], cities: { lisbon: 0, seville: 0 } });
    const { statuses, total, ...others } = t.score(0);
    expect(statuses).toEqual({ industry: 2, culture: 4, finance: 7, politics: 10 });
    expect(others).toEqual({
      cities: 2,
      links: 1,
      cards: 4,
      buildings: 3,
      governorSlot: 3,
      population: 1,
      slavery: -1,
    });
    expect(total).toBe(2 + 4 + 7 + 10 + 2 + 1 + 4 + 3 + 3 + 1 - 1);
    expect(totalScore(t.game, 0)).toBe(total);
    expect(t.score(1)).toEqual(NOTHING);
  });

  test('CL-END-1, EC-73: each city scores its own glory, one or two, and a link with a city of two still one', () => {
    const t = scenario({ tracks: { africa: [1, 1, 1, 1, 1, 1] }, cities: { elmina: 0, 'cape-town': 0, paris: 2 } });
    expect(t.score(0)).toEqual({ ...NOTHING, cities: 3, links: 1, total: 7 });
    expect(t.score(1)).toEqual(NOTHING);
    expect(t.score(2)).toEqual({ ...NOTHING, cities: 1, total: 4 });
  });

  test('CL-END-2, CL-LINK-3: each controlled link scores one, whether or not its token is there or was taken by another', () => {
    const t = scenario({ cities: { london: 0, lisbon: 0, paris: 0, seville: 1, algiers: 1, rome: 0 } });
    expect([0, 1, 2].map((seat) => t.score(seat).links)).toEqual([2, 1, 0]);
    expect([0, 1, 2].map((seat) => t.score(seat).total)).toEqual([9, 6, 3]);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 2],
    [3, 2],
    [4, 4],
    [5, 4],
    [6, 4],
    [7, 7],
    [8, 7],
    [9, 7],
    [10, 10],
    [11, 11],
    [12, 12],
    [13, 13],
    [14, 14],
    [15, 15],
    [16, 15],
    [17, 15],
  ])('CL-END-3, EC-74, EC-31: a status of %i slides down to a space with glory and scores %i', (score, glory) => {
    for (const status of ['industry', 'culture', 'finance', 'politics']) {
      const t = scenario({ seats: [{ tokens: { [status]: score } }] });
      const statuses = { ...NOTHING.statuses, [status]: glory };
      expect(t.score(0)).toEqual({ ...NOTHING, statuses, total: 3 + glory });
    }
  });

  test('CL-END-4, CL-END-5: glory on all held cards counts, Governors included; with a Governor the free slot does not score', () => {
    const cards = ['far-east-governor', 'far-east-2', 'europe-0'];
    const t = scenario({ open: ['far-east'], seats: [{}, { cards }, { cards: ['india-5'] }] });
    const statuses = { ...NOTHING.statuses, industry: 2, culture: 2 };
    expect(t.score(0)).toEqual(NOTHING);
    expect(t.score(1)).toEqual({ ...NOTHING, statuses, cards: 2, governorSlot: 0, total: 6 });
    expect(t.score(2).cards).toBe(3);
  });

  test('CL-END-5, CL-PAS-4: a Governor in a normal slot leaves the free slot empty, which scores three', () => {
    const seat = { cards: ['far-east-governor'], freeSlot: null };
    const t = scenario({ open: ['far-east'], seats: [seat] });
    expect([t.score(0).governorSlot, t.score(0).cards, t.score(0).total]).toEqual([3, 1, 6]);
  });

  test('CL-END-6, EC-75: three for each University', () => {
    const t = scenario({ seats: [{ buildings: ['university', 'market', 'university'] }, { buildings: ['market'] }] });
    expect(t.score(0)).toEqual({ ...NOTHING, buildings: 6, total: 9 });
    expect(t.score(1)).toEqual(NOTHING);
  });

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
  ])('CL-END-7, T-81: %i discs in the harbor score %i', (harbor, population) => {
    const t = scenario({ seats: [{ harbor }] });
    expect(t.score(0)).toEqual({ ...NOTHING, population, total: 3 + population });
  });

  test('CL-END-8, CL-ABO-2: each Slavery card set aside costs one, face up they cost nothing', () => {
    const t = scenario({ seats: [{ aside: ['slavery-1', 'slavery-4'] }, { cards: ['slavery-0'] }] });
    expect(t.score(0)).toEqual({ ...NOTHING, slavery: -2, total: 1 });
    expect(t.score(1)).toEqual({ ...NOTHING, statuses: { ...NOTHING.statuses, industry: 2 }, total: 5 });
  });

  test('EC-76: a score may be negative', () => {
    const aside = ['slavery-0', 'slavery-1', 'slavery-2'];
    const t = scenario({ open: ['africa'], seats: [{}, { cards: ['africa-governor'], aside }] });
    expect(t.score(1).total).toBe(-1);
  });

  test('CL-END-10, EC-10: unspent blue tokens and discs on buildings, on tracks and beside them score nothing', () => {
    const seat = {
      buildings: ['market', 'shipyard'],
      busy: ['colonial-house', 'market', 'shipyard'],
      tokens: { attack: 2, pay: 1, 'ship-draw': 3 },
    };
    const t = scenario({ open: ['africa'], tracks: { india: [0, 0] }, beside: { africa: [4] }, seats: [seat] });
    expect(t.score(0)).toEqual(NOTHING);
  });

  test('T-78: the worked example of the rule book scores 71', () => {
    const one = [
      ...['london', 'amsterdam', 'paris', 'lisbon', 'seville', 'algiers', 'rome', 'venice', 'alexandria'],
      ...['quebec', 'charleston', 'salvador', 'cartagena', 'santo-domingo'],
    ];
    const tracks = ['africa', 'south-america', 'caribbean', 'north-america'].map((region) => [
      region,
      Array(6).fill(1),
    ]);
    const seat = {
      harbor: 3,
      buildings: ['university'],
      // Two cards with 5 glory, 2 Industry and 2 Culture.
      cards: ['far-east-2', 'far-east-5'],
      tokens: { industry: 8, culture: 6, finance: 9, politics: 12 },
      aside: ['slavery-0', 'slavery-1'],
    };
    const t = scenario({
      seats: [seat],
      cities: Object.fromEntries([...one, 'cape-town'].map((city) => [city, 0])),
      tracks: Object.fromEntries(tracks),
    });
    expect(one).toHaveLength(14);
    expect([t.status(0, 'industry'), t.status(0, 'culture')]).toEqual([10, 8]);
    expect(t.score(0)).toEqual({
      cities: 16,
      links: 9,
      statuses: { industry: 10, culture: 7, finance: 7, politics: 12 },
      cards: 5,
      buildings: 3,
      governorSlot: 3,
      population: 1,
      slavery: -2,
      total: 71,
    });
  });
});
