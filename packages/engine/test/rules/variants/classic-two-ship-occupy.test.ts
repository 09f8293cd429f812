/** Classic for two: the place of a neutral disc after a Ship and after an Occupy (C2-SHIP, C2-OCC). */
import { describe, expect, test } from 'vitest';
import { edition } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import { COLONIAL_HOUSE, SHIPYARD } from '../../support/neutrals.ts';
import { scenario } from '../../support/scenario.ts';

const mode = 'classic-two';
const NEUTRAL_SHIPS = [
  'neutral-ship africa',
  'neutral-ship south-america',
  'neutral-ship caribbean',
  'neutral-ship north-america',
  'neutral-ship india',
  'neutral-ship far-east',
];
/** All cities of Europe, in the order of the board. */
const EUROPE = edition('classic').siteIds.slice(0, 10);

describe('C2-SHIP: after a Ship', () => {
  test('C2-SHIP-1, T-60: a neutral disc must go to the next free space of a track of any region', () => {
    const t = scenario({ mode, seats: SHIPYARD, tracks: { india: [1, 1] }, tokens: { 'africa.1': 'culture' } });
    t.play('activate shipyard', 'ship africa');
    expect(t.seat(0).tokens).toEqual({ culture: 1 });
    expect(t.asks).toBe('neutral-ship 0');
    expect(t.legal()).toEqual(NEUTRAL_SHIPS);
    expect(t.why('pass')).toEqual({ rule: 'C2-SHIP-1', reason: 'must-ship-neutral', params: {} });
    expect(t.why('decline')).toEqual({ rule: 'C2-SHIP-1', reason: 'must-ship-neutral', params: {} });
    expect(t.why('neutral-ship europe')).toEqual({
      rule: 'C2-SHIP-1',
      reason: 'no-track',
      params: { region: 'europe' },
    });
    expect(factsOf(t.play('neutral-ship india'))).toEqual([
      { event: 'shipped', colour: 2, region: 'india', space: 3 },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.tracks.india.spaces.slice(0, 4)).toEqual([{ disc: 1 }, { disc: 1 }, { disc: 2 }, {}]);
    expect(t.position.neutrals).toEqual([29, 30]);
    expect(t.presence(2, 'india')).toBe(1);
    expect(t.asks).toBe('turn 1');
  });

  test('C2-SHIP-2, T-60: the token of the space leaves the game', () => {
    const t = scenario({ mode, seats: SHIPYARD, tokens: { 'africa.1': 'culture', 'africa.2': 'industry' } });
    t.play('activate shipyard', 'ship africa');
    expect(
      factsOf(t.play('neutral-ship africa'), 'shipped', 'token-removed', 'token-gained', 'status-changed'),
    ).toEqual([
      { event: 'shipped', colour: 2, region: 'africa', space: 2 },
      { event: 'token-removed', colour: 2, token: 'industry' },
    ]);
    expect(t.seat(0).tokens).toEqual({ culture: 1 });
    expect(t.seat(1).tokens).toEqual({});
    expect(t.position.tracks.africa.spaces[1]).toEqual({ disc: 2 });
  });

  test('C2-SHIP-3, EC-80: a neutral disc opens a region; of four colours the one with most discs has the Governor, a player in turn or not', () => {
    const t = scenario({ mode, seats: SHIPYARD, tracks: { africa: [1, 0, 1, 2, 3] } });
    t.play('activate shipyard', 'ship india');
    expect(factsOf(t.play('neutral-ship africa'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'africa', colour: 2 },
      { event: 'governor-awarded', region: 'africa', colour: 2, counts: [1, 2, 2, 1], tieBreak: true },
      { event: 'governor-removed', colour: 2, region: 'africa' },
    ]);
    const won = scenario({ mode, seats: SHIPYARD, tracks: { africa: [1, 0, 1, 2, 1] } });
    won.play('activate shipyard', 'ship india');
    expect(factsOf(won.play('neutral-ship africa'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'africa', colour: 2 },
      { event: 'governor-awarded', region: 'africa', seat: 1, colour: 1, counts: [1, 3, 2, 0], tieBreak: false },
    ]);
    expect(won.seat(1)).toMatchObject({ cards: ['africa-governor'], freeSlot: 'africa-governor' });
    expect([won.status(1, 'finance'), won.status(1, 'politics')]).toEqual([2, 1]);
  });

  test('C2-SHIP-3, EC-80: a Governor that a neutral colour earns leaves the game, also if a player opened the region', () => {
    const t = scenario({ mode, seats: SHIPYARD, tracks: { africa: [3, 3, 3, 1, 1] } });
    t.play('activate shipyard', 'ship africa');
    expect(t.isOpen('africa')).toBe(true);
    expect(t.position.removed).toEqual(['africa-governor']);
    expect(t.position.seats.map(({ cards }) => cards)).toEqual([[], []]);
  });

  test('C2-SHIP-4: a neutral disc is never placed beside a full track', () => {
    const t = scenario({ mode, seats: SHIPYARD, open: ['africa'] });
    t.play('activate shipyard', 'ship africa');
    expect(t.position.tracks.africa.beside).toEqual([1, 0, 0, 0]);
    expect(t.legal()).toEqual(NEUTRAL_SHIPS.slice(1));
    expect(t.why('neutral-ship africa')).toEqual({
      rule: 'C2-SHIP-4',
      reason: 'track-full',
      params: { region: 'africa' },
    });
  });

  test('C2-SHIP-4: when all six tracks are full, no neutral disc is placed', () => {
    const third = (region: string, length: number) => [region, Array(length).fill(3)];
    const t = scenario({
      mode,
      seats: SHIPYARD,
      open: ['africa', 'south-america', 'caribbean'],
      tracks: Object.fromEntries([third('north-america', 6), third('india', 7), third('far-east', 8)]),
    });
    t.play('activate shipyard', 'ship africa');
    expect(t.asks).toBe('turn 1');
    expect(t.position.neutrals).toEqual([30, 9]);
  });
});

describe('C2-OCC: after an Occupy', () => {
  test('C2-OCC-1, C2-OCC-4, EC-82, T-60: after an Occupy in Europe a neutral disc must go to another free city of Europe', () => {
    const t = scenario({
      mode,
      seats: COLONIAL_HOUSE,
      cities: { rome: 1 },
      open: ['africa'],
      tokens: { paris: 'culture', lisbon: 'politics' },
    });
    t.play('activate colonial-house', 'occupy paris');
    expect(t.asks).toBe('neutral-occupy 0');
    const free = EUROPE.filter((city) => city !== 'paris' && city !== 'rome');
    expect(t.legal()).toEqual(free.map((city) => `neutral-occupy ${city}`));
    expect(t.why('pass')).toEqual({ rule: 'C2-OCC-1', reason: 'must-occupy-neutral', params: {} });
    expect(t.why('neutral-ship india')).toEqual({ rule: 'C2-OCC-1', reason: 'must-occupy-neutral', params: {} });
    for (const city of ['paris', 'rome']) {
      expect(t.why(`neutral-occupy ${city}`)).toEqual({
        rule: 'C2-OCC-1',
        reason: 'city-occupied',
        params: { city, region: 'europe' },
      });
    }
    expect(factsOf(t.play('neutral-occupy lisbon'))).toEqual([
      { event: 'city-occupied', colour: 2, city: 'lisbon' },
      { event: 'token-removed', colour: 2, token: 'politics' },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.cities.lisbon).toEqual({ disc: 2 });
    expect(t.position.neutrals).toEqual([29, 30]);
    expect(t.seat(0).tokens).toEqual({ culture: 1 });
  });

  test('C2-OCC-1: in a region where the neutral colour is present, the disc must stay there', () => {
    const t = scenario({ mode, seats: COLONIAL_HOUSE, tracks: { caribbean: [0, 2, 1, 1, 1, 1] } });
    t.play('activate colonial-house', 'occupy havana');
    expect(t.legal()).toEqual([
      'neutral-occupy veracruz',
      'neutral-occupy port-royal',
      'neutral-occupy santo-domingo',
      'neutral-occupy bridgetown',
    ]);
    expect(t.why('neutral-occupy london')).toEqual({
      rule: 'C2-OCC-1',
      reason: 'same-region-first',
      params: { city: 'london', region: 'caribbean' },
    });
  });

  test('C2-OCC-2: otherwise it goes to a free city of any area where it is present, Europe among them', () => {
    const t = scenario({
      mode,
      seats: COLONIAL_HOUSE,
      tracks: { caribbean: [0, 3, 1, 1, 1, 1], africa: [2, 1, 1, 1, 1, 1], india: [1, 1, 1, 1, 1, 1, 1] },
    });
    t.play('activate colonial-house', 'occupy havana');
    expect(t.legal()).toEqual([
      ...EUROPE.map((city) => `neutral-occupy ${city}`),
      'neutral-occupy elmina',
      'neutral-occupy cape-town',
    ]);
    for (const city of ['veracruz', 'surat']) {
      expect(t.why(`neutral-occupy ${city}`)).toEqual({
        rule: 'C2-OCC-2',
        reason: 'not-present',
        params: { city, region: 'caribbean' },
      });
    }
  });

  test('C2-OCC-3: the token leaves the game, and a link between two neutral discs keeps its token', () => {
    const t = scenario({
      mode,
      seats: COLONIAL_HOUSE,
      cities: { london: 2 },
      tokens: { amsterdam: 'finance', 'london+amsterdam': 'industry' },
    });
    t.play('activate colonial-house', 'occupy rome');
    expect(factsOf(t.play('neutral-occupy amsterdam')).slice(0, -2)).toEqual([
      { event: 'city-occupied', colour: 2, city: 'amsterdam' },
      { event: 'token-removed', colour: 2, token: 'finance' },
    ]);
    expect(t.position.links['london+amsterdam']).toBe('industry');
    expect(t.seat(0).tokens).toEqual({});
  });

  test('C2-OCC-4: the region must be open', () => {
    const t = scenario({ mode, seats: COLONIAL_HOUSE, tracks: { africa: [2, 2] } });
    t.play('activate colonial-house', 'occupy rome');
    expect(t.why('neutral-occupy elmina')).toEqual({
      rule: 'C2-OCC-4',
      reason: 'region-closed',
      params: { city: 'elmina', region: 'europe' },
    });
  });

  test('C2-OCC-4, EC-83: without another free city in the region the disc goes to any area where its colour is present', () => {
    const t = scenario({ mode, seats: COLONIAL_HOUSE, tracks: { africa: [0, 2, 1, 1, 1, 1] }, cities: { elmina: 1 } });
    t.play('activate colonial-house', 'occupy cape-town');
    expect(t.legal()).toEqual(EUROPE.map((city) => `neutral-occupy ${city}`));
  });

  test('C2-OCC-4, EC-83: without a free city anywhere no neutral disc is placed', () => {
    const full = Object.fromEntries(EUROPE.map((city) => [city, 1]));
    const t = scenario({
      mode,
      seats: COLONIAL_HOUSE,
      tracks: { africa: [0, 2, 1, 1, 1, 1], india: [1, 1, 1, 1, 1, 1, 1] },
      cities: { ...full, elmina: 1 },
    });
    t.play('activate colonial-house', 'occupy cape-town');
    expect(t.asks).toBe('turn 1');
    expect(t.position.neutrals).toEqual([29, 30]);
  });
});
