/** The Silent Fleet answers every turn of the two players; its discs have colour 2 (SF). */
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_OPTIONS,
  edition,
  GameRecord,
  type Position,
  playersOf,
  readPosition,
  readRecord,
  writeRecord,
} from '../../../src/index.ts';
import { told } from '../../support/events.ts';
import { follow, newGame, type Scenario, scenario } from '../../support/scenario.ts';

const mode = 'silent-fleet';
const tables = edition('age-of-sail', 'a');
const base = { mode, tables } as const;
const SHIPYARD = [{ harbor: 4, buildings: ['shipyard'] }];
const MARKET = [{ harbor: 4, buildings: ['market'] }];
const HOUSE = [{ harbor: 4 }];
const TRACKS = ['africa', 'south-america', 'caribbean', 'north-america', 'india', 'far-east'];
const EUROPE = ['london', 'amsterdam', 'nantes', 'lisbon', 'cadiz', 'marseille', 'venice', 'constantinople'];

/** The same position with so many discs in the tray. */
function withTray(t: Scenario, discs: number): Scenario {
  return follow(readPosition({ ...t.position, neutrals: [discs] } as Position, tables));
}

describe('SF-SET, SF-GEN: set-up and timing', () => {
  test('SF-SET-1: 35 discs of a third colour lie in a tray; it has no seat, on either board', () => {
    for (const board of ['a', 'b']) {
      const t = follow(newGame(2, 'fleet', {}, edition('age-of-sail', board), mode).game);
      expect(t.position.neutrals).toEqual([35]);
      expect(t.position.seats).toHaveLength(2);
      const first = t.game.state.first;
      expect(t.asks).toBe(`start-building ${first}`);
      t.play('start merchant-dock', 'start merchant-dock', 'build market', 'build market');
      while (t.asks.startsWith('salary')) t.play('end');
      expect(t.asks).toBe(`turn ${first}`);
      t.play('pass');
      expect(t.asks).toBe(`turn ${1 - first}`);
    }
  });

  test('EC-106: board B is for two players with the Silent Fleet only', () => {
    const b = edition('age-of-sail', 'b');
    expect(playersOf(b, mode)).toEqual({ least: 2, most: 2 });
    expect(playersOf(b, 'standard').least).toBeGreaterThan(2);
    expect(playersOf(tables, 'standard').least).toBe(2);
    const opening = { tables: b, mode, players: 2, options: DEFAULT_OPTIONS, names: [], from: { seed: 'b' } };
    const text = writeRecord(new GameRecord(opening));
    expect(readRecord(text).opening.players).toBe(2);
    expect(() => readRecord(text.replace('mode silent-fleet', 'mode standard'))).toThrow('from 4 to 5');
  });

  test('SF-GEN-1: Build, Growth and Salary cause no reaction', () => {
    const t = follow(newGame(2, 'fleet', {}, tables, mode).game);
    t.play('start merchant-dock', 'start merchant-dock', 'build market', 'build market', 'pay-all', 'pay-all');
    expect(t.position.phase).toBe('action');
    expect(t.position.neutrals).toEqual([35]);
  });

  test('SF-GEN-2: it reacts once, after the whole turn, by the choice of the player whose turn it was', () => {
    const t = scenario({ ...base, seats: [{ harbor: 4, buildings: ['docks'] }], open: ['africa'] });
    t.play('activate docks', 'ship africa');
    expect(t.asks).toBe('perform 0');
    t.play('occupy goree');
    expect(t.asks).toBe('fleet-trigger 0');
    t.play('trigger ship');
    expect(t.asks).toBe('fleet-ship 0');
    expect(told(t.play('neutral-ship india'))).toEqual([
      { event: 'shipped', owner: 2, region: 'india', space: 1 },
      { event: 'turn-ended', player: 0 },
      { event: 'turn-started', player: 1 },
    ]);
    expect(t.position.neutrals).toEqual([34]);
    expect(t.asks).toBe('turn 1');
  });

  test('SF-GEN-2: after a turn of the other player it is that player who decides', () => {
    const t = scenario({ ...base, first: 1, seats: [{}, { harbor: 4, buildings: ['shipyard'] }] });
    t.play('activate shipyard', 'ship africa');
    expect(t.asks).toBe('fleet-ship 1');
  });

  test('SF-GEN-3: a reaction that is possible must be carried out', () => {
    const ship = scenario({ ...base, seats: SHIPYARD });
    ship.play('activate shipyard', 'ship africa');
    for (const move of ['decline', 'pass', 'end', 'neutral-occupy london', 'ship africa']) {
      expect(ship.why(move)).toEqual({ rule: 'SF-GEN-3', reason: 'must-react', params: {} });
    }
    const occupy = scenario({ ...base, seats: HOUSE });
    occupy.play('activate colonial-house', 'occupy london');
    expect(occupy.rule('decline')).toBe('SF-GEN-3');
    const draw = scenario({ ...base, seats: MARKET });
    draw.play('activate market', 'draw europe');
    expect(draw.rule('decline')).toBe('SF-GEN-3');
  });

  test('SF-GEN-3: one that is not possible is left out', () => {
    const full = Object.fromEntries(EUROPE.slice(1).map((city) => [city, 1]));
    const t = scenario({ ...base, seats: HOUSE, cities: full, open: ['africa'] });
    t.play('activate colonial-house');
    expect(told(t.play('occupy london'))).toEqual([
      { event: 'action-chosen', player: 0, action: 'occupy' },
      { event: 'city-occupied', owner: 0, city: 'london' },
      { event: 'fleet-cannot-react', player: 0 },
      { event: 'turn-ended', player: 0 },
      { event: 'turn-started', player: 1 },
    ]);
    expect(t.position.neutrals).toEqual([35]);
  });

  test('SF-GEN-4: passing causes no reaction', () => {
    const t = scenario({ ...base, seats: SHIPYARD });
    expect(told(t.play('pass'))).toEqual([
      { event: 'player-passed', player: 0 },
      { event: 'turn-ended', player: 0 },
      { event: 'turn-started', player: 1 },
    ]);
  });

  test('SF-GEN-5, T-62: after Sail and Occupy the player chooses the action that it reacts to', () => {
    const docks = () => {
      const t = scenario({ ...base, seats: [{ harbor: 4, buildings: ['docks'] }], open: ['africa'] });
      t.play('activate docks', 'ship africa', 'occupy goree');
      return t;
    };
    const t = docks();
    expect(t.legal()).toEqual(['trigger ship', 'trigger occupy']);
    for (const action of ['attack', 'pay', 'draw']) {
      expect(t.why(`trigger ${action}`)).toEqual({ rule: 'SF-GEN-5', reason: 'not-performed', params: { action } });
    }
    expect(t.why('pass')).toEqual({ rule: 'SF-GEN-5', reason: 'must-choose-trigger', params: {} });
    expect(told(t.play('trigger ship'))).toEqual([{ event: 'fleet-trigger-chosen', player: 0, action: 'ship' }]);
    expect(t.asks).toBe('fleet-ship 0');
    const other = docks();
    other.play('trigger occupy');
    expect(other.asks).toBe('fleet-occupy 0');
  });

  test('SF-GEN-5: only one of the two actions performed leaves nothing to choose', () => {
    const t = scenario({ ...base, seats: [{ harbor: 4, buildings: ['docks'] }], open: ['africa'] });
    t.play('activate docks', 'occupy goree', 'end');
    expect(t.asks).toBe('fleet-occupy 0');
  });

  test('SF-GEN-5, SF-ATT-1, T-62: an Attack may be chosen, and then nothing happens', () => {
    const admiralty = () => {
      const t = scenario({ ...base, seats: [{ harbor: 5, buildings: ['admiralty'] }], cities: { london: 1 } });
      t.play('activate admiralty', 'ship india', 'attack london');
      return t;
    };
    const t = admiralty();
    expect(t.legal()).toEqual(['trigger ship', 'trigger attack']);
    expect(told(t.play('trigger attack'))).toEqual([
      { event: 'fleet-trigger-chosen', player: 0, action: 'attack' },
      { event: 'fleet-silent', player: 0, action: 'attack' },
      { event: 'turn-ended', player: 0 },
      { event: 'turn-started', player: 1 },
    ]);
    expect(t.position.neutrals).toEqual([35]);
    const sailed = admiralty();
    sailed.play('trigger ship', 'neutral-ship india');
    expect(sailed.position.neutrals).toEqual([34]);
    expect(sailed.asks).toBe('turn 1');
  });

  test('EC-89: after two Sails, or two Draws, there is nothing to choose, and one reaction', () => {
    const t = scenario({ ...base, seats: [{ harbor: 5, buildings: ['cartographer'] }] });
    t.play('activate cartographer', 'ship india', 'ship africa');
    expect(t.asks).toBe('fleet-ship 0');
    t.play('neutral-ship india');
    expect(t.asks).toBe('turn 1');
    const draws = scenario({ ...base, seats: [{ harbor: 5, buildings: ['trade-office'] }], tracks: { africa: [2] } });
    draws.play('activate trade-office', 'draw europe', 'draw slavery');
    expect(draws.asks).toBe('fleet-draw 0');
  });

  test('SF-GEN-2: without any action, where the table allows that, there is no reaction', () => {
    const t = scenario({ ...base, options: { 'rulings.requireEffect': false }, seats: SHIPYARD });
    t.play('activate shipyard', 'end');
    expect(t.asks).toBe('turn 1');
  });
});

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
    expect(told(t.play('neutral-ship africa')).slice(0, 2)).toEqual([
      { event: 'shipped', owner: 2, region: 'africa', space: 2 },
      { event: 'token-removed', token: 'wealth' },
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
    expect(told(t.play('neutral-ship north-sea-fleet'))).toEqual([
      { event: 'sailed-to-fleet', owner: 2, fleet: 'north-sea-fleet' },
      { event: 'token-removed', token: 'pay' },
      { event: 'turn-ended', player: 0 },
      { event: 'turn-started', player: 1 },
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
    expect(told(t.play('neutral-ship africa'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'africa', by: 2 },
      { event: 'governor-awarded', region: 'africa', to: 1, counts: [1, 2, 1], tieBreak: false },
    ]);
    expect(t.seat(1).cards).toEqual(['africa-governor']);
  });

  test('SF-SAIL-2, EC-88: a Governor that the Silent Fleet earns leaves the game; among equals the nearest disc decides', () => {
    const t = scenario({ ...base, seats: SHIPYARD, tracks: { africa: [2, 1, 1] } });
    t.play('activate shipyard', 'ship india');
    expect(told(t.play('neutral-ship africa'), 'region-opened', 'governor-awarded', 'governor-removed')).toEqual([
      { event: 'region-opened', region: 'africa', by: 2 },
      { event: 'governor-awarded', region: 'africa', to: 2, counts: [0, 2, 2], tieBreak: true },
      { event: 'governor-removed', region: 'africa' },
    ]);
    expect(t.position.removed).toEqual(['africa-governor']);
  });
});

describe('SF-OCC: the reaction to an Occupy', () => {
  test('SF-OCC-1: to a free city of Europe, or of an open region where the Silent Fleet is present', () => {
    const t = scenario({
      ...base,
      seats: HOUSE,
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
    expect(told(t.play('neutral-occupy goree'))).toEqual([
      { event: 'city-occupied', owner: 2, city: 'goree' },
      { event: 'token-removed', token: 'attack' },
      { event: 'turn-ended', player: 0 },
      { event: 'turn-started', player: 1 },
    ]);
    expect(t.position.neutrals).toEqual([31]);
    expect(t.position.seats.map(({ tokens }) => tokens)).toEqual([{}, {}]);
  });

  test('SF-OCC-2: it never controls a link, and the token stays', () => {
    const t = scenario({ ...base, seats: HOUSE, cities: { lisbon: 2 }, tokens: { 'nantes+lisbon': 'industry' } });
    t.play('activate colonial-house', 'occupy london');
    expect(told(t.play('neutral-occupy nantes')).map(({ event }) => event)).toEqual([
      'city-occupied',
      'turn-ended',
      'turn-started',
    ]);
    expect(t.position.links['nantes+lisbon']).toBe('industry');
  });
});

describe('SF-ATT, SF-PAY: no reaction', () => {
  test('SF-ATT-1, EC-91: an Attack has no reaction; a disc of the Silent Fleet returns to the tray and can be used again', () => {
    const t = withTray(
      scenario({
        ...base,
        seats: [{ harbor: 6, buildings: ['barracks', 'shipyard'] }],
        cities: { london: 2, 'north-sea-fleet': 2 },
      }),
      0,
    );
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack london', 'attack north-sea-fleet']);
    expect(told(t.play('attack north-sea-fleet'), 'attacked', 'disc-displaced', 'fleet-silent')).toEqual([
      { event: 'attacked', attacker: 0, defender: 2, city: 'north-sea-fleet' },
      { event: 'disc-displaced', owner: 2, city: 'north-sea-fleet' },
      { event: 'fleet-silent', player: 0, action: 'attack' },
    ]);
    expect(t.asks).toBe('turn 1');
    expect(t.position.neutrals).toEqual([1]);
    t.play('pass', 'activate shipyard', 'ship africa', 'neutral-ship africa');
    expect(t.position.neutrals).toEqual([0]);
    expect(t.position.tracks.africa.spaces[1]).toEqual({ disc: 2 });
  });

  test('EC-79: an Attack on the Silent Fleet costs a casualty, which the Memorial may keep', () => {
    const t = scenario({ ...base, seats: [{ harbor: 4, buildings: ['memorial'] }], cities: { london: 2 } });
    t.play('activate memorial', 'attack london');
    expect(t.asks).toBe('casualty 0');
    expect(told(t.play('memorial wealth'), 'marker-placed', 'fleet-silent')).toEqual([
      { event: 'marker-placed', player: 0, status: 'wealth' },
      { event: 'fleet-silent', player: 0, action: 'attack' },
    ]);
    expect(t.seat(0)).toMatchObject({ harbor: 1, markers: { wealth: 1 } });
    expect(t.asks).toBe('turn 1');
  });

  test('SF-PAY-1: a Payment has no reaction', () => {
    const t = scenario({ ...base, seats: [{ tokens: { pay: 1 }, busy: ['colonial-house'] }] });
    t.play('spend pay');
    expect(told(t.play('pay colonial-house'), 'payment-made', 'fleet-silent', 'fleet-cannot-react')).toEqual([
      { event: 'payment-made', player: 0, building: 'colonial-house' },
      { event: 'fleet-silent', player: 0, action: 'pay' },
    ]);
    expect(t.asks).toBe('turn 1');
  });
});

describe('SF-DRW: the reaction to a Draw', () => {
  test('SF-DRW-1, EC-60: the top card of a deck in whose area it has discs enough leaves the game; a 0 needs none', () => {
    const t = scenario({
      ...base,
      seats: [{ harbor: 4, buildings: ['market'], cards: ['india-1'] }],
      tracks: { africa: [2], india: [2] },
    });
    t.play('activate market', 'draw europe');
    expect(t.legal()).toEqual(['neutral-draw africa', 'neutral-draw slavery']);
    expect(t.why('neutral-draw india')).toEqual({
      rule: 'SF-DRW-1',
      reason: 'presence-below-value',
      params: { target: 'india' },
    });
    expect(t.rule('neutral-draw europe')).toBe('SF-DRW-1');
    expect(told(t.play('neutral-draw africa'))).toEqual([
      { event: 'card-removed', card: 'africa-1' },
      { event: 'turn-ended', player: 0 },
      { event: 'turn-started', player: 1 },
    ]);
    expect(t.position.removed).toEqual(['africa-1']);
    expect(t.top('africa')).toBe('africa-2');
    expect(t.isOpen('africa')).toBe(false);
    expect(t.position.neutrals).toEqual([33]);
  });

  test('SF-DRW-1: discs in Europe count for both European decks, and a Slavery card costs nobody glory', () => {
    const t = scenario({
      ...base,
      seats: [{ harbor: 4, buildings: ['market'], cards: ['europe-0'] }],
      removed: ['slavery-0', 'slavery-1'],
      cities: { london: 2, 'north-sea-fleet': 2, lisbon: 0, nantes: 0, cadiz: 0 },
    });
    t.play('activate market', 'draw europe');
    expect(t.legal()).toEqual(['neutral-draw europe', 'neutral-draw slavery']);
    t.play('neutral-draw slavery');
    expect(t.position.removed).toEqual(['slavery-0', 'slavery-1', 'slavery-2']);
    expect(t.position.seats.map(({ aside }) => aside)).toEqual([[], []]);
    expect([t.score(0).slavery, t.score(1).slavery]).toEqual([0, 0]);
  });

  test('SF-DRW-1: a Draw from the discard pile is a Draw; the pile and Governors are not removed', () => {
    const t = scenario({
      ...base,
      seats: [{ harbor: 4, buildings: ['market'] }],
      pile: ['africa-1', 'africa-2'],
      tracks: { africa: [2, 2] },
      cities: { london: 0 },
    });
    t.play('activate market', 'take africa-1');
    expect(t.asks).toBe('fleet-draw 0');
    expect(t.legal()).toEqual(['neutral-draw europe', 'neutral-draw slavery']);
    expect(t.top('africa')).toBe('africa-3');
    t.play('neutral-draw europe');
    expect(t.position.pile).toEqual(['africa-2']);
  });

  test('SF-DRW-1: from an empty deck nothing is removed, and without any card nothing happens', () => {
    const decks = tables.cardIds.filter((card) => /^(europe|slavery)-/.test(card));
    const t = scenario({
      ...base,
      abolished: true,
      seats: MARKET,
      removed: decks.filter((card) => card.startsWith('europe')),
      tracks: { africa: [0, 2] },
    });
    t.play('activate market', 'draw africa');
    // Africa 2 is on top now, and one disc is too few for it.
    expect(t.asks).toBe('turn 1');
    const some = scenario({ ...base, abolished: true, seats: MARKET, tracks: { africa: [0, 2, 2] } });
    some.play('activate market', 'draw africa');
    expect(some.legal()).toEqual(['neutral-draw africa', 'neutral-draw europe']);
    expect(some.why('neutral-draw slavery')).toEqual({
      rule: 'SF-DRW-1',
      reason: 'stack-empty',
      params: { target: 'slavery' },
    });
  });

  test('SF-DRW-2: when the card with the Abolition is removed, that takes effect', () => {
    const lower = ['europe-0', 'europe-1', 'europe-2', 'europe-3', 'europe-4'];
    const t = scenario({
      ...base,
      seats: [{ harbor: 4, buildings: ['market'] }, { cards: ['slavery-1'] }],
      removed: lower,
      cities: { london: 2, amsterdam: 2, nantes: 2, lisbon: 2, cadiz: 2 },
    });
    t.play('activate market', 'draw slavery');
    expect(told(t.play('neutral-draw europe')).slice(0, 3)).toEqual([
      { event: 'card-removed', card: 'europe-5' },
      { event: 'abolition-triggered', by: 2 },
      { event: 'slavery-set-aside', player: 0, card: 'slavery-0' },
    ]);
    expect(t.position.abolished).toBe(true);
    expect(t.position.seats.map(({ aside }) => aside)).toEqual([['slavery-0'], ['slavery-1']]);
    expect(t.top('slavery')).toBeNull();
  });
});

describe('SF-SUP, SF-END: the tray, the end', () => {
  test('SF-SUP-1: with an empty tray Sail and Occupy have no reaction, a Draw has', () => {
    const start = scenario({ ...base, seats: [{ harbor: 4, buildings: ['shipyard', 'market'] }] });
    const ship = withTray(start, 0);
    ship.play('activate shipyard');
    expect(told(ship.play('ship africa'), 'fleet-cannot-react')).toEqual([{ event: 'fleet-cannot-react', player: 0 }]);
    expect(ship.asks).toBe('turn 1');
    const occupy = withTray(start, 0);
    occupy.play('activate colonial-house', 'occupy london');
    expect(occupy.asks).toBe('turn 1');
    const draw = withTray(start, 0);
    draw.play('activate market', 'draw europe');
    expect(draw.asks).toBe('fleet-draw 0');
    const last = withTray(start, 1);
    last.play('activate shipyard', 'ship africa');
    expect(last.legal().slice(0, 6)).toEqual(TRACKS.map((region) => `neutral-ship ${region}`));
  });

  test('SF-END-1: the Silent Fleet does not score', () => {
    const t = scenario({
      ...base,
      round: 7,
      seat: 1,
      seats: [{ passed: true }, {}],
      cities: { london: 2, amsterdam: 2, nantes: 2, lisbon: 1 },
    });
    expect(told(t.play('pass'), 'score-total', 'winners-declared')).toEqual([
      { event: 'score-total', player: 0, total: 3 },
      { event: 'score-total', player: 1, total: 3 + t.score(1).cities },
      { event: 'winners-declared', players: [1] },
    ]);
    expect(t.score(1).mode).toBeUndefined();
  });
});
