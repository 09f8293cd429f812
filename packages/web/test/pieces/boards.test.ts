/** What the boards of seats are drawn from: tracks and tables of glory, in positions of played games. */
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  edition,
  GameRecord,
  legalMoves,
  pending,
  Random,
  writePosition,
} from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { gloryRows } from '../../src/pieces/glory-rows.ts';
import { statusTrack } from '../../src/pieces/status-track.ts';
import { seatViews } from '../../src/view/seat.ts';

function played(id: string, moves: number, mode = 'standard', players = 3) {
  const record = new GameRecord({
    tables: edition(id),
    mode,
    players,
    options: DEFAULT_OPTIONS,
    names: [],
    from: { seed: '1' },
  });
  const random = new Random('2');
  for (let i = 0; i < moves && pending(record.game) !== null; i++) {
    const legal = legalMoves(record.game);
    record.play(legal[random.below(legal.length)]);
  }
  return record.game;
}

describe.each(EDITIONS)('the boards of %s', (id) => {
  it.each([0, 40, 120, 1000])('hold after %i moves', (moves) => {
    const game = played(id, moves);
    for (const seat of seatViews(game)) {
      const rows = gloryRows(String, String, game.tables, seat);
      expect(rows.reduce((sum, { glory }) => sum + glory, 0)).toBe(seat.score.total);
      for (const status of seat.statuses) {
        const { spaces, levels, next } = statusTrack(game.tables, status);
        const now = levels.filter((level) => level.now);
        expect(now.map(({ benefit }) => benefit)).toEqual([status.benefit]);
        expect(spaces.length).toBeGreaterThan(Math.max(15, status.shown));
        expect(next === null || next.from > status.shown).toBe(true);
        // A marker slides down to the next space with glory.
        const held = spaces.filter(({ score, glory }) => glory && score <= status.shown);
        expect(held.at(-1)?.score ?? 0).toBe(status.glory);
      }
    }
  });
});

describe('the boards of SoloPlay', () => {
  it('tell the neutral discs of each seat, which no other mode has', () => {
    expect(seatViews(played('classic', 40)).map(({ neutral }) => neutral)).toEqual([null, null, null]);
    const boards = [0, 40, 80].map((moves) => played('classic', moves, 'soloplay-two', 2));
    for (const game of boards) {
      const { neutralHarbor, neutralReserve } = writePosition(game).numbers!;
      const told = seatViews(game).map(({ neutral }) => [neutral!.harbor, neutral!.reserve]);
      expect(told).toEqual([0, 1].map((seat) => [neutralHarbor[seat], neutralReserve[seat]]));
    }
    expect(seatViews(boards[2])).not.toEqual(seatViews(boards[0]));
  });
});
