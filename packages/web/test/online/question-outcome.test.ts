/** The outcome of a question, which is shown until the player who asked plays again. */
import type { Entry, NewEntry, Question } from '@windrose/protocol';
import { describe, expect, it } from 'vitest';
import { outcomeFor } from '../../src/online/question-outcome.ts';

const [ANA, BAO] = ['anaana', 'baobao'];
const ask = (question: Question): NewEntry => ({ kind: 'ask', by: ANA, question });
const UNDO = ask({ what: 'undo', to: 3 });
const STOP = ask({ what: 'stop' });
const RETURN = ask({ what: 'return', seat: 0 });
const answer = (by: string, yes: boolean): NewEntry => ({ kind: 'answer', by, yes });
const move = (seat: number, forced?: true): NewEntry => ({
  kind: 'move',
  seat,
  move: 'pass',
  ...(forced ? { forced } : {}),
});
const taken: NewEntry = { kind: 'undo', to: 3 };
const back: NewEntry = { kind: 'seat', seat: 0, holder: { person: { id: ANA, name: 'Ana' } }, why: 'return' };
const resigns: NewEntry = { kind: 'seat', seat: 1, holder: { bot: 2 }, why: 'resign' };

function outcome(...journal: NewEntry[]) {
  const entries = journal.map((entry, i) => ({ ...entry, n: i + 1, at: 0 }) as Entry);
  const found = outcomeFor(entries, ANA, 0);
  return found === null ? null : `${found.what} ${found.how}${found.by === null ? '' : ` by ${found.by}`}`;
}

describe('a question', () => {
  it('with the consent of all is agreed', () => {
    expect(outcome(UNDO, answer(BAO, true), taken)).toBe('undo agreed');
    expect(outcome(STOP, answer(BAO, true), { kind: 'end', how: 'stopped' })).toBe('stop agreed');
    expect(outcome(RETURN, answer(BAO, true), back)).toBe('return agreed');
  });

  it('without the consent of one player is refused by this player', () => {
    for (const question of [UNDO, STOP, RETURN])
      expect(outcome(question, answer('carlac', true), answer(BAO, false))).toMatch(/refused by baobao$/);
  });

  it('lapses if the game continues or seats change', () => {
    expect(outcome(UNDO, move(1))).toBe('undo lapsed');
    expect(outcome(UNDO, resigns)).toBe('undo lapsed');
    expect(outcome(STOP, resigns)).toBe('stop lapsed');
    expect(outcome(STOP, move(1))).toBeNull();
  });

  it('has no outcome while it is open, or if it was withdrawn', () => {
    expect(outcome()).toBeNull();
    expect(outcome(STOP, answer('carlac', true))).toBeNull();
    expect(outcome(STOP, answer(ANA, false))).toBeNull();
    expect(outcome(UNDO, answer(BAO, false), STOP)).toBeNull();
  });

  it('is no longer shown after the player has played', () => {
    expect(outcome(UNDO, answer(BAO, false), move(1), move(0, true))).toBe('undo refused by baobao');
    expect(outcome(UNDO, answer(BAO, false), move(1), move(0))).toBeNull();
  });

  it('of another player has no outcome for me', () => {
    expect(outcome({ kind: 'ask', by: BAO, question: { what: 'stop' } }, answer(ANA, false))).toBeNull();
  });
});
