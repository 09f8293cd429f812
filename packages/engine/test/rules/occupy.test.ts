/** Occupy actions: a disc to a free city of an open region where the player is present (CL-ACT-OCC). */
import { describe, expect, test } from 'vitest';
import { factsOf, statusChanged } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

const EUROPE = [
  'occupy london',
  'occupy amsterdam',
  'occupy paris',
  'occupy lisbon',
  'occupy seville',
  'occupy algiers',
  'occupy rome',
  'occupy venice',
  'occupy constantinople',
  'occupy alexandria',
];
const BY_OTHERS = [1, 1, 1, 2, 2, 2];

describe('CL-ACT-OCC', () => {
  test('CL-ACT-OCC-1: a harbor disc goes to an unoccupied city, and its token is taken', () => {
    const t = scenario({ seats: [{ harbor: 3 }], tokens: { rome: 'finance', venice: 'culture' } });
    expect(factsOf(t.play('activate colonial-house', 'occupy rome'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'occupy' },
      { event: 'city-occupied', seat: 0, colour: 0, city: 'rome' },
      { event: 'token-gained', seat: 0, token: 'finance', from: 'city' },
      statusChanged(0, 'finance', 0, 1, 'token'),
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.cities.rome).toEqual({ disc: 0 });
    expect(t.position.cities.venice).toEqual({ token: 'culture' });
    expect(t.seat(0)).toMatchObject({ harbor: 1, supply: 27, tokens: { finance: 1 } });
    expect(t.presence(0, 'europe')).toBe(1);
  });

  test('CL-ACT-OCC-1: a city with a disc, own or not, cannot be occupied', () => {
    const t = scenario({ seats: [{ harbor: 3 }], cities: { london: 0, rome: 1 } });
    t.play('activate colonial-house');
    expect(t.legal()).toEqual(EUROPE.filter((move) => move !== 'occupy london' && move !== 'occupy rome'));
    expect(t.why('occupy london')).toEqual({
      rule: 'CL-ACT-OCC-1',
      reason: 'city-occupied',
      params: { region: 'europe', discs: 2, city: 'london' },
    });
    expect(t.rule('occupy rome')).toBe('CL-ACT-OCC-1');
  });

  test('CL-ACT-OCC-2: only in open regions; Europe is always open', () => {
    const t = scenario({ seats: [{ harbor: 2 }], tracks: { africa: [0, 0, 0, 0, 0] } });
    t.play('activate colonial-house');
    expect(t.legal()).toEqual(EUROPE);
    expect(t.why('occupy elmina')).toEqual({
      rule: 'CL-ACT-OCC-2',
      reason: 'region-closed',
      params: { region: 'africa', discs: 1, city: 'elmina' },
    });
  });

  test('CL-ACT-OCC-3: only where the player is present already; everyone is always present in Europe', () => {
    const t = scenario({ seats: [{ harbor: 2 }], tracks: { africa: BY_OTHERS } });
    t.play('activate colonial-house');
    expect(t.legal()).toEqual(EUROPE);
    expect(t.why('occupy elmina')).toEqual({
      rule: 'CL-ACT-OCC-3',
      reason: 'not-present',
      params: { region: 'africa', discs: 1, city: 'elmina' },
    });
  });

  test('CL-ACT-OCC-3: a disc in a city of the region is presence', () => {
    const t = scenario({ seats: [{ harbor: 2 }], tracks: { africa: BY_OTHERS }, cities: { elmina: 0 } });
    t.play('activate colonial-house');
    expect(t.legal()).toEqual([...EUROPE, 'occupy cape-town']);
  });

  test('CL-ACT-OCC-3, EC-39: a disc on the track alone is presence', () => {
    const t = scenario({ seats: [{ harbor: 2 }], tracks: { africa: [1, 1, 1, 0, 2, 2] } });
    t.play('activate colonial-house');
    expect(t.legal()).toEqual([...EUROPE, 'occupy elmina', 'occupy cape-town']);
  });

  test('CL-ACT-OCC-3, T-37: without a disc in an open region there is no Occupy and no Attack, after a Ship beside the track there are', () => {
    const t = scenario({
      seats: [{ harbor: 6, buildings: ['shipyard', 'fortress'] }, { passed: true }, { passed: true }],
      tracks: { africa: BY_OTHERS },
      cities: { elmina: 1 },
    });
    expect(t.presence(0, 'africa')).toBe(0);
    t.play('activate shipyard', 'ship africa', 'activate fortress');
    expect(t.legal()).toEqual([...EUROPE, 'occupy cape-town', 'attack elmina']);
    const absent = scenario({
      seats: [{ harbor: 6, buildings: ['fortress'] }],
      tracks: { africa: BY_OTHERS },
      cities: { elmina: 1 },
    });
    absent.play('activate fortress');
    expect(absent.legal()).toEqual(EUROPE);
    expect(absent.rule('occupy cape-town')).toBe('CL-ACT-OCC-3');
    expect(absent.rule('attack elmina')).toBe('CL-ACT-ATT-3');
  });

  test('EC-40: a player who loses the last disc in a region is no longer present there', () => {
    const t = scenario({
      seats: [{ harbor: 3, buildings: ['barracks'] }, { harbor: 2 }],
      tracks: { africa: [0, 0, 0, 2, 2, 2] },
      cities: { elmina: 1 },
    });
    t.play('activate barracks', 'attack elmina');
    expect(t.presence(1, 'africa')).toBe(0);
    t.play('activate colonial-house');
    expect(t.rule('occupy cape-town')).toBe('CL-ACT-OCC-3');
  });

  test('EC-40: a disc on or beside the track keeps the presence, because it can never be removed', () => {
    const t = scenario({
      seats: [{ harbor: 3, buildings: ['barracks'] }, { harbor: 2 }],
      tracks: { africa: [0, 0, 0, 2, 2, 2] },
      beside: { africa: [0, 1, 0] },
      cities: { elmina: 1 },
    });
    t.play('activate barracks', 'attack elmina');
    expect(t.presence(1, 'africa')).toBe(1);
    t.play('activate colonial-house');
    expect(t.rule('occupy cape-town')).toBeUndefined();
  });

  test('EC-44: an occupied city never becomes empty again', () => {
    const t = scenario({ seats: [{ harbor: 2, tokens: { attack: 1 } }, { harbor: 2 }], cities: { rome: 1 } });
    t.play('spend attack', 'attack rome', 'activate colonial-house');
    expect(t.position.cities.rome).toEqual({ disc: 0 });
    expect(t.rule('occupy rome')).toBe('CL-ACT-OCC-1');
  });

  test('T-17: in Africa, just opened, either city may be occupied, and the token of that city is taken', () => {
    const t = scenario({
      seats: [{ harbor: 4, buildings: ['docks'] }],
      tracks: { africa: [0, 1, 1, 1, 2] },
      tokens: { elmina: 'politics', 'cape-town': 'culture', 'elmina+cape-town': 'industry' },
    });
    t.play('activate docks', 'ship africa');
    expect(t.legal()).toEqual(['occupy elmina', 'occupy cape-town', 'end']);
    t.play('occupy elmina');
    expect(t.status(0, 'politics')).toBe(1);
    expect(t.seat(0).tokens).toEqual({ politics: 1 });
  });
});
