/** Buildings and tokens with more than one action (CL-MIX). */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

const SHIPS = [
  'ship africa',
  'ship south-america',
  'ship caribbean',
  'ship north-america',
  'ship india',
  'ship far-east',
];
/** One space of its track is free. */
const AFRICA_ALMOST_OPEN = { africa: [1, 1, 2, 2, 1] };

describe('CL-MIX: one of two actions', () => {
  test('CL-MIX-1: Ship/Draw is either a Ship or a Draw', () => {
    for (const move of ['ship africa', 'draw europe']) {
      const t = scenario({ seats: [{ harbor: 5, buildings: ['guild-hall'] }] });
      t.play('activate guild-hall');
      expect(t.legal()).toEqual([...SHIPS, 'draw europe', 'draw slavery']);
      t.play(move);
      expect(t.asks).toBe('turn 1');
    }
  });

  test('CL-MIX-1: Occupy/Attack is either an Occupy or an Attack', () => {
    for (const move of ['occupy paris', 'attack rome']) {
      const t = scenario({ seats: [{ harbor: 5, buildings: ['fortress'] }], cities: { rome: 1, venice: 0 } });
      t.play('activate fortress');
      expect(t.legal('attack')).toEqual(['attack rome']);
      expect(t.legal()).toHaveLength(9);
      t.play(move);
      expect(t.asks).toBe('turn 1');
    }
  });

  test('CL-MIX-1: an Occupy/Draw token is either an Occupy or a Draw', () => {
    for (const move of ['occupy paris', 'draw slavery']) {
      const t = scenario({ seats: [{ harbor: 5, tokens: { 'occupy-draw': 1 } }] });
      t.play('spend occupy-draw');
      expect(t.legal('occupy')).toHaveLength(10);
      expect(t.legal('draw')).toEqual(['draw europe', 'draw slavery']);
      t.play(move);
      expect(t.asks).toBe('turn 1');
    }
  });
});

describe('CL-MIX: Docks', () => {
  test('CL-MIX-2, EC-32: Occupy first, then Ship in the same region, if the player was present before', () => {
    const t = scenario({ seats: [{ harbor: 4, buildings: ['docks'] }], open: ['africa', 'india'] });
    t.play('activate docks', 'occupy elmina');
    expect(t.legal()).toEqual(['ship africa', 'end']);
    expect(t.why('ship india')).toEqual({
      rule: 'CL-MIX-2',
      reason: 'other-region',
      params: { region: 'india', discs: 2 },
    });
    expect(t.why('occupy cape-town')).toEqual({
      rule: 'CL-ACT-7',
      reason: 'action-not-offered',
      params: { action: 'occupy' },
    });
    t.play('ship africa');
    expect(t.asks).toBe('turn 1');
    expect(t.presence(0, 'africa')).toBe(8);
  });

  test('CL-MIX-2: Ship first, then Occupy in the same region', () => {
    const t = scenario({ seats: [{ harbor: 4, buildings: ['docks'] }], open: ['africa', 'india'] });
    t.play('activate docks', 'ship africa');
    expect(t.legal()).toEqual(['occupy elmina', 'occupy cape-town', 'end']);
    expect(t.why('occupy london')).toEqual({
      rule: 'CL-MIX-2',
      reason: 'other-region',
      params: { region: 'europe', discs: 2, city: 'london' },
    });
    expect(t.rule('occupy surat')).toBe('CL-MIX-2');
    t.play('occupy cape-town');
    expect(t.asks).toBe('turn 1');
  });

  test('CL-MIX-2: one of the two actions is enough', () => {
    const t = scenario({ seats: [{ harbor: 4, buildings: ['docks'] }], open: ['africa'] });
    t.play('activate docks', 'ship africa', 'end');
    expect(t.asks).toBe('turn 1');
    expect(t.seat(0).harbor).toBe(2);
  });

  test('EC-32: a player who is not present in the region ships there first', () => {
    const t = scenario({
      seats: [{ harbor: 3, buildings: ['docks'] }],
      tracks: { africa: [1, 1, 1, 1, 1, 1] },
    });
    t.play('activate docks');
    expect(t.rule('occupy elmina')).toBe('CL-ACT-OCC-3');
    t.play('ship africa');
    expect(t.legal()).toEqual(['occupy elmina', 'occupy cape-town', 'end']);
  });

  test('EC-30: a region that the Ship of the Docks opens may be occupied by the same activation', () => {
    const t = scenario({ seats: [{ harbor: 3, buildings: ['docks'] }], tracks: AFRICA_ALMOST_OPEN });
    t.play('activate docks');
    expect(t.rule('occupy elmina')).toBe('CL-ACT-OCC-2');
    t.play('ship africa', 'occupy elmina');
    expect(t.position.cities.elmina).toEqual({ disc: 0 });
    expect(t.asks).toBe('turn 1');
  });

  test('CL-MIX-2, EC-05: when the second action is impossible, the activation ends', () => {
    const closed = scenario({ seats: [{ harbor: 3, buildings: ['docks'] }] });
    closed.play('activate docks', 'ship africa');
    expect(closed.asks).toBe('turn 1');
    const poor = scenario({ seats: [{ harbor: 2, buildings: ['docks'] }], open: ['africa'] });
    poor.play('activate docks', 'ship africa');
    expect(poor.asks).toBe('turn 1');
  });

  test('EC-33: in Europe the Docks can only occupy', () => {
    const t = scenario({ seats: [{ harbor: 4, buildings: ['docks'] }] });
    t.play('activate docks');
    expect(t.rule('ship europe')).toBe('CL-ACT-SHIP-4');
    t.play('occupy london');
    expect(t.asks).toBe('turn 1');
    expect(t.seat(0).harbor).toBe(2);
  });
});

describe('CL-MIX: Cartographer', () => {
  test('CL-MIX-3: two Ships go to the same region', () => {
    const t = scenario({ first: 1, seats: [{}, { harbor: 3, buildings: ['cartographer'] }] });
    t.play('activate cartographer');
    expect(t.legal()).toEqual(SHIPS);
    t.play('ship far-east');
    expect(t.legal()).toEqual(['ship far-east', 'end']);
    expect(t.rule('ship africa')).toBe('CL-MIX-3');
    t.play('ship far-east');
    expect(t.asks).toBe('turn 2');
    expect(t.position.tracks['far-east'].spaces.slice(0, 3)).toEqual([{ disc: 1 }, { disc: 1 }, {}]);
  });

  test('CL-MIX-3, EC-05: with discs for one Ship only one is performed', () => {
    const t = scenario({ seats: [{ harbor: 2, buildings: ['cartographer'] }] });
    t.play('activate cartographer', 'ship africa');
    expect(t.asks).toBe('turn 1');
    expect(t.presence(0, 'africa')).toBe(1);
  });

  test('EC-23: a brown token gained between two actions counts at once, a blue one waits', () => {
    const t = scenario({
      seats: [{ harbor: 3, buildings: ['cartographer'], tokens: { politics: 1 } }],
      tokens: { 'india.1': 'politics', 'india.2': 'attack' },
    });
    t.play('activate cartographer', 'ship india');
    expect(t.asks).toBe('perform 0');
    expect(t.status(0, 'politics')).toBe(2);
    t.play('ship india');
    expect(t.seat(0).tokens).toEqual({ attack: 1, politics: 2 });
    expect(t.asks).toBe('turn 1');
  });

  test('CL-MIX-5, EC-29: if the first Ship opens the region, all of it is resolved before the second goes beside the track', () => {
    const t = scenario({
      seats: [{ harbor: 3, buildings: ['cartographer'] }],
      tracks: AFRICA_ALMOST_OPEN,
      tokens: { 'africa.6': 'culture' },
    });
    expect(factsOf(t.play('activate cartographer', 'ship africa')).map(({ event }) => event)).toEqual([
      'action-chosen',
      'shipped',
      'token-gained',
      'status-changed',
      'region-opened',
      'governor-awarded',
      'card-moved',
      'status-changed',
      'level-changed',
      'status-changed',
    ]);
    expect(t.seat(1).cards).toEqual(['africa-governor']);
    expect(t.legal()).toEqual(['ship africa', 'end']);
    expect(factsOf(t.play('ship africa'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'ship' },
      { event: 'shipped-beside', seat: 0, colour: 0, region: 'africa' },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
  });

  test('EC-29: the second Ship may open the region, and then the turn ends', () => {
    const t = scenario({
      seats: [{ harbor: 4, buildings: ['cartographer'] }],
      tracks: { africa: [0, 1, 2, 2] },
    });
    t.play('activate cartographer', 'ship africa');
    expect(t.isOpen('africa')).toBe(false);
    t.play('ship africa');
    expect(t.isOpen('africa')).toBe(true);
    expect(t.seat(0).cards).toEqual(['africa-governor']);
    expect(t.asks).toBe('turn 1');
  });
});

describe('CL-MIX: Trade Office', () => {
  test('CL-MIX-4, EC-53: two Draws come from the same stack, even in Europe', () => {
    const t = scenario({ seats: [{ harbor: 1, buildings: ['trade-office'] }], cities: { rome: 0 }, open: ['india'] });
    t.play('activate trade-office');
    expect(t.legal()).toEqual(['draw india', 'draw europe', 'draw slavery']);
    t.play('draw europe');
    expect(t.legal()).toEqual(['draw europe', 'end']);
    expect(t.why('draw slavery')).toEqual({
      rule: 'CL-MIX-4',
      reason: 'other-stack',
      params: { region: 'europe', discs: 0, stack: 'slavery', presence: 1, value: 0 },
    });
    expect(t.rule('draw india')).toBe('CL-MIX-4');
    t.play('draw europe');
    expect(t.seat(0).cards).toEqual(['europe-0', 'europe-1']);
    expect(t.asks).toBe('turn 1');
  });

  test('CL-MIX-4: one Draw is enough', () => {
    const t = scenario({ seats: [{ harbor: 1, buildings: ['trade-office'] }], open: ['india'] });
    t.play('activate trade-office', 'draw india', 'end');
    expect(t.seat(0).cards).toEqual(['india-1']);
    expect(t.asks).toBe('turn 1');
  });

  test('EC-52: there is one Draw only if the value of the second card exceeds the presence', () => {
    const t = scenario({ seats: [{ harbor: 1, buildings: ['trade-office'] }], cities: { rome: 1 } });
    t.play('activate trade-office', 'draw slavery');
    expect(t.seat(0).cards).toEqual(['slavery-0']);
    expect(t.asks).toBe('turn 1');
  });
});
