/** Drafts of online tables: the site accepts every choice, and the opening starts a game. */
import { EDITIONS, readRecord } from '@windrose/engine';
import { NewTable, PACES } from '@windrose/protocol';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultTable, seatChoice, tableRequest, withChoice, withGame } from '../../src/online/table-draft.ts';
import { choose, modesFor, playerNumbers } from '../../src/start/game-draft.ts';

describe('a table', () => {
  it('for three, live, with two open seats, is the default', () => {
    const request = tableRequest(defaultTable('Ana’s table'));
    expect(parse(NewTable, request)).toEqual(request);
    expect(request).toMatchObject({ mine: 0, open: true, pace: PACES.live });
    expect(request.seats).toEqual([0, 1, 2].map((colour) => ({ bot: null, colour })));
  });

  it('of every edition, mode and number of players can be created', () => {
    let games = 0;
    for (const edition of EDITIONS) {
      const table = defaultTable('t');
      const inEdition = choose(table.game, 'edition', edition);
      for (const { mode } of modesFor(inEdition)) {
        for (const players of playerNumbers(inEdition)) {
          const game = choose(choose(inEdition, 'players', players), 'mode', mode);
          const request = parse(NewTable, tableRequest(withGame(table, game)));
          const { game: started, opening } = readRecord(request.opening);
          expect([opening.mode, opening.players]).toEqual([game.mode, request.seats.length]);
          expect(opening.names.join('')).toBe('');
          expect(started.tables.data.id).toBe(edition);
          expect(request.mine).toBeLessThan(request.seats.length);
          games++;
        }
      }
    }
    expect(games).toBeGreaterThan(20);
  });

  it('gives the user one seat: the seat that the user leaves becomes open', () => {
    const moved = withChoice(defaultTable('t'), 2, 'mine');
    expect([0, 1, 2].map((seat) => seatChoice(moved, seat))).toEqual(['open', 'open', 'mine']);
    const watching = withChoice(moved, 2, 4);
    expect([0, 1, 2].map((seat) => seatChoice(watching, seat))).toEqual(['open', 'open', 4]);
    expect(tableRequest(watching)).toMatchObject({ mine: null, seats: [{ bot: null }, { bot: null }, { bot: 4 }] });
    // The user replaces a bot.
    expect(tableRequest(withChoice(watching, 2, 'mine')).seats[2].bot).toBeNull();
  });

  it('for fewer players keeps the user at the table', () => {
    const last = withChoice(defaultTable('t'), 2, 'mine');
    const fewer = withGame(last, choose(last.game, 'players', 2));
    expect(tableRequest(fewer).mine).toBe(0);
  });

  it('has a title without superfluous spaces', () => {
    expect(tableRequest(defaultTable('  Night \t watch ')).title).toBe('Night watch');
  });
});
