/** The Salary Phase: Payments bring discs back from buildings to the harbor. */
import { describe, expect, test } from 'vitest';
import { play } from '../../src/index.ts';
import { factsOf } from '../support/events.ts';
import { newGame, scenario } from '../support/scenario.ts';

/** Seat 2 builds a Market as the last one; then come Growth and Salary from seat 0 on. */
function salaryOf(seat: NonNullable<Parameters<typeof scenario>[0]['seats']>[number]) {
  const t = scenario({ decision: 'build', seat: 2, seats: [seat] });
  const events = t.play('build market');
  return { t, events };
}

const THREE_DISCS = { buildings: ['shipyard', 'market', 'barracks'], busy: ['colonial-house', 'shipyard', 'barracks'] };

describe('CL-SAL: the Salary Phase', () => {
  test('CL-SAL-1, CL-SAL-2, T-05: with a Finance of 3 and three discs on buildings the player chooses which two return', () => {
    const { t } = salaryOf({ ...THREE_DISCS, tokens: { finance: 3 } });
    expect(t.asks).toBe('salary 0');
    expect(t.legal()).toEqual(['pay colonial-house', 'pay shipyard', 'pay barracks']);
    const harbor = t.seat(0).harbor;
    expect(factsOf(t.play('pay barracks'))).toEqual([{ event: 'salary-paid', seat: 0, building: 'barracks' }]);
    expect(t.asks).toBe('salary 0');
    expect(t.legal()).toEqual(['pay colonial-house', 'pay shipyard']);
    t.play('pay colonial-house');
    expect(t.asks).toBe('turn 0');
    expect(t.seat(0).harbor).toBe(harbor + 2);
    expect(t.seat(0).buildings).toEqual([
      { id: 'colonial-house', disc: false },
      { id: 'shipyard', disc: true },
      { id: 'market', disc: false },
      { id: 'barracks', disc: false },
    ]);
  });

  test('CL-SAL-1: only a building with a disc can be paid', () => {
    const { t } = salaryOf(THREE_DISCS);
    const refusal = (building: string) => ({ rule: 'CL-SAL-1', reason: 'no-disc-on-building', params: { building } });
    expect(t.why('pay market')).toEqual(refusal('market'));
    expect(t.why('pay museum')).toEqual(refusal('museum'));
    expect(t.why('pay shipyard')).toBe(null);
  });

  test('CL-SAL-1: salaries are paid in turn order', () => {
    const busy = { busy: ['colonial-house'] };
    const t = scenario({ decision: 'build', first: 2, seat: 1, seats: [busy, THREE_DISCS, busy] });
    expect(factsOf(t.play('build market'), 'salary-paid')).toEqual([
      { event: 'salary-paid', seat: 2, building: 'colonial-house' },
      { event: 'salary-paid', seat: 0, building: 'colonial-house' },
    ]);
    expect(t.asks).toBe('salary 1');
  });

  test('CL-SAL-2: copies of a building with a disc are listed once and paid one at a time', () => {
    const markets = { buildings: ['market', 'market', 'market'], busy: ['colonial-house', 'market', 'market'] };
    const { t } = salaryOf({ ...markets, tokens: { finance: 2 } });
    expect(t.legal()).toEqual(['pay colonial-house', 'pay market']);
    t.play('pay market');
    expect(t.legal()).toEqual(['pay colonial-house', 'pay market']);
    expect(t.seat(0).buildings.map(({ disc }) => disc)).toEqual([true, false, true, false]);
    t.play('pay market');
    expect(t.asks).toBe('turn 0');
    expect(t.seat(0).buildings.map(({ disc }) => disc)).toEqual([true, false, false, false]);
  });

  test('CL-SAL-3, T-08: with three Payments for two discs both return and one Payment is lost', () => {
    const busy = { buildings: ['shipyard', 'market'], busy: ['colonial-house', 'market'] };
    const { t, events } = salaryOf({ ...busy, tokens: { finance: 4 } });
    const own = factsOf(events, 'salary-paid', 'salary-unused').filter(({ seat }) => seat === 0);
    expect(own).toEqual([
      { event: 'salary-paid', seat: 0, building: 'colonial-house' },
      { event: 'salary-paid', seat: 0, building: 'market' },
      { event: 'salary-unused', seat: 0, payments: 1 },
    ]);
    expect(t.asks).toBe('turn 0');
    expect(t.seat(0).buildings.some(({ disc }) => disc)).toBe(false);
    expect(t.seat(0).harbor).toBe(4);
  });

  test('CL-SAL-3: with as many Payments as discs all return without a decision, and nothing is lost', () => {
    const { t, events } = salaryOf({ ...THREE_DISCS, tokens: { finance: 4 } });
    const own = factsOf(events, 'salary-paid', 'salary-unused').filter(({ seat }) => seat === 0);
    expect(own.map(({ event, building }) => [event, building])).toEqual([
      ['salary-paid', 'colonial-house'],
      ['salary-paid', 'shipyard'],
      ['salary-paid', 'barracks'],
    ]);
    expect(t.asks).toBe('turn 0');
  });

  test('CL-SAL-4: a salary cannot be declined', () => {
    const { t } = salaryOf({ ...THREE_DISCS, tokens: { finance: 2 } });
    for (const payments of [2, 1]) {
      for (const move of ['pass', 'end', 'activate market', 'build market']) {
        expect(t.why(move)).toEqual({ rule: 'CL-SAL-4', reason: 'must-pay-salary', params: { payments } });
      }
      t.play(t.legal()[0]);
    }
    expect(t.asks).toBe('turn 0');
  });

  test('CL-SAL-5, T-09: in round 1 the phase takes place without any Payment', () => {
    const { game } = newGame(3);
    const build = () => play(game, game.tables.catalogue.byText.get('build market')!);
    build();
    build();
    const events = build().filter(({ phase }) => phase === 'salary');
    const [a, b, c] = [0, 1, 2].map((offset) => (game.state.first + offset) % 3);
    expect(factsOf(events)).toEqual([
      { event: 'phase-started' },
      { event: 'salary-unused', seat: a, payments: 1 },
      { event: 'salary-unused', seat: b, payments: 1 },
      { event: 'salary-unused', seat: c, payments: 1 },
      { event: 'phase-ended' },
    ]);
    expect(Array.from(game.state.harbor)).toEqual([2, 2, 2]);
  });

  test.each(['museum', 'parliament'])('CL-SAL-6, EC-21: the %s can be paid like any building', (building) => {
    const { t } = salaryOf({ buildings: [building], busy: ['colonial-house', building] });
    expect(t.legal()).toEqual(['pay colonial-house', `pay ${building}`]);
    t.play(`pay ${building}`);
    expect(t.seat(0).buildings[1].disc).toBe(false);
    expect(t.asks).toBe('turn 0');
  });

  test('CL-SAL-6, EC-21: the Exchange can be paid, by choice or automatically', () => {
    const { t } = salaryOf({
      ...THREE_DISCS,
      buildings: [...THREE_DISCS.buildings, 'exchange'],
      busy: [...THREE_DISCS.busy, 'exchange'],
    });
    expect(t.legal()).toEqual(['pay colonial-house', 'pay shipyard', 'pay barracks', 'pay exchange']);
    const { events } = salaryOf({ buildings: ['exchange'], busy: ['exchange'] });
    expect(factsOf(events, 'salary-paid')).toEqual([{ event: 'salary-paid', seat: 0, building: 'exchange' }]);
  });
});
