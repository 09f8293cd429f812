/** Where it is somebody's turn: what is told last counts, whatever is answered late or never. */
import { expect, it } from 'vitest';
import { TurnAlerts } from '../../src/online/turn-alerts.ts';

function roll() {
  let waiting: readonly string[] = [];
  const made = new TurnAlerts((tables) => {
    waiting = [...tables].sort();
  });
  return { roll: made, waiting: () => waiting };
}

/** An answer that comes when the test says so. */
function later() {
  let answer!: (tables: string[]) => void;
  let fail!: () => void;
  const promise = new Promise<string[]>((resolve, reject) => {
    answer = resolve;
    fail = () => reject(new Error('nobody answers'));
  });
  return { all: () => promise, answer, fail };
}

it('a table that begins to wait is new once, and again after it did not', () => {
  const { roll: tables, waiting } = roll();
  expect([tables.report('a', true), tables.report('a', true)]).toEqual([true, false]);
  expect([tables.report('b', false), tables.report('a', false)]).toEqual([false, false]);
  expect(waiting()).toEqual([]);
  expect(tables.report('a', true)).toBe(true);
});

it('all that wait replace those that were known', async () => {
  const { roll: tables, waiting } = roll();
  tables.report('old', true);
  await tables.refresh(async () => ['a', 'b']);
  expect(waiting()).toEqual(['a', 'b']);
  expect(tables.report('a', true)).toBe(false);
});

it('what is told while they are asked for is newer than the answer', async () => {
  const { roll: tables, waiting } = roll();
  tables.report('played', true);
  const { all, answer } = later();
  const read = tables.refresh(all);
  tables.report('played', false);
  tables.report('new', true);
  answer(['played', 'other']);
  await read;
  expect(waiting()).toEqual(['new', 'other']);
});

it('of several answers the last that was asked for counts, and none for somebody who has gone', async () => {
  const { roll: tables, waiting } = roll();
  const [first, second, third] = [later(), later(), later()];
  const reads = [tables.refresh(first.all), tables.refresh(second.all)];
  second.answer(['b']);
  first.answer(['a']);
  await Promise.all(reads);
  expect(waiting()).toEqual(['b']);
  const read = tables.refresh(third.all);
  tables.clear();
  third.answer(['c']);
  await read;
  expect(waiting()).toEqual([]);
});

it('if nobody answers, what is known stays so until it is asked again', async () => {
  const { roll: tables, waiting } = roll();
  tables.report('a', true);
  const { all, fail } = later();
  const read = tables.refresh(all);
  fail();
  await read;
  expect(waiting()).toEqual(['a']);
  await tables.refresh(async () => ['b']);
  expect(waiting()).toEqual(['b']);
});
