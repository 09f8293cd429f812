/** Pay in the Action Phase (AS-ACT-PAY). */
import { describe, expect, test } from 'vitest';
import { onA, sailVariant } from '../../support/age-of-sail.ts';
import { factsOf } from '../../support/events.ts';
import { scenario } from '../../support/scenario.ts';

describe('AS-ACT-PAY', () => {
  test('AS-ACT-PAY-1: one disc returns to the harbor, and the building can be activated again', () => {
    const t = onA({
      seats: [{ harbor: 1, buildings: ['market', 'exchange'], busy: ['colonial-house', 'market'] }, { passed: true }],
    });
    t.play('activate exchange');
    expect(t.legal()).toEqual(['pay colonial-house', 'pay market']);
    expect(factsOf(t.play('pay market'))[1]).toEqual({ event: 'payment-made', seat: 0, building: 'market' });
    expect(t.seat(0)).toMatchObject({
      harbor: 1,
      buildings: [
        { id: 'colonial-house', disc: true },
        { id: 'market', disc: false },
        { id: 'exchange', disc: true },
      ],
    });
    expect(t.legal()).toEqual(['activate market', 'pass']);
  });

  test('AS-ACT-PAY-2, AS-ACT-PAY-1: a building cannot pay for the Exchange, Museum or Parliament', () => {
    const t = onA({
      seats: [
        {
          harbor: 1,
          buildings: ['exchange', 'museum', 'parliament', 'market'],
          busy: ['museum', 'parliament', 'market'],
        },
      ],
    });
    t.play('activate exchange');
    expect(t.legal()).toEqual(['pay market']);
    for (const building of ['exchange', 'museum', 'parliament']) {
      expect(t.why(`pay ${building}`)).toEqual({
        rule: 'AS-ACT-PAY-2',
        reason: 'paid-in-salary-only',
        params: { building },
      });
    }
    expect(t.why('pay colonial-house')).toEqual({
      rule: 'AS-ACT-PAY-1',
      reason: 'no-disc-on-building',
      params: { building: 'colonial-house' },
    });
  });

  test('AS-ACT-PAY-2, EC-19: a token cannot either', () => {
    const t = onA({
      seats: [{ harbor: 1, buildings: ['exchange', 'market'], busy: ['exchange', 'market'], tokens: { pay: 1 } }],
    });
    t.play('spend pay');
    expect(t.legal()).toEqual(['pay market']);
    expect(t.why('pay exchange')).toEqual({
      rule: 'AS-ACT-PAY-2',
      reason: 'paid-in-salary-only',
      params: { building: 'exchange' },
    });
  });

  test('AS-ACT-PAY-2, AS-ACT-6, EC-18: with discs only on such buildings nothing can be paid, so neither building nor token can be used', () => {
    const t = onA({
      seats: [{ harbor: 2, buildings: ['exchange', 'museum'], busy: ['museum', 'colonial-house'], tokens: { pay: 1 } }],
    });
    expect(t.legal()).toEqual(['activate exchange', 'spend pay', 'pass']);
    const none = onA({
      seats: [{ harbor: 2, buildings: ['exchange', 'museum'], busy: ['museum'], tokens: { pay: 1 } }],
    });
    expect(none.why('activate exchange')).toEqual({
      rule: 'AS-ACT-6',
      reason: 'no-effect',
      params: { building: 'exchange' },
    });
    expect(none.why('spend pay')).toEqual({ rule: 'AS-ACT-6', reason: 'no-effect', params: { token: 'pay' } });
  });

  test('AS-ACT-PAY-3, EC-17: a building cannot pay for itself, with or without the symbol', () => {
    const tables = sailVariant((data) => {
      for (const building of data.buildings)
        if (building.notPayableInActionPhase) building.notPayableInActionPhase = false;
    });
    const bare = scenario({ tables, seats: [{ harbor: 1, buildings: ['exchange'] }] });
    expect(bare.rule('activate exchange')).toBe('AS-ACT-6');
    const t = scenario({ tables, seats: [{ harbor: 1, buildings: ['exchange', 'museum'], busy: ['museum'] }] });
    t.play('activate exchange');
    expect(t.legal()).toEqual(['pay museum']);
    expect(t.why('pay exchange')).toEqual({
      rule: 'AS-ACT-PAY-3',
      reason: 'pays-itself',
      params: { building: 'exchange' },
    });
  });
});
