/**
 * The cost in discs of an activation or a spent token, and that it must have an effect (CL-ACT-5, CL-ACT-7, CL-ACT-8).
 */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

const NO_EFFECT = { rule: 'CL-ACT-8', reason: 'no-effect' };
const NO_EFFECT_REQUIRED = { options: { 'rulings.requireEffect': false } };

/**
 * Seat 0 with a given number of discs in the harbor and every kind of action; there is a city to attack and a disc to
 * pay.
 */
function scenarioWithAllActions(harbor: number) {
  return scenario({
    seats: [
      {
        harbor,
        buildings: ['market', 'market', 'shipyard', 'barracks', 'workshop', 'museum'],
        busy: ['market'],
        tokens: { 'ship-draw': 1, 'occupy-draw': 1, attack: 1, pay: 1 },
      },
    ],
    cities: { rome: 1 },
  });
}

describe('CL-ACT: discs', () => {
  test('CL-ACT-5, EC-02: an activation takes one disc beside those of the action: Ship and Occupy 2 in all, Attack 3, Payment and Draw 1', () => {
    expect(scenarioWithAllActions(0).legal('activate')).toEqual([]);
    expect(scenarioWithAllActions(1).legal('activate')).toEqual(['activate market', 'activate museum']);
    const two = ['activate colonial-house', 'activate market', 'activate shipyard', 'activate museum'];
    expect(scenarioWithAllActions(2).legal('activate')).toEqual(two);
    const three = [...two.slice(0, 3), 'activate barracks', 'activate museum'];
    expect(scenarioWithAllActions(3).legal('activate')).toEqual(three);
    expect(scenarioWithAllActions(1).why('activate shipyard')).toEqual({
      ...NO_EFFECT,
      params: { building: 'shipyard' },
    });
    expect(scenarioWithAllActions(2).why('activate barracks')).toEqual({
      ...NO_EFFECT,
      params: { building: 'barracks' },
    });
  });

  test('CL-ACT-5, EC-02: with a token Ship and Occupy take 1 disc, Attack 2, Payment and Draw none', () => {
    const tokens = ['spend ship-draw', 'spend occupy-draw', 'spend pay'];
    expect(scenarioWithAllActions(0).legal('spend')).toEqual(tokens);
    expect(scenarioWithAllActions(1).legal('spend')).toEqual(tokens);
    expect(scenarioWithAllActions(2).legal('spend')).toEqual([...tokens.slice(0, 2), 'spend attack', 'spend pay']);
    expect(scenarioWithAllActions(1).why('spend attack')).toEqual({ ...NO_EFFECT, params: { token: 'attack' } });
    const none = scenarioWithAllActions(0);
    none.play('spend ship-draw');
    expect(none.legal()).toEqual(['draw europe', 'draw slavery']);
    expect(none.why('ship africa')).toEqual({
      rule: 'CL-ACT-5',
      reason: 'too-few-discs',
      params: { region: 'africa', discs: 0 },
    });
    const one = scenarioWithAllActions(1);
    one.play('spend occupy-draw');
    expect(one.legal('occupy')).toHaveLength(9);
    one.play('occupy london');
    expect(one.seat(0).harbor).toBe(0);
  });

  test('CL-ACT-5: an Occupy without a disc is refused because discs are missing', () => {
    const t = scenarioWithAllActions(0);
    t.play('spend occupy-draw');
    expect(t.why('occupy london')).toEqual({
      rule: 'CL-ACT-5',
      reason: 'too-few-discs',
      params: { region: 'europe', discs: 0, city: 'london' },
    });
  });
});

describe('CL-ACT: actions within one turn', () => {
  test('CL-ACT-7: all actions of one activation happen within the same turn, without anything in between', () => {
    const t = scenario({ seats: [{ harbor: 5, buildings: ['cartographer', 'market'], tokens: { pay: 1 } }] });
    t.play('activate cartographer', 'ship india');
    expect(t.asks).toBe('perform 0');
    expect(t.legal()).toEqual(['ship india', 'end']);
    for (const other of ['activate market', 'spend pay', 'pass', 'build market', 'discard africa-1', 'governor normal'])
      expect(t.why(other)).toEqual({ rule: 'CL-ACT-7', reason: 'must-perform', params: {} });
    expect(t.why('draw europe')).toEqual({
      rule: 'CL-ACT-7',
      reason: 'action-not-offered',
      params: { action: 'draw' },
    });
    t.play('ship india');
    expect(t.asks).toBe('turn 1');
  });
});

describe('CL-ACT: at least one action', () => {
  test('CL-ACT-8, EC-01: a building whose actions are all impossible cannot be activated, and such a token cannot be spent', () => {
    const t = scenario({
      seats: [{ harbor: 3, buildings: ['barracks', 'museum', 'market'], tokens: { attack: 1, pay: 1 } }],
      cities: { rome: 0 },
    });
    expect(t.legal()).toEqual(['activate colonial-house', 'activate market', 'pass']);
    expect(t.why('activate barracks')).toEqual({ ...NO_EFFECT, params: { building: 'barracks' } });
    expect(t.why('activate museum')).toEqual({ ...NO_EFFECT, params: { building: 'museum' } });
    expect(t.why('spend attack')).toEqual({ ...NO_EFFECT, params: { token: 'attack' } });
    expect(t.why('spend pay')).toEqual({ ...NO_EFFECT, params: { token: 'pay' } });
  });

  test('CL-ACT-8, EC-01: at least one action must be performed before the activation ends', () => {
    const t = scenario({ seats: [{ harbor: 3, buildings: ['cartographer'] }] });
    t.play('activate cartographer');
    expect(t.why('end')).toEqual({ rule: 'CL-ACT-8', reason: 'nothing-performed', params: {} });
    t.play('ship india');
    expect(factsOf(t.play('end'))).toEqual([
      { event: 'actions-skipped', seat: 0 },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
  });

  test('EC-01: without the ruling a building may be activated and a token spent without effect', () => {
    const t = scenario({
      ...NO_EFFECT_REQUIRED,
      seats: [{ harbor: 1, buildings: ['workshop', 'barracks'], tokens: { attack: 1 } }, { passed: true }, {}],
    });
    expect(t.legal()).toEqual(['activate colonial-house', 'activate barracks', 'spend attack', 'pass']);
    t.play('activate barracks');
    expect(t.asks).toBe('perform 0');
    expect(t.legal()).toEqual(['end']);
    expect(factsOf(t.play('end'))).toEqual([
      { event: 'actions-skipped', seat: 0 },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 2 },
    ]);
    expect(t.seat(0)).toMatchObject({ harbor: 0 });
    expect(t.seat(0).buildings[2]).toEqual({ id: 'barracks', disc: true });
    t.play('pass');
    expect(t.legal()).toEqual(['spend attack', 'pass']);
    t.play('spend attack');
    expect(t.legal()).toEqual(['end']);
    t.play('end');
    expect(t.seat(0).tokens).toEqual({});
  });

  test('EC-01: without the ruling the player may skip possible actions', () => {
    const t = scenario({ ...NO_EFFECT_REQUIRED, seats: [{ harbor: 2, buildings: ['market'] }] });
    t.play('activate market');
    expect(t.legal()).toEqual(['draw europe', 'draw slavery', 'end']);
    t.play('end');
    expect(t.asks).toBe('turn 1');
    expect(t.seat(0).cards).toEqual([]);
  });

  test('EC-01: without the ruling an activation still takes a disc and an empty circle', () => {
    const t = scenario({ ...NO_EFFECT_REQUIRED, seats: [{ buildings: ['market', 'bank'], busy: ['market'] }] });
    expect(t.legal()).toEqual(['pass']);
    expect(t.rule('activate colonial-house')).toBe('CL-ACT-3');
    expect(t.rule('activate market')).toBe('CL-ACT-4');
    expect(t.rule('activate bank')).toBe('CL-ACT-4');
  });
});
