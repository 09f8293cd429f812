/** The Silent Fleet removes a card after a Draw (SF-DRW). */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../support/events.ts';
import { scenario } from '../../support/scenario.ts';
import { base, MARKET, tables } from '../../support/silent-fleet.ts';

describe('SF-DRW: the reaction to a Draw', () => {
  test('SF-DRW-1, EC-60: the top card of a deck in whose area it has enough discs leaves the game; a 0 needs none', () => {
    const t = scenario({
      ...base,
      seats: [{ harbor: 4, buildings: ['market'], cards: ['india-1'] }],
      tracks: { africa: [2], india: [2] },
    });
    t.play('activate market', 'draw europe');
    expect(t.legal()).toEqual(['neutral-draw africa', 'neutral-draw slavery']);
    expect(t.why('neutral-draw india')).toEqual({
      rule: 'SF-DRW-1',
      reason: 'presence-below-value',
      params: { target: 'india' },
    });
    expect(t.rule('neutral-draw europe')).toBe('SF-DRW-1');
    expect(factsOf(t.play('neutral-draw africa'))).toEqual([
      { event: 'card-removed', colour: 2, card: 'africa-1' },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.removed).toEqual(['africa-1']);
    expect(t.top('africa')).toBe('africa-2');
    expect(t.isOpen('africa')).toBe(false);
    expect(t.position.neutrals).toEqual([33]);
  });

  test('SF-DRW-1: discs in Europe count for both European decks, and no player loses glory for a Slavery card', () => {
    const t = scenario({
      ...base,
      seats: [{ harbor: 4, buildings: ['market'], cards: ['europe-0'] }],
      removed: ['slavery-0', 'slavery-1'],
      cities: { london: 2, 'north-sea-fleet': 2, lisbon: 0, nantes: 0, cadiz: 0 },
    });
    t.play('activate market', 'draw europe');
    expect(t.legal()).toEqual(['neutral-draw europe', 'neutral-draw slavery']);
    t.play('neutral-draw slavery');
    expect(t.position.removed).toEqual(['slavery-0', 'slavery-1', 'slavery-2']);
    expect(t.position.seats.map(({ aside }) => aside)).toEqual([[], []]);
    expect([t.score(0).slavery, t.score(1).slavery]).toEqual([0, 0]);
  });

  test('SF-DRW-1: a Draw from the discard pile is a Draw; the pile and Governors are not removed', () => {
    const t = scenario({
      ...base,
      seats: [{ harbor: 4, buildings: ['market'] }],
      pile: ['africa-1', 'africa-2'],
      tracks: { africa: [2, 2] },
      cities: { london: 0 },
    });
    t.play('activate market', 'take africa-1');
    expect(t.asks).toBe('fleet-draw 0');
    expect(t.legal()).toEqual(['neutral-draw europe', 'neutral-draw slavery']);
    expect(t.top('africa')).toBe('africa-3');
    t.play('neutral-draw europe');
    expect(t.position.pile).toEqual(['africa-2']);
  });

  test('SF-DRW-1: from an empty deck nothing is removed, and without any card nothing happens', () => {
    const decks = tables.cardIds.filter((card) => /^(europe|slavery)-/.test(card));
    const t = scenario({
      ...base,
      abolished: true,
      seats: MARKET,
      removed: decks.filter((card) => card.startsWith('europe')),
      tracks: { africa: [0, 2] },
    });
    t.play('activate market', 'draw africa');
    // Africa 2 is on top now, and needs more than one disc.
    expect(t.asks).toBe('turn 1');
    const some = scenario({ ...base, abolished: true, seats: MARKET, tracks: { africa: [0, 2, 2] } });
    some.play('activate market', 'draw africa');
    expect(some.legal()).toEqual(['neutral-draw africa', 'neutral-draw europe']);
    expect(some.why('neutral-draw slavery')).toEqual({
      rule: 'SF-DRW-1',
      reason: 'stack-empty',
      params: { target: 'slavery' },
    });
  });

  test('SF-DRW-2: removing the card with the Abolition causes the Abolition', () => {
    const lower = ['europe-0', 'europe-1', 'europe-2', 'europe-3', 'europe-4'];
    const t = scenario({
      ...base,
      seats: [{ harbor: 4, buildings: ['market'] }, { cards: ['slavery-1'] }],
      removed: lower,
      cities: { london: 2, amsterdam: 2, nantes: 2, lisbon: 2, cadiz: 2 },
    });
    t.play('activate market', 'draw slavery');
    expect(factsOf(t.play('neutral-draw europe')).slice(0, 3)).toEqual([
      { event: 'card-removed', colour: 2, card: 'europe-5' },
      { event: 'abolition-triggered', colour: 2 },
      { event: 'slavery-set-aside', seat: 0, card: 'slavery-0' },
    ]);
    expect(t.position.abolished).toBe(true);
    expect(t.position.seats.map(({ aside }) => aside)).toEqual([['slavery-0'], ['slavery-1']]);
    expect(t.top('slavery')).toBeNull();
  });
});
