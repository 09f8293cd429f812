/** Final scoring after the last pass, and the winners. */
import { describe, expect, test } from 'vitest';
import { play, winners } from '../../src/index.ts';
import { factsOf } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';
import { variant } from '../support/variant.ts';

const passed = { passed: true };

describe('CL-END: the end of the game', () => {
  test('CL-END-1, CL-END-2, CL-END-3, CL-END-4, CL-END-5, CL-END-6, CL-END-7, CL-END-8: the score lists every item, statuses with the space from which they slide', () => {
    const seat = {
      harbor: 7,
      buildings: ['university'],
      cards: ['europe-4'],
      tokens: { industry: 8, culture: 17, politics: 1 },
      aside: ['slavery-0'],
    };
    const other = { ...passed, tokens: { industry: 1, culture: 3, finance: 3, politics: 11 } };
    const t = scenario({ round: 7, seats: [seat, other, passed], cities: { london: 0, lisbon: 0, paris: 1 } });
    const events = factsOf(t.play('pass'), 'game-ended', 'score-item', 'score-total', 'winners-declared');
    const item = (category: string, amount: number, more = {}) => {
      return { event: 'score-item', seat: 0, category, amount, ...more };
    };
    expect(events.slice(0, 13)).toEqual([
      { event: 'game-ended' },
      item('cities', 2),
      item('links', 1),
      item('status', 7, { detail: 'industry', from: 8 }),
      item('status', 15, { detail: 'culture', from: 15 }),
      item('status', 0, { detail: 'finance', from: 1 }),
      item('status', 2, { detail: 'politics', from: 3 }),
      item('cards', 2),
      item('buildings', 3),
      item('governorSlot', 3),
      item('population', 2),
      item('slavery', -1),
      { event: 'score-total', seat: 0, total: 36 },
    ]);
    expect(events.filter(({ event }) => event === 'score-total').map(({ total }) => total)).toEqual([36, 19, 3]);
    expect(events.filter(({ event }) => event === 'score-item')).toHaveLength(33);
    expect(events.filter(({ seat, category }) => seat === 1 && category === 'status')).toEqual([
      { ...item('status', 0, { detail: 'industry', from: 1 }), seat: 1 },
      { ...item('status', 2, { detail: 'culture', from: 3 }), seat: 1 },
      { ...item('status', 2, { detail: 'finance', from: 3 }), seat: 1 },
      { ...item('status', 11, { detail: 'politics', from: 11 }), seat: 1 },
    ]);
    expect(events.at(-1)).toEqual({ event: 'winners-declared', players: [0] });
    expect(t.asks).toBe('over');
  });

  test('CL-END-9, EC-72, T-83: with scores of 80, 80 and 75 both players with 80 win', () => {
    const tables = variant((data) => {
      data.emptyGovernorSlotGlory = 20;
      for (const building of data.buildings) {
        if (building.id === 'university') Object.assign(building, { copies: 9, glory: 20 });
        if (building.id === 'market') building.glory = 15;
      }
    });
    const rich = { buildings: ['university', 'university', 'university'] };
    const poor = { buildings: ['university', 'university', 'market'] };
    const t = scenario({ tables, round: 7, seats: [rich, { ...poor, ...passed }, { ...rich, ...passed }] });
    expect([0, 1, 2].map((seat) => t.score(seat).total)).toEqual([80, 75, 80]);
    expect(factsOf(t.play('pass'), 'winners-declared')).toEqual([{ event: 'winners-declared', players: [0, 2] }]);
    expect(winners(t.game)).toEqual([0, 2]);
  });

  test('CL-END-9: the most glory wins, also when all scores are negative', () => {
    const lost = (region: string, aside: string[]) => ({ cards: [`${region}-governor`], aside });
    const tables = variant((data) => {
      for (const deck of data.decks) if (deck.governor !== undefined) deck.governor.icons = {};
    });
    const t = scenario({
      tables,
      open: ['africa', 'caribbean', 'india'],
      seats: [
        lost('africa', ['slavery-0', 'slavery-1', 'slavery-2']),
        lost('caribbean', ['slavery-3']),
        lost('india', ['slavery-4', 'slavery-5']),
      ],
    });
    expect([0, 1, 2].map((seat) => t.score(seat).total)).toEqual([-3, -1, -2]);
    expect(winners(t.game)).toEqual([1]);
  });

  test('EC-10: passing with tokens, discs and legal actions left is allowed; they are kept, and after round 7 only harbor discs score', () => {
    const seat = { harbor: 3, buildings: ['market'], tokens: { 'ship-draw': 1 } };
    const next = scenario({ round: 6, seats: [seat, passed, passed] });
    expect(next.legal()).toEqual(['activate colonial-house', 'activate market', 'spend ship-draw', 'pass']);
    next.play('pass');
    expect([next.asks, next.seat(0).harbor, next.seat(0).tokens]).toEqual(['build 1', 3, { 'ship-draw': 1 }]);
    const last = scenario({ round: 7, seats: [seat, passed, passed] });
    last.play('pass');
    expect([last.asks, last.score(0).total, last.score(0).population]).toEqual(['over', 4, 1]);
  });

  test('CL-END-9: the score is available at any time, and computing it changes nothing', () => {
    const t = scenario({ seats: [{ harbor: 5 }, { harbor: 2 }] });
    const before = t.position;
    expect(winners(t.game)).toEqual([0]);
    expect(t.score(0).total).toBe(4);
    expect(t.position).toEqual(before);
    play(t.game, t.move('pass'));
    expect(t.asks).toBe('turn 1');
  });
});
