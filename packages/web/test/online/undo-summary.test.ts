/** What an undo would remove: the turn at a position, and later decisions of others. */
import { legalMoves, pending } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { undoSummary } from '../../src/online/undo-summary.ts';
import { CLASSIC, startGame } from '../end/games.ts';

describe('the summary of an undo', () => {
  const session = startGame(CLASSIC, 'undone');
  while (pending(session.game)?.decision !== 'turn') session.play(legalMoves(session.game)[0]);
  const to = session.history.length;
  const { seat } = pending(session.game)!;
  const { turn, round } = session.game.state;
  while (session.game.state.turn === turn) session.play(legalMoves(session.game)[0]);
  const length = session.history.length;

  it('has the turn with all its events', () => {
    const summary = undoSummary(session.history, to)!;
    expect(summary).toMatchObject({ seat, round, others: 0 });
    expect(summary.events).toEqual(session.history.slice(to).flatMap(({ events }) => events));
  });

  it('counts later decisions of others without their events', () => {
    const before = undoSummary(session.history, to)!;
    session.play(legalMoves(session.game)[0]);
    expect(session.history[length].seat).not.toBe(seat);
    expect(undoSummary(session.history, to)).toEqual({ ...before, others: 1 });
  });

  it('is empty for moves that are not shown yet', () => {
    expect(undoSummary(session.history, session.history.length)).toBeNull();
  });
});
