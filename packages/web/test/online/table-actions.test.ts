/** Actions at a table besides playing: for which users, and when. */
import {
  applyEntry,
  type Holder,
  initialTableState,
  type NewEntry,
  type TableHead,
  type TableState,
} from '@windrose/protocol';
import { describe, expect, it } from 'vitest';
import { availableActions } from '../../src/online/table-actions.ts';
import { FakeSite } from './fake-site.ts';

const ana: Holder = { person: { id: 'anaana', name: 'Ana' } };
const bao: Holder = { person: { id: 'baobao', name: 'Bao' } };

function state(...entries: NewEntry[]): TableState {
  const table = initialTableState(2);
  const seated: NewEntry[] = [
    { kind: 'seat', seat: 0, holder: ana, why: 'join' },
    { kind: 'seat', seat: 1, holder: bao, why: 'join' },
    { kind: 'start' },
  ];
  for (const entry of [...seated, ...entries]) {
    applyEntry(table, { ...entry, n: table.length + 1, at: 0 } as Parameters<typeof applyEntry>[1]);
  }
  return table;
}

const { view } = new FakeSite();
const at = (undo: TableHead['undo'], table = state()) => ({
  state: table,
  view: { ...view, head: { ...view.head, undo } },
});
const own = (lastTurn: number | null, isLast: boolean) => ({ seat: 0, lastTurn, isOnlyOwn: () => isLast });
const watcher = { seat: null, lastTurn: null, isOnlyOwn: () => false };

describe('undoing a turn', () => {
  it('needs no consent until others have played, if the table allows it', () => {
    expect(availableActions(at('last'), own(4, true), 'anaana').undo).toEqual({ to: 4, how: 'alone' });
    expect(availableActions(at('last'), own(4, false), 'anaana').undo).toEqual({ to: 4, how: 'ask' });
  });

  it('needs consent if all must agree', () => {
    expect(availableActions(at('consent'), own(4, true), 'anaana').undo).toEqual({ to: 4, how: 'ask' });
  });

  it('is impossible if the table forbids it, and before the first turn', () => {
    expect(availableActions(at('never'), own(4, true), 'anaana').undo).toBeNull();
    expect(availableActions(at('consent'), own(null, true), 'anaana').undo).toBeNull();
  });
});

describe('an open question', () => {
  const asked = state({ kind: 'ask', by: 'baobao', question: { what: 'stop' } });

  it('prevents other questions, but not actions without consent', () => {
    expect(availableActions(at('consent', asked), own(4, true), 'anaana')).toMatchObject({
      undo: null,
      stop: null,
      resign: true,
    });
    expect(availableActions(at('last', asked), own(4, true), 'anaana').undo).toEqual({ to: 4, how: 'alone' });
  });
});

describe('stopping', () => {
  it('needs consent unless all others are bots', () => {
    expect(availableActions(at('consent'), own(4, true), 'anaana').stop).toBe('ask');
    const alone = state({ kind: 'seat', seat: 1, holder: { bot: 2 }, why: 'resign' });
    expect(availableActions(at('consent', alone), own(4, true), 'anaana').stop).toBe('alone');
  });
});

describe('a seat that a bot took over', () => {
  it('can be asked for only by the player who lost it', () => {
    const lost = state({ kind: 'seat', seat: 0, holder: { bot: 2 }, why: 'time' });
    expect(availableActions(at('consent', lost), watcher, 'anaana').back).toBe(0);
    expect(availableActions(at('consent', lost), watcher, 'carlac').back).toBeNull();
  });

  it('is lost for good by resigning', () => {
    const resigned = state({ kind: 'seat', seat: 0, holder: { bot: 2 }, why: 'resign' });
    expect(availableActions(at('consent', resigned), watcher, 'anaana').back).toBeNull();
  });
});

it('spectators have no actions, and players have none after the game', () => {
  const none = { undo: null, stop: null, resign: false, back: null };
  expect(availableActions(at('consent'), watcher, null)).toEqual(none);
  expect(availableActions(at('consent'), watcher, 'carlac')).toEqual(none);
  expect(availableActions(at('consent', state({ kind: 'end', how: 'played' })), own(4, true), 'anaana')).toEqual(none);
});
