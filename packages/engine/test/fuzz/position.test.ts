/** Fuzzes positions: damaged ones are refused, and accepted ones can be played to the end. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edition, type Game, legalMoves, type Position, play, readPosition, writePosition } from '../../src/index.ts';
import { DECISIONS } from '../support/decisions.ts';
import { Chooser } from '../support/examine.ts';
import { fuzzRuns, playOut, readOrRefuse, readUntouched } from '../support/fuzz.ts';
import { GAME_KINDS, type GameKind, gameOf } from '../support/game-kinds.ts';
import { anyValue, damagedJson } from '../support/mutate.ts';

const GAMES = 5;

/** Returns a random move that is not a pass if possible, so that games last longer. */
function choose(game: Game, chooser: Chooser): number | undefined {
  const moves = legalMoves(game);
  const [first, second] = [moves, moves].map((list) => list[chooser.below(Math.max(1, list.length))]);
  return (first?.verb === 'pass' ? second : first)?.number;
}

/** Collects positions of all stages of games of a kind, so that every kind of pending step occurs. */
function positions(kind: GameKind): Position[] {
  const found: Position[] = [];
  const kinds = new Map<string, number>();
  for (let n = 0; n < GAMES; n++) {
    const game = gameOf(kind, `game-${n}`);
    const chooser = new Chooser(n + 1);
    for (let move = choose(game, chooser); ; move = choose(game, chooser)) {
      const position = JSON.parse(JSON.stringify(writePosition(game)));
      const steps = position.pending.map(({ step }: { step: string }) => step).join();
      const seen = kinds.get(steps) ?? 0;
      kinds.set(steps, seen + 1);
      if (seen < 4 || chooser.below(80) === 0) found.push(position);
      if (move === undefined) break;
      play(game, move);
    }
  }
  return found;
}

describe.each(GAME_KINDS)('positions of $name', (kind) => {
  const { tables } = kind;
  const valid = positions(kind);

  test('are read as they were written', () => {
    for (const position of valid) expect(writePosition(readPosition(position, tables))).toEqual(position);
  });

  test('are refused when damaged, or can be played to the end', () => {
    let accepted = 0;
    fc.assert(
      fc.property(damagedJson(valid), (value) => {
        const game = readUntouched(value, (input) => readPosition(input, tables));
        if (game === null) return;
        accepted++;
        expect(readPosition(writePosition(game), tables).state).toEqual(game.state);
        playOut(game);
      }),
      fuzzRuns(180),
    );
    expect(accepted).toBeGreaterThan(10);
  });
});

describe('positions at every kind of decision', () => {
  const made = Object.values(DECISIONS).map((make) => make());

  test('are refused when damaged, or can be played to the end', () => {
    const cases = made.map(({ position, game }) => ({ position, board: game.tables.board }));
    let accepted = 0;
    fc.assert(
      fc.property(damagedJson(cases), (value) => {
        const board = ['a', 'b'].includes(value?.board) ? value.board : undefined;
        const tables = board === undefined ? edition('classic') : edition('age-of-sail', board);
        const game = readUntouched(value?.position, (input) => readPosition(input, tables));
        if (game === null) return;
        accepted++;
        expect(readPosition(writePosition(game), tables).state).toEqual(game.state);
        playOut(game);
      }),
      fuzzRuns(400),
    );
    expect(accepted).toBeGreaterThan(20);
  });
});

test.each(['classic', 'age-of-sail'])('arbitrary values are refused as a position of %s', (id) => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(readOrRefuse(() => readPosition(value, edition(id)))).toBeNull();
    }),
    fuzzRuns(300),
  );
});
