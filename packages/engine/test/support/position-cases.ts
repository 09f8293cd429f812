/** Positions with a fault: a position is accepted as it is, and refused with the expected faults after each change. */
import { describe, expect, test } from 'vitest';
import { readPosition } from '../../src/index.ts';
import type { Case, Change } from './changes.ts';
import { faultTexts } from './faults.ts';
import type { Scenario } from './scenario.ts';

function faultsAfter(from: Scenario, change: Change): string[] {
  const position = structuredClone(from.position);
  change(position);
  return faultTexts(() => readPosition(position, from.game.tables));
}

export function describeCases(title: string, from: Scenario, cases: Case[]): void {
  describe(title, () => {
    test('is accepted as it is', () => {
      expect(faultsAfter(from, () => {})).toEqual([]);
    });
    test.each(cases)('is refused with %s', (_, change, ...faults) => {
      expect(faultsAfter(from, change)).toEqual(faults);
    });
  });
}
