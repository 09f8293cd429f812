/** A planned online table: whatever is chosen, the site takes it, and the opening begins a game. */
import { EDITIONS, readRecord } from '@windrose/engine';
import { NewTable, PACES } from '@windrose/protocol';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  defaultTable,
  quickTable,
  seatChoice,
  tableRequest,
  withChoice,
  withGame,
} from '../../src/online/table-draft.ts';
import { choose, modesFor, playerNumbers } from '../../src/start/game-draft.ts';

describe('a table', () => {
  it('for three, live, with two open seats, is what one click makes', () => {
    const wish = quickTable('Ana’s table');
    expect(parse(NewTable, wish)).toEqual(wish);
    expect(wish).toMatchObject({ mine: 0, open: true, pace: PACES.live });
    expect(wish.seats).toEqual([0, 1, 2].map((colour) => ({ bot: null, colour })));
  });

  it('of every edition, mode and number of players is one that can begin', () => {
    let games = 0;
    for (const edition of EDITIONS) {
      const first = defaultTable('t');
      const inEdition = choose(first.game, 'edition', edition);
      for (const { mode } of modesFor(inEdition)) {
        for (const players of playerNumbers(inEdition)) {
          const game = choose(choose(inEdition, 'players', players), 'mode', mode);
          const wish = parse(NewTable, tableRequest(withGame(first, game)));
          const { game: begun, opening } = readRecord(wish.opening);
          expect([opening.mode, opening.players]).toEqual([game.mode, wish.seats.length]);
          expect(opening.names.join('')).toBe('');
          expect(begun.tables.data.id).toBe(edition);
          expect(wish.mine).toBeLessThan(wish.seats.length);
          games++;
        }
      }
    }
    expect(games).toBeGreaterThan(20);
  });

  it('gives its maker one seat: the one that is left becomes open', () => {
    const moved = withChoice(defaultTable('t'), 2, 'mine');
    expect([0, 1, 2].map((seat) => seatChoice(moved, seat))).toEqual(['open', 'open', 'mine']);
    const watching = withChoice(moved, 2, 4);
    expect([0, 1, 2].map((seat) => seatChoice(watching, seat))).toEqual(['open', 'open', 4]);
    expect(tableRequest(watching)).toMatchObject({ mine: null, seats: [{ bot: null }, { bot: null }, { bot: 4 }] });
    // A bot whose seat the maker takes is gone.
    expect(tableRequest(withChoice(watching, 2, 'mine')).seats[2].bot).toBeNull();
  });

  it('for fewer players keeps its maker at the table', () => {
    const last = withChoice(defaultTable('t'), 2, 'mine');
    const fewer = withGame(last, choose(last.game, 'players', 2));
    expect(tableRequest(fewer).mine).toBe(0);
  });

  it('has a title without spaces that cannot be seen', () => {
    expect(tableRequest(defaultTable('  Night \t watch ')).title).toBe('Night watch');
  });
});
