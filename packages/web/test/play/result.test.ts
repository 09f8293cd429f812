/** The result that is kept with a finished game is that of its record. */
import { pending } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../src/play/result.ts';
import { gameStatus } from '../../src/start/game-status.ts';
import { CLASSIC, playRandomGame, SOLITAIRE, startGame } from '../end/games.ts';

describe('the result of a game', () => {
  it('has the glory of every seat and who has the most', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { glory, winners } = resultOf(playRandomGame(CLASSIC, seed).game);
      expect(glory).toHaveLength(3);
      const most = Math.max(...glory);
      expect(winners).toEqual(glory.flatMap((each, seat) => (each === most ? [seat] : [])));
    }
  });

  it('counts the Opposition after the player', () => {
    const { glory, winners } = resultOf(playRandomGame(SOLITAIRE, 'a').game);
    expect(glory).toHaveLength(2);
    expect(winners).toEqual([glory[0] >= glory[1] ? 0 : 1]);
  });

  it('is what the record of a finished game comes to, and only of a finished one', () => {
    const session = playRandomGame(CLASSIC, 'a');
    expect(gameStatus(session.record()!)).toEqual({ result: resultOf(session.game) });
    const open = startGame(CLASSIC, 'a');
    const { seat } = pending(open.game)!;
    expect(gameStatus(open.record()!)).toEqual({ round: 1, rounds: 7, seat });
  });
});
