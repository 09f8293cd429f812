/** A turn of the Action Phase: activate a building, spend a blue token, or pass (CL-ACT). */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';
import { variant } from '../support/variant.ts';

const SHIPS = [
  'ship africa',
  'ship south-america',
  'ship caribbean',
  'ship north-america',
  'ship india',
  'ship far-east',
];
const DRAWS = ['draw europe', 'draw slavery'];

describe('CL-ACT: turns', () => {
  test('CL-ACT-1: a turn is to activate a building, to spend a blue token or to pass', () => {
    const t = scenario({
      seats: [{ harbor: 2, buildings: ['market', 'workshop'], tokens: { industry: 1, 'ship-draw': 1 } }],
    });
    expect(t.asks).toBe('turn 0');
    expect(t.legal()).toEqual(['activate colonial-house', 'activate market', 'spend ship-draw', 'pass']);
    for (const other of [
      'build market',
      'pay market',
      'ship africa',
      'draw europe',
      'governor free',
      'end',
      'by-phase',
    ])
      expect(t.why(other)).toEqual({ rule: 'CL-ACT-1', reason: 'must-take-turn', params: {} });
  });

  test('CL-ACT-1: each player takes one turn, clockwise', () => {
    const t = scenario({ first: 1, seats: [{ harbor: 2 }, { harbor: 2 }, { harbor: 2 }] });
    expect(t.asks).toBe('turn 1');
    t.play('activate colonial-house', 'occupy london');
    expect(t.asks).toBe('turn 2');
    t.play('activate colonial-house', 'occupy paris');
    expect(t.asks).toBe('turn 0');
    t.play('activate colonial-house', 'occupy rome');
    expect(t.asks).toBe('turn 1');
  });

  test('CL-ACT-2: a player who passes takes no further action this phase and is skipped', () => {
    const t = scenario({
      seats: [{}, { passed: true }, { passed: true }, { harbor: 4, buildings: ['shipyard'] }],
    });
    expect(factsOf(t.play('pass'))).toEqual([
      { event: 'player-passed', seat: 0 },
      { event: 'card-limit-checked', seat: 0, limit: 1, held: 0, slaveryBonus: false, freeGovernor: false },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 3 },
    ]);
    expect(t.seat(0).passed).toBe(true);
    expect(t.asks).toBe('turn 3');
    t.play('activate shipyard', 'ship india');
    expect(t.asks).toBe('turn 3');
  });

  test('CL-ACT-2: the phase and the round end when all have passed', () => {
    const t = scenario({ seats: [{}, { passed: true }, {}] });
    t.play('pass');
    expect(t.asks).toBe('turn 2');
    expect(factsOf(t.play('pass')).slice(2, 5)).toEqual([
      { event: 'turn-ended', seat: 2 },
      { event: 'phase-ended' },
      { event: 'round-ended', number: 1 },
    ]);
    expect(t.asks).toBe('build 1');
  });
});

describe('CL-ACT: activating a building', () => {
  test('CL-ACT-3: one disc moves from the harbor to the empty circle, then the actions of the tile are performed', () => {
    const t = scenario({ seats: [{ harbor: 3, buildings: ['shipyard'] }] });
    expect(factsOf(t.play('activate shipyard'))).toEqual([
      { event: 'building-activated', seat: 0, building: 'shipyard' },
    ]);
    expect(t.seat(0)).toMatchObject({ harbor: 2, supply: 27 });
    expect(t.seat(0).buildings).toEqual([
      { id: 'colonial-house', disc: false },
      { id: 'shipyard', disc: true },
    ]);
    expect(t.asks).toBe('perform 0');
    expect(t.legal()).toEqual(SHIPS);
  });

  test('CL-ACT-3: only an own building can be activated', () => {
    const t = scenario({ seats: [{ harbor: 3 }, { harbor: 3, buildings: ['market'] }] });
    expect(t.why('activate market')).toEqual({
      rule: 'CL-ACT-3',
      reason: 'building-not-owned',
      params: { building: 'market' },
    });
  });

  test('CL-ACT-4: a building with a disc in its circle cannot be activated', () => {
    const t = scenario({ seats: [{ harbor: 3, buildings: ['market'], busy: ['market'] }] });
    expect(t.legal()).toEqual(['activate colonial-house', 'pass']);
    expect(t.why('activate market')).toEqual({
      rule: 'CL-ACT-4',
      reason: 'circle-occupied',
      params: { building: 'market' },
    });
  });

  test('CL-ACT-4: a player with a full board cannot use the free circle of a neighbor', () => {
    const buildings = ['workshop', 'workshop', 'bank', 'theater', 'theater', 'university', 'university'];
    const t = scenario({ seats: [{ harbor: 3, buildings, busy: ['colonial-house'] }, { harbor: 3 }] });
    expect(t.legal()).toEqual(['pass']);
    expect(t.rule('activate colonial-house')).toBe('CL-ACT-4');
  });

  test('CL-ACT-4, T-25: the Shipyard ships, while the Bank has no circle and is never offered', () => {
    const t = scenario({ seats: [{ harbor: 2, buildings: ['bank', 'shipyard'] }], tokens: { 'africa.1': 'culture' } });
    expect(t.legal('activate')).toEqual(['activate colonial-house', 'activate shipyard']);
    expect(t.why('activate bank')).toEqual({
      rule: 'CL-ACT-4',
      reason: 'no-activation-circle',
      params: { building: 'bank' },
    });
    t.play('activate shipyard', 'ship africa');
    expect(t.seat(0).harbor).toBe(0);
    expect(t.position.tracks.africa.spaces[0]).toEqual({ disc: 0 });
    expect(t.seat(0).tokens).toEqual({ culture: 1 });
  });

  test('EC-07: the activation disc comes from the harbor only', () => {
    const t = scenario({ seats: [{ harbor: 0, buildings: ['market', 'shipyard'], busy: ['shipyard'] }] });
    expect(t.seat(0).supply).toBe(29);
    expect(t.legal()).toEqual(['pass']);
    expect(t.why('activate market')).toEqual({
      rule: 'CL-ACT-3',
      reason: 'no-disc-in-harbor',
      params: { building: 'market' },
    });
  });

  test('EC-08: each copy of a building has its own circle', () => {
    const t = scenario({ seats: [{ harbor: 4, buildings: ['market', 'market'] }, { passed: true }, { passed: true }] });
    expect(t.legal()).toEqual(['activate colonial-house', 'activate market', 'pass']);
    t.play('activate market', 'draw europe');
    expect(t.seat(0).buildings.map(({ disc }) => disc)).toEqual([false, true, false]);
    expect(t.legal()).toEqual(['activate colonial-house', 'activate market', 'pass']);
    t.play('activate market', 'draw slavery');
    expect(t.seat(0).buildings.map(({ disc }) => disc)).toEqual([false, true, true]);
    expect(t.rule('activate market')).toBe('CL-ACT-4');
  });

  test('EC-09: a building that was paid can be activated again in the same phase', () => {
    const t = scenario({
      seats: [
        { harbor: 2, buildings: ['shipyard'], busy: ['shipyard'], tokens: { pay: 1 } },
        { passed: true },
        { passed: true },
      ],
    });
    expect(t.rule('activate shipyard')).toBe('CL-ACT-4');
    t.play('spend pay', 'pay shipyard');
    expect(t.legal()).toEqual(['activate colonial-house', 'activate shipyard', 'pass']);
    t.play('activate shipyard', 'ship africa');
    expect(t.seat(0)).toMatchObject({ harbor: 1 });
  });
});

describe('CL-ACT: spending a token', () => {
  test('CL-ACT-6: a blue token is spent and its action performed without an activation disc', () => {
    const t = scenario({ seats: [{ harbor: 1, tokens: { 'ship-draw': 2, politics: 1 } }] });
    expect(factsOf(t.play('spend ship-draw'))).toEqual([{ event: 'token-spent', seat: 0, token: 'ship-draw' }]);
    expect(t.seat(0)).toMatchObject({ harbor: 1, tokens: { 'ship-draw': 1, politics: 1 } });
    expect(t.legal()).toEqual([...SHIPS, ...DRAWS]);
    t.play('draw europe');
    expect(t.asks).toBe('turn 1');
  });

  test('CL-ACT-6: only an own token, and only a blue one, can be spent', () => {
    const t = scenario({ seats: [{ harbor: 3, tokens: { industry: 1, pay: 1 }, busy: ['colonial-house'] }, {}, {}] });
    expect(t.legal()).toEqual(['spend pay', 'pass']);
    expect(t.why('spend ship-draw')).toEqual({
      rule: 'CL-ACT-6',
      reason: 'token-not-owned',
      params: { token: 'ship-draw' },
    });
    expect(t.why('spend industry')).toEqual({
      rule: 'CL-ACT-6',
      reason: 'not-an-action-token',
      params: { token: 'industry' },
    });
  });

  test('CL-ACT-6, T-26: an Attack token is discarded, and the attack takes two harbor discs and no activation disc', () => {
    const t = scenario({ seats: [{ harbor: 2, tokens: { attack: 1 } }], cities: { rome: 1 } });
    t.play('spend attack', 'attack rome');
    expect(t.seat(0)).toMatchObject({ harbor: 0, supply: 29, tokens: {} });
    expect(t.seat(0).buildings).toEqual([{ id: 'colonial-house', disc: false }]);
    expect(t.position.cities.rome).toEqual({ disc: 0 });
  });

  test('CL-ACT-9, EC-22: a blue token gained goes to the harbor and may be spent from the next turn on', () => {
    const t = scenario({
      seats: [{ harbor: 3, buildings: ['docks'] }, { passed: true }, { passed: true }],
      cities: { paris: 0 },
      open: ['africa'],
      tokens: { elmina: 'occupy-draw', 'london+paris': 'pay' },
    });
    t.play('activate docks', 'occupy elmina');
    expect(t.asks).toBe('perform 0');
    expect(t.seat(0).tokens).toEqual({ 'occupy-draw': 1 });
    expect(t.why('spend occupy-draw')).toEqual({ rule: 'CL-ACT-7', reason: 'must-perform', params: {} });
    t.play('end');
    expect(t.legal('spend')).toEqual(['spend occupy-draw']);
    t.play('spend occupy-draw', 'occupy london');
    expect(t.seat(0).tokens).toEqual({ pay: 1 });
    expect(t.legal('spend')).toEqual(['spend pay']);
  });
});

describe('CL-ACT: what an activation or a token must do', () => {
  test('EC-06: a disc gained by the first action of an activation may be used by the second', () => {
    const tables = variant((data) => {
      data.buildings.find(({ id }) => id === 'museum')!.actions = [['pay'], ['ship']];
    });
    const t = scenario({ tables, seats: [{ harbor: 1, buildings: ['museum', 'market'], busy: ['market'] }] });
    t.play('activate museum');
    expect(t.legal()).toEqual(['pay market']);
    expect(t.rule('ship africa')).toBe('CL-ACT-5');
    t.play('pay market');
    expect(t.legal()).toEqual([...SHIPS, 'end']);
  });
});
