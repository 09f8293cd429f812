/** The four statuses: what they determine, and what raises and lowers them. */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

/** Scores around every threshold with their levels: a new one starts at 0, 2, 4, 7 and 10. */
const LEVELS = [
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [6, 3],
  [7, 4],
  [9, 4],
  [10, 5],
  [15, 5],
  [17, 5],
] as const;

function statusChanged(seat: number, status: string, [before, after]: [number, number], cause: string, shown = after) {
  return { event: 'status-changed', seat, status, delta: after - before, before, after, shown, cause };
}

function levelChanged(seat: number, status: string, before: number, after: number) {
  return { event: 'level-changed', seat, status, before, after };
}

const LEVEL_TILES = [
  ['market', 'shipyard', 'workshop'],
  ['bank', 'barracks', 'guild-hall'],
  ['docks', 'fortress', 'theater'],
  ['cartographer', 'trade-office', 'university'],
  ['exchange', 'museum', 'parliament'],
];

describe('CL-GEN-3: what the statuses determine', () => {
  test.each(LEVELS)('CL-GEN-3: an Industry of %i gives a Build Level of %i', (industry, level) => {
    const t = scenario({ decision: 'build', seats: [{ tokens: { industry } }] });
    expect(t.legal()).toEqual(
      LEVEL_TILES.slice(0, level)
        .flat()
        .map((tile) => `build ${tile}`),
    );
  });

  test.each(LEVELS)('CL-GEN-3: a Culture of %i gives a Growth Level of one more than %i', (culture, level) => {
    const t = scenario({ decision: 'build', seat: 2, seats: [{ tokens: { culture } }] });
    const [grown] = factsOf(t.play('build market'), 'discs-grown');
    expect(grown).toEqual({ event: 'discs-grown', seat: 0, requested: level + 1, moved: level + 1 });
    expect(t.seat(0).harbor).toBe(level + 1);
  });

  test.each(LEVELS)('CL-GEN-3: a Finance of %i gives a Salary Level of %i', (finance, level) => {
    const t = scenario({ decision: 'build', seat: 2, seats: [{ tokens: { finance } }] });
    const [unused] = factsOf(t.play('build market'), 'salary-unused');
    expect(unused).toEqual({ event: 'salary-unused', seat: 0, payments: level });
  });

  test.each(LEVELS)('CL-GEN-3: a Politics of %i gives a Card Limit of %i', (politics, limit) => {
    const t = scenario({ seats: [{ tokens: { politics } }] });
    const [checked] = factsOf(t.play('pass'), 'card-limit-checked');
    const none = { held: 0, slaveryBonus: false, freeGovernor: false };
    expect(checked).toEqual({ event: 'card-limit-checked', seat: 0, limit, ...none });
    expect(t.game.tables.cardLimitAt[politics]).toBe(limit);
  });
});

describe('CL-GEN-4: icons count at once', () => {
  test('CL-GEN-4: the icons of a building raise their status as it is built', () => {
    const t = scenario({ decision: 'build' });
    expect(factsOf(t.play('build workshop'))).toEqual([
      { event: 'building-built', seat: 0, building: 'workshop', level: 1, slot: 1, fallback: false },
      statusChanged(0, 'industry', [0, 2], 'building'),
      levelChanged(0, 'industry', 1, 2),
    ]);
    expect(t.status(0, 'industry')).toBe(2);
  });

  test('CL-GEN-4: the icons of a card raise their statuses as it is drawn', () => {
    const t = scenario({
      seats: [{ harbor: 1, buildings: ['market'], tokens: { culture: 1 } }],
      open: ['north-america'],
      removed: ['north-america-1', 'north-america-2'],
    });
    expect(factsOf(t.play('activate market', 'draw north-america')).slice(0, 6)).toEqual([
      { event: 'action-chosen', seat: 0, action: 'draw' },
      { event: 'card-drawn', seat: 0, deck: 'north-america', card: 'north-america-3' },
      statusChanged(0, 'industry', [0, 2], 'card'),
      levelChanged(0, 'industry', 1, 2),
      statusChanged(0, 'culture', [1, 3], 'card'),
      levelChanged(0, 'culture', 2, 3),
    ]);
    expect([t.status(0, 'industry'), t.status(0, 'culture')]).toEqual([2, 3]);
  });

  test('CL-GEN-4: the icons of a Governor raise the statuses of the player who gets it', () => {
    const t = scenario({ seats: [{ harbor: 1, tokens: { 'ship-draw': 1 } }], tracks: { africa: [1, 1, 1, 1, 1] } });
    expect(factsOf(t.play('spend ship-draw', 'ship africa'), 'status-changed', 'level-changed')).toEqual([
      statusChanged(1, 'finance', [0, 2], 'governor'),
      levelChanged(1, 'finance', 1, 2),
      statusChanged(1, 'politics', [0, 1], 'governor'),
    ]);
  });

  test('CL-GEN-4, T-23: a Politics token raises Politics by 1', () => {
    const t = scenario({ seats: [{ harbor: 2, tokens: { politics: 3 } }], tokens: { lisbon: 'politics' } });
    expect(factsOf(t.play('activate colonial-house', 'occupy lisbon'), 'status-changed', 'level-changed')).toEqual([
      statusChanged(0, 'politics', [3, 4], 'token'),
      levelChanged(0, 'politics', 2, 3),
    ]);
    expect(t.status(0, 'politics')).toBe(4);
  });

  test('CL-GEN-4: the icons of a card that is discarded are lost at once', () => {
    const t = scenario({ seats: [{ cards: ['south-america-1', 'india-1'] }] });
    t.play('pass');
    expect(t.asks).toBe('discard 0');
    expect(factsOf(t.play('discard south-america-1')).slice(0, 3)).toEqual([
      { event: 'card-discarded', seat: 0, card: 'south-america-1', to: 'stack' },
      statusChanged(0, 'culture', [3, 1], 'discard'),
      levelChanged(0, 'culture', 3, 2),
    ]);
    expect([t.status(0, 'culture'), t.status(0, 'politics')]).toEqual([1, 1]);
  });

  test('CL-GEN-4: the icons of a card that the Abolition takes are lost at once', () => {
    const t = scenario({
      seats: [
        { harbor: 1, buildings: ['market'] },
        { cards: ['slavery-1'], tokens: { finance: 1 } },
      ],
      cities: { london: 0, paris: 0, lisbon: 0, rome: 0, venice: 0 },
      removed: ['europe-0', 'europe-1', 'europe-2', 'europe-3', 'europe-4'],
    });
    expect(factsOf(t.play('activate market', 'draw europe'), 'status-changed', 'level-changed')).toEqual([
      statusChanged(0, 'politics', [0, 2], 'card'),
      levelChanged(0, 'politics', 1, 2),
      statusChanged(1, 'industry', [2, 0], 'abolition'),
      levelChanged(1, 'industry', 2, 1),
      statusChanged(1, 'finance', [2, 1], 'abolition'),
      levelChanged(1, 'finance', 2, 1),
    ]);
  });
});

describe('CL-GEN-5: the end of the tracks', () => {
  const drawn = (politics: number) => {
    const t = scenario({ seats: [{ harbor: 1, buildings: ['market'], tokens: { politics } }] });
    const events = t.play('activate market', 'draw europe');
    return { t, events: factsOf(events, 'status-changed', 'level-changed', 'track-overflow') };
  };

  test('CL-GEN-5: a score of 15 is not beyond the track', () => {
    expect(drawn(14).events).toEqual([statusChanged(0, 'politics', [14, 15], 'card', 15)]);
  });

  test('CL-GEN-5, EC-31: a score above 15 shows as 15 and scores 15, but the true total is remembered', () => {
    const { t, events } = drawn(16);
    expect(events).toEqual([
      statusChanged(0, 'politics', [16, 17], 'card', 15),
      { event: 'track-overflow', seat: 0, status: 'politics', excess: 2 },
    ]);
    expect(t.status(0, 'politics')).toBe(17);
    expect(t.score(0).statuses.politics).toBe(15);
  });

  test('CL-GEN-5, EC-31: losing icons reduces the excess first', () => {
    const discard = (politics: number, card: string) => {
      const cards = ['europe-0', 'europe-3', 'europe-5', 'far-east-3', 'far-east-4', 'far-east-5'];
      const t = scenario({ abolished: true, seats: [{ tokens: { politics }, cards }] });
      const events = t.play('pass', `discard ${card}`);
      return factsOf(events, 'status-changed', 'level-changed', 'track-overflow').filter(
        ({ status }) => status === 'politics',
      );
    };
    expect(discard(14, 'europe-0')).toEqual([
      statusChanged(0, 'politics', [19, 18], 'discard', 15),
      { event: 'track-overflow', seat: 0, status: 'politics', excess: 3 },
    ]);
    expect(discard(11, 'europe-0')).toEqual([statusChanged(0, 'politics', [16, 15], 'discard', 15)]);
    expect(discard(11, 'europe-5')).toEqual([statusChanged(0, 'politics', [16, 14], 'discard', 14)]);
  });
});
