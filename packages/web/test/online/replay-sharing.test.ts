/** Who may share a finished game. */
import { applyEntry, initialTableState, type NewEntry, type TableHead, type TableState } from '@windrose/protocol';
import { expect, it } from 'vitest';
import { replaySharing } from '../../src/online/replay-sharing.ts';
import { FakeSite } from './fake-site.ts';

const person = (id: string) => ({ person: { id, name: id } });

function state(...entries: NewEntry[]): TableState {
  const table = initialTableState(2);
  const seated: NewEntry[] = [
    { kind: 'seat', seat: 0, holder: person('anaana'), why: 'join' },
    { kind: 'seat', seat: 1, holder: person('baobao'), why: 'join' },
    { kind: 'start' },
  ];
  for (const entry of [...seated, ...entries]) {
    applyEntry(table, { ...entry, n: table.length + 1, at: 0 } as Parameters<typeof applyEntry>[1]);
  }
  return table;
}

const RESIGNED: NewEntry = { kind: 'seat', seat: 1, holder: { bot: 2 }, why: 'resign' };
const END: NewEntry = { kind: 'end', how: 'played' };
const { view } = new FakeSite();
const at = (state: TableState, head: Partial<TableHead>) => ({
  state,
  view: { ...view, head: { ...view.head, open: false, daily: null, owner: 'hosthost', ...head } },
});

it('a game cannot be shared before its end', () => {
  expect(replaySharing(at(state(), { open: true }), 'anaana')).toBeNull();
});

it('every visitor can share the game of a public table and of the day', () => {
  expect(replaySharing(at(state(END), { open: true }), null)).toBe('public');
  expect(replaySharing(at(state(END), { daily: '2026-06-01' }), 'stranger')).toBe('public');
});

it('the game of a private table can be shared by its players, even those who left, and the host', () => {
  const over = at(state(RESIGNED, END), {});
  for (const me of ['anaana', 'baobao', 'hosthost']) expect(replaySharing(over, me)).toBe('players');
  for (const me of ['watcher', null]) expect(replaySharing(over, me)).toBeNull();
});
