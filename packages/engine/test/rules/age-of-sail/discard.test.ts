/** The Discard Phase and the common discard pile (AS-DIS). */
import { describe, expect, test } from 'vitest';
import { forcedMove } from '../../../src/index.ts';
import { onA } from '../../support/age-of-sail.ts';
import { factsOf } from '../../support/events.ts';

const passed = { passed: true };

describe('AS-DIS', () => {
  test('AS-DIS-1: players do not discard on passing; when all have passed, all discard in turn order', () => {
    const t = onA({
      players: 3,
      first: 1,
      seats: [
        { cards: ['africa-3', 'africa-5'] },
        { cards: ['north-america-2', 'north-america-3'] },
        { cards: ['south-america-2', 'south-america-5'] },
      ],
    });
    t.play('pass', 'pass');
    expect(t.asks).toBe('turn 0');
    expect(t.position.phase).toBe('action');
    const events = t.play('pass');
    expect(factsOf(events, 'phase-ended', 'phase-started', 'card-limit-checked')).toEqual([
      { event: 'phase-ended' },
      { event: 'phase-started' },
      { event: 'card-limit-checked', seat: 1, limit: 1, held: 2, slaveryBonus: false, freeGovernor: false },
    ]);
    expect(t.position.phase).toBe('discard');
    expect(t.asks).toBe('discard 1');
    expect(t.legal()).toEqual(['discard north-america-2', 'discard north-america-3']);
    expect(t.why('pass')).toEqual({ rule: 'AS-DIS-1', reason: 'must-discard', params: { held: 2, limit: 1 } });
    expect(t.why('discard africa-3')).toEqual({
      rule: 'AS-DIS-1',
      reason: 'card-not-held',
      params: { card: 'africa-3', held: 2, limit: 1 },
    });
    t.play('discard north-america-2');
    expect(t.asks).toBe('discard 2');
    t.play('discard south-america-5');
    expect(t.asks).toBe('discard 0');
    t.play('discard africa-3');
    expect(t.asks).toBe('build 2');
    expect(t.position.seats.map(({ cards }) => cards)).toEqual([
      ['africa-5'],
      ['north-america-3'],
      ['south-america-2'],
    ]);
  });

  test('AS-DIS-1, AS-DIS-5, T-46: Purple with Influence 3 discards South America 1 to the pile and loses 2 Culture', () => {
    const t = onA({
      open: ['caribbean'],
      seats: [
        {
          tokens: { influence: 3 },
          cards: ['south-america-1', 'south-america-2', 'north-america-3', 'slavery-0', 'caribbean-governor'],
        },
        passed,
      ],
    });
    expect(t.status(0, 'influence')).toBe(3);
    const events = t.play('pass');
    expect(factsOf(events, 'card-limit-checked')).toEqual([
      { event: 'card-limit-checked', seat: 0, limit: 3, held: 4, slaveryBonus: true, freeGovernor: true },
    ]);
    expect(t.asks).toBe('governor-slot 0');
    t.play('governor free');
    expect(t.asks).toBe('discard 0');
    const culture = t.status(0, 'culture');
    expect(factsOf(t.play('discard south-america-1')).slice(0, 2)).toEqual([
      { event: 'card-discarded', seat: 0, card: 'south-america-1', to: 'pile' },
      {
        event: 'status-changed',
        seat: 0,
        status: 'culture',
        delta: -2,
        before: culture,
        after: culture - 2,
        shown: culture - 2,
        cause: 'discard',
      },
    ]);
    expect(t.position.pile).toEqual(['south-america-1']);
    expect(t.seat(0).cards).toEqual(['south-america-2', 'north-america-3', 'slavery-0', 'caribbean-governor']);
    expect(t.top('south-america')).toBe('south-america-3');
    expect(t.asks).toBe('build 1');
  });

  test('AS-DIS-1: cards may be rearranged first: a Governor may leave the free slot and be the one that is discarded', () => {
    const t = onA({ open: ['caribbean'], seats: [{ cards: ['africa-3', 'caribbean-governor'] }, passed] });
    t.play('pass');
    expect(t.asks).toBe('governor-slot 0');
    expect(t.legal()).toEqual(['governor free', 'governor normal']);
    expect(t.why('discard africa-3')).toEqual({ rule: 'AS-DIS-2', reason: 'must-place-governor', params: {} });
    t.play('governor normal');
    expect(t.asks).toBe('discard 0');
    expect(t.legal()).toEqual(['discard africa-3', 'discard caribbean-governor', 'governor free']);
    t.play('discard africa-3');
    expect(t.seat(0)).toMatchObject({ cards: ['caribbean-governor'], freeSlot: null });
  });

  test('AS-DIS-2: the limit counts cards outside the free slot; one Slavery card more is allowed', () => {
    const held = (cards: string[], tokens = {}) => {
      const t = onA({ open: ['caribbean', 'far-east'], seats: [{ cards, tokens }, passed] });
      return factsOf(t.play('pass'), 'card-limit-checked')[0];
    };
    expect(held(['africa-3'])).toMatchObject({ held: 1, limit: 1, slaveryBonus: false, freeGovernor: false });
    expect(held(['africa-3', 'slavery-0'])).toMatchObject({ held: 2, limit: 2, slaveryBonus: true });
    expect(held(['slavery-1', 'slavery-0'])).toMatchObject({ held: 2, limit: 2, slaveryBonus: true });
    expect(held(['africa-3', 'caribbean-governor'])).toMatchObject({ held: 1, limit: 1, freeGovernor: true });
    expect(held(['far-east-governor', 'caribbean-governor'])).toMatchObject({ held: 1, limit: 1, freeGovernor: true });
  });

  test('AS-DIS-2: never more than five, with a Slavery card or without', () => {
    const cards = ['africa-1', 'africa-3', 'south-america-1', 'north-america-1', 'north-america-2', 'slavery-0'];
    const t = onA({ seats: [{ tokens: { influence: 10 }, cards }, passed] });
    expect(factsOf(t.play('pass'), 'card-limit-checked')[0]).toMatchObject({ held: 6, limit: 5, slaveryBonus: false });
    expect(t.asks).toBe('discard 0');
    t.play('discard africa-1');
    expect(t.asks).toBe('build 1');
  });

  test('AS-DIS-2: a second Governor counts like any card', () => {
    const t = onA({
      open: ['caribbean', 'far-east'],
      seats: [{ cards: ['africa-3', 'far-east-governor', 'caribbean-governor'] }, passed],
    });
    t.play('pass', 'governor free');
    expect(t.why('pass')).toEqual({ rule: 'AS-DIS-1', reason: 'must-discard', params: { held: 2, limit: 1 } });
  });

  test('AS-DIS-3: a discarded Slavery card is set aside and costs 1 glory', () => {
    const t = onA({ seats: [{ cards: ['slavery-0', 'slavery-1', 'slavery-2'] }, passed] });
    t.play('pass');
    expect(factsOf(t.play('discard slavery-1'))[0]).toEqual({
      event: 'card-discarded',
      seat: 0,
      card: 'slavery-1',
      to: 'set-aside',
    });
    expect(t.seat(0)).toMatchObject({ cards: ['slavery-0', 'slavery-2'], aside: ['slavery-1'] });
    expect(t.position.pile).toEqual([]);
    expect(t.score(0).slavery).toBe(-1);
  });

  test('AS-DIS-4, EC-59: a discarded Governor leaves the game instead of going to the pile', () => {
    const t = onA({ open: ['caribbean'], seats: [{ cards: ['africa-3', 'caribbean-governor'] }, passed] });
    t.play('pass', 'governor normal');
    expect(factsOf(t.play('discard caribbean-governor'))[0]).toEqual({
      event: 'card-discarded',
      seat: 0,
      card: 'caribbean-governor',
      to: 'removed',
    });
    expect(t.position.pile).toEqual([]);
    expect(t.position.removed).toContain('caribbean-governor');
  });

  test('AS-DIS-5, AS-ACT-DRW-7: a discarded card goes to the pile, from which it can be taken in the next round', () => {
    const t = onA({
      seats: [{ cards: ['south-america-2', 'north-america-1'] }, passed],
      cities: { london: 1, lisbon: 1 },
    });
    t.play('pass', 'discard south-america-2');
    expect(t.position.pile).toEqual(['south-america-2']);
    expect(t.top('south-america')).toBe('south-america-1');
    t.play('build market', 'build market', 'activate market');
    expect(t.asks).toBe('perform 1');
    expect(t.legal()).toEqual(['draw europe', 'draw slavery', 'take south-america-2']);
  });

  test('AS-DIS-6, EC-62: if a discard lowers Influence, discarding continues', () => {
    const t = onA({ seats: [{ cards: ['europe-3', 'africa-3', 'africa-5'] }, passed] });
    t.play('pass');
    expect(t.why('pass')).toMatchObject({ params: { held: 3, limit: 2 } });
    t.play('discard europe-3');
    expect(t.asks).toBe('discard 0');
    expect(t.why('pass')).toMatchObject({ params: { held: 2, limit: 1 } });
    t.play('discard africa-3');
    expect(t.asks).toBe('build 1');
    const other = onA({ seats: [{ cards: ['europe-3', 'africa-3', 'africa-5'] }, passed] });
    other.play('pass', 'discard africa-5');
    expect(other.asks).toBe('build 1');
  });

  test('AS-DIS-1, EC-27: a Governor earned after passing is checked in the Discard Phase, once', () => {
    const t = onA({
      seats: [
        { harbor: 2, buildings: ['shipyard'] },
        { cards: ['caribbean-governor', 'africa-3'], passed: true },
      ],
      tracks: { africa: [1, 1, 1] },
      open: ['caribbean'],
    });
    t.play('activate shipyard', 'ship africa');
    expect(t.seat(1).cards).toContain('africa-governor');
    t.play('pass');
    expect(t.asks).toBe('governor-slot 1');
    t.play('governor free');
    expect(t.why('pass')).toMatchObject({ params: { held: 2 } });
    const events = t.play('discard africa-3');
    expect(factsOf(events, 'card-limit-checked')).toEqual([]);
    expect(t.asks).toBe('build 1');
  });

  test('AS-DIS-7: round 7 has a Discard Phase before scoring', () => {
    const t = onA({ round: 7, seats: [{ cards: ['far-east-3', 'far-east-5'] }, passed] });
    expect(factsOf(t.play('pass'), 'game-ended')).toEqual([]);
    expect(t.asks).toBe('discard 0');
    const events = t.play('discard far-east-3');
    expect(factsOf(events, 'score-item').filter(({ seat, category }) => seat === 0 && category === 'cards')).toEqual([
      { event: 'score-item', seat: 0, category: 'cards', amount: 4 },
    ]);
    expect(t.asks).toBe('over');
  });

  test('AS-ACT-2, AS-DIS-1, EC-115: passing is a forced move for a player without another one, as cards are checked later', () => {
    const t = onA({ seats: [{ cards: ['africa-3', 'africa-5'] }] });
    expect(forcedMove(t.game)?.text).toBe('pass');
    t.play('pass', 'pass');
    expect(t.asks).toBe('discard 0');
    expect(forcedMove(t.game)).toBe(null);
  });
});
