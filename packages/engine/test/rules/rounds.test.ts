/** The structure of the game: seven rounds of four phases, and the order of players in each. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/index.ts';
import { factsOf } from '../support/events.ts';
import { follow, newGame, scenario } from '../support/scenario.ts';

describe('CL-RND: rounds and phases', () => {
  test('CL-RND-1, CL-EOR-4: seven rounds of Build, Growth, Salary and Action, and then the game is over', () => {
    const { game, events } = newGame(3);
    const t = follow(game);
    const all: GameEvent[] = [...events];
    while (t.asks !== 'over') all.push(...t.play(t.asks.startsWith('build') ? t.legal()[0] : 'pass'));
    const frame = all
      .filter(({ event }) => /^(round|phase|game)-(started|ended)$/.test(event))
      .map(({ event, round, phase }) => `${round} ${event} ${phase}`);
    const expected = [1, 2, 3, 4, 5, 6, 7].flatMap((round) => [
      `${round} round-started build`,
      ...['build', 'growth', 'salary', 'action'].flatMap((phase) => [
        `${round} phase-started ${phase}`,
        `${round} phase-ended ${phase}`,
      ]),
      `${round} round-ended action`,
    ]);
    expect(frame).toEqual([...expected, '7 game-ended action']);
  });

  test('CL-RND-2: in every phase the holder of the marker goes first, then clockwise, each once in phases 1 to 3', () => {
    const t = scenario({ decision: 'build', first: 2, players: 4 });
    const events = ['build market', 'build market', 'build market', 'build market'].flatMap((move) => t.play(move));
    const order = (event: GameEvent['event']) => factsOf(events, event).map(({ seat }) => seat);
    expect(order('building-built')).toEqual([2, 3, 0, 1]);
    expect(order('discs-grown')).toEqual([2, 3, 0, 1]);
    expect(order('salary-unused')).toEqual([2, 3, 0, 1]);
    expect(order('turn-started')).toEqual([2]);
    expect(t.asks).toBe('turn 2');
  });

  test('CL-RND-2, CL-ACT-2: turns go clockwise, skipping players who have passed, until all have', () => {
    const seat = { harbor: 3, tokens: { 'ship-draw': 1 } };
    const t = scenario({ first: 2, seats: [seat, seat, seat, seat] });
    const ship = ['spend ship-draw', 'ship africa'];
    const turn = (player: number, next: number) => [
      { event: 'turn-ended', seat: player },
      { event: 'turn-started', seat: next },
    ];
    expect(factsOf(t.play(...ship)).slice(-2)).toEqual(turn(2, 3));
    expect(factsOf(t.play('pass')).slice(-2)).toEqual(turn(3, 0));
    expect(factsOf(t.play('pass')).slice(-2)).toEqual(turn(0, 1));
    expect(factsOf(t.play(...ship)).slice(-2)).toEqual(turn(1, 2));
    expect(factsOf(t.play('activate colonial-house', 'occupy rome')).slice(-2)).toEqual([
      // Seat 3 is next, but seats 3 and 0 have passed.
      { event: 'turn-ended', seat: 2 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.asks).toBe('turn 1');
    expect(t.position.seats.map(({ passed }) => passed)).toEqual([true, false, false, true]);
  });

  test('EC-11: the last remaining player takes turns until passing', () => {
    const t = scenario({
      seats: [{ passed: true }, { harbor: 3, tokens: { 'ship-draw': 2 } }, { passed: true }],
      seat: 1,
    });
    for (const ship of ['ship africa', 'ship india']) {
      expect(factsOf(t.play('spend ship-draw', ship)).slice(-2)).toEqual([
        { event: 'turn-ended', seat: 1 },
        { event: 'turn-started', seat: 1 },
      ]);
      expect(t.asks).toBe('turn 1');
    }
    t.play('pass');
    expect(t.position.round).toBe(2);
  });

  test('CL-RND-2: every event has its number, round, phase and the seat that decided', () => {
    const t = scenario({ decision: 'build', first: 1, seat: 0, round: 3 });
    const events = t.play('build market');
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i));
    expect(new Set(events.map(({ round, actor }) => `${round} ${actor}`))).toEqual(new Set(['3 0']));
    expect([...new Set(events.map(({ phase }) => phase))]).toEqual(['build', 'growth', 'salary', 'action']);
  });

  test('CL-RND-2: the first turn of a phase begins and ends like any other', () => {
    const t = follow(newGame(3).game);
    const { first } = t.position;
    t.play('build market', 'build market');
    expect(factsOf(t.play('build market'), 'turn-started', 'turn-ended')).toEqual([
      { event: 'turn-started', seat: first },
    ]);
    expect(factsOf(t.play('pass'), 'turn-started', 'turn-ended')).toEqual([
      { event: 'turn-ended', seat: first },
      { event: 'turn-started', seat: (first + 1) % 3 },
    ]);
  });

  test('CL-RND-2: turns are counted: each part in Build and Salary, and each turn of the Action Phase', () => {
    const t = follow(newGame(3).game);
    const counts = ['build market', 'build market', 'build market', 'pass', 'pass', 'pass'].map((move) => {
      t.play(move);
      return t.position.turn;
    });
    expect(counts).toEqual([2, 3, 7, 8, 9, 10]);
  });
});
