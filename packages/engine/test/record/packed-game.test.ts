/** A packed game continues on another thread exactly as the original, for all kinds of games. */
import { describe, expect, it } from 'vitest';
import { apply, hashPosition, legalMoves, packGame, unpackGame } from '../../src/index.ts';
import { GAME_KINDS, gameOf } from '../support/game-kinds.ts';

describe('a packed game', () => {
  it.each(GAME_KINDS.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
    const game = gameOf(kind, 'packed');
    for (let moves = 0; moves < 60; moves++) {
      const copy = unpackGame(structuredClone(packGame(game)));
      expect(hashPosition(copy)).toBe(hashPosition(game));
      expect(legalMoves(copy)).toEqual(legalMoves(game));
      const choices = legalMoves(game);
      if (choices.length === 0) break;
      apply(game, choices[(moves * 7) % choices.length].number);
    }
  });
});
