/** The free-Governor slot when the cards are checked (CL-PAS-4, CL-PAS-8, CL-PAS-9). */
import { describe, expect, test } from 'vitest';
import { factsOf, statusChanged } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

const GOVERNOR = 'far-east-governor';
const OTHER = 'caribbean-governor';
const MOVED = (card: string, slot: string) => ({ event: 'card-moved', seat: 1, card, slot });
const NEXT = [
  { event: 'turn-ended', seat: 1 },
  { event: 'turn-started', seat: 2 },
];

/** Seat 1 has passed with these cards; the regions of the two Governors are open. */
function passedWith(cards: string[], politics: number, round = 1, freeSlot: string | null = GOVERNOR) {
  const t = scenario({
    round,
    first: 1,
    seats: [{}, { cards, tokens: { politics }, freeSlot }],
    open: ['far-east', 'caribbean'],
  });
  t.play('pass');
  return t;
}

describe('CL-PAS: the free-Governor slot', () => {
  test('CL-PAS-4: a Governor in the free slot counts neither for the limit nor for the 5', () => {
    const cards = ['africa-1', 'south-america-1', 'caribbean-1', 'north-america-1', 'africa-3', GOVERNOR];
    const t = passedWith(cards, 10);
    expect(t.asks).toBe('governor-slot 1');
    expect(factsOf(t.play('governor free'))).toEqual(NEXT);
    expect(t.seat(1).cards).toHaveLength(6);
  });

  test('CL-PAS-4: a second Governor counts', () => {
    const t = passedWith(['africa-1', GOVERNOR, OTHER], 0);
    t.play('governor free');
    expect(t.asks).toBe('discard 1');
    expect(t.why('pass')?.params).toEqual({ held: 2, limit: 1 });
  });

  test('CL-PAS-4: where the slot cannot matter, the Governor stays where it is without a decision', () => {
    const t = passedWith(['africa-1', GOVERNOR], 2);
    expect(t.asks).toBe('turn 2');
    expect(t.seat(1).freeSlot).toBe(GOVERNOR);
    const normal = passedWith(['africa-1', GOVERNOR], 2, 1, null);
    expect(normal.asks).toBe('turn 2');
    expect(normal.seat(1).freeSlot).toBeNull();
  });

  test('CL-PAS-4: the free slot is optional: its owner decides before discarding', () => {
    const t = passedWith(['africa-1', GOVERNOR], 2, 7);
    expect(t.asks).toBe('governor-slot 1');
    expect(t.legal()).toEqual(['governor free', 'governor normal']);
    for (const other of ['pass', 'end', 'discard africa-1', 'discard far-east-governor'])
      expect(t.why(other)).toEqual({ rule: 'CL-PAS-4', reason: 'must-place-governor', params: {} });
  });

  test('CL-PAS-4: a Governor kept in a normal slot may go to the free one', () => {
    const t = passedWith(['africa-1', GOVERNOR], 0, 1, null);
    expect(factsOf(t.play('governor free'))).toEqual([MOVED(GOVERNOR, 'free'), ...NEXT]);
    expect(t.seat(1).freeSlot).toBe(GOVERNOR);
  });

  test('CL-PAS-4: a Governor in a normal slot may stay there, and counts', () => {
    const t = passedWith(['africa-1', GOVERNOR], 0, 1, null);
    expect(factsOf(t.play('governor normal'))).toEqual([]);
    expect(t.asks).toBe('discard 1');
  });

  test('CL-PAS-8: discarded Governors leave the game with their icons, and a remaining Governor takes the free slot', () => {
    const t = passedWith([GOVERNOR, OTHER, 'africa-1'], 0);
    t.play('governor free');
    expect(factsOf(t.play(`discard ${GOVERNOR}`))).toEqual([
      { event: 'card-discarded', seat: 1, card: GOVERNOR, to: 'removed' },
      statusChanged(1, 'industry', 4, 2, 'discard'),
      { event: 'level-changed', seat: 1, status: 'industry', before: 3, after: 2 },
      statusChanged(1, 'culture', 1, 0, 'discard'),
      MOVED(OTHER, 'free'),
      ...NEXT,
    ]);
    expect(t.seat(1)).toMatchObject({ cards: ['africa-1', OTHER], freeSlot: OTHER });
    expect(t.position.removed).toEqual([GOVERNOR]);
  });

  test('CL-PAS-8: discarding a Governor from a normal slot does not change the free slot', () => {
    const t = passedWith([GOVERNOR, OTHER, 'africa-1'], 0);
    t.play('governor free', `discard ${OTHER}`);
    expect(t.seat(1)).toMatchObject({ cards: ['africa-1', GOVERNOR], freeSlot: GOVERNOR });
    expect(t.position.removed).toEqual([OTHER]);
  });

  test('CL-PAS-9: while discarding, a Governor in a normal slot may still go to the free one', () => {
    const t = passedWith(['africa-1', GOVERNOR], 0);
    expect(factsOf(t.play('governor normal'))).toEqual([MOVED(GOVERNOR, 'normal')]);
    expect(t.asks).toBe('discard 1');
    expect(t.legal()).toEqual(['discard africa-1', `discard ${GOVERNOR}`, 'governor free']);
    expect(t.rule('governor normal')).toBe('CL-PAS-1');
    expect(factsOf(t.play('governor free'))).toEqual([MOVED(GOVERNOR, 'free'), ...NEXT]);
    expect(t.seat(1)).toMatchObject({ cards: ['africa-1', GOVERNOR], freeSlot: GOVERNOR });
  });

  test('CL-PAS-9: with a Governor in the free slot no other one can be moved', () => {
    const t = passedWith(['africa-1', 'caribbean-1', GOVERNOR], 0);
    t.play('governor free');
    expect(t.legal()).toEqual(['discard africa-1', 'discard caribbean-1', `discard ${GOVERNOR}`]);
    expect(t.why('governor free')).toEqual({
      rule: 'CL-PAS-1',
      reason: 'must-discard',
      params: { held: 2, limit: 1 },
    });
  });
});

describe('CL-PAS: the empty slot', () => {
  test('EC-36: with room under the limit the Governor stays in a normal slot, and the empty free slot scores 3', () => {
    const t = passedWith(['africa-1', GOVERNOR], 2, 7);
    expect(factsOf(t.play('governor normal'))).toEqual([MOVED(GOVERNOR, 'normal'), ...NEXT]);
    expect(t.seat(1)).toMatchObject({ cards: ['africa-1', GOVERNOR], freeSlot: null });
    expect(t.score(1)).toMatchObject({ governorSlot: 3, cards: 1 });
  });

  test("EC-36: if the Governor in a normal slot exceeds the limit, a card of the player's choice is discarded, in any round", () => {
    const other = passedWith(['africa-1', GOVERNOR], 0);
    other.play('governor normal', 'discard africa-1');
    expect(other.seat(1)).toMatchObject({ cards: [GOVERNOR], freeSlot: null });
    expect(other.asks).toBe('turn 2');
    const governor = passedWith(['africa-1', GOVERNOR], 0);
    governor.play('governor normal', `discard ${GOVERNOR}`);
    expect(governor.seat(1)).toMatchObject({ cards: ['africa-1'], freeSlot: null });
    expect(governor.position.removed).toEqual(['caribbean-governor', GOVERNOR]);
    expect(governor.asks).toBe('turn 2');
  });

  test('EC-36: of two Governors neither need be in the free slot', () => {
    const t = passedWith([GOVERNOR, OTHER], 2, 7);
    t.play('governor normal');
    expect(t.seat(1)).toMatchObject({ cards: [OTHER, GOVERNOR], freeSlot: null });
    expect(t.asks).toBe('turn 2');
  });

  test('EC-37: a card that is no Governor never lies in the free slot', () => {
    const t = passedWith(['africa-1', 'caribbean-1', 'slavery-0'], 0, 7, null);
    expect(t.asks).toBe('discard 1');
    expect(t.rule('governor free')).toBe('CL-PAS-1');
    t.play('discard caribbean-1');
    expect(t.seat(1)).toMatchObject({ cards: ['africa-1', 'slavery-0'], freeSlot: null });
    const last = passedWith(['africa-1', 'caribbean-1', GOVERNOR], 0);
    last.play('governor free', `discard ${GOVERNOR}`, 'discard africa-1');
    expect(last.seat(1)).toMatchObject({ cards: ['caribbean-1'], freeSlot: null });
  });
});
