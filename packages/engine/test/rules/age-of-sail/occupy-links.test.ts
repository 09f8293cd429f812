/** Occupy, and links between cities and fleets, round and square (AS-ACT-OCC, AS-LINK). */
import { describe, expect, test } from 'vitest';
import { onA, onB } from '../../support/age-of-sail.ts';
import { factsOf, statusChanged } from '../../support/events.ts';

const COLONIAL_HOUSE = { harbor: 2 };

describe('AS-ACT-OCC', () => {
  test('AS-ACT-OCC-1: a disc goes to a free city and takes its token', () => {
    const t = onA({ seats: [COLONIAL_HOUSE], tokens: { lisbon: 'culture' } });
    expect(factsOf(t.play('activate colonial-house', 'occupy lisbon'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'occupy' },
      { event: 'city-occupied', seat: 0, colour: 0, city: 'lisbon' },
      { event: 'token-gained', seat: 0, token: 'culture', from: 'city' },
      statusChanged(0, 'culture', 0, 1, 'token'),
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.cities.lisbon).toEqual({ disc: 0 });
    expect(t.seat(0)).toMatchObject({ harbor: 0, tokens: { culture: 1 } });
  });

  test('AS-ACT-OCC-1: neither a fleet nor a city with a disc can be occupied', () => {
    const t = onA({ seats: [COLONIAL_HOUSE], open: ['africa'], cities: { goree: 1, elmina: 0 } });
    t.play('activate colonial-house');
    expect(t.legal()).toEqual([
      ...['occupy london', 'occupy amsterdam', 'occupy nantes', 'occupy lisbon', 'occupy cadiz', 'occupy marseille'],
      ...['occupy venice', 'occupy constantinople', 'occupy cape-town'],
    ]);
    for (const city of ['goree', 'elmina']) {
      expect(t.why(`occupy ${city}`)).toEqual({
        rule: 'AS-ACT-OCC-1',
        reason: 'city-occupied',
        params: { region: 'africa', discs: 1, city },
      });
    }
    for (const [region, city] of [
      ['africa', 'cape-fleet'],
      ['europe', 'north-sea-fleet'],
    ]) {
      expect(t.why(`occupy ${city}`)).toEqual({
        rule: 'AS-ACT-OCC-1',
        reason: 'is-fleet',
        params: { region, discs: 1, city },
      });
    }
  });

  test('AS-ACT-OCC-1: a closed region cannot be occupied, with any presence', () => {
    const t = onA({ seats: [COLONIAL_HOUSE], tracks: { africa: [0, 0, 0] } });
    t.play('activate colonial-house');
    expect(t.why('occupy elmina')).toEqual({
      rule: 'AS-ACT-OCC-1',
      reason: 'region-closed',
      params: { region: 'africa', discs: 1, city: 'elmina' },
    });
  });

  test('AS-ACT-OCC-2: without presence in an open region no city of it is offered', () => {
    const t = onA({ seats: [COLONIAL_HOUSE], tracks: { africa: [1, 1, 1, 1] } });
    t.play('activate colonial-house');
    expect(t.legal().filter((move) => /goree|elmina|cape/.test(move))).toEqual([]);
    expect(t.why('occupy elmina')).toEqual({
      rule: 'AS-ACT-OCC-2',
      reason: 'not-present',
      params: { region: 'africa', discs: 1, city: 'elmina' },
    });
  });

  test.each([
    ['on the track', { tracks: { africa: [1, 0, 1, 1] } }],
    ['in the Open Sea', { tracks: { africa: [1, 1, 1, 1] }, beside: { africa: [1, 0] } }],
    ['in a city', { tracks: { africa: [1, 1, 1, 1] }, cities: { goree: 0 } }],
    ['on a fleet', { tracks: { africa: [1, 1, 1, 1] }, cities: { 'cape-fleet': 0 } }],
  ])('AS-ACT-OCC-2: a disc %s is presence', (_, board) => {
    const t = onA({ seats: [COLONIAL_HOUSE], ...board });
    t.play('activate colonial-house');
    expect(t.legal()).toContain('occupy elmina');
  });
});

describe('AS-LINK', () => {
  test('AS-LINK-2, T-33: an Indian city with a blue token completes a link: the blue token waits, the culture token counts', () => {
    const t = onA({
      seats: [{ ...COLONIAL_HOUSE, tokens: { pay: 1 } }],
      open: ['india'],
      cities: { goa: 0 },
      tokens: { calcutta: 'occupy-draw', 'goa+calcutta': 'culture' },
    });
    expect(factsOf(t.play('activate colonial-house', 'occupy calcutta')).slice(1, -2)).toEqual([
      { event: 'city-occupied', seat: 0, colour: 0, city: 'calcutta' },
      { event: 'token-gained', seat: 0, token: 'occupy-draw', from: 'city' },
      { event: 'link-control-gained', seat: 0, colour: 0, link: 'goa+calcutta' },
      { event: 'link-token-claimed', seat: 0, colour: 0, link: 'goa+calcutta', token: 'culture' },
      { event: 'token-gained', seat: 0, token: 'culture', from: 'link' },
      statusChanged(0, 'culture', 0, 1, 'token'),
    ]);
    expect(t.seat(0).tokens).toEqual({ 'occupy-draw': 1, culture: 1, pay: 1 });
    expect(t.position.links['goa+calcutta']).toBe(null);
  });

  test('AS-LINK-1: a disc at one end, or discs of two players, control nothing', () => {
    const t = onA({
      seats: [COLONIAL_HOUSE],
      cities: { nantes: 1 },
      tokens: { 'nantes+lisbon': 'culture', 'lisbon+cadiz': 'wealth' },
    });
    expect(factsOf(t.play('activate colonial-house', 'occupy lisbon'), 'link-control-gained')).toEqual([]);
    expect(t.position.links['nantes+lisbon']).toBe('culture');
    expect([t.score(0).links, t.score(1).links]).toEqual([0, 0]);
  });

  test('AS-LINK-1, AS-LINK-2: a city may complete a link to a fleet', () => {
    const t = onA({
      seats: [COLONIAL_HOUSE],
      cities: { 'north-sea-fleet': 0 },
      tokens: { 'london+north-sea-fleet': 'industry' },
    });
    t.play('activate colonial-house', 'occupy london');
    expect(t.seat(0).tokens).toEqual({ industry: 1 });
    expect(t.score(0).links).toBe(1);
  });

  test('AS-LINK-2, EC-25: a player who gains control of a round link after its token was taken gets the glory only', () => {
    const t = onA({ seats: [COLONIAL_HOUSE], cities: { nantes: 0 } });
    expect(
      factsOf(t.play('activate colonial-house', 'occupy lisbon'), 'link-control-gained', 'link-token-claimed'),
    ).toEqual([{ event: 'link-control-gained', seat: 0, colour: 0, link: 'nantes+lisbon' }]);
    expect(t.score(0).links).toBe(1);
  });

  test('AS-LINK-3, T-39: control of a square link gives no token; it scores 1', () => {
    const t = onA({ seats: [COLONIAL_HOUSE], open: ['caribbean', 'north-america'], cities: { charleston: 0 } });
    const events = t.play('activate colonial-house', 'occupy havana');
    expect(factsOf(events, 'link-control-gained', 'link-token-claimed', 'token-gained')).toEqual([
      { event: 'link-control-gained', seat: 0, colour: 0, link: 'charleston+havana' },
    ]);
    expect(t.score(0).links).toBe(1);
  });

  test('AS-LINK-3: a square link between a city and a fleet of board B', () => {
    const t = onB({ seats: [{ harbor: 2, buildings: ['shipyard'] }], cities: { london: 0 } });
    const events = t.play('activate shipyard', 'ship north-sea-fleet');
    expect(factsOf(events, 'link-control-gained', 'token-gained')).toEqual([
      { event: 'link-control-gained', seat: 0, colour: 0, link: 'london+north-sea-fleet' },
    ]);
    expect([t.score(0).links, t.score(0).cities]).toEqual([1, 1]);
  });

  test('AS-LINK-1, AS-END-2, T-34: two links whose ends a player holds are worth 2, with or without tokens', () => {
    const cities = { nantes: 0, lisbon: 0, cadiz: 0 };
    expect(onA({ cities }).score(0).links).toBe(2);
    const t = onA({ seats: [COLONIAL_HOUSE], cities: { nantes: 0, cadiz: 0 }, tokens: { 'nantes+lisbon': 'wealth' } });
    t.play('activate colonial-house', 'occupy lisbon');
    expect(t.seat(0).tokens).toEqual({ wealth: 1 });
    expect(t.score(0).links).toBe(2);
  });
});
