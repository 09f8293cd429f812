/** Attack: one disc is lost, a second replaces an opponent's in a city (CL-ACT-ATT). */
import { describe, expect, test } from 'vitest';
import { factsOf, statusChanged } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

const BARRACKS = { harbor: 3, buildings: ['barracks'] };

describe('CL-ACT-ATT', () => {
  test('CL-ACT-ATT-1, T-31: one harbor disc goes to the own supply, the second replaces the disc of an opponent, which returns to its owner', () => {
    const t = scenario({
      seats: [{ ...BARRACKS, harbor: 5 }, { harbor: 2 }],
      cities: { rome: 1 },
    });
    expect([t.seat(0).supply, t.seat(1).supply]).toEqual([25, 27]);
    expect(factsOf(t.play('activate barracks', 'attack rome'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'attack' },
      { event: 'attacked', seat: 0, colour: 0, defender: 1, defenderSeat: 1, city: 'rome' },
      { event: 'casualty-suffered', seat: 0 },
      { event: 'disc-displaced', seat: 1, colour: 1, city: 'rome' },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.seat(0)).toMatchObject({ harbor: 2, supply: 26 });
    expect(t.seat(1)).toMatchObject({ harbor: 2, supply: 28 });
    expect(t.position.cities.rome).toEqual({ disc: 0 });
    expect([t.presence(0, 'europe'), t.presence(1, 'europe')]).toEqual([1, 0]);
  });

  test('CL-ACT-ATT-2, EC-43: only a city of an opponent can be attacked, neither an empty one nor an own one', () => {
    const t = scenario({ seats: [BARRACKS], cities: { rome: 0, paris: 1, london: 2 } });
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack london', 'attack paris']);
    for (const city of ['rome', 'venice'])
      expect(t.why(`attack ${city}`)).toEqual({
        rule: 'CL-ACT-ATT-2',
        reason: 'no-opponent',
        params: { region: 'europe', discs: 2, city },
      });
  });

  test('CL-ACT-ATT-2: seat 0 is an opponent like any other', () => {
    const t = scenario({ first: 1, seats: [{}, BARRACKS], cities: { rome: 0, paris: 1 } });
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack rome']);
  });

  test('CL-ACT-ATT-3: presence in the region is required', () => {
    const t = scenario({ seats: [BARRACKS], tracks: { africa: [1, 1, 1, 2, 2, 2] }, cities: { elmina: 1, rome: 1 } });
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack rome']);
    expect(t.why('attack elmina')).toEqual({
      rule: 'CL-ACT-ATT-3',
      reason: 'not-present',
      params: { region: 'africa', discs: 2, city: 'elmina' },
    });
  });

  test('CL-ACT-ATT-3: a disc on the track is presence', () => {
    const t = scenario({ seats: [BARRACKS], tracks: { africa: [1, 1, 0, 2, 2, 2] }, cities: { elmina: 1 } });
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack elmina']);
  });

  test('CL-ACT-ATT-3, EC-41: in Europe an attack needs no disc there', () => {
    const t = scenario({ seats: [BARRACKS], cities: { rome: 1 } });
    expect(t.presence(0, 'europe')).toBe(0);
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack rome']);
  });

  test('CL-ACT-ATT-3: an Attack needs both presence and an opponent in the area', () => {
    const t = scenario({
      seats: [BARRACKS],
      open: ['india'],
      tracks: { africa: [1, 1, 1, 2, 2, 2] },
      cities: { elmina: 1 },
    });
    expect(t.why('activate barracks')).toEqual({
      rule: 'CL-ACT-8',
      reason: 'no-effect',
      params: { building: 'barracks' },
    });
  });

  test('CL-ACT-ATT-4: there is no city token, but links are checked', () => {
    const t = scenario({
      seats: [BARRACKS],
      cities: { rome: 0, venice: 1, constantinople: 1 },
      tokens: { 'rome+venice': 'culture', 'algiers+rome': 'industry' },
    });
    expect(factsOf(t.play('activate barracks', 'attack venice'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'attack' },
      { event: 'attacked', seat: 0, colour: 0, defender: 1, defenderSeat: 1, city: 'venice' },
      { event: 'casualty-suffered', seat: 0 },
      { event: 'link-control-lost', seat: 1, colour: 1, link: 'venice+constantinople' },
      { event: 'disc-displaced', seat: 1, colour: 1, city: 'venice' },
      { event: 'link-control-gained', seat: 0, colour: 0, link: 'rome+venice' },
      { event: 'link-token-claimed', seat: 0, colour: 0, link: 'rome+venice', token: 'culture' },
      { event: 'token-gained', seat: 0, token: 'culture', from: 'link' },
      statusChanged(0, 'culture', 0, 1, 'token'),
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect([t.score(0).links, t.score(1).links]).toEqual([1, 0]);
  });

  test('CL-ACT-ATT-5: tokens that the victim has taken stay with the victim', () => {
    const t = scenario({
      first: 1,
      seats: [BARRACKS, { harbor: 2 }, { passed: true }],
      cities: { rome: 1 },
      tokens: { venice: 'politics', 'rome+venice': 'culture' },
    });
    t.play('activate colonial-house', 'occupy venice');
    expect(t.seat(1).tokens).toEqual({ culture: 1, politics: 1 });
    t.play('activate barracks', 'attack rome');
    expect(t.seat(1).tokens).toEqual({ culture: 1, politics: 1 });
    expect(t.seat(0).tokens).toEqual({});
  });

  test('EC-03: with two harbor discs an Attack is impossible through a building, possible with a token', () => {
    const t = scenario({
      seats: [{ harbor: 2, buildings: ['barracks'], tokens: { attack: 1 }, busy: ['colonial-house'] }],
      cities: { rome: 1 },
    });
    expect(t.legal()).toEqual(['spend attack', 'pass']);
    expect(t.rule('activate barracks')).toBe('CL-ACT-8');
    t.play('spend attack', 'attack rome');
    expect(t.seat(0)).toMatchObject({ harbor: 0, supply: 28 });
  });

  test('EC-04: "Occupy/Attack" with two harbor discs can only occupy', () => {
    const t = scenario({ seats: [{ harbor: 2, buildings: ['fortress'] }], cities: { rome: 1 } });
    t.play('activate fortress');
    expect(t.legal('attack')).toEqual([]);
    expect(t.legal('occupy')).toHaveLength(9);
    expect(t.why('attack rome')).toEqual({
      rule: 'CL-ACT-5',
      reason: 'too-few-discs',
      params: { region: 'europe', discs: 1, city: 'rome' },
    });
  });

  test('EC-49: an Attack never lacks discs in the supply, because it adds one', () => {
    const t = scenario({ seats: [{ harbor: 30, tokens: { attack: 1 } }], cities: { rome: 1 } });
    expect(t.seat(0).supply).toBe(0);
    t.play('spend attack', 'attack rome');
    expect(t.seat(0)).toMatchObject({ harbor: 28, supply: 1 });
  });
});
