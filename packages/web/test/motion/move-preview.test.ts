/** A ghost shows what a choice would bring, and of several ways what would happen in any case. */
import { apply, type Game, legalMoves, pending, Random } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { motionsOf } from '../../src/motion/motions.ts';
import { type MovePreview, movePreviewOf } from '../../src/motion/move-preview.ts';
import { after, preview, type Way, waysOf } from '../../src/play/ways.ts';
import { seatViews } from '../../src/view/seat.ts';
import { begun, CLASSIC, EXPLOITS, SOLOPLAY } from '../end/game.ts';

/** The ghost of ways, as the table makes it. */
function previewOf(game: Game, ways: readonly Way[]): MovePreview {
  const motions = ways.map((way) => motionsOf(game.tables, preview(game, way)));
  return movePreviewOf(motions, pending(game)!.seat);
}

/** Positions at which somebody begins a turn, some moves apart. */
function turns(choice: Parameters<typeof begun>[0], seed: string): Game[] {
  const { game } = begun(choice, seed);
  const random = new Random(seed);
  const found: Game[] = [];
  for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
    if (pending(game)?.decision === 'turn' && random.below(4) === 0) found.push(game.clone());
    const useful = moves.filter(({ verb }) => verb !== 'pass' && verb !== 'end');
    const from = useful.length > 0 ? useful : moves;
    apply(game, from[random.below(from.length)].number);
  }
  return found;
}

describe.each([
  ['classic', CLASSIC],
  ['for two', SOLOPLAY],
  ['with exploits', EXPLOITS],
])('the ghost of a way, %s', (_, choice) => {
  it('shows the board as it will be', () => {
    let seen = 0;
    for (const game of turns(choice, 'ghost')) {
      const { seat } = pending(game)!;
      for (const [spot, ways] of waysOf(game)) {
        const [way] = ways;
        // Whatever follows the turn, as growth does the last one of a round, is not only the way's.
        const later = after(game, way);
        if (later.state.round !== game.state.round || later.state.phase !== game.state.phase) continue;
        const { harbor, supply, statuses, leaving, discs, cards } = previewOf(game, [way]);
        const [now, then] = [game, later].map((each) => seatViews(each)[seat]);
        expect(harbor, way.map(({ text }) => text).join()).toBe(then.harbor - now.harbor);
        if (!way.some(({ verb }) => verb === 'exploit')) expect(supply).toBe(then.supply - now.supply);
        for (const { id, shown } of now.statuses) {
          expect(statuses.get(id) ?? shown).toBe(then.statuses.find((status) => status.id === id)?.shown);
        }
        if (spot.startsWith('site:')) expect(discs.get(spot)).toBe(seat);
        if (spot.startsWith('deck:')) {
          expect(leaving).toContain(spot);
          expect(cards.length).toBe(1);
        }
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(50);
  });
});

describe('the ghost of several ways', () => {
  it('shows what they share: the place is taken in any case, by whichever building', () => {
    const several = ['a', 'b', 'c', 'd'].flatMap((seed) =>
      turns(CLASSIC, seed).flatMap((game) =>
        [...waysOf(game)].flatMap(([spot, ways]) =>
          ways.length > 1 && /^(site|track):/.test(spot) && ways.every(([first]) => first.verb === 'activate')
            ? [{ game, ways }]
            : [],
        ),
      ),
    );
    expect(several.length).toBeGreaterThan(0);
    for (const { game, ways } of several) {
      const { discs, leaving, harbor } = previewOf(game, ways);
      const costs = new Set(ways.map((way) => previewOf(game, [way]).harbor));
      if (costs.size === 1) expect([harbor], 'whichever it is, its disc counts').toEqual([...costs]);
      expect([...discs.keys()].some((place) => /^(site|space|waters):/.test(place))).toBe(true);
      expect([...discs.keys()].filter((place) => place.startsWith('building:'))).toEqual([]);
      expect([...leaving].every((place) => !place.startsWith('building:'))).toBe(true);
    }
  });
});
