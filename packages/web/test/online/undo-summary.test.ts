/** What would be taken back: the turn that begins at a moment, and what others have decided since. */
import { legalMoves, pending } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { undoSummary } from '../../src/online/undo-summary.ts';
import { CLASSIC, startGame } from '../end/games.ts';

describe('what would be taken back', () => {
  const session = startGame(CLASSIC, 'undone');
  while (pending(session.game)?.decision !== 'turn') session.play(legalMoves(session.game)[0]);
  const to = session.history.length;
  const { seat } = pending(session.game)!;
  const { turn, round } = session.game.state;
  while (session.game.state.turn === turn) session.play(legalMoves(session.game)[0]);
  const length = session.history.length;

  it('is the turn that begins there, with all that came of it', () => {
    const undone = undoSummary(session.history, to)!;
    expect(undone).toMatchObject({ seat, round, others: 0 });
    expect(undone.events).toEqual(session.history.slice(to).flatMap(({ events }) => events));
  });

  it('takes along what others have decided since, and their turns are not told', () => {
    const before = undoSummary(session.history, to)!;
    session.play(legalMoves(session.game)[0]);
    expect(session.history[length].seat).not.toBe(seat);
    expect(undoSummary(session.history, to)).toEqual({ ...before, others: 1 });
  });

  it('is nothing that is not shown yet', () => {
    expect(undoSummary(session.history, session.history.length)).toBeNull();
  });
});
