/** A preview shows what a sequence of moves would change, and of several sequences what would happen in any case. */
import { apply, type Game, legalMoves, pending, Random } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { type MovePreview, previewOfSequences } from '../../src/motion/move-preview.ts';
import { type MoveSequence, positionAfter, sequencesBySpot } from '../../src/play/move-sequences.ts';
import { parseScreenPlace } from '../../src/view/places.ts';
import { seatViews } from '../../src/view/seat.ts';
import { parseSpot } from '../../src/view/spots.ts';
import { CLASSIC, EXPLOITS, SOLOPLAY, startGame } from '../end/games.ts';

/** Returns the preview for the seat that decides. */
function previewOf(game: Game, sequences: readonly MoveSequence[]): MovePreview {
  return previewOfSequences(game, sequences, pending(game)!.seat);
}

/** Returns positions at the beginning of a turn, some moves apart. */
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
])('the preview of a sequence, %s', (_, choice) => {
  it('shows the board as it will be', () => {
    let count = 0;
    for (const game of turns(choice, 'preview')) {
      const { seat } = pending(game)!;
      for (const [spot, sequences] of sequencesBySpot(game)) {
        const [sequence] = sequences;
        // What follows the turn, such as growth after the last one of a round, is not only due to the moves.
        const result = positionAfter(game, sequence);
        if (result.state.round !== game.state.round || result.state.phase !== game.state.phase) continue;
        const { harbor, supply, statuses, leaving, discs, cards } = previewOf(game, [sequence]);
        const [now, then] = [game, result].map((each) => seatViews(each)[seat]);
        expect(harbor, sequence.map(({ text }) => text).join()).toBe(then.harbor - now.harbor);
        if (!sequence.some(({ verb }) => verb === 'exploit')) expect(supply).toBe(then.supply - now.supply);
        for (const { id, shown } of now.statuses) {
          expect(statuses.get(id) ?? shown).toBe(then.statuses.find((status) => status.id === id)?.shown);
        }
        const parts = parseSpot(spot);
        if (parts.kind === 'site') expect(discs.get(`cities.${parts.id}`)).toBe(seat);
        if (parts.kind === 'deck') {
          expect(leaving).toContain(`decks.${parts.id}`);
          expect(cards.length).toBe(1);
        }
        count++;
      }
    }
    expect(count).toBeGreaterThan(50);
  });
});

describe('the preview of several sequences', () => {
  it('shows what they share: the place is taken in any case, by whichever building', () => {
    const several = ['a', 'b', 'c', 'd'].flatMap((seed) =>
      turns(CLASSIC, seed).flatMap((game) =>
        [...sequencesBySpot(game)].flatMap(([spot, sequences]) =>
          sequences.length > 1 &&
          ['site', 'track'].includes(parseSpot(spot).kind) &&
          sequences.every(([first]) => first.verb === 'activate')
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
      const kinds = [...discs.keys()].map((place) => parseScreenPlace(place).kind);
      expect(kinds.some((kind) => ['cities', 'spaces', 'beside'].includes(kind))).toBe(true);
      expect(kinds).not.toContain('buildings');
      expect([...leaving].map((place) => parseScreenPlace(place).kind)).not.toContain('buildings');
    }
  });
});
