/**
 * The end of a round: the check of cards that changed after passing, the first-player marker, and what carries over.
 */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';
import { variant } from '../support/variant.ts';

describe('CL-EOR: the end of a round', () => {
  test('CL-EOR-1, CL-EOR-3: when the last player has passed, the round ends and the next begins', () => {
    const t = scenario({ seats: [{}, { passed: true }, { passed: true }] });
    const none = { held: 0, slaveryBonus: false, freeGovernor: false };
    const events = t.play('pass');
    expect(factsOf(events)).toEqual([
      { event: 'player-passed', seat: 0 },
      { event: 'card-limit-checked', seat: 0, limit: 1, ...none },
      { event: 'turn-ended', seat: 0 },
      { event: 'phase-ended' },
      { event: 'round-ended', number: 1 },
      { event: 'first-player-marker-passed', seat: 1, fromSeat: 0 },
      { event: 'round-started', number: 2 },
      { event: 'phase-started' },
    ]);
    expect(events.map(({ round }) => round)).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
    expect(events.map(({ phase }) => phase).slice(-3)).toEqual(['action', 'build', 'build']);
    expect(t.asks).toBe('build 1');
  });

  test('CL-EOR-3, EC-114: the marker goes to the left neighbor, not to the player who passed first', () => {
    const passed = { passed: true };
    const t = scenario({ first: 2, seat: 1, seats: [passed, {}, passed, passed] });
    expect(factsOf(t.play('pass'), 'first-player-marker-passed')).toEqual([
      { event: 'first-player-marker-passed', seat: 3, fromSeat: 2 },
    ]);
    expect([t.position.first, t.asks]).toEqual([3, 'build 3']);
    const last = scenario({ first: 3, seat: 1, seats: [passed, {}, passed, passed] });
    last.play('pass');
    expect([last.position.first, last.asks]).toEqual([0, 'build 0']);
  });

  test('CL-EOR-4, EC-71: after round 7 the game ends at once and the marker does not move', () => {
    const t = scenario({ round: 7, first: 1, seat: 0, seats: [{}, { passed: true }, { passed: true }] });
    const events = factsOf(t.play('pass'));
    expect(events.slice(2, 6)).toEqual([
      { event: 'turn-ended', seat: 0 },
      { event: 'phase-ended' },
      { event: 'round-ended', number: 7 },
      { event: 'game-ended' },
    ]);
    expect(events.map(({ event }) => event)).not.toContain('first-player-marker-passed');
    expect([t.asks, t.position.first, t.position.round, t.position.pending]).toEqual(['over', 1, 7, []]);
  });

  test('CL-EOR-4: round 6 is not the last', () => {
    const t = scenario({ round: 6, seats: [{}, { passed: true }, { passed: true }] });
    t.play('pass');
    expect([t.asks, t.position.round]).toEqual(['build 1', 7]);
  });

  test('CL-EOR-5: discs, tokens and cards carry over; players who passed play again', () => {
    const seat = {
      harbor: 4,
      buildings: ['market'],
      busy: ['colonial-house', 'market'],
      cards: ['europe-0'],
      tokens: { attack: 1, culture: 2 },
    };
    const t = scenario({ seats: [{ ...seat }, { passed: true }, { passed: true }], cities: { lisbon: 0 } });
    const before = t.seat(0);
    t.play('pass');
    expect(t.position.round).toBe(2);
    expect(t.seat(0)).toEqual(before);
    expect(t.position.seats.map(({ passed }) => passed)).toEqual([false, false, false]);
    expect(t.position.cities.lisbon).toEqual({ disc: 0 });
  });
});

describe('CL-EOR-2: cards that changed after passing', () => {
  /** Seat 1 has passed and has most discs in Africa, whose last space is free. */
  const opening = (cards: string[], round = 1) =>
    scenario({
      round,
      seats: [{ harbor: 1, tokens: { 'ship-draw': 1 } }, { passed: true, cards }, {}],
      tracks: { africa: [1, 1, 1, 1, 0] },
      open: ['india'],
    });

  test('CL-EOR-2, EC-27: a Governor for a player who has passed counts at once, and surplus cards are discarded at the end of the round', () => {
    const t = opening(['india-governor', 'far-east-3', 'north-america-3']);
    t.play('spend ship-draw', 'ship africa');
    expect(t.seat(1).cards).toEqual(['north-america-3', 'far-east-3', 'africa-governor', 'india-governor']);
    expect(t.seat(1).handChanged).toBe(true);
    expect([t.status(1, 'finance'), t.status(1, 'politics')]).toEqual([2, 3]);
    expect(t.asks).toBe('turn 2');
    t.play('pass');
    expect(t.asks).toBe('turn 0');
    expect(factsOf(t.play('pass')).slice(-3)).toEqual([
      { event: 'turn-ended', seat: 0 },
      { event: 'phase-ended' },
      { event: 'card-limit-checked', seat: 1, limit: 2, held: 3, slaveryBonus: false, freeGovernor: true },
    ]);
    expect(t.asks).toBe('governor-slot 1');
    expect(t.seat(1).handChanged).toBe(false);
    t.play('governor free');
    expect(t.asks).toBe('discard 1');
    expect(t.why('pass')).toEqual({ rule: 'CL-PAS-1', reason: 'must-discard', params: { held: 3, limit: 2 } });
    expect(factsOf(t.play('discard far-east-3')).at(-4)).toEqual({ event: 'round-ended', number: 1 });
    expect(t.asks).toBe('build 1');
    expect(t.seat(1).cards).toEqual(['north-america-3', 'africa-governor', 'india-governor']);
  });

  test('CL-EOR-2: a hand within the limit needs no decision', () => {
    const t = opening([]);
    t.play('spend ship-draw', 'ship africa', 'pass');
    expect(factsOf(t.play('pass'), 'card-limit-checked')[1]).toEqual({
      event: 'card-limit-checked',
      seat: 1,
      limit: 1,
      held: 0,
      slaveryBonus: false,
      freeGovernor: true,
    });
    expect(t.asks).toBe('build 1');
    expect(t.seat(1).freeSlot).toBe('africa-governor');
  });

  test('CL-EOR-2, EC-36: in the last round the Governor may still leave the free slot', () => {
    const t = opening([], 7);
    t.play('spend ship-draw', 'ship africa', 'pass', 'pass');
    expect(t.asks).toBe('governor-slot 1');
    t.play('governor normal');
    expect(t.asks).toBe('over');
    expect(t.score(1).governorSlot).toBe(3);
  });

  test('CL-EOR-2: a player who has not passed yet is checked on passing only', () => {
    const t = scenario({
      seats: [{ harbor: 1, tokens: { 'ship-draw': 1 } }, {}, { passed: true }],
      tracks: { africa: [1, 1, 1, 1, 0] },
    });
    t.play('spend ship-draw', 'ship africa');
    expect(t.seat(1).handChanged).toBe(false);
    t.play('pass');
    expect(factsOf(t.play('pass'), 'card-limit-checked').map(({ seat }) => seat)).toEqual([0]);
  });

  const draw = { harbor: 1, buildings: ['market'] };
  const abolition = {
    cities: { london: 2, paris: 2, lisbon: 2, rome: 2, venice: 2 },
    removed: ['europe-0', 'europe-1', 'europe-2', 'europe-3', 'europe-4'],
  };

  test('EC-55, CL-EOR-2: the Abolition leaves the hand of a passed player legal', () => {
    const t = scenario({
      seats: [{ passed: true }, { passed: true, cards: ['slavery-0', 'far-east-3'] }, draw],
      seat: 2,
      ...abolition,
    });
    t.play('activate market', 'draw europe');
    expect([t.seat(1).cards, t.seat(1).aside, t.seat(1).handChanged]).toEqual([['far-east-3'], ['slavery-0'], true]);
    expect(factsOf(t.play('pass'), 'card-limit-checked').map(({ seat }) => seat)).toEqual([2, 1]);
    expect(t.asks).toBe('build 1');
  });

  test('EC-55, CL-EOR-2: where it lowers Politics, surplus cards are discarded at the end of the round, in turn order', () => {
    const tables = variant((data) => {
      for (const card of data.decks.find(({ slavery }) => slavery)!.cards) card.icons = { politics: 2 };
    });
    const t = scenario({
      tables,
      first: 2,
      seats: [
        { passed: true },
        { passed: true, cards: ['slavery-0', 'far-east-3', 'far-east-4'] },
        draw,
        { passed: true, cards: ['slavery-1', 'north-america-3', 'north-america-2'] },
      ],
      ...abolition,
    });
    const turn = t.position.turn;
    t.play('activate market', 'draw europe', 'pass');
    expect([t.asks, t.position.turn - turn]).toEqual(['discard 3', 2]);
    t.play('discard north-america-2');
    expect([t.asks, t.position.turn - turn]).toEqual(['discard 1', 3]);
    t.play('discard far-east-4');
    expect(t.asks).toBe('build 3');
    expect([t.seat(1).cards, t.seat(3).cards]).toEqual([['far-east-3'], ['north-america-3']]);
  });
});
