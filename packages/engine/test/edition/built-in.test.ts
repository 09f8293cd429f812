/** Checks that the built-in editions are valid: they are not validated again when they are used. */
import { expect, it } from 'vitest';
import ageOfSail from '../../src/edition/data/age-of-sail.json' with { type: 'json' };
import classic from '../../src/edition/data/classic.json' with { type: 'json' };
import { EDITIONS, edition, loadEdition } from '../../src/index.ts';

const ALL = [classic, ageOfSail];

it('every built-in edition is valid and has the components of its id', () => {
  expect(ALL.map(({ id }) => id)).toEqual(EDITIONS);
  for (const data of ALL) expect(loadEdition(data).hash).toBe(edition(data.id).hash);
});
