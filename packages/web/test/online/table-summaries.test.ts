/** Lists of tables: order, waiting turns, free seats, winners. */
import { NO_CLOCK, type TableHead } from '@windrose/protocol';
import { describe, expect, it } from 'vitest';
import {
  freeSeats,
  inOrder,
  isAsked,
  isReservedFor,
  reservedFor,
  seatOf,
  seatsFor,
  waitsFor,
  winners,
} from '../../src/online/table-summaries.ts';

const ANA = { person: { id: 'anaana', name: 'Ana' } };
const BAO = { person: { id: 'baobao', name: 'Bao' } };
const FREE = { free: true } as const;

function table(id: string, change: Partial<TableHead> = {}): TableHead {
  return {
    id,
    title: id,
    status: 'playing',
    how: null,
    open: true,
    owner: 'anaana',
    edition: 'classic',
    mode: 'standard',
    holders: [ANA, BAO, { bot: 2 }],
    former: [null, null, null],
    colours: [0, 1, 2],
    pace: NO_CLOCK,
    undo: 'never',
    round: 1,
    asked: null,
    deadline: null,
    created: 0,
    changed: 0,
    daily: null,
    scores: null,
    ...change,
  };
}

describe('my tables', () => {
  it('start with those that wait for me, then by the last change', () => {
    const tables = [
      table('old', { changed: 1 }),
      table('new', { changed: 9, asked: 1 }),
      table('mine', { changed: 2, asked: 0 }),
      table('full', { status: 'open', changed: 3 }),
    ];
    expect(inOrder(tables, 'anaana').map(({ id }) => id)).toEqual(['full', 'mine', 'new', 'old']);
    expect(inOrder(tables, 'baobao').map(({ id }) => id)).toEqual(['new', 'full', 'mine', 'old']);
  });

  it('wait for the player who decides, and full ones for their owner', () => {
    expect(isAsked(table('a', { asked: 1 }), 'baobao')).toBe(true);
    expect(isAsked(table('a', { asked: 2 }), 'baobao')).toBe(false);
    expect(waitsFor(table('a', { status: 'open' }), 'baobao')).toBe(false);
    expect(waitsFor(table('a', { status: 'open', holders: [ANA, FREE] }), 'anaana')).toBe(false);
    // Users without a seat never decide.
    expect(isAsked(table('a'), 'stranger')).toBe(false);
    expect(waitsFor(table('a', { asked: 0 }), null)).toBe(false);
  });
});

it('a reserved seat is for its person, and for all once this person has another seat', () => {
  const reserved = table('a', { status: 'open', holders: [ANA, FREE, FREE], former: [null, 'baobao', null] });
  expect(seatsFor(reserved, 'baobao')).toEqual([1, 2]);
  expect(seatsFor(reserved, 'carlac')).toEqual([2]);
  expect(seatsFor(reserved, null)).toEqual([2]);
  expect([isReservedFor(reserved, 'baobao'), isReservedFor(reserved, 'carlac'), isReservedFor(reserved, null)]).toEqual(
    [true, false, false],
  );
  expect([waitsFor(reserved, 'baobao'), waitsFor(reserved, 'carlac'), waitsFor(reserved, 'anaana')]).toEqual([
    true,
    false,
    false,
  ]);
  const elsewhere = { ...reserved, holders: [ANA, FREE, BAO] };
  expect([reservedFor(reserved, 1), reservedFor(elsewhere, 1)]).toEqual(['baobao', null]);
  expect(seatsFor(elsewhere, 'carlac')).toEqual([1]);
});

it('seats and winners', () => {
  expect(seatOf(table('a'), 'baobao')).toBe(1);
  expect(seatOf(table('a'), null)).toBeNull();
  expect(freeSeats(table('a', { holders: [FREE, ANA, FREE] }))).toEqual([0, 2]);
  expect(winners(table('a'))).toEqual([]);
  expect(winners(table('a', { scores: [51, 60, 60] }))).toEqual([1, 2]);
});
