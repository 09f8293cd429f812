/** Draw actions: the top card of a stack of an open region, with enough discs there (CL-ACT-DRW). */
import { describe, expect, test } from 'vitest';
import { factsOf, statusChanged } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

const MARKET = { harbor: 1, buildings: ['market'] };
const BY_OTHERS = [1, 1, 1, 2, 2, 2];

describe('CL-ACT-DRW', () => {
  test('CL-ACT-DRW-1: the top card of a stack in an open region is taken, and its icons count at once', () => {
    const t = scenario({ seats: [MARKET], open: ['africa'] });
    expect(factsOf(t.play('activate market', 'draw africa'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'draw' },
      { event: 'card-drawn', seat: 0, deck: 'africa', card: 'africa-1' },
      statusChanged(0, 'industry', 0, 1, 'card'),
      statusChanged(0, 'finance', 0, 1, 'card'),
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.seat(0)).toMatchObject({ cards: ['africa-1'], freeSlot: null, harbor: 0, handChanged: false });
    expect(t.top('africa')).toBe('africa-2');
    expect([t.status(0, 'industry'), t.status(0, 'finance')]).toEqual([1, 1]);
  });

  test('CL-ACT-DRW-1, T-41: a closed region allows no Draw, even with enough presence', () => {
    const t = scenario({
      seats: [MARKET],
      tracks: { 'north-america': [0, 0, 0, 1] },
      removed: ['north-america-1', 'north-america-2'],
    });
    t.play('activate market');
    expect(t.legal()).toEqual(['draw europe', 'draw slavery']);
    expect(t.why('draw north-america')).toEqual({
      rule: 'CL-ACT-DRW-1',
      reason: 'region-closed',
      params: { region: 'north-america', discs: 0, stack: 'north-america', presence: 3, value: 3 },
    });
  });

  test('CL-ACT-DRW-2: the number of discs in the region must be at least the value of the card', () => {
    const t = scenario({
      seats: [MARKET],
      tracks: { africa: [0, 0, 1, 1, 1, 1], india: [0, 0, 0, 1, 1, 1, 1] },
      removed: ['africa-1', 'africa-2', 'india-1', 'india-2'],
    });
    t.play('activate market');
    expect(t.legal()).toEqual(['draw india', 'draw europe', 'draw slavery']);
    expect(t.why('draw africa')).toEqual({
      rule: 'CL-ACT-DRW-2',
      reason: 'presence-below-value',
      params: { region: 'africa', discs: 0, stack: 'africa', presence: 2, value: 3 },
    });
    const absent = scenario({ seats: [MARKET], tracks: { africa: BY_OTHERS } });
    absent.play('activate market');
    expect(absent.why('draw africa')).toEqual({
      rule: 'CL-ACT-DRW-2',
      reason: 'presence-below-value',
      params: { region: 'africa', discs: 0, stack: 'africa', presence: 0, value: 1 },
    });
  });

  test('CL-ACT-DRW-2: discs in cities, on the track and beside it count together', () => {
    const three = {
      seats: [MARKET],
      tracks: { africa: [1, 1, 1, 0, 2, 2] },
      beside: { africa: [1, 0, 0] },
      cities: { elmina: 0 },
      removed: ['africa-1', 'africa-2'],
    };
    const drawable = (sketch: object) => {
      const t = scenario({ ...three, ...sketch });
      t.play('activate market');
      return t.rule('draw africa');
    };
    expect(drawable({})).toBeUndefined();
    expect(drawable({ tracks: { africa: BY_OTHERS } })).toBe('CL-ACT-DRW-2');
    expect(drawable({ beside: {} })).toBe('CL-ACT-DRW-2');
    expect(drawable({ cities: { elmina: 1 } })).toBe('CL-ACT-DRW-2');
  });

  test('CL-ACT-DRW-3, EC-42, T-48: without a disc in Europe only the cards of value 0 can be drawn there', () => {
    const zeros = scenario({ seats: [MARKET] });
    zeros.play('activate market');
    expect(zeros.legal()).toEqual(['draw europe', 'draw slavery']);
    const ones = scenario({ seats: [{ harbor: 2, buildings: ['market'] }], removed: ['europe-0', 'slavery-0'] });
    expect(ones.rule('activate market')).toBe('CL-ACT-8');
  });

  test('CL-ACT-DRW-3: discs in European cities count for either stack of Europe, and for no other', () => {
    const t = scenario({
      seats: [MARKET],
      cities: { rome: 0, paris: 0 },
      tracks: { africa: BY_OTHERS },
      removed: ['europe-0', 'europe-1', 'slavery-0', 'slavery-1', 'slavery-2'],
    });
    t.play('activate market');
    expect(t.legal()).toEqual(['draw europe']);
    expect(t.why('draw slavery')).toEqual({
      rule: 'CL-ACT-DRW-2',
      reason: 'presence-below-value',
      params: { region: 'europe', discs: 0, stack: 'slavery', presence: 2, value: 3 },
    });
    expect(t.rule('draw africa')).toBe('CL-ACT-DRW-2');
    t.play('draw europe');
    expect(t.seat(0).cards).toEqual(['europe-2']);
  });

  test('CL-ACT-DRW-4: there is no limit on cards held during the Action Phase', () => {
    const cards = ['south-america-1', 'africa-1', 'caribbean-1', 'north-america-1', 'slavery-0', 'slavery-1'];
    const t = scenario({ seats: [{ ...MARKET, cards }] });
    t.play('activate market', 'draw europe');
    expect(t.seat(0).cards).toHaveLength(7);
    expect(t.asks).toBe('turn 1');
  });

  test('CL-ACT-DRW-5, EC-61: a Governor is never drawn: while it lies on the stack the region is closed', () => {
    const t = scenario({
      seats: [{ harbor: 4, buildings: ['market', 'shipyard'] }, { passed: true }, { passed: true }],
      tracks: { africa: [1, 1, 1, 2, 0] },
    });
    t.play('activate shipyard', 'ship africa');
    expect(t.seat(1).cards).toEqual(['africa-governor']);
    t.play('activate market', 'draw africa');
    expect(t.seat(0).cards).toEqual(['africa-1']);
  });

  test('EC-51: no card is drawn from an empty stack until a discard refills it', () => {
    const t = scenario({
      seats: [
        { harbor: 3, buildings: ['market', 'market'] },
        { cards: ['south-america-2', 'africa-1'] },
        { passed: true },
      ],
      open: ['south-america'],
      removed: [1, 3, 4, 5].map((value) => `south-america-${value}`),
    });
    expect(t.top('south-america')).toBeNull();
    t.play('activate market');
    expect(t.why('draw south-america')).toStrictEqual({
      rule: 'CL-ACT-DRW-1',
      reason: 'stack-empty',
      params: { region: 'south-america', discs: 2, stack: 'south-america', presence: 6 },
    });
    t.play('draw slavery', 'pass', 'discard south-america-2', 'activate market');
    expect(t.top('south-america')).toBe('south-america-2');
    t.play('draw south-america');
    expect(t.top('south-america')).toBeNull();
    expect(t.seat(0).cards).toEqual(['south-america-2', 'slavery-0']);
  });

  test('EC-51: a stack may be empty when all Governors have left the game', () => {
    const full = [0, 0, 1, 1, 2, 2];
    const t = scenario({
      seats: [{ harbor: 2, buildings: ['market'], tokens: { 'ship-draw': 1 } }, { passed: true }, { passed: true }],
      tracks: {
        africa: full,
        'south-america': full,
        caribbean: full,
        'north-america': full,
        india: [...full, 2],
        'far-east': [...full, 1, 1],
      },
      removed: [1, 2, 3, 4, 5].map((value) => `slavery-${value}`),
    });
    t.play('spend ship-draw', 'draw slavery');
    expect(t.top('slavery')).toBeNull();
    t.play('activate market');
    expect(t.rule('draw slavery')).toBe('CL-ACT-DRW-1');
  });

  test('T-40: with 3 discs on the track and 2 in cities of an open North America its card of value 3 is drawn', () => {
    const t = scenario({
      seats: [MARKET],
      tracks: { 'north-america': [0, 0, 0, 1, 1, 2] },
      cities: { quebec: 0, boston: 0 },
      removed: ['north-america-1', 'north-america-2'],
    });
    expect(t.presence(0, 'north-america')).toBe(5);
    t.play('activate market', 'draw north-america');
    expect(t.seat(0).cards).toEqual(['north-america-3']);
    expect([t.status(0, 'industry'), t.status(0, 'culture')]).toEqual([2, 2]);
  });
});
