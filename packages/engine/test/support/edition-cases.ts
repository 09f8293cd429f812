/** Edition data broken on purpose: an edition's data with a change, and whether all is said of it that must be. */
import { describe, expect, test } from 'vitest';
import classic from '../../src/edition/data/classic.json' with { type: 'json' };
import { loadEdition } from '../../src/index.ts';
import type { Case, Change } from './changes.ts';
import { faultTexts } from './faults.ts';
import type { Loose } from './json.ts';

/** The data of an edition with a change, under an id of its own: the facts of the edition do not bind a variant. */
export function dataWith(change: Change, id = 'variant', from: Loose = classic): Loose {
  const data: Loose = structuredClone(from);
  data.id = id;
  change(data);
  return data;
}

export function told(data: unknown): string[] {
  return faultTexts(() => loadEdition(data));
}

export function describeCases(title: string, cases: Case[], id?: string, from?: Loose): void {
  describe(title, () => {
    test.each(cases)('%s', (_, change, ...faults) => {
      expect(told(dataWith(change, id, from)).sort()).toEqual(faults.sort());
    });
  });
}
