/** Payment actions: a disc returns from a building to the harbor (CL-ACT-PAY). */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';
import { variant } from '../support/variant.ts';

describe('CL-ACT-PAY', () => {
  test('CL-ACT-PAY-1, T-28: the disc of one own building returns to the harbor, and building and disc are free again', () => {
    const buildings = ['cartographer', 'market', 'shipyard', 'museum'];
    const t = scenario({ first: 1, seats: [{}, { harbor: 1, buildings, busy: ['cartographer', 'market'] }] });
    t.play('activate museum');
    expect(t.legal()).toEqual(['pay cartographer', 'pay market']);
    expect(factsOf(t.play('pay cartographer'))).toEqual([
      { event: 'action-chosen', seat: 1, action: 'pay' },
      { event: 'payment-made', seat: 1, building: 'cartographer' },
      { event: 'turn-ended', seat: 1 },
      { event: 'turn-started', seat: 2 },
    ]);
    expect(t.seat(1)).toMatchObject({ harbor: 1, supply: 27 });
    expect(t.seat(1).buildings).toEqual([
      { id: 'colonial-house', disc: false },
      { id: 'cartographer', disc: false },
      { id: 'market', disc: true },
      { id: 'shipyard', disc: false },
      { id: 'museum', disc: true },
    ]);
  });

  test('CL-ACT-PAY-1: a player with a full board cannot pay the building of a neighbor', () => {
    const buildings = ['market', 'workshop', 'bank', 'theater', 'theater', 'university', 'university'];
    const t = scenario({ seats: [{ buildings, busy: ['market'], tokens: { pay: 1 } }, { busy: ['colonial-house'] }] });
    t.play('spend pay');
    expect(t.legal()).toEqual(['pay market']);
    expect(t.rule('pay colonial-house')).toBe('CL-ACT-PAY-1');
  });

  test('CL-ACT-PAY-1: a building without a disc cannot be paid, nor one of another player', () => {
    const t = scenario({
      seats: [
        { harbor: 1, buildings: ['market', 'shipyard'], busy: ['market'], tokens: { pay: 1 } },
        { buildings: ['barracks'], busy: ['barracks'] },
      ],
    });
    t.play('spend pay');
    expect(t.legal()).toEqual(['pay market']);
    for (const building of ['shipyard', 'barracks', 'colonial-house'])
      expect(t.why(`pay ${building}`)).toEqual({
        rule: 'CL-ACT-PAY-1',
        reason: 'no-disc-on-building',
        params: { building },
      });
  });

  test('CL-ACT-PAY-1: of several copies one is paid', () => {
    const t = scenario({
      seats: [
        { buildings: ['market', 'market', 'shipyard'], busy: ['market', 'market', 'shipyard'], tokens: { pay: 1 } },
      ],
    });
    t.play('spend pay');
    expect(t.legal()).toEqual(['pay market', 'pay shipyard']);
    t.play('pay market');
    expect(t.seat(0).buildings.map(({ disc }) => disc)).toEqual([false, false, true, true]);
    expect(t.seat(0).harbor).toBe(1);
  });

  test('CL-ACT-PAY-2: a building that was paid may be activated again in the same phase', () => {
    const t = scenario({
      seats: [{ harbor: 1, buildings: ['museum', 'market'], busy: ['market'] }, { passed: true }, { passed: true }],
    });
    t.play('activate museum', 'pay market');
    expect(t.legal()).toEqual(['activate market', 'pass']);
    t.play('activate market', 'draw europe');
    expect(t.seat(0).cards).toEqual(['europe-0']);
  });

  test('CL-ACT-PAY-3, EC-17: a building cannot pay for itself', () => {
    for (const building of ['exchange', 'museum', 'parliament']) {
      const t = scenario({ seats: [{ harbor: 1, buildings: [building, 'market'], busy: ['market'] }] });
      t.play(`activate ${building}`);
      expect(t.legal()).toEqual(['pay market']);
      expect(t.why(`pay ${building}`)).toEqual({
        rule: 'CL-ACT-PAY-3',
        reason: 'pays-itself',
        params: { building },
      });
    }
  });

  test('CL-ACT-PAY-3, EC-08: another copy of the activated building can be paid', () => {
    const tables = variant((data) => {
      data.topLevelLimit = null;
      data.buildings.find(({ id }) => id === 'museum')!.copies = 2;
    });
    const t = scenario({ tables, seats: [{ harbor: 1, buildings: ['museum', 'museum'], busy: ['museum'] }] });
    t.play('activate museum');
    expect(t.legal()).toEqual(['pay museum']);
    t.play('pay museum');
    expect(t.seat(0).buildings.filter(({ disc }) => disc)).toHaveLength(1);
    expect(t.seat(0).harbor).toBe(1);
  });

  test('EC-18: a Payment building cannot be activated while no other building holds a disc', () => {
    const t = scenario({ seats: [{ harbor: 2, buildings: ['museum', 'market'] }] });
    expect(t.legal()).toEqual(['activate colonial-house', 'activate market', 'pass']);
    expect(t.why('activate museum')).toEqual({
      rule: 'CL-ACT-8',
      reason: 'no-effect',
      params: { building: 'museum' },
    });
  });

  test('EC-19: a token may pay any own building with a disc, a Payment building too', () => {
    const t = scenario({
      seats: [{ buildings: ['museum', 'market'], busy: ['museum', 'market', 'colonial-house'], tokens: { pay: 1 } }],
    });
    t.play('spend pay');
    expect(t.legal()).toEqual(['pay colonial-house', 'pay museum', 'pay market']);
    t.play('pay museum');
    expect(t.seat(0).harbor).toBe(1);
  });

  test('EC-20: each Payment costs its own activation, so there is no endless loop', () => {
    const t = scenario({
      seats: [{ harbor: 1, buildings: ['museum', 'market'], busy: ['market'] }, { passed: true }, { passed: true }],
    });
    t.play('activate museum', 'pay market', 'activate market', 'draw europe');
    expect(t.seat(0).harbor).toBe(0);
    expect(t.legal()).toEqual(['pass']);
    expect(t.rule('activate museum')).toBe('CL-ACT-4');
  });
});
