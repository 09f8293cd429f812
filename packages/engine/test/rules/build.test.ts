/** The Build Phase: which tiles a player may or must take, and their immediate effect. */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../support/events.ts';
import { follow, newGame, scenario } from '../support/scenario.ts';
import { SCARCE, variant } from '../support/variant.ts';

const LEVEL_1 = ['build market', 'build shipyard', 'build workshop'];
const LEVEL_2 = ['build bank', 'build barracks', 'build guild-hall'];
const LEVEL_3 = ['build docks', 'build fortress', 'build theater'];
const LEVEL_4 = ['build cartographer', 'build trade-office', 'build university'];
const LEVEL_5 = ['build exchange', 'build museum', 'build parliament'];

function tilesOf(...levels: string[][]): string[] {
  return levels.flat().map((move) => move.slice('build '.length));
}

describe('CL-BLD: the Build Phase', () => {
  test('CL-BLD-1: each player in turn order takes exactly one tile and puts it on the own board', () => {
    const t = scenario({ decision: 'build', first: 1, players: 4 });
    expect(t.asks).toBe('build 1');
    t.play('build market');
    expect(t.asks).toBe('build 2');
    t.play('build shipyard');
    expect(t.asks).toBe('build 3');
    t.play('build workshop');
    expect(t.asks).toBe('build 0');
    t.play('build market');
    expect(t.asks).toBe('turn 1');
    const built = t.position.seats.map(({ buildings }) => buildings.slice(1));
    expect(built).toEqual([
      [{ id: 'market', disc: false }],
      [{ id: 'market', disc: false }],
      [{ id: 'shipyard', disc: false }],
      [{ id: 'workshop', disc: false }],
    ]);
    const { market, shipyard, workshop } = t.position.tiles;
    expect([market, shipyard, workshop]).toEqual([3, 4, 4]);
  });

  test('CL-BLD-1, EC-14: a player cannot decline to build', () => {
    const t = scenario({ decision: 'build' });
    expect(t.legal()).toEqual(LEVEL_1);
    for (const move of ['pass', 'end', 'activate colonial-house', 'pay market', 'draw europe']) {
      expect(t.why(move)).toEqual({ rule: 'CL-BLD-1', reason: 'must-build', params: {} });
    }
  });

  test('CL-BLD-2, CL-BLD-6, CL-BLD-7, T-01: with an Industry of 5 tiles up to level 3 may be taken, and Industry is not spent', () => {
    const t = scenario({ decision: 'build', seats: [{ tokens: { industry: 5 }, buildings: ['market'] }] });
    expect(t.legal()).toEqual([...LEVEL_1, ...LEVEL_2, ...LEVEL_3]);
    const params = { building: 'university', level: 4, allowed: 3 };
    expect(t.why('build university')).toEqual({ rule: 'CL-BLD-2', reason: 'level-too-high', params });
    for (const move of [...LEVEL_4, ...LEVEL_5]) expect(t.rule(move)).toBe('CL-BLD-2');
    expect(factsOf(t.play('build theater'), 'building-built')).toEqual([
      { event: 'building-built', seat: 0, building: 'theater', level: 3, slot: 2, fallback: false },
    ]);
    expect([t.status(0, 'culture'), t.status(0, 'industry')]).toEqual([2, 5]);
  });

  test('CL-BLD-2, CL-SET-3: a tile that is not in the supply cannot be taken, nor can a start building', () => {
    const t = scenario({ tables: SCARCE, decision: 'build', seats: [{}, { buildings: ['shipyard'] }] });
    expect(t.legal()).toEqual(['build market', 'build workshop']);
    const refusal = (building: string, level: number) => ({
      rule: 'CL-SET-3',
      reason: 'not-in-supply',
      params: { building, level, allowed: 1 },
    });
    expect(t.why('build shipyard')).toEqual(refusal('shipyard', 1));
    expect(t.why('build colonial-house')).toEqual(refusal('colonial-house', 0));
  });

  test('CL-BLD-4: a player may build what the own board already has', () => {
    const t = scenario({ decision: 'build', seat: 2, seats: [{}, {}, { buildings: ['market'], harbor: 3 }] });
    t.play('build market', 'pass', 'pass', 'activate market', 'draw europe');
    expect(t.seat(2).buildings.map(({ id, disc }) => [id, disc])).toEqual([
      ['colonial-house', false],
      ['market', true],
      ['market', false],
    ]);
    expect(t.legal('activate')).toContain('activate market');
  });

  test('CL-BLD-6, EC-15: the icons of the new building count for Growth and Salary of the same round', () => {
    const last = { tokens: { industry: 4 }, buildings: ['market'], busy: ['colonial-house', 'market'] };
    const built = (building: string) => {
      const t = scenario({ decision: 'build', first: 1, seat: 0, seats: [last] });
      const events = factsOf(t.play(`build ${building}`), 'discs-grown', 'salary-paid');
      return { t, events: events.filter(({ seat }) => seat === 0) };
    };
    const bank = built('bank');
    expect(bank.events).toEqual([
      { event: 'discs-grown', seat: 0, requested: 2, moved: 2 },
      { event: 'salary-paid', seat: 0, building: 'colonial-house' },
      { event: 'salary-paid', seat: 0, building: 'market' },
    ]);
    expect(bank.t.asks).toBe('turn 1');
    const theater = built('theater');
    expect(theater.events).toEqual([{ event: 'discs-grown', seat: 0, requested: 3, moved: 3 }]);
    expect(theater.t.asks).toBe('salary 0');
  });

  test('EC-15, CL-BLD-1: Industry icons of the new building do not allow a second build', () => {
    const t = scenario({ decision: 'build' });
    t.play('build workshop');
    expect(t.status(0, 'industry')).toBe(2);
    expect(t.asks).toBe('build 1');
    expect(t.legal()).toEqual(LEVEL_1);
  });

  test('CL-BLD-8: the leftmost empty space is filled', () => {
    const t = scenario({ decision: 'build', seats: [{ buildings: ['workshop', 'bank', 'market'] }] });
    const [built] = factsOf(t.play('build barracks'), 'building-built');
    expect(built).toEqual({
      event: 'building-built',
      seat: 0,
      building: 'barracks',
      level: 2,
      slot: 4,
      fallback: false,
    });
    const ids = t.seat(0).buildings.map(({ id }) => id);
    expect(ids).toEqual(['colonial-house', 'workshop', 'bank', 'market', 'barracks']);
  });

  test('CL-BLD-9: in the seventh and last round the seven spaces for buildings are full', () => {
    const t = follow(newGame(3).game);
    const built: number[] = [];
    while (t.asks !== 'over') {
      t.play(t.asks.startsWith('build') ? t.legal()[0] : 'pass');
      if (t.position.phase === 'action') built[t.position.round] = t.seat(0).buildings.length - 1;
    }
    expect(built.slice(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(t.position.round).toBe(7);
    expect(t.game.tables.data.buildingSpaces).toBe(7);
  });
});

describe('CL-BLD-3: when no tile of a permitted level is left', () => {
  test('CL-BLD-3, EC-12: the next level up may be taken, and only that', () => {
    const t = scenario({ tables: SCARCE, decision: 'build', seats: [{}, { buildings: tilesOf(LEVEL_1) }] });
    expect(t.legal()).toEqual(LEVEL_2);
    const params = { building: 'docks', level: 3, allowed: 2 };
    expect(t.why('build docks')).toEqual({ rule: 'CL-BLD-3', reason: 'next-level-only', params });
    expect(factsOf(t.play('build barracks'), 'building-built')).toEqual([
      { event: 'building-built', seat: 0, building: 'barracks', level: 2, slot: 1, fallback: true },
    ]);
  });

  test('CL-BLD-3, EC-12: if that level is empty too, the next level with a tile', () => {
    const t = scenario({ tables: SCARCE, decision: 'build', seats: [{}, { buildings: tilesOf(LEVEL_1, LEVEL_2) }] });
    expect(t.legal()).toEqual(LEVEL_3);
    expect(t.why('build university')?.params).toEqual({ building: 'university', level: 4, allowed: 3 });
  });

  test('CL-BLD-3, EC-12: the order of the tiles in the edition data does not matter', () => {
    const tables = variant((data) => {
      for (const building of data.buildings) building.copies = 1;
      data.buildings.reverse();
    });
    const t = scenario({ tables, decision: 'build', seats: [{}, { buildings: tilesOf(LEVEL_1) }] });
    expect(t.legal()).toEqual([...LEVEL_2].reverse());
  });

  test('CL-BLD-3: a single tile of a permitted level, however low, must be taken', () => {
    const t = scenario({
      tables: SCARCE,
      decision: 'build',
      seats: [
        { tokens: { industry: 6 }, buildings: ['shipyard'] },
        { buildings: tilesOf(LEVEL_2, LEVEL_3) },
        { buildings: ['market'] },
      ],
    });
    expect(t.legal()).toEqual(['build workshop']);
    expect(t.why('build university')).toEqual({
      rule: 'CL-BLD-2',
      reason: 'level-too-high',
      params: { building: 'university', level: 4, allowed: 3 },
    });
  });
});

describe('CL-BLD-5: one building of level 5', () => {
  const rich = { tokens: { industry: 10 }, buildings: ['museum'] };

  test('CL-BLD-5, T-12: the owner of a building of level 5 may take no other one, but any of a lower level', () => {
    const t = scenario({ decision: 'build', seats: [rich] });
    expect(t.legal()).toEqual([...LEVEL_1, ...LEVEL_2, ...LEVEL_3, ...LEVEL_4]);
    const params = { building: 'exchange', level: 5 };
    expect(t.why('build exchange')).toMatchObject({ rule: 'CL-BLD-5', reason: 'top-level-limit', params });
    expect(t.rule('build parliament')).toBe('CL-BLD-5');
    expect(t.rule('build museum')).toBe('CL-SET-3');
  });

  test('CL-BLD-5: it counts from the build on, and a lower building does not count', () => {
    const after = (building: string) => {
      const t = scenario({ decision: 'build', seat: 2, seats: [{}, {}, { tokens: { industry: 10 } }] });
      t.play(`build ${building}`, 'pass', 'pass', 'pass', 'build market');
      expect(t.asks).toBe('build 2');
      return t.rule('build exchange');
    };
    expect(after('museum')).toBe('CL-BLD-5');
    expect(after('university')).toBe(undefined);
  });

  test('CL-BLD-5: an edition may allow more of them, or any number', () => {
    const limited = (limit: number | null) =>
      variant((data) => {
        data.topLevelLimit = limit;
      });
    const two = { ...rich, buildings: ['museum', 'exchange'] };
    expect(scenario({ tables: limited(2), decision: 'build', seats: [rich] }).rule('build exchange')).toBe(undefined);
    expect(scenario({ tables: limited(2), decision: 'build', seats: [two] }).rule('build parliament')).toBe('CL-BLD-5');
    expect(scenario({ tables: limited(null), decision: 'build', seats: [two] }).legal()).toContain('build parliament');
  });

  test('EC-13, CL-BLD-5: a player who owns one and finds only level 5 left does not build, and play continues', () => {
    const owned = tilesOf(LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4);
    const t = scenario({
      tables: SCARCE,
      decision: 'build',
      first: 2,
      seats: [
        { buildings: [...owned.slice(0, 5), 'museum'] },
        { buildings: owned.slice(5, 7) },
        { buildings: owned.slice(7) },
      ],
    });
    expect(t.legal()).toEqual(['build exchange', 'build parliament']);
    expect(factsOf(t.play('build parliament'), 'building-built', 'build-skipped')).toEqual([
      { event: 'building-built', seat: 2, building: 'parliament', level: 5, slot: 6, fallback: true },
      { event: 'build-skipped', seat: 0 },
    ]);
    expect(t.asks).toBe('build 1');
    const events = factsOf(t.play('build exchange'), 'discs-grown', 'build-skipped');
    expect(events.map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(t.seat(0).buildings).toHaveLength(7);
  });
});
