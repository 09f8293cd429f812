/** Ship actions: a disc to the farthest free space of a track, or beside it (CL-ACT-SHIP). */
import { describe, expect, test } from 'vitest';
import { factsOf, statusChanged } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

const TOKEN = { 'ship-draw': 1 };

describe('CL-ACT-SHIP: the track', () => {
  test('CL-ACT-SHIP-1, T-15: a harbor disc goes to the unclaimed space farthest from the stack, and its token is taken', () => {
    const t = scenario({
      first: 1,
      seats: [{}, { harbor: 3, buildings: ['shipyard'] }],
      tracks: { 'far-east': [0, 1] },
      tokens: { 'far-east.3': 'politics', 'far-east.4': 'finance' },
    });
    expect(factsOf(t.play('activate shipyard', 'ship far-east'))).toEqual([
      { event: 'action-chosen', seat: 1, action: 'ship' },
      { event: 'shipped', seat: 1, colour: 1, region: 'far-east', space: 3 },
      { event: 'token-gained', seat: 1, token: 'politics', from: 'track' },
      statusChanged(1, 'politics', 0, 1, 'token'),
      { event: 'turn-ended', seat: 1 },
      { event: 'turn-started', seat: 2 },
    ]);
    expect(t.position.tracks['far-east']).toEqual({
      spaces: [{ disc: 0 }, { disc: 1 }, { disc: 1 }, { token: 'finance' }, {}, {}, {}, {}],
      beside: [0, 0, 0],
    });
    expect(t.seat(1)).toMatchObject({ harbor: 1, supply: 26, tokens: { politics: 1 } });
    expect(t.status(1, 'politics')).toBe(1);
    expect(t.presence(1, 'far-east')).toBe(2);
  });

  test('CL-ACT-SHIP-1: a blue token from a track goes to the harbor', () => {
    const t = scenario({ seats: [{ harbor: 1, tokens: TOKEN }], tokens: { 'africa.1': 'pay' } });
    expect(factsOf(t.play('spend ship-draw', 'ship africa'), 'shipped', 'token-gained', 'status-changed')).toEqual([
      { event: 'shipped', seat: 0, colour: 0, region: 'africa', space: 1 },
      { event: 'token-gained', seat: 0, token: 'pay', from: 'track' },
    ]);
    expect(t.seat(0).tokens).toEqual({ pay: 1 });
  });

  test('CL-ACT-SHIP-2: any of the six regions may be chosen, without presence', () => {
    const t = scenario({ seats: [{ harbor: 2, buildings: ['shipyard'] }], tracks: { india: [1, 1, 1, 1, 1, 1, 1] } });
    t.play('activate shipyard');
    expect(t.legal()).toEqual([
      'ship africa',
      'ship south-america',
      'ship caribbean',
      'ship north-america',
      'ship india',
      'ship far-east',
    ]);
  });

  test('CL-ACT-SHIP-3, T-20: when the track is full, the disc goes beside it, without a token', () => {
    const t = scenario({
      first: 1,
      seats: [{}, { harbor: 4, buildings: ['cartographer'] }],
      tracks: { africa: [0, 0, 0, 2, 2, 2] },
      beside: { africa: [0, 0, 1] },
    });
    expect(factsOf(t.play('activate cartographer', 'ship africa'))).toEqual([
      { event: 'action-chosen', seat: 1, action: 'ship' },
      { event: 'shipped-beside', seat: 1, colour: 1, region: 'africa' },
    ]);
    expect(t.presence(1, 'africa')).toBe(1);
    t.play('ship africa');
    expect(t.position.tracks.africa.beside).toEqual([0, 2, 1]);
    expect(t.presence(1, 'africa')).toBe(2);
    expect(t.seat(1)).toMatchObject({ harbor: 1, tokens: {} });
  });

  test('CL-ACT-SHIP-4: Europe cannot be shipped to', () => {
    const t = scenario({ seats: [{ harbor: 1, tokens: TOKEN }] });
    t.play('spend ship-draw');
    expect(t.why('ship europe')).toEqual({
      rule: 'CL-ACT-SHIP-4',
      reason: 'no-track',
      params: { region: 'europe', discs: 1 },
    });
  });
});

describe('CL-ACT-SHIP: opening', () => {
  test('CL-ACT-SHIP-5: a region opens at once when the last unclaimed space of its track is taken, and not before', () => {
    const t = scenario({ seats: [{ harbor: 3, buildings: ['cartographer'] }], tracks: { africa: [1, 1, 1, 2] } });
    expect(factsOf(t.play('activate cartographer', 'ship africa'), 'region-opened')).toEqual([]);
    expect(t.isOpen('africa')).toBe(false);
    expect(factsOf(t.play('ship africa'), 'region-opened')).toEqual([
      { event: 'region-opened', region: 'africa', seat: 0, colour: 0 },
    ]);
    expect(t.isOpen('africa')).toBe(true);
    expect(t.isOpen('south-america')).toBe(false);
  });

  test('CL-ACT-SHIP-8: afterwards Occupy, Draw and Attack are possible in the region; Europe is open from the start', () => {
    const t = scenario({
      seats: [{ harbor: 9, buildings: ['shipyard', 'market', 'fortress'] }, { harbor: 2 }, { passed: true }],
      tracks: { africa: [1, 1, 1, 1, 0] },
    });
    expect(t.isOpen('europe')).toBe(true);
    t.play('activate shipyard', 'ship africa');
    t.play('activate colonial-house');
    expect(t.legal('occupy').slice(-2)).toEqual(['occupy elmina', 'occupy cape-town']);
    t.play('occupy elmina', 'activate market');
    expect(t.legal('draw')).toEqual(['draw africa', 'draw europe', 'draw slavery']);
    t.play('draw africa', 'pass', 'activate fortress');
    expect(t.legal('attack')).toEqual(['attack elmina']);
  });

  test('CL-ACT-SHIP-8: while a region is closed there is no Occupy and no Draw in it', () => {
    const t = scenario({ seats: [{ harbor: 2, tokens: { 'occupy-draw': 1 } }], tracks: { africa: [0, 0, 0, 0, 0] } });
    t.play('spend occupy-draw');
    expect(t.rule('occupy elmina')).toBe('CL-ACT-OCC-2');
    expect(t.rule('draw africa')).toBe('CL-ACT-DRW-1');
  });
});
