/** The Silent Fleet reacts to the turns of both players: set-up, when it reacts, and who decides (SF-SET, SF-GEN). */
import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, edition, GameRecord, playersOf, readRecord, writeRecord } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import { COLONIAL_HOUSE, SHIPYARD } from '../../support/neutrals.ts';
import { follow, newGame, scenario } from '../../support/scenario.ts';
import { base, EUROPE, MARKET, mode, tables } from '../../support/silent-fleet.ts';

describe('SF-SET, SF-GEN: set-up and timing', () => {
  test('SF-SET-1: 35 discs of a third colour are in a tray; it has no seat, on either board', () => {
    for (const board of ['a', 'b']) {
      const t = follow(newGame(2, { seed: 'fleet', tables: edition('age-of-sail', board), mode }).game);
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
    const t = follow(newGame(2, { seed: 'fleet', tables, mode }).game);
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
    expect(factsOf(t.play('neutral-ship india'))).toEqual([
      { event: 'shipped', colour: 2, region: 'india', space: 1 },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.neutrals).toEqual([34]);
    expect(t.asks).toBe('turn 1');
  });

  test('SF-GEN-2: after a turn of the other player that player decides', () => {
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
    const occupy = scenario({ ...base, seats: COLONIAL_HOUSE });
    occupy.play('activate colonial-house', 'occupy london');
    expect(occupy.rule('decline')).toBe('SF-GEN-3');
    const draw = scenario({ ...base, seats: MARKET });
    draw.play('activate market', 'draw europe');
    expect(draw.rule('decline')).toBe('SF-GEN-3');
  });

  test('SF-GEN-3: an impossible reaction is skipped', () => {
    const full = Object.fromEntries(EUROPE.slice(1).map((city) => [city, 1]));
    const t = scenario({ ...base, seats: COLONIAL_HOUSE, cities: full, open: ['africa'] });
    t.play('activate colonial-house');
    expect(factsOf(t.play('occupy london'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'occupy' },
      { event: 'city-occupied', seat: 0, colour: 0, city: 'london' },
      { event: 'fleet-cannot-react', seat: 0 },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.neutrals).toEqual([35]);
  });

  test('SF-GEN-4: passing causes no reaction', () => {
    const t = scenario({ ...base, seats: SHIPYARD });
    expect(factsOf(t.play('pass'))).toEqual([
      { event: 'player-passed', seat: 0 },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
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
    expect(factsOf(t.play('trigger ship'))).toEqual([{ event: 'fleet-trigger-chosen', seat: 0, action: 'ship' }]);
    expect(t.asks).toBe('fleet-ship 0');
    const other = docks();
    other.play('trigger occupy');
    expect(other.asks).toBe('fleet-occupy 0');
  });

  test('SF-GEN-5: with only one of the two actions performed there is no choice', () => {
    const t = scenario({ ...base, seats: [{ harbor: 4, buildings: ['docks'] }], open: ['africa'] });
    t.play('activate docks', 'occupy goree', 'end');
    expect(t.asks).toBe('fleet-occupy 0');
  });

  test('SF-GEN-5, SF-ATT-1, T-62: an Attack may be chosen, and then there is no reaction', () => {
    const admiralty = () => {
      const t = scenario({ ...base, seats: [{ harbor: 5, buildings: ['admiralty'] }], cities: { london: 1 } });
      t.play('activate admiralty', 'ship india', 'attack london');
      return t;
    };
    const t = admiralty();
    expect(t.legal()).toEqual(['trigger ship', 'trigger attack']);
    expect(factsOf(t.play('trigger attack'))).toEqual([
      { event: 'fleet-trigger-chosen', seat: 0, action: 'attack' },
      { event: 'fleet-silent', seat: 0, action: 'attack' },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.position.neutrals).toEqual([35]);
    const sailed = admiralty();
    sailed.play('trigger ship', 'neutral-ship india');
    expect(sailed.position.neutrals).toEqual([34]);
    expect(sailed.asks).toBe('turn 1');
  });

  test('EC-89: after two Sails, or two Draws, there is no choice, and one reaction', () => {
    const t = scenario({ ...base, seats: [{ harbor: 5, buildings: ['cartographer'] }] });
    t.play('activate cartographer', 'ship india', 'ship africa');
    expect(t.asks).toBe('fleet-ship 0');
    t.play('neutral-ship india');
    expect(t.asks).toBe('turn 1');
    const draws = scenario({ ...base, seats: [{ harbor: 5, buildings: ['trade-office'] }], tracks: { africa: [2] } });
    draws.play('activate trade-office', 'draw europe', 'draw slavery');
    expect(draws.asks).toBe('fleet-draw 0');
  });

  test('SF-GEN-2: without any action, where the options allow that, there is no reaction', () => {
    const t = scenario({ ...base, options: { 'rulings.requireEffect': false }, seats: SHIPYARD });
    t.play('activate shipyard', 'end');
    expect(t.asks).toBe('turn 1');
  });
});
