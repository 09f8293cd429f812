/** The Silent Fleet places a disc after a Sail and after an Occupy; its discs have colour 2 (SF-SAIL, SF-OCC). */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../support/events.ts';
import { COLONIAL_HOUSE, SHIPYARD } from '../../support/neutrals.ts';
import { scenario } from '../../support/scenario.ts';
import { base, EUROPE } from '../../support/silent-fleet.ts';

describe('SF-SAIL: the reaction to a Sail', () => {
  test('SF-SAIL-1: to the next free space of a track, or to a free fleet of an open area', () => {
    const t = scenario({ ...base, seats: SHIPYARD, open: ['caribbean'], cities: { 'north-sea-fleet': 1 } });
    t.play('activate shipyard', 'ship africa');
    expect(t.legal()).toEqual([
      'neutral-ship africa',
      'neutral-ship south-america',
      'neutral-ship north-america',
      'neutral-ship india',
      'neutral-ship far-east',
      'neutral-ship mediterranean-fleet',
      'neutral-ship west-indies-fleet',
    ]);
    const refused = (target: string) => ({ ...t.why(`neutral-ship ${target}`) });
    expect(refused('caribbean')).toEqual({ rule: 'SF-SAIL-1', reason: 'track-full', params: { target: 'caribbean' } });
    expect(refused('europe')).toEqual({ rule: 'SF-SAIL-1', reason: 'no-track', params: { target: 'europe' } });
    expect(refused('north-sea-fleet')).toEqual({
      rule: 'SF-SAIL-1',
      reason: 'fleet-occupied',
      params: { target: 'north-sea-fleet' },
    });
    expect(refused('cape-fleet')).toEqual({
      rule: 'SF-SAIL-1',
      reason: 'region-closed',
      params: { target: 'cape-fleet' },
    });
  });

  test('SF-SAIL-1: the token of the track space leaves the game', () => {
    const t = scenario({ ...base, seats: SHIPYARD, tokens: { 'africa.1': 'culture', 'africa.2': 'wealth' } });
    t.play('activate shipyard', 'ship africa');
    expect(factsOf(t.play('neutral-ship africa')).slice(0, 2)).toEqual([
      { event: 'shipped', colour: 2, region: 'africa', space: 2 },
      { event: 'token-removed', colour: 2, token: 'wealth' },
    ]);
    expect(t.seat(0).tokens).toEqual({ culture: 1 });
    expect(t.position.tracks.africa.spaces.slice(0, 2)).toEqual([{ disc: 0 }, { disc: 2 }]);
  });

  test('SF-SAIL-1: the token of the fleet leaves the game, and no link is controlled', () => {
    const t = scenario({
      ...base,
      seats: SHIPYARD,
      cities: { london: 2 },
      tokens: { 'north-sea-fleet': 'pay', 'london+north-sea-fleet': 'industry' },
    });
    t.play('activate shipyard', 'ship africa');
    expect(factsOf(t.play('neutral-ship north-sea-fleet'))).toEqual([
      { event: 'sailed-to-fleet', colour: 2, fleet: 'north-sea-fleet' },
      { event: 'token-removed', colour: 2, token: 'pay' },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.cities['north-sea-fleet']).toEqual({ disc: 2 });
    expect(t.position.links['london+north-sea-fleet']).toBe('industry');
    expect(t.presence(2, 'europe')).toBe(2);
    expect(t.position.neutrals).toEqual([33]);
  });

  test('SF-SAIL-1: a Sail to the Open Sea or to a fleet is a Sail too', () => {
    const sea = scenario({ ...base, seats: SHIPYARD, open: ['africa'] });
    sea.play('activate shipyard', 'ship africa');
    expect(sea.asks).toBe('fleet-ship 0');
    const fleet = scenario({ ...base, seats: SHIPYARD });
    fleet.play('activate shipyard', 'ship north-sea-fleet');
    expect(fleet.asks).toBe('fleet-ship 0');
  });

  test('SF-SAIL-2, EC-88: a reaction may open a region, and a player earns the Governor, in turn or not', () => {
    const t = scenario({ ...base, seats: SHIPYARD, tracks: { africa: [1, 1, 0] } });
    t.play('activate shipyard', 'ship india');
    expect(factsOf(t.play('neutral-ship africa'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'africa', colour: 2 },
      { event: 'governor-awarded', region: 'africa', seat: 1, colour: 1, counts: [1, 2, 1], tieBreak: false },
    ]);
    expect(t.seat(1).cards).toEqual(['africa-governor']);
  });

  test('SF-SAIL-2, EC-88: a Governor that the Silent Fleet earns leaves the game; among equals the nearest disc decides', () => {
    const t = scenario({ ...base, seats: SHIPYARD, tracks: { africa: [2, 1, 1] } });
    t.play('activate shipyard', 'ship india');
    expect(factsOf(t.play('neutral-ship africa'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'africa', colour: 2 },
      { event: 'governor-awarded', region: 'africa', colour: 2, counts: [0, 2, 2], tieBreak: true },
      { event: 'governor-removed', colour: 2, region: 'africa' },
    ]);
    expect(t.position.removed).toEqual(['africa-governor']);
  });
});

describe('SF-OCC: the reaction to an Occupy', () => {
  test('SF-OCC-1: to a free city of Europe, or of an open region where the Silent Fleet is present', () => {
    const t = scenario({
      ...base,
      seats: COLONIAL_HOUSE,
      open: ['india'],
      tracks: { africa: [0, 2, 1, 1], caribbean: [2, 2] },
      cities: { nantes: 1, elmina: 1 },
      tokens: { goree: 'attack' },
    });
    t.play('activate colonial-house', 'occupy london');
    expect(t.legal()).toEqual([
      ...EUROPE.filter((city) => city !== 'london' && city !== 'nantes').map((city) => `neutral-occupy ${city}`),
      'neutral-occupy goree',
      'neutral-occupy cape-town',
    ]);
    const refused = (target: string) => ({ ...t.why(`neutral-occupy ${target}`) });
    expect(refused('nantes')).toEqual({ rule: 'SF-OCC-1', reason: 'city-occupied', params: { target: 'nantes' } });
    expect(refused('surat')).toEqual({ rule: 'SF-OCC-1', reason: 'not-present', params: { target: 'surat' } });
    expect(refused('havana')).toEqual({ rule: 'SF-OCC-1', reason: 'region-closed', params: { target: 'havana' } });
    expect(refused('north-sea-fleet')).toEqual({
      rule: 'SF-OCC-1',
      reason: 'is-fleet',
      params: { target: 'north-sea-fleet' },
    });
    expect(factsOf(t.play('neutral-occupy goree'))).toEqual([
      { event: 'city-occupied', colour: 2, city: 'goree' },
      { event: 'token-removed', colour: 2, token: 'attack' },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.neutrals).toEqual([31]);
    expect(t.position.seats.map(({ tokens }) => tokens)).toEqual([{}, {}]);
  });

  test('SF-OCC-2: it never controls a link, and the token stays', () => {
    const t = scenario({
      ...base,
      seats: COLONIAL_HOUSE,
      cities: { lisbon: 2 },
      tokens: { 'nantes+lisbon': 'industry' },
    });
    t.play('activate colonial-house', 'occupy london');
    expect(factsOf(t.play('neutral-occupy nantes')).map(({ event }) => event)).toEqual([
      'city-occupied',
      'turn-ended',
      'turn-started',
    ]);
    expect(t.position.links['nantes+lisbon']).toBe('industry');
  });
});
