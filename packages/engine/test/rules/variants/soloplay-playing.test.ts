/** SoloPlay: after which actions a neutral disc is played, and where (S2-NEU). */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../support/events.ts';
import { COLONIAL_HOUSE, ONE, SHIPYARD } from '../../support/neutrals.ts';
import { scenario } from '../../support/scenario.ts';

const mode = 'soloplay-two';

describe('S2-NEU: when and where a neutral disc is played', () => {
  test('S2-NEU-3: after a Ship, in the same region, a neutral disc may Ship or Occupy', () => {
    const t = scenario({ mode, seats: SHIPYARD, numbers: ONE, open: ['caribbean'] });
    t.play('activate shipyard', 'ship caribbean');
    expect(t.asks).toBe('play-neutral 0');
    expect(t.legal()).toEqual([
      'neutral-occupy veracruz',
      'neutral-occupy havana',
      'neutral-occupy port-royal',
      'neutral-occupy santo-domingo',
      'neutral-occupy bridgetown',
      'decline',
    ]);
    expect(t.why('neutral-ship africa')).toEqual({
      rule: 'S2-NEU-3',
      reason: 'other-region',
      params: { region: 'africa' },
    });
    expect(t.why('neutral-occupy london')).toEqual({
      rule: 'S2-NEU-3',
      reason: 'other-region',
      params: { city: 'london' },
    });
    expect(t.why('pass')).toEqual({ rule: 'S2-NEU-3', reason: 'must-play-neutral', params: {} });
    expect(factsOf(t.play('neutral-occupy havana'))).toEqual([
      { event: 'city-occupied', colour: 2, city: 'havana' },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.cities.havana).toEqual({ disc: 2 });
    expect(t.position.numbers).toEqual({ neutralReserve: [2, 3], neutralHarbor: [0, 0] });
  });

  test('S2-NEU-3: without a neutral disc in the harbor there is no decision, even with a reserve', () => {
    const t = scenario({ mode, seats: SHIPYARD });
    t.play('activate shipyard', 'ship africa');
    expect(t.asks).toBe('turn 1');
  });

  test('S2-NEU-3, S2-NEU-4, S2-NEU-10, T-52: never between the two actions of the Docks, but after both', () => {
    const t = scenario({
      mode,
      seats: [{ harbor: 4, buildings: ['docks'] }],
      numbers: ONE,
      tracks: { 'south-america': [1, 1, 1, 1, 0] },
    });
    expect(t.why('neutral-ship south-america')).toEqual({ rule: 'CL-ACT-1', reason: 'must-take-turn', params: {} });
    t.play('activate docks', 'ship south-america');
    expect(t.asks).toBe('perform 0');
    expect(t.why('neutral-occupy salvador')).toEqual({ rule: 'CL-ACT-7', reason: 'must-perform', params: {} });
    t.play('occupy salvador');
    expect(t.asks).toBe('play-neutral 0');
    expect(t.legal()).toEqual(['neutral-occupy cartagena', 'neutral-occupy buenos-aires', 'decline']);
    t.play('neutral-occupy cartagena');
    expect(t.position.cities.cartagena).toEqual({ disc: 2 });
    expect(t.asks).toBe('turn 1');
  });

  test('S2-NEU-5, S2-NEU-10: after a Draw a neutral disc may go to any track or any open area', () => {
    const t = scenario({ mode, seats: [{ harbor: 1, buildings: ['market'] }], numbers: ONE, open: ['africa'] });
    t.play('activate market', 'draw slavery');
    expect(t.asks).toBe('play-neutral 0');
    expect(t.legal('neutral-ship')).toEqual([
      'neutral-ship south-america',
      'neutral-ship caribbean',
      'neutral-ship north-america',
      'neutral-ship india',
      'neutral-ship far-east',
    ]);
    expect(t.legal('neutral-occupy')).toHaveLength(12);
    expect(t.why('neutral-ship europe')).toEqual({
      rule: 'S2-NEU-11',
      reason: 'no-track',
      params: { region: 'europe' },
    });
    t.play('neutral-ship far-east');
    expect(t.position.tracks['far-east'].spaces[0]).toEqual({ disc: 2 });
  });

  test('S2-NEU-10, EC-87: after an Attack in the region of the Attack', () => {
    const t = scenario({
      mode,
      seats: [{ harbor: 3, buildings: ['barracks'] }],
      numbers: ONE,
      open: ['africa'],
      cities: { elmina: 1 },
    });
    t.play('activate barracks', 'attack elmina');
    expect(t.legal()).toEqual(['neutral-occupy cape-town', 'decline']);
    const home = scenario({
      mode,
      seats: [{ harbor: 3, buildings: ['barracks'] }],
      numbers: ONE,
      cities: { rome: 1 },
    });
    home.play('activate barracks', 'attack rome');
    expect(home.legal('neutral-ship')).toEqual([]);
    expect(home.legal('neutral-occupy')).toHaveLength(9);
  });

  test('S2-NEU-10: after a Payment no neutral disc is played', () => {
    const t = scenario({ mode, seats: [{ tokens: { pay: 1 }, busy: ['colonial-house'] }], numbers: ONE });
    t.play('spend pay', 'pay colonial-house');
    expect(t.asks).toBe('turn 1');
    expect(t.position.numbers).toEqual(ONE);
  });

  test('S2-NEU-10: with the Cartographer after both Ships; never without any action, where that is allowed', () => {
    const t = scenario({ mode, seats: [{ harbor: 4, buildings: ['cartographer'] }], numbers: ONE });
    t.play('activate cartographer', 'ship india');
    expect(t.asks).toBe('perform 0');
    t.play('ship india');
    expect(t.legal()).toEqual(['neutral-ship india', 'decline']);
    const idle = scenario({ mode, options: { 'rulings.requireEffect': false }, seats: SHIPYARD, numbers: ONE });
    idle.play('activate shipyard', 'end');
    expect(idle.asks).toBe('turn 1');
  });

  test('S2-NEU-3, EC-85: after an Occupy in Europe a neutral disc may Occupy there, but not Ship', () => {
    const t = scenario({ mode, seats: COLONIAL_HOUSE, numbers: ONE, open: ['africa'] });
    t.play('activate colonial-house', 'occupy rome');
    expect(t.legal()).toEqual([
      'neutral-occupy london',
      'neutral-occupy amsterdam',
      'neutral-occupy paris',
      'neutral-occupy lisbon',
      'neutral-occupy seville',
      'neutral-occupy algiers',
      'neutral-occupy venice',
      'neutral-occupy constantinople',
      'neutral-occupy alexandria',
      'decline',
    ]);
    expect(t.why('neutral-ship europe')).toEqual({
      rule: 'S2-NEU-11',
      reason: 'no-track',
      params: { region: 'europe' },
    });
    expect(t.why('neutral-occupy rome')).toEqual({
      rule: 'S2-NEU-11',
      reason: 'city-occupied',
      params: { city: 'rome' },
    });
    expect(t.rule('neutral-occupy elmina')).toBe('S2-NEU-3');
  });

  test('S2-NEU-11: a neutral Occupy needs an open area, and a neutral Ship a free track space', () => {
    const closed = scenario({ mode, seats: SHIPYARD, numbers: ONE });
    closed.play('activate shipyard', 'ship africa');
    expect(closed.legal()).toEqual(['neutral-ship africa', 'decline']);
    expect(closed.why('neutral-occupy elmina')).toEqual({
      rule: 'S2-NEU-11',
      reason: 'region-closed',
      params: { city: 'elmina' },
    });
    const full = scenario({
      mode,
      seats: SHIPYARD,
      numbers: ONE,
      open: ['africa'],
      cities: { elmina: 1, 'cape-town': 0 },
    });
    full.play('activate shipyard', 'ship africa');
    expect(full.asks).toBe('turn 1');
    expect(full.position.numbers).toEqual(ONE);
    const open = scenario({ mode, seats: SHIPYARD, numbers: ONE, open: ['africa'] });
    open.play('activate shipyard', 'ship africa');
    expect(open.why('neutral-ship africa')).toEqual({
      rule: 'S2-NEU-11',
      reason: 'track-full',
      params: { region: 'africa' },
    });
    // No presence is needed: no neutral disc is in the region.
    expect(open.presence(2, 'africa')).toBe(0);
    expect(open.legal()).toEqual(['neutral-occupy elmina', 'neutral-occupy cape-town', 'decline']);
  });
});
