/** Who may show a finished game to others. */
import { applyEntry, initialTableState, type NewEntry, type TableHead, type TableState } from '@windrose/protocol';
import { expect, it } from 'vitest';
import { replaySharing } from '../../src/online/replay-sharing.ts';
import { FakeSite } from './fake-site.ts';

const person = (id: string) => ({ person: { id, name: id } });

function state(...happenings: NewEntry[]): TableState {
  const made = initialTableState(2);
  const seated: NewEntry[] = [
    { kind: 'seat', seat: 0, holder: person('anaana'), why: 'join' },
    { kind: 'seat', seat: 1, holder: person('baobao'), why: 'join' },
    { kind: 'start' },
  ];
  for (const happening of [...seated, ...happenings]) {
    applyEntry(made, { ...happening, n: made.length + 1, at: 0 } as Parameters<typeof applyEntry>[1]);
  }
  return made;
}

const RESIGNED: NewEntry = { kind: 'seat', seat: 1, holder: { bot: 2 }, why: 'resign' };
const END: NewEntry = { kind: 'end', how: 'played' };
const { view } = new FakeSite();
const at = (stands: TableState, head: Partial<TableHead>) => ({
  state: stands,
  view: { ...view, head: { ...view.head, open: false, daily: null, owner: 'hosthost', ...head } },
});

it('nobody, before its end', () => {
  expect(replaySharing(at(state(), { open: true }), 'anaana')).toBeNull();
});

it('anybody, where all may look: at a public table and at one of the day', () => {
  expect(replaySharing(at(state(END), { open: true }), null)).toBe('public');
  expect(replaySharing(at(state(END), { daily: '2026-06-01' }), 'stranger')).toBe('public');
});

it('at a private table those who played, to the end or not, and the host', () => {
  const over = at(state(RESIGNED, END), {});
  for (const me of ['anaana', 'baobao', 'hosthost']) expect(replaySharing(over, me)).toBe('players');
  for (const me of ['watcher', null]) expect(replaySharing(over, me)).toBeNull();
});
