/** The optional order of phases in which each player does Build, Growth and Salary in a row. */
import { describe, expect, test } from 'vitest';
import { type GameEvent, type Options, writePosition } from '../../src/index.ts';
import { factsOf } from '../support/events.ts';
import { follow, newGame, scenario } from '../support/scenario.ts';
import { variant } from '../support/variant.ts';

const byPlayer = { phaseOrder: 'byPlayer' } as const;
const onRequest = variant((data) => {
  data.phaseByPhaseOnRequest = true;
});

/** Each player's part of a phase as `growth 1`; starts and ends of phases as `<growth` and `growth>`. */
function phaseSequence(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.event === 'phase-started') return [`<${event.phase}`];
    if (event.event === 'phase-ended') return [`${event.phase}>`];
    const parts = ['building-built', 'discs-grown', 'salary-paid', 'salary-unused', 'turn-started'];
    return parts.includes(event.event) && event.seat !== null ? [`${event.phase} ${event.seat}`] : [];
  });
}

describe('PO: phase order', () => {
  test('CL-RND-3, PO-1: each player in turn order does Build, Growth and Salary in a row', () => {
    const t = scenario({ options: byPlayer, decision: 'build', first: 1 });
    const own = (seat: number) => [
      ...[`build ${seat}`, 'build>', '<growth', `growth ${seat}`, 'growth>', '<salary', `salary ${seat}`, 'salary>'],
    ];
    expect(phaseSequence(t.play('build market'))).toEqual([...own(1), '<build']);
    expect(t.asks).toBe('build 2');
    expect(t.position.seats.map(({ harbor }) => harbor)).toEqual([0, 2, 0]);
    expect(phaseSequence(t.play('build market'))).toEqual([...own(2), '<build']);
    expect(t.asks).toBe('build 0');
    expect(phaseSequence(t.play('build market'))).toEqual([...own(0), '<action', 'action 1']);
    expect(t.asks).toBe('turn 1');
  });

  test('CL-RND-3, PO-1: without the option all players finish a phase before the next begins', () => {
    const t = scenario({ decision: 'build', first: 1 });
    expect(phaseSequence(t.play('build market'))).toEqual(['build 1']);
    expect(phaseSequence(t.play('build market'))).toEqual(['build 2']);
    expect(phaseSequence(t.play('build market'))).toEqual([
      ...['build 0', 'build>', '<growth', 'growth 1', 'growth 2', 'growth 0', 'growth>'],
      ...['<salary', 'salary 1', 'salary 2', 'salary 0', 'salary>', '<action', 'action 1'],
    ]);
  });

  test('PO-1: the start and the end of a player’s own phase have the seat of the player', () => {
    const phases = (events: readonly GameEvent[]) =>
      events.flatMap(({ event, phase, seat }) =>
        event === 'phase-started' || event === 'phase-ended' ? [`${event} ${phase} ${seat}`] : [],
      );
    const own = scenario({ options: byPlayer, decision: 'build', first: 2 });
    expect(phases(own.play('build market'))).toEqual([
      'phase-ended build 2',
      'phase-started growth 2',
      'phase-ended growth 2',
      'phase-started salary 2',
      'phase-ended salary 2',
      'phase-started build 0',
    ]);
    own.play('build market');
    expect(phases(own.play('build market')).slice(-2)).toEqual(['phase-ended salary 1', 'phase-started action null']);
    const common = scenario({ decision: 'build', first: 2 });
    const events = ['build market', 'build market', 'build market'].flatMap((move) => common.play(move));
    expect(phases(events)[0]).toBe('phase-ended build null');
    const asked = scenario({ tables: onRequest, options: byPlayer, decision: 'build' });
    asked.play('build market', 'by-phase');
    const rest = ['build market', 'build market'].flatMap((move) => asked.play(move));
    expect(phases(rest).slice(0, 2)).toEqual(['phase-ended build null', 'phase-started growth null']);
  });

  test('PO-1: a choice of salaries comes before the next player builds', () => {
    const busy = { buildings: ['market'], busy: ['colonial-house', 'market'] };
    const t = scenario({ options: byPlayer, decision: 'build', seats: [busy] });
    t.play('build market');
    expect(t.asks).toBe('salary 0');
    expect(phaseSequence(t.play('pay market'))).toEqual(['salary 0', 'salary>', '<build']);
    expect(t.asks).toBe('build 1');
  });

  test('PO-2: the Action Phase is the same', () => {
    const seat = { harbor: 2 };
    const t = scenario({ options: byPlayer, first: 1, seats: [seat, seat, seat] });
    expect(t.asks).toBe('turn 1');
    t.play('activate colonial-house', 'occupy rome');
    expect(t.asks).toBe('turn 2');
    t.play('pass', 'pass');
    expect(t.asks).toBe('turn 1');
    expect(factsOf(t.play('pass')).slice(-3)).toEqual([
      { event: 'first-player-marker-passed', seat: 2, fromSeat: 1 },
      { event: 'round-started', number: 2 },
      { event: 'phase-started', seat: 2 },
    ]);
    expect(t.asks).toBe('build 2');
  });

  test('PO-4: no value depends on the order', () => {
    const played = (options: Partial<Options>) => {
      const t = follow(newGame(4, { seed: 'order', options }).game);
      while (t.position.round < 4 || t.position.phase !== 'action') {
        t.play(t.asks.startsWith('turn') ? (t.legal('activate')[0] ?? 'pass') : t.legal()[0]);
      }
      const { options: _, offset, phasedFrom, ...position } = t.position;
      return position;
    };
    expect(played(byPlayer)).toEqual(played({}));
  });

  test('PO-5: no other decision comes between one player’s Build, Growth and Salary', () => {
    const t = follow(newGame(5, { seed: 'alone', options: byPlayer }).game);
    const { first } = t.position;
    const asked = [t.asks];
    for (let i = 0; i < 5; i++) {
      t.play('build shipyard');
      asked.push(t.asks);
    }
    const seats = [0, 1, 2, 3, 4].map((offset) => (first + offset) % 5);
    expect(asked).toEqual([...seats.map((seat) => `build ${seat}`), `turn ${first}`]);
  });
});

describe('PO-3: back to phase-by-phase on request', () => {
  test('PO-3: the first player may ask for it before building, for the whole round', () => {
    const t = scenario({ tables: onRequest, options: byPlayer, decision: 'build' });
    expect(t.legal()).toEqual(['build market', 'build shipyard', 'build workshop', 'by-phase']);
    expect(factsOf(t.play('by-phase'))).toEqual([{ event: 'phase-order-changed', seat: 0, from: 0 }]);
    expect(t.asks).toBe('build 0');
    expect(phaseSequence(t.play('build market'))).toEqual(['build 0']);
    expect(phaseSequence(t.play('build market'))).toEqual(['build 1']);
    expect(phaseSequence(t.play('build market'))).toEqual([
      ...['build 2', 'build>', '<growth', 'growth 0', 'growth 1', 'growth 2', 'growth>'],
      ...['<salary', 'salary 0', 'salary 1', 'salary 2', 'salary>', '<action', 'action 0'],
    ]);
  });

  test('PO-3: a later player may ask for it; players who have started keep what they did', () => {
    const t = scenario({ tables: onRequest, options: byPlayer, decision: 'build', first: 2, players: 4 });
    t.play('build market');
    expect(t.asks).toBe('build 3');
    expect(factsOf(t.play('by-phase'))).toEqual([{ event: 'phase-order-changed', seat: 3, from: 1 }]);
    expect(t.position.phasedFrom).toBe(1);
    expect(phaseSequence(t.play('build market'))).toEqual(['build 3']);
    expect(phaseSequence(t.play('build market'))).toEqual(['build 0']);
    expect(phaseSequence(t.play('build market'))).toEqual([
      ...['build 1', 'build>', '<growth', 'growth 3', 'growth 0', 'growth 1', 'growth>'],
      ...['<salary', 'salary 3', 'salary 0', 'salary 1', 'salary>', '<action', 'action 2'],
    ]);
    expect(t.position.offset).toBe(0);
    expect(t.position.seats.map(({ harbor }) => harbor)).toEqual([2, 2, 2, 2]);
  });

  test('PO-3: it holds for the current round only', () => {
    const t = scenario({ tables: onRequest, options: byPlayer, decision: 'build' });
    t.play('by-phase', 'build market', 'build market', 'build market', 'pass', 'pass', 'pass');
    expect(t.asks).toBe('build 1');
    expect(t.legal('by-phase')).toEqual(['by-phase']);
    t.play('build market');
    expect(t.position.seats.map(({ harbor }) => harbor)).toEqual([2, 4, 2]);
  });

  test('PO-3: it cannot be asked for twice, nor in a round that is played by phases anyway', () => {
    const refusal = { rule: 'PO-3', reason: 'no-phase-request', params: {} };
    const t = scenario({ tables: onRequest, options: byPlayer, decision: 'build' });
    t.play('by-phase');
    expect(t.why('by-phase')).toEqual(refusal);
    t.play('build market');
    expect(t.legal()).toEqual(['build market', 'build shipyard', 'build workshop']);
    expect(t.why('by-phase')).toEqual(refusal);
    expect(scenario({ tables: onRequest, decision: 'build' }).why('by-phase')).toEqual(refusal);
  });

  test('PO-3: it can be asked for only while a Build decision is pending', () => {
    const busy = { buildings: ['market'], busy: ['colonial-house', 'market'] };
    const t = scenario({ tables: onRequest, options: byPlayer, decision: 'build', seats: [busy] });
    t.play('build market');
    expect(t.rule('by-phase')).toBe('CL-SAL-4');
    const turn = scenario({ tables: onRequest, options: byPlayer });
    expect(turn.rule('by-phase')).toBe('CL-ACT-1');
  });

  test('PO-3: Classic has no such request', () => {
    const t = scenario({ options: byPlayer, decision: 'build' });
    expect(t.legal('by-phase')).toEqual([]);
    expect(t.why('by-phase')).toEqual({ rule: 'PO-3', reason: 'no-phase-request', params: {} });
    expect(writePosition(t.game).phasedFrom).toBe(3);
  });
});
