/** Helpers for tests of the Silent Fleet: a game on board A, and places that several tests name. */
import { edition } from '../../src/index.ts';

export const mode = 'silent-fleet';
export const tables = edition('age-of-sail', 'a');
export const base = { mode, tables } as const;
/** Seat 0 can draw. */
export const MARKET = [{ harbor: 4, buildings: ['market'] }];
/** All cities of Europe, in the order of the board. */
export const EUROPE = ['london', 'amsterdam', 'nantes', 'lisbon', 'cadiz', 'marseille', 'venice', 'constantinople'];
