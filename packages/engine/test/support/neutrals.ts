/** Helpers for tests of modes with neutral discs: seats that ship or occupy, and supplies of neutral discs. */
import { type Position, readPosition } from '../../src/index.ts';
import { follow, type Scenario } from './scenario.ts';

/** Seat 0 can ship. */
export const SHIPYARD = [{ harbor: 4, buildings: ['shipyard'] }];
/** Seat 0 can occupy, with the start building. */
export const COLONIAL_HOUSE = [{ harbor: 4 }];

/** SoloPlay: seat 0 has one neutral disc in the harbor. */
export const ONE = { neutralHarbor: [1, 0], neutralReserve: [2, 3] };

/** Returns the same position with other supplies of the neutral colours. */
export function withNeutrals(t: Scenario, neutrals: number[]): Scenario {
  return follow(readPosition({ ...t.position, neutrals } as Position, t.game.tables));
}
