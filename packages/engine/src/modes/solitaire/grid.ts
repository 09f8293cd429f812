/** The grid of buildings: the tiles that the player may take, their consequences for the Opposition, and refilling. */
import type { Building } from '../../edition/number-types.ts';
import type { BuildRules, Forecast, Game } from '../../game/game.ts';
import { LEGAL, reason } from '../../game/reasons.ts';
import { moveMarker } from './ladder.ts';
import { COLUMNS, columnAt, INDICATOR, INDICATOR_LEVEL, kindsOf, LEVELS } from './layout.ts';

const NOT_ON_GRID = reason('not-on-grid', 'SOLO-BLD-1');
const LAST_COLUMN_AGAIN = reason('last-column-again', 'SOLO-BLD-7');

function columnOf(game: Game, building: Building): number {
  return game.state.extra[columnAt(game, building)];
}

/**
 * Returns whether the last column is closed to the player, who built from it last (SOLO-BLD-7). It is open if it has
 * all remaining tiles.
 */
function lastColumnClosed(game: Game): boolean {
  const { state, tables } = game;
  if (state.extra[INDICATOR] !== COLUMNS) return false;
  const limit = tables.data.topLevelLimit ?? Number.POSITIVE_INFINITY;
  const top = state.builtTop[0] < limit ? tables.topLevel : tables.topLevel - 1;
  for (let building = tables.startBuildings; building < tables.buildingIds.length; building++) {
    const column = columnOf(game, building);
    if (column > 0 && column < COLUMNS && tables.buildingLevel[building] <= top) return true;
  }
  return false;
}

/**
 * Returns the actions that the Opposition gets if a tile of this column is taken: its distance from the indicator
 * (SOLO-BLD-3).
 */
function extraActions(game: Game, column: number): number {
  return Math.abs(column - game.state.extra[INDICATOR]);
}

export const building: BuildRules = {
  refuse(game, kind) {
    const column = columnOf(game, kind);
    if (column === 0) return NOT_ON_GRID;
    return column === COLUMNS && lastColumnClosed(game) ? LAST_COLUMN_AGAIN : LEGAL;
  },

  anyLevel: ({ options }) => !options['rulings.solo.industryGate'],

  built(game, kind) {
    const { state, tables } = game;
    const column = columnOf(game, kind);
    const level = tables.buildingLevel[kind];
    const extra = extraActions(game, column);
    state.extra[columnAt(game, kind)] = 0;
    state.extra[INDICATOR_LEVEL] = level;
    state.extra[INDICATOR] = column;
    game.log?.add({ event: 'indicator-moved', seat: null, level, column });
    moveMarker(game, extra);
  },
};

/** Returns what the Opposition would get for each tile of the grid, level by level and from left to right. */
export function forecast(game: Game): Forecast[] {
  const { tables } = game;
  const tiles: Forecast[] = [];
  for (let level = 1; level <= LEVELS; level++) {
    for (const kind of shown(game, level)) {
      const column = columnOf(game, kind);
      tiles.push({ building: tables.buildingIds[kind], level, column, extraActions: extraActions(game, column) });
    }
  }
  return tiles;
}

/** Returns the kinds that a level shows, from left to right. */
function shown(game: Game, level: number): number[] {
  return kindsOf(game.tables, level)
    .filter((kind) => columnOf(game, kind) > 0)
    .sort((a, b) => columnOf(game, a) - columnOf(game, b));
}

/**
 * Refills the grid at the end of a round: every level closes up to the left (SOLO-BLD-5); then missing kinds with stock
 * are added at the right, the one that was built last behind the others, unless the indicator is in the last column
 * (SOLO-BLD-6, EC-102).
 */
export function refillGrid(game: Game): void {
  const { state, tables } = game;
  const refills = state.extra[INDICATOR] !== COLUMNS;
  const last = state.buildings[state.built[0] - 1];
  for (let level = 1; level <= LEVELS; level++) {
    const row = shown(game, level);
    const gap = row.findIndex((kind, i) => columnOf(game, kind) !== i + 1);
    row.forEach((kind, i) => {
      state.extra[columnAt(game, kind)] = i + 1;
    });
    if (gap >= 0) game.log?.add({ event: 'grid-shifted', seat: null, level });
    if (!refills) continue;
    const missing = kindsOf(tables, level).filter((kind) => columnOf(game, kind) === 0 && state.tiles[kind] > 0);
    missing.sort((a, b) => Number(a === last) - Number(b === last));
    for (const kind of missing) {
      row.push(kind);
      state.extra[columnAt(game, kind)] = row.length;
      game.log?.add({
        event: 'grid-refilled',
        seat: null,
        level,
        column: row.length,
        building: tables.buildingIds[kind],
      });
    }
  }
}
