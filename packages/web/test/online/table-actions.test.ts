/** What can be done at a table besides playing: for whom, and when. */
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

function state(...happenings: NewEntry[]): TableState {
  const made = initialTableState(2);
  const seated: NewEntry[] = [
    { kind: 'seat', seat: 0, holder: ana, why: 'join' },
    { kind: 'seat', seat: 1, holder: bao, why: 'join' },
    { kind: 'start' },
  ];
  for (const happening of [...seated, ...happenings]) {
    applyEntry(made, { ...happening, n: made.length + 1, at: 0 } as Parameters<typeof applyEntry>[1]);
  }
  return made;
}

const { view } = new FakeSite();
const at = (undo: TableHead['undo'], stands = state()) => ({
  state: stands,
  view: { ...view, head: { ...view.head, undo } },
});
const own = (lastTurn: number | null, isLast: boolean) => ({ seat: 0, lastTurn, isOnlyOwn: () => isLast });
const nobody = { seat: null, lastTurn: null, isOnlyOwn: () => false };

describe('taking a turn back', () => {
  it('takes no question while nobody else has played, where the table has it so', () => {
    expect(availableActions(at('last'), own(4, true), 'anaana').undo).toEqual({ to: 4, how: 'alone' });
    expect(availableActions(at('last'), own(4, false), 'anaana').undo).toEqual({ to: 4, how: 'ask' });
  });

  it('takes a question where all must agree', () => {
    expect(availableActions(at('consent'), own(4, true), 'anaana').undo).toEqual({ to: 4, how: 'ask' });
  });

  it('is not to be had where turns stay, or before the first', () => {
    expect(availableActions(at('never'), own(4, true), 'anaana').undo).toBeNull();
    expect(availableActions(at('consent'), own(null, true), 'anaana').undo).toBeNull();
  });
});

describe('one question at a time', () => {
  const asked = state({ kind: 'ask', by: 'baobao', question: { what: 'stop' } });

  it('holds back all others, but not what needs none', () => {
    expect(availableActions(at('consent', asked), own(4, true), 'anaana')).toMatchObject({
      undo: null,
      stop: null,
      resign: true,
    });
    expect(availableActions(at('last', asked), own(4, true), 'anaana').undo).toEqual({ to: 4, how: 'alone' });
  });
});

describe('stopping', () => {
  it('takes a question as long as there is somebody to ask', () => {
    expect(availableActions(at('consent'), own(4, true), 'anaana').stop).toBe('ask');
    const alone = state({ kind: 'seat', seat: 1, holder: { bot: 2 }, why: 'resign' });
    expect(availableActions(at('consent', alone), own(4, true), 'anaana').stop).toBe('alone');
  });
});

describe('a seat that a bot has taken over', () => {
  it('can be asked for by who lost it, and by nobody else', () => {
    const lost = state({ kind: 'seat', seat: 0, holder: { bot: 2 }, why: 'time' });
    expect(availableActions(at('consent', lost), nobody, 'anaana').back).toBe(0);
    expect(availableActions(at('consent', lost), nobody, 'carlac').back).toBeNull();
  });

  it('is given up for good by who resigns', () => {
    const resigned = state({ kind: 'seat', seat: 0, holder: { bot: 2 }, why: 'resign' });
    expect(availableActions(at('consent', resigned), nobody, 'anaana').back).toBeNull();
  });
});

it('is nothing for those who watch, and nothing when the game is over', () => {
  const none = { undo: null, stop: null, resign: false, back: null };
  expect(availableActions(at('consent'), nobody, null)).toEqual(none);
  expect(availableActions(at('consent'), nobody, 'carlac')).toEqual(none);
  expect(availableActions(at('consent', state({ kind: 'end', how: 'played' })), own(4, true), 'anaana')).toEqual(none);
});
