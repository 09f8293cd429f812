/** Opens a game at a wanted position, which is played without the screen and stored as a saved game. */
import type { Page } from '@playwright/test';
import {
  DEFAULT_OPTIONS,
  edition,
  type Game,
  GameRecord,
  legalMoves,
  pending,
  Random,
  writeRecord,
} from '@windrose/engine';
import { chooseLively } from '../../../../engine/test/support/lively-games.ts';
import { Table } from './table.ts';

interface GameChoice {
  readonly edition: string;
  readonly board: string;
  readonly mode: string;
  readonly players: number;
  readonly exploits?: readonly string[];
}

/** Plays at random, with different seeds, until the first seat decides at a wanted position. */
function playUntil(
  { edition: id, board, mode, players, exploits }: GameChoice,
  isWanted: (game: Game) => boolean,
  minMoves: number,
): GameRecord {
  for (let seed = 1; seed < 200; seed++) {
    const from = { seed: `prepared-${seed}`, ...(exploits === undefined ? {} : { exploits }) };
    const record = new GameRecord({
      tables: edition(id, board),
      mode,
      players,
      options: DEFAULT_OPTIONS,
      names: [],
      from,
    });
    const random = new Random(from.seed);
    for (let moves = legalMoves(record.game); moves.length > 0; moves = legalMoves(record.game)) {
      if (pending(record.game)?.seat === 0 && moves.length >= minMoves && isWanted(record.game)) return record;
      record.play(chooseLively(record.game, moves, random));
    }
  }
  throw new Error('No game reached such a position.');
}

/** Opens a game of persons in which at least `minMoves` moves are legal. */
export async function prepareGame(
  page: Page,
  choice: GameChoice,
  isWanted: (game: Game) => boolean,
  minMoves = 2,
): Promise<Table> {
  const { game, opening, moves } = playUntil(choice, isWanted, minMoves);
  const seats = Array.from({ length: choice.players }, (_, seat) => ({
    kind: 'person',
    level: 0,
    name: ['Ana', 'Bao', 'Catarina', 'Dirk', 'Esi'][seat],
    colour: seat,
  }));
  const saved = {
    id: 'prepared',
    seats,
    record: writeRecord({ opening, game, moves }),
    updated: 0,
    finished: false,
  };
  await page.goto('#/');
  await page.evaluate((text) => localStorage.setItem('windrose.game.prepared', text), JSON.stringify(saved));
  await page.goto('#/game/prepared');
  await page.locator('section.prompt').waitFor();
  // The layout is final when the own board is shown.
  await page.locator('footer .player-board').waitFor();
  return new Table(page);
}
