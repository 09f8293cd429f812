/** Positions from outside: damaged ones are refused, and what is accepted can be played to the end. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createGame,
  dealSetup,
  edition,
  legalMoves,
  type Position,
  play,
  readPosition,
  writePosition,
} from '../../src/index.ts';
import { Chooser } from '../support/examine.ts';
import { playOut, readOrRefuse, readUntouched, runs } from '../support/fuzz.ts';
import { anything, damaged } from '../support/mutate.ts';
import { sample } from '../support/random-games.ts';

const tables = edition('classic');

/** Positions of all stages of games of all kinds, so that every kind of pending step is among them. */
function positions(): Position[] {
  const found: Position[] = [];
  for (let n = 0; n < 18; n++) {
    const { players, options, seed } = sample(tables, n);
    const { game } = createGame(tables, players, options, dealSetup(tables, players, seed));
    const chooser = new Chooser(n + 1);
    const kinds = new Map<string, number>();
    for (let moves = legalMoves(game); ; moves = legalMoves(game)) {
      const position = JSON.parse(JSON.stringify(writePosition(game)));
      const kind = position.pending.map(({ step }: { step: string }) => step).join();
      const seen = kinds.get(kind) ?? 0;
      kinds.set(kind, seen + 1);
      if (seen < 2 || chooser.below(80) === 0) found.push(position);
      if (moves.length === 0) break;
      play(game, moves[chooser.below(moves.length)]);
    }
  }
  return found;
}

const valid = positions();

test('a damaged position is refused, or can be played to the end', () => {
  let accepted = 0;
  fc.assert(
    fc.property(damaged(valid), (value) => {
      const game = readUntouched(value, (input) => readPosition(input, tables));
      if (game === null) return;
      accepted++;
      expect(readPosition(writePosition(game), tables).state).toEqual(game.state);
      playOut(game);
    }),
    runs(1200),
  );
  expect(accepted).toBeGreaterThan(100);
});

test('anything else is refused as a position', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(readOrRefuse(() => readPosition(value, tables))).toBeNull();
    }),
    runs(600),
  );
});
