/** Optional rules of a game: the two switches of Age of Sail, and the order of the phases. */
import { describe, expect, test } from 'vitest';
import { InputError, parseOptions } from '../../../src/index.ts';
import { A, onA, onB } from '../../support/age-of-sail.ts';
import { factsOf } from '../../support/events.ts';
import { follow, newGame } from '../../support/scenario.ts';

const LIMIT = { 'rulings.as.level5Limit': true };
const SAME = { 'rulings.as.sameRegion': true };
const BY_PLAYER = { phaseOrder: 'byPlayer' } as const;

test('AS-BLD-6, AS-ACT-4: the switches are off by default, and exist in this edition only', () => {
  for (const name of ['rulings.as.level5Limit', 'rulings.as.sameRegion'] as const) {
    expect(parseOptions({}, 'age-of-sail', 'standard')[name]).toBe(false);
    expect(parseOptions({ [name]: true }, 'age-of-sail', 'standard')[name]).toBe(true);
    expect(() => parseOptions({ [name]: true }, 'classic', 'standard')).toThrow(InputError);
  }
});

describe('AS-BLD-6: one tile of level 5 for each player, if agreed', () => {
  const seat = { tokens: { industry: 10 }, buildings: ['exchange'] };

  test('AS-BLD-6: an owner of one is offered no other', () => {
    const t = onA({ options: LIMIT, decision: 'build', seats: [seat] });
    expect(t.legal()).toHaveLength(12);
    expect(t.why('build museum')).toEqual({
      rule: 'AS-BLD-6',
      reason: 'top-level-limit',
      params: { building: 'museum', level: 5, allowed: 4 },
    });
    const free = onA({ decision: 'build', seats: [seat] });
    expect(free.legal().slice(12)).toEqual(['build museum', 'build admiralty']);
  });

  test('AS-BLD-6: who has none may take one', () => {
    const t = onA({ options: LIMIT, decision: 'build', seats: [{ tokens: { industry: 10 } }] });
    expect(t.legal().slice(12)).toEqual(['build exchange', 'build museum', 'build admiralty']);
  });
});

describe('AS-ACT-4: several actions of one building in the same area, if agreed', () => {
  test('AS-ACT-4: the Docks', () => {
    const docks = { harbor: 3, buildings: ['docks'] };
    const t = onA({ options: SAME, seats: [docks], tracks: { africa: [1, 1, 1] } });
    t.play('activate docks', 'ship africa');
    expect(t.legal()).toEqual(['occupy goree', 'occupy elmina', 'occupy cape-town', 'end']);
    expect(t.why('occupy london')).toEqual({
      rule: 'AS-ACT-4',
      reason: 'other-region',
      params: { region: 'europe', discs: 1, city: 'london' },
    });
  });

  test('AS-ACT-4: after an Occupy in Europe the Docks may sail to a European fleet only', () => {
    const docks = { harbor: 3, buildings: ['docks'] };
    const t = onA({ options: SAME, seats: [docks] });
    t.play('activate docks', 'occupy london');
    expect(t.legal()).toEqual(['ship north-sea-fleet', 'ship mediterranean-fleet', 'end']);
    expect(t.why('ship africa')).toEqual({
      rule: 'AS-ACT-4',
      reason: 'other-region',
      params: { region: 'africa', discs: 1 },
    });
    const full = onA({ options: SAME, seats: [docks], cities: { 'north-sea-fleet': 1, 'mediterranean-fleet': 1 } });
    full.play('activate docks', 'occupy london');
    expect(full.asks).toBe('turn 1');
    const half = onA({ options: SAME, seats: [docks], cities: { 'north-sea-fleet': 1 } });
    half.play('activate docks', 'occupy london');
    expect(half.legal()).toEqual(['ship mediterranean-fleet', 'end']);
  });

  test('AS-ACT-4: two Sails, the second to track, Open Sea or fleet of the same region', () => {
    const seat = { harbor: 3, buildings: ['cartographer'] };
    const t = onB({ options: SAME, seats: [seat], tracks: { africa: [1, 1, 1, 1] } });
    t.play('activate cartographer', 'ship africa');
    expect(t.legal()).toEqual(['ship africa', 'ship cape-fleet', 'end']);
    const closed = onB({ options: SAME, seats: [seat] });
    closed.play('activate cartographer', 'ship africa');
    expect(closed.legal()).toEqual(['ship africa', 'end']);
  });

  test('AS-ACT-4: two Draws from the same stack', () => {
    const seat = { harbor: 1, buildings: ['trade-office'] };
    const cities = { london: 0, venice: 0 };
    const t = onA({ options: SAME, seats: [seat], cities, tracks: { india: [0, 0] }, pile: ['africa-1'] });
    t.play('activate trade-office', 'draw europe');
    expect(t.legal('draw')).toEqual(['draw europe']);
    expect(t.why('draw slavery')).toMatchObject({ rule: 'AS-ACT-4', reason: 'other-stack' });
    expect(t.why('draw india')).toMatchObject({ rule: 'AS-ACT-4', reason: 'other-stack' });
  });

  test('AS-ACT-4: a card of the pile counts as drawn in Europe', () => {
    const seat = { harbor: 1, buildings: ['trade-office'] };
    const board = { cities: { london: 0 }, tracks: { india: [0, 0] }, pile: ['africa-1', 'europe-1'] };
    const t = onA({ options: SAME, seats: [seat], ...board });
    t.play('activate trade-office', 'take africa-1');
    expect(t.legal()).toEqual(['draw europe', 'draw slavery', 'take europe-1', 'end']);
    expect(t.why('draw india')).toMatchObject({ rule: 'AS-ACT-4', reason: 'other-region' });
    const other = onA({ options: SAME, seats: [seat], ...board });
    other.play('activate trade-office', 'draw india');
    expect(other.legal()).toEqual(['draw india', 'end']);
    expect(other.why('take africa-1')).toMatchObject({ rule: 'AS-ACT-4', reason: 'other-region' });
  });
});

describe('PO: phase order', () => {
  test('PO-1, PO-2: player by player; the Action and Discard Phases are the same', () => {
    const t = onA({
      options: BY_PLAYER,
      decision: 'build',
      seats: [{ busy: ['colonial-house'], cards: ['africa-3', 'africa-5'] }],
    });
    t.play('build market');
    expect(t.asks).toBe('salary 0');
    t.play('pay-all');
    expect(t.asks).toBe('build 1');
    t.play('build market');
    expect(t.asks).toBe('turn 0');
    t.play('pass', 'pass');
    expect(t.asks).toBe('discard 0');
    t.play('discard africa-3');
    expect(t.asks).toBe('build 1');
  });

  test('PO-3: while a tile is to be built, a player may ask for the phases; those who have not started follow them', () => {
    const t = onA({ options: BY_PLAYER, decision: 'build', players: 4, first: 3 });
    expect(t.legal()).toEqual(['build market', 'build shipyard', 'build workshop', 'by-phase']);
    t.play('build market');
    expect(t.asks).toBe('build 0');
    expect(factsOf(t.play('by-phase'))).toEqual([{ event: 'phase-order-changed', seat: 0, from: 1 }]);
    expect(t.legal('by-phase')).toEqual([]);
    expect(t.why('by-phase')).toEqual({ rule: 'PO-3', reason: 'no-phase-request', params: {} });
    t.play('build market', 'build market');
    expect(t.asks).toBe('build 2');
    expect(t.position.seats.map(({ harbor }) => harbor)).toEqual([0, 0, 0, 2]);
    t.play('build market');
    expect(t.asks).toBe('turn 3');
    expect(t.position.seats.map(({ harbor }) => harbor)).toEqual([2, 2, 2, 2]);
  });

  test('PO-3: it holds for one round, and in a round played by phases there is nothing to ask for', () => {
    const t = onA({ options: BY_PLAYER, decision: 'build' });
    t.play('by-phase');
    expect(t.why('by-phase')).toEqual({ rule: 'PO-3', reason: 'no-phase-request', params: {} });
    t.play('build market', 'build market', 'pass', 'pass');
    expect(t.legal('by-phase')).toEqual(['by-phase']);
    expect(onA({ decision: 'build' }).why('by-phase')).toEqual({
      rule: 'PO-3',
      reason: 'no-phase-request',
      params: {},
    });
  });

  test('PO-3: in round 1 it can be asked for once the starting tiles are chosen', () => {
    const t = follow(newGame(2, { seed: 'order', options: BY_PLAYER, tables: A }).game);
    expect(t.rule('by-phase')).toBe('AS-SET-9');
    t.play('start colonial-house', 'start merchant-dock');
    expect(t.legal('by-phase')).toEqual(['by-phase']);
  });
});
