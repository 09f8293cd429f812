/** The Growth Phase: the Growth Level moves discs from the supply to the harbor. */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

describe('CL-GRO: the Growth Phase', () => {
  test('CL-GRO-1, T-03: with a Culture of 2 three discs go from the supply to the harbor', () => {
    const t = scenario({ decision: 'build', seat: 2, seats: [{ tokens: { culture: 2 }, harbor: 1 }] });
    t.play('build market');
    expect([t.seat(0).supply, t.seat(0).harbor]).toEqual([26, 4]);
  });

  test('CL-GRO-1: every player grows once, in turn order, by their own Growth Level', () => {
    const seats = [{ tokens: { culture: 4 } }, { tokens: { culture: 7 } }, {}, { tokens: { culture: 2 } }];
    const t = scenario({ decision: 'build', first: 2, seat: 1, seats });
    expect(factsOf(t.play('build workshop'), 'discs-grown')).toEqual([
      { event: 'discs-grown', seat: 2, requested: 2, moved: 2 },
      { event: 'discs-grown', seat: 3, requested: 3, moved: 3 },
      { event: 'discs-grown', seat: 0, requested: 4, moved: 4 },
      { event: 'discs-grown', seat: 1, requested: 5, moved: 5 },
    ]);
    expect(t.position.seats.map(({ supply, harbor }) => [supply, harbor])).toEqual([
      [26, 4],
      [25, 5],
      [28, 2],
      [27, 3],
    ]);
  });

  test('CL-GRO-2, EC-47, T-07: with a Culture of 10 and four discs left in the supply, four are moved', () => {
    const t = scenario({ decision: 'build', seat: 2, seats: [{ tokens: { culture: 10 }, harbor: 26 }] });
    const [grown] = factsOf(t.play('build market'), 'discs-grown');
    expect(grown).toEqual({ event: 'discs-grown', seat: 0, requested: 6, moved: 4 });
    expect([t.seat(0).supply, t.seat(0).harbor]).toEqual([0, 30]);
  });

  test('CL-GRO-2, EC-47: from an empty supply nothing is moved', () => {
    const t = scenario({ decision: 'build', seat: 2, seats: [{ harbor: 30 }] });
    const [grown] = factsOf(t.play('build market'), 'discs-grown');
    expect(grown).toEqual({ event: 'discs-grown', seat: 0, requested: 2, moved: 0 });
    expect([t.seat(0).supply, t.seat(0).harbor]).toEqual([0, 30]);
  });

  test('CL-GRO-3: Growth needs no decision: after the last build the first turn begins', () => {
    const t = scenario({ decision: 'build', seat: 2 });
    const phases = t.play('build market').map(({ event, phase }) => `${event} ${phase}`);
    expect(t.asks).toBe('turn 0');
    expect(phases).toEqual([
      'building-built build',
      'phase-ended build',
      'phase-started growth',
      'discs-grown growth',
      'discs-grown growth',
      'discs-grown growth',
      'phase-ended growth',
      'phase-started salary',
      'salary-unused salary',
      'salary-unused salary',
      'salary-unused salary',
      'phase-ended salary',
      'phase-started action',
      'turn-started action',
    ]);
  });
});
