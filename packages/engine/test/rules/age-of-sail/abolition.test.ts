/** The Abolition of Slavery (AS-ABO). */
import { describe, expect, test } from 'vitest';
import { onA } from '../../support/age-of-sail.ts';
import { factsOf } from '../../support/events.ts';

const LOWER = [0, 1, 2, 3, 4].map((value) => `europe-${value}`);
const FIVE = { london: 0, amsterdam: 0, nantes: 0, lisbon: 0, cadiz: 0 };
const MARKET = { harbor: 1, buildings: ['market'] };

describe('AS-ABO', () => {
  test('AS-ABO-1, AS-ABO-2, T-43: Blue has Slavery cards with 5 Industry and 2 Wealth; drawing Europe 5 sets them aside, and the cards in the stack leave the game', () => {
    const t = onA({
      seats: [MARKET, { cards: ['slavery-0', 'slavery-4', 'europe-0'], passed: true }],
      cities: FIVE,
      removed: LOWER.slice(1),
    });
    expect([t.status(1, 'industry'), t.status(1, 'wealth')]).toEqual([5, 2]);
    expect(t.score(1).slavery).toBe(0);
    expect(
      factsOf(
        t.play('activate market', 'draw europe'),
        'abolition-triggered',
        'slavery-set-aside',
        'slavery-stack-removed',
      ),
    ).toEqual([
      { event: 'abolition-triggered', seat: 0, colour: 0 },
      { event: 'slavery-set-aside', seat: 1, card: 'slavery-0' },
      { event: 'slavery-set-aside', seat: 1, card: 'slavery-4' },
      { event: 'slavery-stack-removed', cards: ['slavery-1', 'slavery-2', 'slavery-3', 'slavery-5'] },
    ]);
    expect([t.status(1, 'industry'), t.status(1, 'wealth')]).toEqual([0, 0]);
    expect(t.seat(1)).toMatchObject({ cards: ['europe-0'], aside: ['slavery-0', 'slavery-4'] });
    expect(t.score(1).slavery).toBe(-2);
    expect(t.top('slavery')).toBe(null);
    expect(t.position.removed).toEqual(expect.arrayContaining(['slavery-1', 'slavery-2', 'slavery-3', 'slavery-5']));
    expect(t.position.abolished).toBe(true);
  });

  test('AS-ABO-2: afterwards no Slavery card can be drawn', () => {
    const t = onA({ seats: [MARKET], abolished: true });
    t.play('activate market');
    expect(t.legal()).toEqual(['draw europe']);
    expect(t.why('draw slavery')).toEqual({
      rule: 'AS-ABO-2',
      reason: 'slavery-abolished',
      params: { region: 'europe', discs: 0, stack: 'slavery', presence: 0 },
    });
  });

  test('AS-ABO-1, EC-54: it includes the Slavery card that the same player drew just before', () => {
    const t = onA({
      seats: [{ harbor: 1, buildings: ['trade-office'] }],
      cities: FIVE,
      removed: LOWER,
    });
    t.play('activate trade-office', 'draw slavery', 'draw europe');
    expect(t.seat(0)).toMatchObject({ cards: ['europe-5'], aside: ['slavery-0'] });
    expect(t.status(0, 'industry')).toBe(0);
  });

  test('AS-ABO-1: cards set aside do not count for the Card Limit', () => {
    const t = onA({
      seats: [MARKET, { cards: ['slavery-0', 'slavery-1', 'africa-3'], passed: true }],
      cities: FIVE,
      removed: LOWER,
    });
    t.play('activate market', 'draw europe');
    expect(factsOf(t.play('pass'), 'card-limit-checked')[1]).toMatchObject({ seat: 1, held: 1, limit: 1 });
    expect(t.asks).toBe('build 1');
  });

  test('AS-ABO-1, EC-56: Europe 5 from the discard pile gives its icons, and there is no second Abolition', () => {
    const t = onA({ seats: [MARKET], cities: FIVE, abolished: true, pile: ['europe-5'] });
    const events = t.play('activate market', 'take europe-5');
    expect(factsOf(events, 'abolition-triggered')).toEqual([]);
    expect(t.status(0, 'influence')).toBe(2);
  });
});
