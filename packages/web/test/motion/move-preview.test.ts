/** A ghost shows what a choice would bring, and of several sequences what would happen in any case. */
import { apply, type Game, legalMoves, pending, Random } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { motionsOf } from '../../src/motion/motions.ts';
import { type MovePreview, movePreviewOf } from '../../src/motion/move-preview.ts';
import { eventsOf, type MoveSequence, positionAfter, sequencesBySpot } from '../../src/play/move-sequences.ts';
import { seatViews } from '../../src/view/seat.ts';
import { CLASSIC, EXPLOITS, SOLOPLAY, startGame } from '../end/games.ts';

/** The ghost of sequences, as the table makes it. */
function previewOf(game: Game, sequences: readonly MoveSequence[]): MovePreview {
  const motions = sequences.map((sequence) => motionsOf(game.tables, eventsOf(game, sequence)));
  return movePreviewOf(motions, pending(game)!.seat);
}

/** Positions at which somebody begins a turn, some moves apart. */
function turns(choice: Parameters<typeof startGame>[0], seed: string): Game[] {
  const { game } = startGame(choice, seed);
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
])('the ghost of a sequence, %s', (_, choice) => {
  it('shows the board as it will be', () => {
    let seen = 0;
    for (const game of turns(choice, 'ghost')) {
      const { seat } = pending(game)!;
      for (const [spot, sequences] of sequencesBySpot(game)) {
        const [sequence] = sequences;
        // Whatever follows the turn, as growth does the last one of a round, is not only the sequence's.
        const later = positionAfter(game, sequence);
        if (later.state.round !== game.state.round || later.state.phase !== game.state.phase) continue;
        const { harbor, supply, statuses, leaving, discs, cards } = previewOf(game, [sequence]);
        const [now, then] = [game, later].map((each) => seatViews(each)[seat]);
        expect(harbor, sequence.map(({ text }) => text).join()).toBe(then.harbor - now.harbor);
        if (!sequence.some(({ verb }) => verb === 'exploit')) expect(supply).toBe(then.supply - now.supply);
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

describe('the ghost of several sequences', () => {
  it('shows what they share: the place is taken in any case, by whichever building', () => {
    const several = ['a', 'b', 'c', 'd'].flatMap((seed) =>
      turns(CLASSIC, seed).flatMap((game) =>
        [...sequencesBySpot(game)].flatMap(([spot, sequences]) =>
          sequences.length > 1 && /^(site|track):/.test(spot) && sequences.every(([first]) => first.verb === 'activate')
            ? [{ game, sequences }]
            : [],
        ),
      ),
    );
    expect(several.length).toBeGreaterThan(0);
    for (const { game, sequences } of several) {
      const { discs, leaving, harbor } = previewOf(game, sequences);
      const costs = new Set(sequences.map((sequence) => previewOf(game, [sequence]).harbor));
      if (costs.size === 1) expect([harbor], 'whichever it is, its disc counts').toEqual([...costs]);
      expect([...discs.keys()].some((place) => /^(site|space|waters):/.test(place))).toBe(true);
      expect([...discs.keys()].filter((place) => place.startsWith('building:'))).toEqual([]);
      expect([...leaving].every((place) => !place.startsWith('building:'))).toBe(true);
    }
  });
});
