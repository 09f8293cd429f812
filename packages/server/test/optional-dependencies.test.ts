/** Dependencies can be installed on every machine on which Node runs. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Installed {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optional?: boolean;
}

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Installed>;
};

it('dependencies for one kind of machine are optional, so that `npm ci` works on others', () => {
  const bound = Object.entries(lock.packages).filter(([, { os, cpu }]) => os !== undefined || cpu !== undefined);
  expect(bound.length).toBeGreaterThan(0);
  expect(bound.flatMap(([name, { optional }]) => (optional === true ? [] : [name]))).toEqual([]);
});
