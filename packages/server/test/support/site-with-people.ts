/** Creates a site for each test of a file with the usual users: three with seats and a stranger. */
import { afterEach, beforeEach } from 'vitest';
import { TestTables } from './test-tables.ts';

export let site: TestTables;
export let anna: string;
export let bruno: string;
export let carla: string;
export let stranger: string;

/** Must be called once per file. */
export function siteForEachTest(): void {
  beforeEach(async () => {
    site = await TestTables.open();
    [anna, bruno, carla, stranger] = await site.people();
  });
  afterEach(() => site.storage.close());
}
