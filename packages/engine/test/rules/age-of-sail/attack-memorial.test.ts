/** Attacks on cities and fleets (AS-ACT-ATT), and the Memorial, which keeps casualties (AS-SPB-1). */
import { describe, expect, test } from 'vitest';
import { onA } from '../../support/age-of-sail.ts';
import { factsOf, statusChanged } from '../../support/events.ts';

const BARRACKS = { harbor: 3, buildings: ['barracks'] };

describe('AS-ACT-ATT', () => {
  test.each([
    ['city', 'venice', 'europe'],
    ['fleet', 'north-sea-fleet', 'europe'],
    ['fleet', 'cape-fleet', 'africa'],
  ])(
    'AS-ACT-ATT-1, EC-45: two discs leave the harbor, one of them for the own supply; the disc on the %s %s returns to its owner',
    (_, site, area) => {
      const t = onA({ seats: [{ ...BARRACKS, harbor: 5 }, { harbor: 2 }], open: ['africa'], cities: { [site]: 1 } });
      const [own, other] = [t.seat(0).supply, t.seat(1).supply];
      const [mine, theirs] = [t.presence(0, area), t.presence(1, area)];
      expect(factsOf(t.play('activate barracks', `attack ${site}`))).toEqual([
        { event: 'action-chosen', seat: 0, action: 'attack' },
        { event: 'attacked', seat: 0, colour: 0, defender: 1, defenderSeat: 1, city: site },
        { event: 'casualty-suffered', seat: 0 },
        { event: 'disc-displaced', seat: 1, colour: 1, city: site },
        { event: 'turn-ended', seat: 0 },
        { event: 'turn-started', seat: 1 },
      ]);
      expect(t.seat(0)).toMatchObject({ harbor: 2, supply: own + 1 });
      expect(t.seat(1)).toMatchObject({ harbor: 2, supply: other + 1 });
      expect(t.position.cities[site]).toEqual({ disc: 0 });
      expect([t.presence(0, area), t.presence(1, area)]).toEqual([mine + 1, theirs - 1]);
    },
  );

  test('AS-ACT-ATT-2: only cities and fleets with an opponent’s disc are targets', () => {
    const t = onA({
      seats: [BARRACKS],
      cities: { london: 0, venice: 1, 'mediterranean-fleet': 1, 'north-sea-fleet': 0 },
    });
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack venice', 'attack mediterranean-fleet']);
    for (const city of ['london', 'lisbon', 'north-sea-fleet']) {
      expect(t.why(`attack ${city}`)).toEqual({
        rule: 'AS-ACT-ATT-2',
        reason: 'no-opponent',
        params: { region: 'europe', discs: 2, city },
      });
    }
  });

  test('AS-ACT-ATT-2, EC-45: in a region presence is needed, for a fleet as for a city; in Europe it is not', () => {
    const cities = { elmina: 1, 'cape-fleet': 1, 'north-sea-fleet': 1 };
    const t = onA({ seats: [BARRACKS], tracks: { africa: [1, 1, 1, 1] }, cities });
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack north-sea-fleet']);
    for (const city of ['elmina', 'cape-fleet']) {
      expect(t.why(`attack ${city}`)).toEqual({
        rule: 'AS-ACT-ATT-2',
        reason: 'not-present',
        params: { region: 'africa', discs: 2, city },
      });
    }
    const present = onA({ seats: [BARRACKS], tracks: { africa: [1, 1, 1, 1] }, beside: { africa: [1, 0] }, cities });
    present.play('activate barracks');
    expect(present.legal()).toEqual(['attack north-sea-fleet', 'attack elmina', 'attack cape-fleet']);
  });

  test('AS-ACT-ATT-3, T-32: Yellow loses a link and its glory, Blue is the first to control another and takes its token', () => {
    const [blue, yellow] = [0, 1];
    const t = onA({
      seats: [BARRACKS],
      cities: { nantes: yellow, lisbon: yellow, cadiz: blue },
      tokens: { 'lisbon+cadiz': 'influence' },
    });
    expect(t.score(yellow).links).toBe(1);
    expect(factsOf(t.play('activate barracks', 'attack lisbon')).slice(1, -2)).toEqual([
      { event: 'attacked', seat: blue, colour: blue, defender: yellow, defenderSeat: yellow, city: 'lisbon' },
      { event: 'casualty-suffered', seat: blue },
      { event: 'link-control-lost', seat: yellow, colour: yellow, link: 'nantes+lisbon' },
      { event: 'disc-displaced', seat: yellow, colour: yellow, city: 'lisbon' },
      { event: 'link-control-gained', seat: blue, colour: blue, link: 'lisbon+cadiz' },
      { event: 'link-token-claimed', seat: blue, colour: blue, link: 'lisbon+cadiz', token: 'influence' },
      { event: 'token-gained', seat: blue, token: 'influence', from: 'link' },
      statusChanged(blue, 'influence', 0, 1, 'token'),
    ]);
    expect([t.score(yellow).links, t.score(blue).links]).toEqual([0, 1]);
    expect(t.seat(blue)).toMatchObject({ harbor: 0, tokens: { influence: 1 } });
  });

  test('AS-ACT-ATT-4: discs on tracks and in the Open Sea cannot be attacked', () => {
    const t = onA({
      seats: [BARRACKS],
      tracks: { africa: [1, 1, 0, 1], india: [1, 1] },
      beside: { africa: [0, 3] },
    });
    expect(t.why('activate barracks')).toEqual({
      rule: 'AS-ACT-6',
      reason: 'no-effect',
      params: { building: 'barracks' },
    });
  });
});

describe('AS-SPB-1: the Memorial', () => {
  const STATUSES = ['memorial industry', 'memorial culture', 'memorial wealth', 'memorial influence', 'decline'];
  const MEMORIAL = { harbor: 4, buildings: ['memorial'] };

  test('AS-SPB-1, EC-78: as attacker its owner may put the casualty in front of a track, where it counts like a brown token', () => {
    const t = onA({ seats: [MEMORIAL], cities: { london: 1 } });
    const { supply } = t.seat(0);
    t.play('activate memorial', 'attack london');
    expect(t.asks).toBe('casualty 0');
    expect(t.legal()).toEqual(STATUSES);
    expect(t.why('pass')).toEqual({ rule: 'AS-SPB-1', reason: 'must-place-casualty', params: {} });
    expect(factsOf(t.play('memorial culture'))).toEqual([
      { event: 'marker-placed', seat: 0, status: 'culture' },
      statusChanged(0, 'culture', 0, 1, 'marker'),
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.seat(0)).toMatchObject({ harbor: 1, supply, markers: { culture: 1 }, tokens: {} });
    expect(t.status(0, 'culture')).toBe(1);
  });

  test('AS-SPB-1, EC-78: it may be declined, and the casualty goes to the supply as usual', () => {
    const t = onA({ seats: [MEMORIAL], cities: { london: 1 } });
    const { supply } = t.seat(0);
    t.play('activate memorial', 'attack london');
    expect(factsOf(t.play('decline'))[0]).toEqual({ event: 'marker-declined', seat: 0 });
    expect(t.seat(0)).toMatchObject({ harbor: 1, supply: supply + 1 });
    expect(Array.from(t.game.state.markers)).toEqual(Array(8).fill(0));
  });

  test('AS-SPB-1, EC-78: as victim its owner decides during the attacker’s turn, also after passing', () => {
    const t = onA({
      players: 3,
      seats: [BARRACKS, { harbor: 1, buildings: ['memorial'], passed: true }],
      cities: { 'north-sea-fleet': 1 },
    });
    const { supply } = t.seat(1);
    t.play('activate barracks', 'attack north-sea-fleet');
    expect(t.asks).toBe('casualty 1');
    t.play('memorial influence');
    expect(t.seat(1)).toMatchObject({ supply, markers: { influence: 1 } });
    expect(t.status(1, 'influence')).toBe(1);
    expect(t.asks).toBe('turn 2');
  });

  test('AS-SPB-1: after the decision the attacker continues with the rest of the activation', () => {
    const t = onA({
      seats: [{ harbor: 4, buildings: ['admiralty'] }, { buildings: ['memorial'] }],
      cities: { london: 1 },
    });
    t.play('activate admiralty', 'attack london', 'memorial wealth');
    expect(t.asks).toBe('perform 0');
    expect(t.legal('ship')).toContain('ship africa');
  });

  test('AS-SPB-1: the owner decides on each casualty separately, and the discs add up', () => {
    const t = onA({
      seats: [{ harbor: 7, buildings: ['memorial', 'barracks'], markers: { wealth: 1 } }, { passed: true }],
      cities: { london: 1, venice: 1 },
    });
    t.play(
      'activate memorial',
      'attack london',
      'memorial wealth',
      'activate barracks',
      'attack venice',
      'memorial industry',
    );
    expect(t.seat(0).markers).toEqual({ industry: 1, wealth: 2 });
    expect([t.status(0, 'wealth'), t.status(0, 'industry')]).toEqual([2, 1]);
  });

  test('AS-SPB-1: no other player and no other building causes the decision', () => {
    const t = onA({
      players: 3,
      seats: [{ harbor: 3, buildings: ['barracks'] }, {}, { buildings: ['memorial'] }],
      cities: { london: 1 },
    });
    t.play('activate barracks', 'attack london');
    expect(t.asks).toBe('turn 1');
  });

  test('AS-SPB-1: an Occupy of the Memorial is no casualty', () => {
    const t = onA({ seats: [MEMORIAL] });
    t.play('activate memorial', 'occupy london');
    expect(t.asks).toBe('turn 1');
  });

  test('AS-SPB-1, EC-78: the disc stays for the rest of the game and scores by its status', () => {
    const t = onA({
      round: 7,
      seats: [{ harbor: 3, buildings: ['memorial'], tokens: { culture: 1 } }, { passed: true }],
      cities: { london: 1 },
    });
    expect(t.score(0).statuses.culture).toBe(0);
    t.play('activate memorial', 'attack london', 'memorial culture');
    expect(t.score(0).statuses.culture).toBe(2);
    t.play('pass');
    expect(t.asks).toBe('over');
    expect(t.seat(0).markers).toEqual({ culture: 1 });
  });

  test('EC-78: a casualty from before the Memorial was built does not count', () => {
    const t = onA({ seats: [{ harbor: 3, buildings: ['barracks'] }, { passed: true }], cities: { london: 1 } });
    t.play('activate barracks', 'attack london');
    expect(t.asks).toBe('turn 0');
    expect(Array.from(t.game.state.markers)).toEqual(Array(8).fill(0));
  });
});
