/** The scores after every turn. */
import { totalScore } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { gloryHistory, roundEnds } from '../../src/end/glory-history.ts';
import { CLASSIC, playRandomGame, SOLITAIRE, startGame } from './games.ts';

describe('glory over a game', () => {
  const session = playRandomGame(CLASSIC, 'history');
  const moments = gloryHistory(session.history, session.game);

  it('begins before the first move and ends after the last', () => {
    expect(moments[0]).toMatchObject({ moves: 0, round: 0, turn: 0 });
    expect(moments.at(-1)).toMatchObject({ moves: session.history.length, round: 7, lastOfRound: true });
  });

  it('has the scores of all seats at each moment', () => {
    for (const { moves, scores } of moments) {
      const game = session.history[moves]?.before ?? session.game;
      expect(scores.map(({ total }) => total)).toEqual([0, 1, 2].map((seat) => totalScore(game, seat)));
    }
  });

  it('has a moment for every finished turn, in order', () => {
    const turns = new Set(session.history.map(({ before }) => before.state.turn));
    expect(moments.length - 1).toBe(turns.size);
    const moves = moments.map((moment) => moment.moves);
    expect(moves).toEqual([...new Set(moves)].sort((a, b) => a - b));
  });

  it('counts the turns of each round from 1', () => {
    for (const [i, { round, turn }] of moments.entries()) {
      if (i > 0) expect(turn).toBe(moments[i - 1].round === round ? moments[i - 1].turn + 1 : 1);
    }
  });

  it('marks the ends of the seven rounds', () => {
    expect(roundEnds(moments).map(({ round }) => round)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('works before the first move and during a game', () => {
    const fresh = startGame(CLASSIC, 'fresh');
    expect(gloryHistory([], fresh.game)).toHaveLength(1);
    const part = gloryHistory(session.history.slice(0, 40), session.history[40].before);
    expect(part.at(-1)?.moves).toBe(40);
  });

  it('includes the Opposition', () => {
    const solitaire = playRandomGame(SOLITAIRE, 'alone');
    for (const { scores } of gloryHistory(solitaire.history, solitaire.game)) expect(scores).toHaveLength(2);
  });
});
