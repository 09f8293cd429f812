/** Buildings of variants whose actions overlap, number three, or include Payments (CL-MIX). */
import { describe, expect, test } from 'vitest';
import type { EditionData } from '../../src/index.ts';
import { scenario } from '../support/scenario.ts';
import { variant } from '../support/variant.ts';

type Steps = EditionData['buildings'][number]['actions'];

/** An open Africa with presence, enough discs, and an activated building with these actions. */
function atWork(actions: Steps, harbor = 6, busy: string[] = []) {
  const tables = variant((data) => {
    data.buildings.find(({ id }) => id === 'docks')!.actions = actions;
  });
  const t = scenario({
    tables,
    seats: [{ harbor, buildings: ['docks', ...busy], busy }],
    open: ['africa'],
    cities: { rome: 1, elmina: 1 },
  });
  t.play('activate docks');
  return t;
}

describe('CL-MIX: steps that overlap', () => {
  test('CL-MIX-1, CL-MIX-3: "Ship/Draw & Ship" is two Ships, or a Ship and a Draw in either order', () => {
    const t = atWork([['ship', 'draw'], ['ship']]);
    t.play('ship africa');
    expect(t.legal()).toEqual(['ship africa', 'draw africa', 'end']);
    t.play('draw africa');
    expect(t.asks).toBe('turn 1');
    const other = atWork([['ship', 'draw'], ['ship']]);
    other.play('draw africa');
    expect(other.legal()).toEqual(['ship africa', 'end']);
    expect(other.why('draw africa')).toEqual({
      rule: 'CL-ACT-7',
      reason: 'action-not-offered',
      params: { action: 'draw' },
    });
    other.play('ship africa');
    expect(other.asks).toBe('turn 1');
    const twice = atWork([['ship', 'draw'], ['ship']]);
    twice.play('ship africa', 'ship africa');
    expect(twice.asks).toBe('turn 1');
  });

  test('CL-MIX-1: "Ship/Occupy & Occupy/Draw" never performs the same step twice', () => {
    const steps: Steps = [
      ['ship', 'occupy'],
      ['occupy', 'draw'],
    ];
    const occupied = atWork(steps);
    occupied.play('occupy cape-town');
    expect(occupied.legal()).toEqual(['ship africa', 'draw africa', 'end']);
    const shipped = atWork(steps);
    shipped.play('ship africa');
    expect(shipped.legal()).toEqual(['occupy cape-town', 'draw africa', 'end']);
    const drawn = atWork(steps);
    drawn.play('draw africa');
    expect(drawn.legal()).toEqual(['ship africa', 'occupy cape-town', 'end']);
  });

  test('CL-MIX-2: all three actions happen in one region', () => {
    const t = atWork([['ship'], ['draw'], ['attack']]);
    t.play('ship africa');
    expect(t.legal()).toEqual(['attack elmina', 'draw africa', 'end']);
    expect(t.why('attack rome')).toEqual({
      rule: 'CL-MIX-2',
      reason: 'other-region',
      params: { region: 'europe', discs: 4, city: 'rome' },
    });
    expect(t.why('draw europe')).toEqual({
      rule: 'CL-MIX-2',
      reason: 'other-region',
      params: { region: 'europe', discs: 4, stack: 'europe', presence: 0, value: 0 },
    });
    t.play('attack elmina', 'draw africa');
    expect(t.asks).toBe('turn 1');
  });

  test('CL-MIX-2: after a Draw in Europe no Ship is possible', () => {
    const t = atWork([['draw'], ['ship']]);
    t.play('draw slavery');
    expect(t.asks).toBe('turn 1');
  });

  test('CL-MIX-4: a second Draw uses the same stack, even with another action between', () => {
    const t = atWork([['draw'], ['occupy'], ['draw']]);
    t.play('draw slavery', 'occupy paris');
    expect(t.legal()).toEqual(['draw slavery', 'end']);
    expect(t.rule('draw europe')).toBe('CL-MIX-4');
  });

  test('CL-MIX-2: a Payment has no region and does not restrict the other actions', () => {
    const t = atWork([['pay'], ['ship'], ['draw']], 6, ['market']);
    t.play('pay market');
    expect(t.legal('ship')).toHaveLength(6);
    t.play('ship africa');
    expect(t.legal()).toEqual(['draw africa', 'end']);
    const between = atWork([['ship'], ['pay'], ['ship']], 6, ['market']);
    between.play('ship india', 'pay market');
    expect(between.legal()).toEqual(['ship india', 'end']);
  });

  test('CL-ACT-PAY-3: two Payments of one activation never return the disc that activated it', () => {
    const t = atWork([['pay'], ['pay']], 1, ['market', 'shipyard']);
    t.play('pay market');
    expect(t.legal()).toEqual(['pay shipyard', 'end']);
    const single = atWork([['pay'], ['pay']], 1, ['market']);
    single.play('pay market');
    expect(single.asks).toBe('turn 1');
  });

  test('CL-ACT-PAY-3: the start building does not pay itself after another action', () => {
    const tables = variant((data) => {
      data.startBuildings[0].actions = [['draw'], ['pay']];
    });
    const t = scenario({ tables, seats: [{ harbor: 1 }] });
    t.play('activate colonial-house', 'draw europe');
    expect(t.asks).toBe('turn 1');
  });

  test('EC-19: the Payment of a token with two actions may return the only disc on a building', () => {
    const tables = variant((data) => {
      data.tokens.find(({ id }) => id === 'pay')!.actions = [['draw'], ['pay']];
    });
    const t = scenario({ tables, seats: [{ busy: ['colonial-house'], tokens: { pay: 1 } }] });
    t.play('spend pay', 'draw europe');
    expect(t.legal()).toEqual(['pay colonial-house', 'end']);
  });
});
