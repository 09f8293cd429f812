/** A game that has come to a certain point, prepared without the screen and laid on the table as if it had been kept there. */
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

interface Wish {
  readonly edition: string;
  readonly board: string;
  readonly mode: string;
  readonly players: number;
  readonly exploits?: readonly string[];
}

/** Plays at random, with different seeds, until somebody decides at a position that is wanted. */
function played(
  { edition: id, board, mode, players, exploits }: Wish,
  wanted: (game: Game) => boolean,
  least: number,
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
      if (pending(record.game)?.seat === 0 && moves.length >= least && wanted(record.game)) return record;
      record.play(chooseLively(record.game, moves, random));
    }
  }
  throw new Error('No game came to such a position.');
}

/** All seats are persons; at least so many moves are possible. */
export async function preparedGame(page: Page, wish: Wish, wanted: (game: Game) => boolean, least = 2): Promise<Table> {
  const { game, opening, moves } = played(wish, wanted, least);
  const seats = Array.from({ length: wish.players }, (_, seat) => ({
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
  // With the board of one's own all is where it stays.
  await page.locator('footer .player-board').waitFor();
  return new Table(page);
}
