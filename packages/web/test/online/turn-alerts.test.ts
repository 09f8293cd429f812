/** The tables that wait for the user: the latest report counts, even if lists arrive late or not at all. */
import { expect, it } from 'vitest';
import { TurnAlerts } from '../../src/online/turn-alerts.ts';

function track() {
  let waiting: readonly string[] = [];
  const alerts = new TurnAlerts((tables) => {
    waiting = [...tables].sort();
  });
  return { alerts, waiting: () => waiting };
}

/** A list that arrives when the test resolves it. */
function pendingList() {
  let resolve!: (tables: string[]) => void;
  let fail!: () => void;
  const promise = new Promise<string[]>((accept, reject) => {
    resolve = accept;
    fail = () => reject(new Error('no response'));
  });
  return { list: () => promise, resolve, fail };
}

it('a table that starts to wait is new once, and again after it stopped', () => {
  const { alerts, waiting } = track();
  expect([alerts.report('a', true), alerts.report('a', true)]).toEqual([true, false]);
  expect([alerts.report('b', false), alerts.report('a', false)]).toEqual([false, false]);
  expect(waiting()).toEqual([]);
  expect(alerts.report('a', true)).toBe(true);
});

it('a list replaces the known tables', async () => {
  const { alerts, waiting } = track();
  alerts.report('old', true);
  await alerts.refresh(async () => ['a', 'b']);
  expect(waiting()).toEqual(['a', 'b']);
  expect(alerts.report('a', true)).toBe(false);
});

it('reports during a request are newer than its list', async () => {
  const { alerts, waiting } = track();
  alerts.report('played', true);
  const { list, resolve } = pendingList();
  const read = alerts.refresh(list);
  alerts.report('played', false);
  alerts.report('new', true);
  resolve(['played', 'other']);
  await read;
  expect(waiting()).toEqual(['new', 'other']);
});

it('only the list of the last request counts, and none after the user signed out', async () => {
  const { alerts, waiting } = track();
  const [first, second, third] = [pendingList(), pendingList(), pendingList()];
  const reads = [alerts.refresh(first.list), alerts.refresh(second.list)];
  second.resolve(['b']);
  first.resolve(['a']);
  await Promise.all(reads);
  expect(waiting()).toEqual(['b']);
  const read = alerts.refresh(third.list);
  alerts.clear();
  third.resolve(['c']);
  await read;
  expect(waiting()).toEqual([]);
});

it('a failed request keeps the known tables until the next list', async () => {
  const { alerts, waiting } = track();
  alerts.report('a', true);
  const { list, fail } = pendingList();
  const read = alerts.refresh(list);
  fail();
  await read;
  expect(waiting()).toEqual(['a']);
  await alerts.refresh(async () => ['b']);
  expect(waiting()).toEqual(['b']);
});
