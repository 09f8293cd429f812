/** Solitaire: the grid of buildings, what taking a tile grants the Opposition, and how the grid is refilled (SOLO-BLD). */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../support/events.ts';
import type { Scenario } from '../../support/scenario.ts';
import { OPPOSITION, occupiedEurope, solitaireScenario } from '../../support/solitaire.ts';

/** The Build Phase of a game in which the Opposition can only draw. */
const BUILD = { decision: 'build', cities: occupiedEurope(0), marker: 3 } as const;
const LEVEL_1 = ['market', 'shipyard', 'workshop'];
const NO_GATE = { 'rulings.solo.industryGate': false };

/** Columns of some kinds of buildings; 0 for a kind that the grid does not show. */
function columnsOf(t: Scenario, kinds: string[]): number[] {
  const shown = t.game.mode.forecast!(t.game);
  return kinds.map((kind) => shown.find(({ building }) => building === kind)?.column ?? 0);
}

/** A whole round in which the player only builds. */
function playRound(t: Scenario, building: string) {
  return [...t.play(`build ${building}`), ...t.play('pass')];
}

/** A grid with only these tiles. */
function gridOf(tiles: Record<string, number>): Record<string, number> {
  const kinds = Object.keys(solitaireScenario({ decision: 'build' }).position.tiles);
  return { ...Object.fromEntries(kinds.map((kind) => [kind, 0])), ...tiles };
}

describe('SOLO-BLD: taking a tile', () => {
  test('SOLO-BLD-1: a tile is taken from the grid; a tile that is only in the stock cannot be taken', () => {
    const t = solitaireScenario({ ...BUILD, grid: { market: 0 } });
    expect(t.position.tiles.market).toBe(5);
    expect(t.legal()).toEqual(['build shipyard', 'build workshop']);
    expect(t.why('build market')).toMatchObject({ rule: 'SOLO-BLD-1', reason: 'not-on-grid' });
    t.play('build shipyard');
    expect(t.seat(0).buildings.map(({ id }) => id)).toEqual(['colonial-house', 'shipyard']);
    expect(columnsOf(t, ['shipyard'])).toEqual([0]);
  });

  test('SOLO-BLD-2: the Build Level holds; without it tiles of every level may be taken', () => {
    const t = solitaireScenario(BUILD);
    expect(t.legal()).toEqual(LEVEL_1.map((kind) => `build ${kind}`));
    expect(t.why('build bank')).toMatchObject({ reason: 'level-too-high' });
    const free = solitaireScenario({ ...BUILD, options: NO_GATE });
    expect(free.legal()).toHaveLength(15);
    free.play('build parliament');
    expect(free.seat(0).buildings.at(-1)?.id).toBe('parliament');
  });

  test('SOLO-BLD-2: when the grid shows no tile of the Build Level, the next higher level may be taken', () => {
    const t = solitaireScenario({ ...BUILD, grid: { market: 0, shipyard: 0, workshop: 0 } });
    expect(t.legal()).toEqual(['build bank', 'build barracks', 'build guild-hall']);
    expect(t.why('build docks')).toMatchObject({ reason: 'next-level-only' });
    expect(factsOf(t.play('build bank'), 'building-built')).toMatchObject([{ fallback: true }]);
  });

  test('SOLO-BLD-2, SOLO-BLD-8: one building of level 5 only, also without the Build Level', () => {
    const t = solitaireScenario({
      ...BUILD,
      options: NO_GATE,
      player: { buildings: ['exchange'] },
      grid: { exchange: 0 },
    });
    expect(t.legal()).toHaveLength(12);
    expect(t.why('build museum')).toMatchObject({ reason: 'top-level-limit' });
  });

  test('SOLO-BLD-8: the player may own several buildings of a kind', () => {
    const t = solitaireScenario({ ...BUILD, player: { buildings: ['market', 'market'] } });
    t.play('build market');
    expect(t.seat(0).buildings.filter(({ id }) => id === 'market')).toHaveLength(3);
  });

  test.each([
    [1, [0, 1, 2]],
    [2, [1, 0, 1]],
    [3, [2, 1, 0]],
  ])('SOLO-BLD-3: with the indicator in column %i the columns give %j extra actions', (indicator, extra) => {
    const t = solitaireScenario({ ...BUILD, indicator });
    const shown = t.game.mode.forecast!(t.game);
    expect(shown.slice(0, 3)).toEqual(
      LEVEL_1.map((building, i) => ({ building, level: 1, column: i + 1, extraActions: extra[i] })),
    );
    expect(shown.map(({ level }) => level)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]);
    LEVEL_1.slice(0, 2).forEach((building, i) => {
      const played = solitaireScenario({ ...BUILD, indicator });
      expect(factsOf(played.play(`build ${building}`), 'extra-actions-granted')).toEqual([
        { event: 'extra-actions-granted', seat: OPPOSITION, actions: extra[i] },
      ]);
      expect(played.position.numbers!.marker).toEqual([3 + extra[i], 0]);
    });
  });

  test('SOLO-BLD-3: the forecast lists each row from left to right', () => {
    const t = solitaireScenario({ ...BUILD, grid: { market: 3, shipyard: 1, workshop: 2, bank: 0 } });
    const shown = t.game.mode.forecast!(t.game).slice(0, 4);
    expect(shown.map(({ building }) => building)).toEqual(['shipyard', 'workshop', 'market', 'barracks']);
  });

  test('SOLO-BLD-4: the indicator moves to the column of the tile', () => {
    const t = solitaireScenario({ ...BUILD, options: NO_GATE });
    expect(factsOf(t.play('build fortress'), 'indicator-moved')).toEqual([
      { event: 'indicator-moved', level: 3, column: 2 },
    ]);
    expect(t.position.numbers!.indicator).toEqual([3, 2]);
  });
});

describe('SOLO-BLD: the end of the round', () => {
  test('SOLO-BLD-5, SOLO-BLD-6, SOLO-EOR-4: the tiles to the right move left, another of the kind fills the right column; the indicator stays', () => {
    const t = solitaireScenario(BUILD);
    const events = playRound(t, 'market');
    expect(columnsOf(t, LEVEL_1)).toEqual([3, 1, 2]);
    expect(t.position.numbers!.indicator).toEqual([1, 1]);
    expect(factsOf(events, 'grid-shifted', 'grid-refilled')).toEqual([
      { event: 'grid-shifted', level: 1 },
      { event: 'grid-refilled', level: 1, column: 3, building: 'market' },
    ]);
  });

  test('SOLO-BLD-5: only at the end of the round, and only tiles to the right', () => {
    const t = solitaireScenario(BUILD);
    t.play('build shipyard');
    expect(columnsOf(t, LEVEL_1)).toEqual([1, 0, 3]);
    t.play('pass');
    expect(columnsOf(t, LEVEL_1)).toEqual([1, 3, 2]);
  });

  test('SOLO-BLD-6: with the indicator in column 3 nothing is refilled, until the end of the round in which it leaves', () => {
    const t = solitaireScenario({ ...BUILD, options: NO_GATE });
    const events = playRound(t, 'workshop');
    expect(columnsOf(t, LEVEL_1)).toEqual([1, 2, 0]);
    expect(factsOf(events, 'grid-shifted', 'grid-refilled')).toEqual([]);
    const nextEvents = playRound(t, 'barracks');
    expect(columnsOf(t, LEVEL_1)).toEqual([1, 2, 3]);
    expect(factsOf(nextEvents, 'grid-shifted', 'grid-refilled')).toEqual([
      { event: 'grid-refilled', level: 1, column: 3, building: 'workshop' },
      { event: 'grid-shifted', level: 2 },
      { event: 'grid-refilled', level: 2, column: 3, building: 'barracks' },
    ]);
  });

  test.each([
    ['market', [3, 1, 2]],
    ['shipyard', [1, 3, 2]],
  ])(
    'EC-102: two kinds missing in a row, %s built last: its replacement is placed behind the other',
    (kind, expected) => {
      const t = solitaireScenario(BUILD);
      playRound(t, 'workshop');
      playRound(t, kind);
      expect(columnsOf(t, LEVEL_1)).toEqual(expected);
    },
  );

  test('SOLO-BLD-6, EC-102: a row without a replacement has its empty place at the right', () => {
    const t = solitaireScenario({ ...BUILD, options: NO_GATE });
    const events = playRound(t, 'exchange');
    expect(columnsOf(t, ['exchange', 'museum', 'parliament'])).toEqual([0, 1, 2]);
    expect(factsOf(events, 'grid-shifted', 'grid-refilled')).toEqual([{ event: 'grid-shifted', level: 5 }]);
  });

  test('SOLO-BLD-7, T-72: after column 3 gave two extra actions, column 2 gives one, column 1 two, and column 3 is closed', () => {
    const t = solitaireScenario({ ...BUILD, options: NO_GATE });
    expect(factsOf(playRound(t, 'workshop'), 'extra-actions-granted')).toMatchObject([{ actions: 2 }]);
    const columnsOf = t.game.mode.forecast!(t.game);
    for (const { column, extraActions } of columnsOf) expect(extraActions).toBe(3 - column);
    for (const { building, column } of columnsOf) {
      expect(t.rule(`build ${building}`)).toBe(column === 3 ? 'SOLO-BLD-7' : undefined);
    }
    expect(t.why('build theater')).toMatchObject({ reason: 'last-column-again' });
    playRound(t, 'bank');
    expect(t.rule('build theater')).toBeUndefined();
  });

  test('SOLO-BLD-7: column 3 is open to a player without another tile', () => {
    const t = solitaireScenario({ ...BUILD, indicator: 3, grid: gridOf({ workshop: 3 }) });
    expect(t.legal()).toEqual(['build workshop']);
    expect(factsOf(t.play('build workshop'), 'extra-actions-granted')).toMatchObject([{ actions: 0 }]);
    const two = solitaireScenario({ ...BUILD, indicator: 3, grid: gridOf({ workshop: 3, bank: 2 }) });
    expect(two.legal()).toEqual(['build bank']);
    const parliament = {
      indicator: 3,
      grid: gridOf({ workshop: 3, museum: 1 }),
      player: { buildings: ['parliament'] },
    };
    expect(solitaireScenario({ ...BUILD, ...parliament }).legal()).toEqual(['build workshop']);
  });

  test('SOLO-BLD-9: the Opposition neither builds nor grows nor is paid', () => {
    const t = solitaireScenario(BUILD);
    const events = playRound(t, 'market');
    const phases = factsOf(events, 'building-built', 'discs-grown', 'salary-paid');
    expect(phases).toMatchObject([
      { event: 'building-built', seat: 0 },
      { event: 'discs-grown', seat: 0, moved: 2 },
    ]);
    expect(t.seat(OPPOSITION)).toMatchObject({ buildings: [], harbor: 0 });
    expect(t.asks).toBe('build 0');
    expect(t.position.round).toBe(2);
  });
});
