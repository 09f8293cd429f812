/** Build, Growth and Salary Phases, and how scores rise (AS-GEN, AS-RND, AS-BLD, AS-GRO, AS-SAL). */
import { describe, expect, test } from 'vitest';
import { type GameEvent, writePosition } from '../../../src/index.ts';
import { A, onA, onB, sailVariant } from '../../support/age-of-sail.ts';
import { factsOf, statusChanged } from '../../support/events.ts';
import { follow, newGame, scenario } from '../../support/scenario.ts';

const LEVELS = [
  ['market', 'shipyard', 'workshop'],
  ['bank', 'barracks', 'guild-hall'],
  ['docks', 'fortress', 'theater'],
  ['cartographer', 'trade-office', 'university'],
  ['exchange', 'museum', 'admiralty'],
];
const buildMoves = (levels: number) => LEVELS.slice(0, levels).flatMap((tiles) => tiles.map((tile) => `build ${tile}`));

/** Each player's part of a phase as `growth 1`; starts and ends of phases as `<growth` and `growth>`. */
function phaseSequence(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.event === 'phase-started') return [`<${event.phase}`];
    if (event.event === 'phase-ended') return [`${event.phase}>`];
    const parts = ['building-built', 'discs-grown', 'salary-unused', 'turn-started', 'card-limit-checked'];
    return parts.includes(event.event) && event.seat !== null ? [`${event.phase} ${event.seat}`] : [];
  });
}

describe('AS-GEN: phases and scores', () => {
  test('AS-GEN-1, AS-RND-1: a round has five phases, each starting with the holder of the Crown and continuing clockwise', () => {
    const t = onA({ decision: 'build', first: 1, players: 3 });
    const events = ['build market', 'build market', 'build market', 'pass', 'pass', 'pass'].flatMap((move) =>
      t.play(move),
    );
    expect(phaseSequence(events)).toEqual([
      ...['build 1', 'build 2', 'build 0', 'build>'],
      ...['<growth', 'growth 1', 'growth 2', 'growth 0', 'growth>'],
      ...['<salary', 'salary 1', 'salary 2', 'salary 0', 'salary>'],
      ...['<action', 'action 1', 'action 2', 'action 0', 'action>'],
      ...['<discard', 'discard 1', 'discard 2', 'discard 0', 'discard>'],
      '<build',
    ]);
    expect(t.asks).toBe('build 2');
  });

  test.each([
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
  ])(
    'AS-GEN-2: a score of %i is level %i: tiles by Industry, discs by Culture, Payments by Wealth, cards by Influence',
    (score, level) => {
      const tokens = score === 0 ? {} : { industry: score, culture: score, wealth: score, influence: score };
      const t = onA({ decision: 'build', seats: [{ tokens, busy: ['colonial-house'] }] });
      expect(t.legal()).toEqual(buildMoves(level));
      t.play('build market');
      expect(factsOf(t.play('build market'), 'discs-grown')).toEqual([
        { event: 'discs-grown', seat: 0, requested: level + 1, moved: level + 1 },
        { event: 'discs-grown', seat: 1, requested: 2, moved: 2 },
      ]);
      expect(t.asks).toBe('salary 0');
      expect(t.why('pass')).toEqual({ rule: 'AS-SAL-1', reason: 'must-pay-salary', params: { payments: level } });
      t.play('end', 'pass');
      expect(factsOf(t.play('pass'), 'card-limit-checked')[0]).toEqual({
        event: 'card-limit-checked',
        seat: 0,
        limit: level,
        held: 0,
        slaveryBonus: false,
        freeGovernor: false,
      });
    },
  );

  test('AS-GEN-3, AS-BLD-3: every icon counts for 1, at once', () => {
    const t = onA({ decision: 'build', seats: [{ tokens: { industry: 4 } }] });
    expect(factsOf(t.play('build theater'))).toEqual([
      { event: 'building-built', seat: 0, building: 'theater', level: 3, slot: 1, fallback: false },
      statusChanged(0, 'culture', 0, 2, 'building'),
      { event: 'level-changed', seat: 0, status: 'culture', before: 2, after: 3 },
    ]);
    expect(factsOf(t.play('build market'), 'discs-grown')[0]).toMatchObject({ seat: 0, requested: 3 });
  });

  test('AS-GEN-4: a score above 15 is shown and scored in full', () => {
    const t = onA({ seats: [{ harbor: 1, buildings: ['market'], tokens: { influence: 15 } }] });
    const events = t.play('activate market', 'draw europe');
    expect(factsOf(events, 'status-changed', 'track-overflow')).toEqual([
      statusChanged(0, 'influence', 15, 16, 'card'),
    ]);
    expect(t.score(0).statuses.influence).toBe(16);
  });

  test('AS-GEN-5, T-24: a brown token raises its status and stays, a blue one waits in the harbor and can be spent later', () => {
    const t = onA({
      seats: [{ harbor: 4, buildings: ['shipyard', 'shipyard'] }, { passed: true }],
      tokens: { 'africa.1': 'wealth', 'africa.2': 'attack' },
      cities: { london: 1 },
    });
    expect(factsOf(t.play('activate shipyard', 'ship africa'), 'token-gained', 'status-changed')).toEqual([
      { event: 'token-gained', seat: 0, token: 'wealth', from: 'track' },
      statusChanged(0, 'wealth', 0, 1, 'token'),
    ]);
    expect(factsOf(t.play('activate shipyard', 'ship africa'), 'token-gained', 'status-changed')).toEqual([
      { event: 'token-gained', seat: 0, token: 'attack', from: 'track' },
    ]);
    expect(t.seat(0).tokens).toEqual({ wealth: 1, attack: 1 });
    expect(t.status(0, 'wealth')).toBe(1);
    expect(t.seat(0).harbor).toBe(0);
  });

  test('AS-GEN-6: no move gives anything to another player, and no card or token can be discarded in a turn', () => {
    const t = onA({ seats: [{ harbor: 3, cards: ['europe-0'], tokens: { wealth: 1, pay: 1 } }] });
    expect(t.legal()).toEqual(['activate colonial-house', 'pass']);
    expect(t.why('discard europe-0')).toEqual({ rule: 'AS-ACT-1', reason: 'must-take-turn', params: {} });
    expect(t.why('spend wealth')).toEqual({
      rule: 'AS-ACT-2',
      reason: 'not-an-action-token',
      params: { token: 'wealth' },
    });
    const verbs = new Set(A.catalogue.verb);
    for (const verb of ['give', 'trade']) expect(verbs).not.toContain(verb);
  });

  test('AS-GEN-7: Europe is open from the start, all players are present there, and it has two stacks but no track and no Open Sea', () => {
    const t = onA({ seats: [{ harbor: 2, buildings: ['guild-hall'] }] });
    expect(t.isOpen('europe')).toBe(true);
    t.play('activate guild-hall');
    expect(t.legal('draw')).toEqual(['draw europe', 'draw slavery']);
    expect(t.why('ship europe')).toEqual({
      rule: 'AS-ACT-SAIL-8',
      reason: 'no-track',
      params: { region: 'europe', discs: 1 },
    });
    const other = onA({ seats: [{ harbor: 2 }] });
    other.play('activate colonial-house');
    expect(other.legal()).toEqual([
      ...['occupy london', 'occupy amsterdam', 'occupy nantes', 'occupy lisbon'],
      ...['occupy cadiz', 'occupy marseille', 'occupy venice', 'occupy constantinople'],
    ]);
  });
});

describe('AS-BLD: the Build Phase', () => {
  test('AS-BLD-1, AS-BLD-5, T-02: with Industry 5 tiles of levels 1 to 3 are offered; a Theater goes to the first empty space', () => {
    const t = onA({ decision: 'build', seats: [{ tokens: { industry: 5 }, buildings: ['market'] }] });
    expect(t.legal()).toEqual(buildMoves(3));
    expect(t.why('build university')).toEqual({
      rule: 'AS-BLD-1',
      reason: 'level-too-high',
      params: { building: 'university', level: 4, allowed: 3 },
    });
    t.play('build theater');
    expect(t.seat(0).buildings.map(({ id }) => id)).toEqual(['colonial-house', 'market', 'theater']);
    expect(t.position.tiles.theater).toBe(2);
    expect([t.status(0, 'culture'), t.status(0, 'industry')]).toEqual([2, 5]);
  });

  test('AS-BLD-1: each player must build exactly one tile', () => {
    const t = onA({ decision: 'build', seats: [{ tokens: { industry: 1 } }] });
    expect(t.why('pass')).toEqual({ rule: 'AS-BLD-1', reason: 'must-build', params: {} });
    t.play('build workshop');
    expect(t.status(0, 'industry')).toBe(3);
    expect(t.asks).toBe('build 1');
  });

  const scarce = sailVariant((data) => {
    for (const building of data.buildings) building.copies = 1;
  });

  test('AS-BLD-2: without a tile within the Build Level one of the next level may be taken, and no higher one', () => {
    const t = scenario({
      tables: scarce,
      decision: 'build',
      players: 3,
      seats: [{}, { buildings: ['market', 'workshop'] }, { buildings: ['shipyard'] }],
    });
    expect(t.legal()).toEqual(['build bank', 'build barracks', 'build guild-hall']);
    expect(t.why('build docks')).toEqual({
      rule: 'AS-BLD-2',
      reason: 'next-level-only',
      params: { building: 'docks', level: 3, allowed: 2 },
    });
    expect(t.why('build market')).toEqual({
      rule: 'AS-SET-5',
      reason: 'not-in-supply',
      params: { building: 'market', level: 1, allowed: 2 },
    });
    expect(factsOf(t.play('build bank'), 'building-built')).toEqual([
      { event: 'building-built', seat: 0, building: 'bank', level: 2, slot: 1, fallback: true },
    ]);
  });

  test('AS-BLD-2: if the next level is empty too, the lowest higher level with a tile', () => {
    const t = scenario({
      tables: scarce,
      decision: 'build',
      players: 3,
      seats: [{}, { buildings: ['market', 'workshop', 'bank'] }, { buildings: ['shipyard', 'barracks', 'guild-hall'] }],
    });
    expect(t.legal()).toEqual(['build docks', 'build fortress', 'build theater']);
  });

  test('AS-BLD-4: a player may own several tiles of a kind', () => {
    const t = onA({ decision: 'build', seats: [{ buildings: ['market', 'market'] }] });
    t.play('build market');
    expect(t.seat(0).buildings.map(({ id }) => id)).toEqual(['colonial-house', 'market', 'market', 'market']);
  });

  test('AS-BLD-6: a player may own more than one tile of level 5', () => {
    const t = onA({ decision: 'build', seats: [{ tokens: { industry: 10 }, buildings: ['exchange', 'admiralty'] }] });
    expect(t.legal()).toEqual([...buildMoves(4), 'build museum']);
    t.play('build museum');
    expect(t.seat(0).buildings.map(({ id }) => id)).toEqual(['colonial-house', 'exchange', 'admiralty', 'museum']);
  });

  test('AS-SET-6, EC-16: when the three tiles of level 5 are built, the other four do not appear', () => {
    const t = onA({
      decision: 'build',
      seats: [{ tokens: { industry: 10 }, buildings: ['exchange', 'museum'] }],
    });
    expect(t.legal()).toEqual([...buildMoves(4), 'build admiralty']);
    t.play('build admiralty', 'build market', 'pass', 'pass', 'build market');
    expect(t.legal()).toEqual(buildMoves(4));
    for (const building of ['parliament', 'memorial', 'city-hall', 'palace', 'museum']) {
      expect(t.why(`build ${building}`)).toEqual({
        rule: 'AS-SET-5',
        reason: 'not-in-supply',
        params: { building, level: 5, allowed: 5 },
      });
    }
    expect(['parliament', 'memorial', 'city-hall', 'palace'].map((tile) => t.position.tiles[tile])).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describe('AS-GRO: the Growth Phase', () => {
  test('AS-GRO-1, T-04: Culture 3 brings three discs from the supply to the harbor', () => {
    const t = onA({ decision: 'build', seats: [{ tokens: { culture: 3 }, harbor: 1 }] });
    t.play('build market', 'build market');
    expect(t.seat(0)).toMatchObject({ harbor: 4, supply: 31 });
  });

  test('AS-GRO-1, EC-47: with fewer discs in the supply all of them move', () => {
    const t = onA({ decision: 'build', seats: [{ tokens: { culture: 10 }, harbor: 31 }] });
    t.play('build market');
    expect(factsOf(t.play('build market'), 'discs-grown')[0]).toEqual({
      event: 'discs-grown',
      seat: 0,
      requested: 6,
      moved: 4,
    });
    expect(t.seat(0)).toMatchObject({ harbor: 35, supply: 0 });
  });
});

describe('AS-SAL: the Salary Phase', () => {
  const THREE = { buildings: ['market', 'shipyard'], busy: ['colonial-house', 'market', 'shipyard'] };

  /** A Salary Phase in which all players have built a Market. */
  function salaries(seat: object) {
    const t = onA({ decision: 'build', seats: [seat] });
    t.play('build market', 'build market');
    return t;
  }

  test('AS-SAL-1, T-06: Wealth 2 and three discs on buildings: two of them return, chosen one by one', () => {
    const t = salaries({ ...THREE, tokens: { wealth: 2 } });
    expect(t.asks).toBe('salary 0');
    expect(t.seat(0).harbor).toBe(2);
    expect(t.legal()).toEqual(['pay colonial-house', 'pay market', 'pay shipyard', 'end']);
    expect(t.why('pay-all')).toEqual({
      rule: 'AS-SAL-1',
      reason: 'too-few-payments',
      params: { payments: 2, discs: 3 },
    });
    expect(factsOf(t.play('pay shipyard'))).toEqual([{ event: 'salary-paid', seat: 0, building: 'shipyard' }]);
    expect(t.legal()).toEqual(['pay colonial-house', 'pay market', 'end']);
    expect(t.why('pay shipyard')).toEqual({
      rule: 'AS-SAL-1',
      reason: 'no-disc-on-building',
      params: { building: 'shipyard' },
    });
    t.play('pay colonial-house');
    expect(t.asks).toBe('turn 0');
    expect(t.seat(0).harbor).toBe(4);
    expect(t.seat(0).buildings).toEqual([
      { id: 'colonial-house', disc: false },
      { id: 'market', disc: true },
      { id: 'shipyard', disc: false },
      { id: 'market', disc: false },
    ]);
  });

  test('AS-SAL-1: with enough Payments all may return in one move, and what is left of them is lost', () => {
    const t = salaries({ ...THREE, tokens: { wealth: 7 } });
    expect(t.legal()).toEqual(['pay colonial-house', 'pay market', 'pay shipyard', 'pay-all', 'end']);
    expect(factsOf(t.play('pay-all')).slice(0, 5)).toEqual([
      { event: 'salary-paid', seat: 0, building: 'colonial-house' },
      { event: 'salary-paid', seat: 0, building: 'market' },
      { event: 'salary-paid', seat: 0, building: 'shipyard' },
      { event: 'salary-unused', seat: 0, payments: 1 },
      { event: 'salary-unused', seat: 1, payments: 1 },
    ]);
    expect(t.seat(0).buildings.map(({ disc }) => disc)).toEqual([false, false, false, false]);
    expect(t.seat(0).harbor).toBe(5);
  });

  test('AS-SAL-1: with as many Payments as discs all may return in one move, also after one was returned singly', () => {
    const t = salaries({ ...THREE, tokens: { wealth: 4 } });
    expect(t.legal('pay-all')).toEqual(['pay-all']);
    t.play('pay market');
    expect(factsOf(t.play('pay-all')).slice(0, 3)).toEqual([
      { event: 'salary-paid', seat: 0, building: 'colonial-house' },
      { event: 'salary-paid', seat: 0, building: 'shipyard' },
      { event: 'salary-unused', seat: 1, payments: 1 },
    ]);
  });

  test('AS-SAL-1: the player may return fewer discs than possible, or none', () => {
    const one = salaries({ ...THREE, tokens: { wealth: 4 } });
    one.play('pay market');
    expect(factsOf(one.play('end'))[0]).toEqual({ event: 'salary-unused', seat: 0, payments: 2 });
    expect(one.seat(0).harbor).toBe(3);
    const none = salaries({ ...THREE, tokens: { wealth: 4 } });
    expect(factsOf(none.play('end'))[0]).toEqual({ event: 'salary-unused', seat: 0, payments: 3 });
    expect(none.asks).toBe('turn 0');
    expect(none.seat(0).harbor).toBe(2);
    expect(none.seat(0).buildings.map(({ disc }) => disc)).toEqual([true, true, true, false]);
  });

  test('AS-SAL-1: when the last disc has returned, the other Payments are lost without a decision', () => {
    const t = salaries({ busy: ['colonial-house'], tokens: { wealth: 4 } });
    expect(factsOf(t.play('pay colonial-house')).slice(0, 2)).toEqual([
      { event: 'salary-paid', seat: 0, building: 'colonial-house' },
      { event: 'salary-unused', seat: 0, payments: 2 },
    ]);
    expect(t.asks).toBe('turn 0');
  });

  test('AS-SAL-1: only discs on buildings can be paid, and nothing else is possible', () => {
    const t = salaries(THREE);
    for (const move of ['pass', 'activate market', 'build market']) {
      expect(t.why(move)).toEqual({ rule: 'AS-SAL-1', reason: 'must-pay-salary', params: { payments: 1 } });
    }
  });

  test('AS-SAL-2, EC-107, T-11: in round 1 with a Colonial House and a tile without icons: three discs in the harbor and the starting tile free', () => {
    const t = follow(newGame(2, { seed: 'first round', tables: A }).game);
    const { first } = t.position;
    t.play('start colonial-house', 'start colonial-house', 'build market', 'build market');
    expect(t.asks).toBe(`salary ${first}`);
    expect(t.seat(first)).toMatchObject({ supply: 32, harbor: 2 });
    expect(t.status(first, 'wealth')).toBe(0);
    expect(t.legal()).toEqual(['pay colonial-house', 'pay-all', 'end']);
    t.play('pay-all');
    expect(t.seat(first)).toMatchObject({
      harbor: 3,
      buildings: [
        { id: 'colonial-house', disc: false },
        { id: 'market', disc: false },
      ],
    });
  });

  test('AS-SAL-3, AS-ACT-PAY-2: a building that cannot be paid in the Action Phase can be paid in the Salary Phase', () => {
    const t = onB({
      decision: 'build',
      seats: [{ buildings: ['exchange', 'museum', 'parliament'], busy: ['exchange', 'museum', 'parliament'] }],
    });
    t.play('build market', 'build market', 'build market', 'build market');
    expect(t.legal()).toEqual(['pay exchange', 'pay museum', 'pay parliament', 'end']);
    t.play('pay museum');
    expect(writePosition(t.game).seats[0].buildings[2]).toEqual({ id: 'museum', disc: false });
  });
});
