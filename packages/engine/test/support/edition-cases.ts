/** Edition data with a fault, and a test that all expected faults are reported. */
import { describe, expect, test } from 'vitest';
import classic from '../../src/edition/data/classic.json' with { type: 'json' };
import { loadEdition } from '../../src/index.ts';
import type { Case, Change } from './changes.ts';
import { faultTexts } from './faults.ts';
import type { Loose } from './json.ts';

/** The data of an edition with a change and an id of their own: the facts of the edition do not apply to a variant. */
export function dataWith(change: Change, id = 'variant', from: Loose = classic): Loose {
  const data: Loose = structuredClone(from);
  data.id = id;
  change(data);
  return data;
}

export function faultsOfData(data: unknown): string[] {
  return faultTexts(() => loadEdition(data));
}

export function describeCases(title: string, cases: Case[], id?: string, from?: Loose): void {
  describe(title, () => {
    test.each(cases)('%s', (_, change, ...faults) => {
      expect(faultsOfData(dataWith(change, id, from)).sort()).toEqual(faults.sort());
    });
  });
}
