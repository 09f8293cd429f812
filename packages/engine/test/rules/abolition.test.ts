/** The Abolition of Slavery (CL-ABO). */
import { describe, expect, test } from 'vitest';
import { factsOf, statusChanged } from '../support/events.ts';
import { type Scenario, scenario } from '../support/scenario.ts';
import { variant } from '../support/variant.ts';

/** Seat 0 has five discs in Europe, the value of the card with the Abolition. */
const FIVE = { london: 0, paris: 0, rome: 0, seville: 0, alexandria: 0 };
const BELOW = ['europe-0', 'europe-1', 'europe-2', 'europe-3', 'europe-4'];
const MARKET = { harbor: 2, buildings: ['market'] };
const KINDS = ['abolition-triggered', 'slavery-set-aside', 'slavery-stack-removed'] as const;

function slaveryGlory(t: Scenario) {
  return [0, 1, 2].map((seat) => t.score(seat).slavery);
}

describe('CL-ABO', () => {
  test('CL-ABO-1, T-42: when Europe 5 is drawn, all Slavery cards held are set aside with their icons, and those on the board leave the game', () => {
    const t = scenario({
      seats: [
        MARKET,
        { cards: ['slavery-0', 'slavery-3', 'africa-1'] },
        { aside: ['slavery-1', 'slavery-2', 'slavery-4'] },
      ],
      cities: FIVE,
      removed: BELOW,
    });
    expect([t.status(1, 'industry'), t.status(1, 'finance')]).toEqual([5, 3]);
    t.play('activate market');
    expect(t.rule('draw europe')).toBeUndefined();
    const change = (status: string, delta: number, before: number) => ({
      event: 'status-changed',
      seat: 1,
      status,
      delta,
      before,
      after: before + delta,
      shown: before + delta,
      cause: 'abolition',
    });
    expect(factsOf(t.play('draw europe')).slice(1)).toEqual([
      { event: 'card-drawn', seat: 0, deck: 'europe', card: 'europe-5' },
      statusChanged(0, 'politics', 0, 2, 'card'),
      { event: 'level-changed', seat: 0, status: 'politics', before: 1, after: 2 },
      { event: 'abolition-triggered', seat: 0, colour: 0 },
      { event: 'slavery-set-aside', seat: 1, card: 'slavery-0' },
      change('industry', -2, 5),
      { event: 'level-changed', seat: 1, status: 'industry', before: 3, after: 2 },
      { event: 'slavery-set-aside', seat: 1, card: 'slavery-3' },
      change('industry', -2, 3),
      { event: 'level-changed', seat: 1, status: 'industry', before: 2, after: 1 },
      change('finance', -2, 3),
      { event: 'level-changed', seat: 1, status: 'finance', before: 2, after: 1 },
      { event: 'slavery-stack-removed', cards: ['slavery-5'] },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.seat(1)).toMatchObject({ cards: ['africa-1'], aside: ['slavery-0', 'slavery-3'] });
    expect([t.status(1, 'industry'), t.status(1, 'finance')]).toEqual([1, 1]);
    expect(t.position).toMatchObject({ abolished: true, removed: [...BELOW, 'slavery-5'] });
    expect(t.top('slavery')).toBeNull();
  });

  test('CL-ABO-1: the Slavery stack can never be drawn from again', () => {
    const t = scenario({
      seats: [{ harbor: 3, buildings: ['market', 'market'] }, { passed: true }, { passed: true }],
      cities: FIVE,
      removed: BELOW,
      open: ['africa'],
    });
    t.play('activate market', 'draw europe', 'activate market');
    expect(t.legal()).toEqual(['draw africa']);
    expect(t.why('draw slavery')).toEqual({
      rule: 'CL-ABO-1',
      reason: 'slavery-abolished',
      params: { region: 'europe', discs: 1, stack: 'slavery', presence: 5 },
    });
    expect(t.rule('draw europe')).toBe('CL-ACT-DRW-1');
  });

  test('CL-ABO-1: before the Abolition an empty Slavery stack has no special effect', () => {
    const slavery = [0, 1, 2, 3, 4, 5].map((value) => `slavery-${value}`);
    const t = scenario({ seats: [MARKET, { aside: slavery }] });
    t.play('activate market');
    expect(t.rule('draw slavery')).toBe('CL-ACT-DRW-1');
  });

  test('CL-ABO-1: no other card of Europe causes the Abolition', () => {
    const t = scenario({ seats: [MARKET, { cards: ['slavery-0'] }], cities: FIVE, removed: BELOW.slice(0, 4) });
    expect(factsOf(t.play('activate market', 'draw europe'), ...KINDS)).toEqual([]);
    expect(t.position.abolished).toBe(false);
    expect(t.seat(1).cards).toEqual(['slavery-0']);
  });

  test('CL-ABO-2: cards set aside do not count for the Card Limit and cost a glory each at the end', () => {
    const t = scenario({
      seats: [MARKET, { cards: ['slavery-0', 'slavery-1', 'slavery-2', 'africa-1'] }],
      cities: FIVE,
      removed: BELOW,
    });
    expect(slaveryGlory(t)).toEqual([0, 0, 0]);
    t.play('activate market', 'draw europe');
    expect(slaveryGlory(t)).toEqual([0, -3, 0]);
    expect(factsOf(t.play('pass'), 'card-limit-checked')).toEqual([
      { event: 'card-limit-checked', seat: 1, limit: 1, held: 1, slaveryBonus: false, freeGovernor: false },
    ]);
    expect(t.asks).toBe('turn 2');
  });

  test('CL-ABO-3: all players are affected, those who have passed and the one who drew the card included', () => {
    const t = scenario({
      seats: [{ ...MARKET, cards: ['slavery-1'] }, { cards: ['slavery-0'], passed: true }, { cards: ['slavery-5'] }],
      cities: FIVE,
      removed: [...BELOW, 'slavery-4'],
    });
    expect(factsOf(t.play('activate market', 'draw europe'), ...KINDS)).toEqual([
      { event: 'abolition-triggered', seat: 0, colour: 0 },
      { event: 'slavery-set-aside', seat: 1, card: 'slavery-0' },
      { event: 'slavery-set-aside', seat: 0, card: 'slavery-1' },
      { event: 'slavery-set-aside', seat: 2, card: 'slavery-5' },
      { event: 'slavery-stack-removed', cards: ['slavery-2', 'slavery-3'] },
    ]);
    expect([0, 1, 2].map((seat) => t.seat(seat).aside)).toEqual([['slavery-1'], ['slavery-0'], ['slavery-5']]);
    expect([0, 1, 2].map((seat) => t.seat(seat).handChanged)).toEqual([false, true, false]);
    expect([0, 1, 2].map((seat) => t.status(seat, 'industry'))).toEqual([0, 0, 0]);
    expect(slaveryGlory(t)).toEqual([-1, -1, -1]);
  });
});

describe('CL-ABO: edge cases', () => {
  test('EC-54: the Abolition is resolved before the second Draw of a Trade Office', () => {
    const tables = variant((data) => {
      const europe = data.decks.find(({ id }) => id === 'europe')!.cards;
      europe[4].abolition = true;
      delete europe[5].abolition;
    });
    const t = scenario({
      tables,
      seats: [{ harbor: 1, buildings: ['trade-office'], cards: ['slavery-0'] }],
      cities: FIVE,
      removed: BELOW.slice(0, 4),
    });
    t.play('activate trade-office', 'draw europe');
    expect(t.seat(0)).toMatchObject({ cards: ['europe-4'], aside: ['slavery-0'] });
    expect(t.status(0, 'industry')).toBe(0);
    expect(t.legal()).toEqual(['draw europe', 'end']);
    t.play('draw europe');
    expect(t.seat(0).cards).toEqual(['europe-4', 'europe-5']);
  });

  test('EC-54: the second Draw of a Trade Office may cause the Abolition', () => {
    const t = scenario({
      seats: [{ harbor: 1, buildings: ['trade-office'] }, { cards: ['slavery-0'] }],
      cities: FIVE,
      removed: BELOW.slice(0, 4),
    });
    t.play('activate trade-office', 'draw europe', 'draw europe');
    expect(t.seat(0).cards).toEqual(['europe-4', 'europe-5']);
    expect(t.seat(1).aside).toEqual(['slavery-0']);
    expect(t.asks).toBe('turn 1');
  });

  test('EC-55: the cards of a player who has passed stay within the limit, because bonus and card are lost together', () => {
    const t = scenario({
      seats: [MARKET, { cards: ['slavery-0', 'africa-1'], passed: true }, { passed: true }],
      cities: FIVE,
      removed: BELOW,
    });
    t.play('activate market', 'draw europe');
    expect(factsOf(t.play('pass'), 'card-limit-checked').at(-1)).toEqual({
      event: 'card-limit-checked',
      seat: 1,
      limit: 1,
      held: 1,
      slaveryBonus: false,
      freeGovernor: false,
    });
    expect(t.asks).toBe('build 1');
    expect(t.seat(1)).toMatchObject({ cards: ['africa-1'], handChanged: false });
  });

  test('EC-56: Europe 5 discarded and drawn again brings its icons, but no second Abolition', () => {
    const t = scenario({
      first: 1,
      abolished: true,
      seats: [MARKET, { cards: ['europe-5', 'africa-1', 'caribbean-1'] }, { passed: true }],
      cities: FIVE,
      removed: BELOW,
    });
    t.play('pass', 'discard europe-5', 'discard africa-1');
    expect(t.top('europe')).toBe('europe-5');
    expect(factsOf(t.play('activate market', 'draw europe')).map(({ event }) => event)).toEqual([
      'action-chosen',
      'card-drawn',
      'status-changed',
      'level-changed',
      'turn-ended',
      'turn-started',
    ]);
    expect(t.status(0, 'politics')).toBe(2);
  });

  test('EC-57: Slavery cards set aside before the Abolition stay set aside', () => {
    const t = scenario({
      seats: [
        { ...MARKET, aside: ['slavery-2'] },
        { cards: ['slavery-1'], aside: ['slavery-0'] },
      ],
      cities: FIVE,
      removed: BELOW,
    });
    const events = factsOf(t.play('activate market', 'draw europe'), 'slavery-set-aside', 'status-changed');
    expect(events.map(({ event, card }) => [event, card])).toEqual([
      ['status-changed', undefined],
      ['slavery-set-aside', 'slavery-1'],
      ['status-changed', undefined],
      ['status-changed', undefined],
    ]);
    expect(t.seat(0)).toMatchObject({ cards: ['europe-5'], aside: ['slavery-2'] });
    expect(t.seat(1)).toMatchObject({ cards: [], aside: ['slavery-0', 'slavery-1'] });
    expect(slaveryGlory(t)).toEqual([-1, -2, 0]);
  });

  test('EC-58: Slavery cards face up at the end cost nothing, and their icons count', () => {
    const t = scenario({
      round: 7,
      seats: [{ cards: ['slavery-0', 'slavery-1'] }, { passed: true }, { passed: true }],
    });
    t.play('pass');
    expect(t.asks).toBe('over');
    expect(t.score(0)).toMatchObject({ slavery: 0, statuses: { industry: 4, culture: 0, finance: 0, politics: 0 } });
  });
});
