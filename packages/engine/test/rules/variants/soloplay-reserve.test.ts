/** SoloPlay: the reserve of neutral discs: who receives them, and what the remaining ones score (S2-NEU, S2-END). */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import { scenario } from '../../support/scenario.ts';

const mode = 'soloplay-two';

/** Ends a Build Phase; Growth moves two discs to each harbor, Salary none. */
function endBuildPhase(
  harbors: number[],
  numbers: Record<string, number[]> = { neutralReserve: [3, 3], neutralHarbor: [0, 0] },
  options: Partial<Options> = {},
) {
  const t = scenario({
    mode,
    options,
    decision: 'build',
    seat: 1,
    seats: harbors.map((harbor, seat) => ({ harbor, buildings: seat < 1 ? ['market'] : [] })),
    numbers,
  });
  const events = t.play('build market');
  const received = factsOf(events, 'neutral-received').map(({ seat }) => seat);
  return { received, numbers: t.position.numbers, harbors: t.position.seats.map(({ harbor }) => harbor), events };
}

describe('S2-NEU: receiving neutral discs', () => {
  test('S2-NEU-1, T-56: after Salary the player with fewer harbor discs moves one neutral disc from the reserve', () => {
    const { received, numbers, harbors, events } = endBuildPhase([2, 3]);
    expect(harbors).toEqual([4, 5]);
    expect(received).toEqual([0]);
    expect(numbers).toEqual({ neutralReserve: [2, 3], neutralHarbor: [1, 0] });
    expect(factsOf(events).slice(-4)).toEqual([
      { event: 'phase-ended' },
      { event: 'phase-started' },
      { event: 'neutral-received', seat: 0, colour: 2 },
      { event: 'turn-started', seat: 0 },
    ]);
    expect(endBuildPhase([5, 3]).received).toEqual([1]);
  });

  test('S2-NEU-1, T-56: neutral discs that are still in the harbor count', () => {
    const left = { neutralReserve: [2, 3], neutralHarbor: [1, 0] };
    expect(endBuildPhase([2, 3], left)).toMatchObject({ received: [], numbers: left });
    expect(endBuildPhase([3, 3], left).received).toEqual([1]);
    expect(endBuildPhase([1, 3], left).received).toEqual([0]);
  });

  test('S2-NEU-1, EC-84: with equal numbers of discs no player receives one', () => {
    expect(endBuildPhase([3, 3])).toMatchObject({
      received: [],
      numbers: { neutralReserve: [3, 3], neutralHarbor: [0, 0] },
    });
  });

  test('S2-NEU-1: in player-by-player order the harbors are compared after the last Salary', () => {
    const { received, events } = endBuildPhase([1, 2], undefined, { phaseOrder: 'byPlayer' });
    expect(received).toEqual([0]);
    const kinds = factsOf(events, 'discs-grown', 'neutral-received').map(({ event }) => event);
    expect(kinds).toEqual(['discs-grown', 'neutral-received']);
  });

  test('S2-NEU-2: without a reserve no player receives one', () => {
    const empty = { neutralReserve: [0, 3], neutralHarbor: [0, 0] };
    expect(endBuildPhase([1, 3], empty)).toMatchObject({ received: [], numbers: empty });
  });
});

describe('S2-END: scoring', () => {
  test('S2-END-1, T-59: each neutral disc in the reserve gives 1 glory; those in the harbor give nothing', () => {
    const t = scenario({
      mode,
      round: 7,
      seat: 1,
      seats: [{ passed: true, harbor: 2 }, { harbor: 3 }],
      numbers: { neutralReserve: [2, 0], neutralHarbor: [1, 3] },
    });
    expect(t.score(0)).toMatchObject({ mode: 2, population: 0, governorSlot: 3, total: 5 });
    expect(t.score(1)).toMatchObject({ mode: 0, population: 1, governorSlot: 3, total: 4 });
    const items = factsOf(t.play('pass'), 'score-item').filter(({ category }) => category === 'mode');
    expect(items).toEqual([
      { event: 'score-item', seat: 0, category: 'mode', amount: 2 },
      { event: 'score-item', seat: 1, category: 'mode', amount: 0 },
    ]);
  });
});
