/** The end of a round and of the game: the Crown, and glory item by item (AS-EOR, AS-END, AS-SPB-2, AS-2P). */
import { describe, expect, test } from 'vitest';
import { EXPLOITS, winners } from '../../../src/index.ts';
import { A, onA, onB, sailVariant } from '../../support/age-of-sail.ts';
import { factsOf } from '../../support/events.ts';
import { follow, newGame, scenario } from '../../support/scenario.ts';

const passed = { passed: true };

describe('AS-EOR: the end of a round', () => {
  test('AS-EOR-1: the Crown goes to the left neighbor, and a new round begins', () => {
    const t = onA({ players: 3, first: 2, seats: [passed, passed, {}] });
    expect(factsOf(t.play('pass')).slice(-4)).toEqual([
      { event: 'round-ended', number: 1 },
      { event: 'first-player-marker-passed', seat: 0, fromSeat: 2 },
      { event: 'round-started', number: 2 },
      { event: 'phase-started' },
    ]);
    expect(t.asks).toBe('build 0');
    expect(t.position.seats.map((seat) => seat.passed)).toEqual([false, false, false]);
  });

  test('AS-EOR-1: after round 7 the game ends, and the Crown stays', () => {
    const t = onA({ round: 7, first: 1, seats: [passed, {}] });
    const events = t.play('pass');
    expect(factsOf(events, 'first-player-marker-passed', 'round-started')).toEqual([]);
    expect(factsOf(events, 'game-ended')).toHaveLength(1);
    expect(t.asks).toBe('over');
    expect(t.position.first).toBe(1);
    expect(t.why('pass')).toEqual({ rule: 'AS-EOR-1', reason: 'game-over', params: {} });
  });

  test('AS-2P-1, AS-GEN-1: two players play seven rounds on board A to the end', () => {
    const t = follow(newGame(2, { seed: 'two', tables: A }).game);
    while (t.asks !== 'over') t.play(t.legal('activate')[0] ?? t.legal()[0]);
    expect(t.position.round).toBe(7);
    expect(t.position.seats.map(({ buildings }) => buildings.length)).toEqual([8, 8]);
  });
});

describe('AS-END: glory', () => {
  test('AS-END-1: a status gives the highest space with an icon that was reached', () => {
    const glory = [0, 0, 2, 2, 4, 4, 4, 7, 7, 7, 10, 11, 12, 13, 14, 15, 16, 17];
    const found = glory.map(
      (_, score) => onA({ seats: [{ tokens: { influence: score } }] }).score(0).statuses.influence,
    );
    expect(found).toEqual(glory);
  });

  test('AS-END-2: cities give 1 or 2, links 1; fleets, tracks and the Open Sea nothing', () => {
    const t = onA({
      open: ['africa'],
      beside: { africa: [2, 0] },
      tracks: { india: [0, 0] },
      cities: { london: 0, 'north-sea-fleet': 0, constantinople: 0, 'cape-fleet': 0, venice: 1 },
    });
    expect(t.score(0)).toMatchObject({ cities: 3, links: 1, total: 7 });
    expect(t.score(1)).toMatchObject({ cities: 1, links: 0, total: 4 });
  });

  test('AS-END-2: a square link is worth as much as a round one', () => {
    const t = onB({ cities: { marseille: 0, 'mediterranean-fleet': 0, algiers: 0, cadiz: 0 } });
    expect(t.score(0)).toMatchObject({ cities: 3, links: 3 });
  });

  test('AS-END-3: glory icons on buildings and held cards, Governors included, and 3 for the empty free slot', () => {
    const bare = onA({ seats: [{ buildings: ['university', 'admiralty', 'palace'], cards: ['far-east-2'] }] });
    expect(bare.score(0)).toMatchObject({ buildings: 9, cards: 1, governorSlot: 3 });
    const full = onA({ open: ['far-east'], seats: [{ cards: ['far-east-governor', 'far-east-5'] }] });
    expect(full.score(0)).toMatchObject({ buildings: 0, cards: 5, governorSlot: 0 });
  });

  test('AS-SPB-2, AS-END-3, EC-77: the City Hall gives 1 for each Draw symbol on own buildings, its own included, and none for tokens', () => {
    const glory = (buildings: string[], tokens = {}) => onA({ seats: [{ buildings, tokens }] }).score(0).buildings;
    expect(glory(['city-hall'])).toBe(1);
    expect(glory(['city-hall', 'market', 'market'])).toBe(3);
    expect(glory(['city-hall', 'guild-hall'])).toBe(2);
    expect(glory(['city-hall', 'trade-office'])).toBe(3);
    expect(glory(['city-hall', 'shipyard', 'docks', 'palace'])).toBe(6);
    expect(glory(['city-hall'], { 'ship-draw': 2, 'occupy-draw': 1 })).toBe(1);
    expect(glory(['trade-office', 'market'])).toBe(0);
  });

  test('EC-77: a Draw symbol on the starting tile would count', () => {
    const tables = sailVariant((data) => {
      data.startBuildings[1].actions = [['ship', 'draw']];
    });
    const seat = { start: 'merchant-dock', buildings: ['city-hall'] };
    expect(scenario({ tables, seats: [seat] }).score(0).buildings).toBe(2);
  });

  test('AS-END-4: every three discs in the harbor give 1', () => {
    const found = [0, 2, 3, 5, 6].map((harbor) => onA({ seats: [{ harbor }] }).score(0).population);
    expect(found).toEqual([0, 0, 1, 1, 2]);
  });

  test('AS-END-5: each Slavery card set aside costs 1, those held nothing', () => {
    const t = onA({ seats: [{ aside: ['slavery-1', 'slavery-2'], cards: ['slavery-0'] }] });
    expect(t.score(0)).toMatchObject({ slavery: -2, statuses: { industry: 2 } });
  });

  test('AS-END-6: most glory wins, and all who tie for it', () => {
    const t = onA({ players: 3, round: 7, seats: [{ harbor: 3 }, { ...passed, harbor: 2 }, { ...passed, harbor: 5 }] });
    expect([0, 1, 2].map((seat) => t.score(seat).total)).toEqual([4, 3, 4]);
    expect(factsOf(t.play('pass'), 'winners-declared')).toEqual([{ event: 'winners-declared', players: [0, 2] }]);
    expect(winners(t.game)).toEqual([0, 2]);
  });

  test('AS-END-7: the score lists its items in the order of the score sheet', () => {
    const t = onA({
      round: 7,
      seats: [
        {
          harbor: 3,
          buildings: ['university'],
          cards: ['far-east-2'],
          tokens: { industry: 3, influence: 2 },
          aside: ['slavery-0'],
        },
        passed,
      ],
      cities: { london: 0, amsterdam: 0 },
    });
    const item = (category: string, amount: number, more = {}) => {
      return { event: 'score-item', seat: 0, category, amount, ...more };
    };
    const events = factsOf(t.play('pass'), 'game-ended', 'score-item', 'score-total');
    expect(events.slice(0, 13)).toEqual([
      { event: 'game-ended' },
      item('status', 4, { detail: 'industry', from: 4 }),
      item('status', 0, { detail: 'culture', from: 1 }),
      item('status', 0, { detail: 'wealth', from: 0 }),
      item('status', 2, { detail: 'influence', from: 2 }),
      item('cities', 2),
      item('links', 1),
      item('buildings', 3),
      item('cards', 1),
      item('governorSlot', 3),
      item('population', 1),
      item('slavery', -1),
      { event: 'score-total', seat: 0, total: 16 },
    ]);
  });

  test('AS-END-7: exploits come first in the score', () => {
    const three = EXPLOITS.slice(0, 3);
    const t = onA({ round: 7, exploits: three, seats: [{}, passed] });
    const items = factsOf(t.play('pass'), 'score-item');
    expect(items.slice(0, 4).map(({ category, detail }) => [category, detail])).toEqual([
      ...three.map((exploit) => ['exploit', exploit]),
      ['status', 'industry'],
    ]);
  });

  test.each([
    [66, 11, ['palace', 'university']],
    [69, 14, ['palace', 'university', 'university']],
  ])('AS-END-1, AS-END-2, AS-END-3, AS-END-4, AS-END-5, T-79: Red has %i', (total, printed, buildings) => {
    const t = onA({
      round: 7,
      seats: [
        {
          harbor: 4,
          buildings,
          tokens: { industry: 10, culture: 8, wealth: 9, influence: 12 },
          aside: ['slavery-3'],
        },
      ],
      cities: {
        ...{ london: 0, amsterdam: 0, nantes: 0, lisbon: 0, cadiz: 0, marseille: 0, venice: 0, constantinople: 0 },
        ...{ 'north-sea-fleet': 0, 'mediterranean-fleet': 0 },
      },
    });
    const score = t.score(0);
    expect(score.statuses).toEqual({ industry: 10, culture: 7, wealth: 7, influence: 12 });
    expect(score.cities + score.links).toBe(19);
    expect(score.buildings + score.cards + score.governorSlot).toBe(printed);
    expect([score.population, score.slavery]).toEqual([1, -1]);
    expect(score.total).toBe(total);
  });
});
