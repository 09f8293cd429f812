/** A site of its own for each test of a file, and the people of most tests: three who sit at tables, and one who does not. */
import { afterEach, beforeEach } from 'vitest';
import { TestTables } from './test-tables.ts';

export let site: TestTables;
export let anna: string;
export let bruno: string;
export let carla: string;
export let stranger: string;

/** To be said once in a file. */
export function siteForEachTest(): void {
  beforeEach(async () => {
    site = await TestTables.open();
    [anna, bruno, carla, stranger] = await site.people();
  });
  afterEach(() => site.storage.close());
}
