/** The optional rules of the Silent Fleet, each on and off (SF-OPT). */
import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, type Options, readPosition, Session } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import { COLONIAL_HOUSE } from '../../support/neutrals.ts';
import { follow, newGame, scenario } from '../../support/scenario.ts';
import { base, mode, tables } from '../../support/silent-fleet.ts';

const LIMITED = { 'sf.limitedOccupation': true };
const NO_TOKENS = { 'sf.noTokenReaction': true };
const SHORTAGE = { 'sf.causeScarcity': true };

describe('SF-OPT-1: Limited Occupation', () => {
  const occupied = (options: Partial<Options>, city: string) => {
    const t = scenario({
      ...base,
      options,
      seats: COLONIAL_HOUSE,
      tracks: { africa: [0, 2, 1, 1], caribbean: [0, 2, 1, 1, 1] },
    });
    t.play('activate colonial-house', `occupy ${city}`);
    return t;
  };

  test('SF-OPT-1: the reaction to an Occupy is in the region where the player occupied', () => {
    const t = occupied(LIMITED, 'goree');
    expect(t.legal()).toEqual(['neutral-occupy elmina', 'neutral-occupy cape-town']);
    for (const target of ['havana', 'london']) {
      expect(t.why(`neutral-occupy ${target}`)).toEqual({
        rule: 'SF-OPT-1',
        reason: 'other-region',
        params: { target },
      });
    }
  });

  test('SF-OPT-1: an Occupy in Europe confines it to Europe', () => {
    const t = occupied(LIMITED, 'london');
    expect(t.legal()).toHaveLength(7);
    expect(t.rule('neutral-occupy goree')).toBe('SF-OPT-1');
  });

  test('SF-OPT-1: without the option it may be anywhere', () => {
    expect(occupied({}, 'goree').legal()).toHaveLength(8 + 2 + 3);
    expect(occupied({}, 'london').legal()).toHaveLength(7 + 3 + 3);
  });

  test('SF-OPT-1, EC-90: without presence or a free city there, no reaction takes place, in another area either', () => {
    const absent = scenario({ ...base, options: LIMITED, seats: COLONIAL_HOUSE, tracks: { africa: [0, 1, 1, 1] } });
    absent.play('activate colonial-house');
    expect(factsOf(absent.play('occupy goree'), 'city-occupied', 'fleet-cannot-react')).toEqual([
      { event: 'city-occupied', seat: 0, colour: 0, city: 'goree' },
      { event: 'fleet-cannot-react', seat: 0 },
    ]);
    expect(absent.asks).toBe('turn 1');
    const full = scenario({
      ...base,
      options: LIMITED,
      seats: COLONIAL_HOUSE,
      tracks: { africa: [0, 2, 1, 1] },
      cities: { elmina: 1, 'cape-town': 1 },
    });
    full.play('activate colonial-house', 'occupy goree');
    expect(full.asks).toBe('turn 1');
  });

  test('SF-OPT-1: with the Docks it is the region of the Occupy, not that of the Sail', () => {
    const t = scenario({
      ...base,
      options: LIMITED,
      seats: [{ harbor: 4, buildings: ['docks'] }],
      tracks: { africa: [0, 2, 1, 1], caribbean: [0, 2, 1, 1, 1] },
    });
    t.play('activate docks', 'occupy goree', 'ship caribbean', 'trigger occupy');
    expect(t.legal()).toEqual(['neutral-occupy elmina', 'neutral-occupy cape-town']);
  });
});

describe('SF-OPT-2: no reaction to tokens', () => {
  const asked = (options: Partial<Options>, ...moves: string[]) => {
    const tokens = { 'ship-draw': 1, 'occupy-draw': 1, attack: 1, pay: 1 };
    const t = scenario({ ...base, options, seats: [{ harbor: 4, buildings: ['shipyard'], tokens }] });
    t.play(...moves);
    return t.asks;
  };

  test('SF-OPT-2, EC-92, T-64: a Sail with a token has no reaction, a Sail with a building has', () => {
    expect(asked(NO_TOKENS, 'spend ship-draw', 'ship africa')).toBe('turn 1');
    expect(asked(NO_TOKENS, 'spend ship-draw', 'draw europe')).toBe('turn 1');
    expect(asked(NO_TOKENS, 'spend occupy-draw', 'occupy london')).toBe('turn 1');
    expect(asked(NO_TOKENS, 'activate shipyard', 'ship africa')).toBe('fleet-ship 0');
    expect(asked(NO_TOKENS, 'activate colonial-house', 'occupy london')).toBe('fleet-occupy 0');
  });

  test('SF-OPT-2, EC-92: without the option the reaction follows the action that was performed', () => {
    expect(asked({}, 'spend ship-draw', 'ship africa')).toBe('fleet-ship 0');
    expect(asked({}, 'spend ship-draw', 'draw europe')).toBe('fleet-draw 0');
    expect(asked({}, 'spend occupy-draw', 'occupy london')).toBe('fleet-occupy 0');
    expect(asked({}, 'spend occupy-draw', 'draw slavery')).toBe('fleet-draw 0');
  });
});

describe('SF-OPT-3: Cause a Shortage', () => {
  /** A new game after the choice of start tiles. */
  const started = (options: Partial<Options>, seed = 'short') => {
    const { game } = newGame(2, { seed, options, tables, mode });
    const t = follow(game);
    t.play('start colonial-house');
    return { t, events: t.play('start colonial-house'), first: game.state.first };
  };

  test('SF-OPT-3: before the Build Phase of each round the player without the Crown takes a tile out of the game', () => {
    const { t, first } = started(SHORTAGE);
    expect(t.asks).toBe(`shortage ${1 - first}`);
    expect(t.legal()).toEqual(['shortage market', 'shortage shipyard', 'shortage workshop']);
    expect(factsOf(t.play('shortage shipyard'))).toEqual([
      { event: 'shortage-caused', seat: 1 - first, building: 'shipyard' },
      { event: 'phase-started' },
    ]);
    expect(t.position.tiles.shipyard).toBe(4);
    expect(t.asks).toBe(`build ${first}`);
    t.play('build market', 'build market', 'end', 'end', 'pass', 'pass');
    expect(t.position).toMatchObject({ round: 2, first: 1 - first });
    expect(t.asks).toBe(`shortage ${first}`);
  });

  test('SF-OPT-3: without the option the Build Phase begins at once', () => {
    const { t, first } = started({});
    expect(t.asks).toBe(`build ${first}`);
  });

  test('SF-OPT-3, T-65: the level is within the own Build Level, and the tile is one of the supply', () => {
    const t = scenario({
      ...base,
      options: SHORTAGE,
      round: 1,
      seat: 1,
      seats: [{ passed: true, tokens: { industry: 5 } }, { tokens: { industry: 2 } }],
    });
    // The Crown goes to seat 1, and seat 0 causes the shortage.
    t.play('pass');
    expect(t.asks).toBe('shortage 0');
    expect(t.legal()).toEqual([
      'shortage market',
      'shortage shipyard',
      'shortage workshop',
      'shortage bank',
      'shortage barracks',
      'shortage guild-hall',
      'shortage docks',
      'shortage fortress',
      'shortage theater',
    ]);
    expect(t.why('shortage cartographer')).toEqual({
      rule: 'SF-OPT-3',
      reason: 'level-too-high',
      params: { building: 'cartographer' },
    });
    expect(t.why('shortage colonial-house')).toEqual({
      rule: 'SF-OPT-3',
      reason: 'not-in-supply',
      params: { building: 'colonial-house' },
    });
    for (const move of ['build market', 'decline', 'by-phase']) {
      expect(t.why(move)).toEqual({ rule: 'SF-OPT-3', reason: 'must-cause-shortage', params: {} });
    }
    t.play('shortage docks');
    expect(t.position.tiles.docks).toBe(2);
    expect(t.asks).toBe('build 1');
  });

  test('SF-OPT-3: without a tile within the Build Level no tile is removed', () => {
    const start = scenario({ ...base, options: SHORTAGE, seat: 1, seats: [{ passed: true }, {}] });
    const left = (tiles: Record<string, number>) => {
      const { position } = start;
      const none = { market: 0, shipyard: 0, workshop: 0 };
      const t = follow(readPosition({ ...position, tiles: { ...position.tiles, ...none, ...tiles } }, tables));
      t.play('pass');
      return t;
    };
    expect(left({}).asks).toBe('build 1');
    const one = left({ workshop: 1 });
    expect(one.legal()).toEqual(['shortage workshop']);
    expect(one.why('shortage market')).toEqual({
      rule: 'SF-OPT-3',
      reason: 'not-in-supply',
      params: { building: 'market' },
    });
  });

  test('SF-OPT-3, EC-105: in player-by-player order too it comes before the first player builds', () => {
    const { t, events, first } = started({ ...SHORTAGE, phaseOrder: 'byPlayer' });
    expect(factsOf(events, 'round-started', 'phase-started')).toEqual([{ event: 'round-started', number: 1 }]);
    expect(t.asks).toBe(`shortage ${1 - first}`);
    t.play('shortage market');
    expect(t.asks).toBe(`build ${first}`);
  });

  test('SF-OPT-3: it is a turn of its own, separate from the decisions of the other player', () => {
    const options = { ...DEFAULT_OPTIONS, ...SHORTAGE };
    const session = Session.begin({ tables, mode, players: 2, options, names: [], from: { seed: 'short' } });
    const play = (text: string) => session.play(tables.catalogue.byText.get(text)!);
    for (const move of ['start colonial-house', 'start merchant-dock', 'shortage market']) play(move);
    expect(session.turnStart(2)).toBe(2);
    expect(session.undo().map(({ move }) => move.text)).toEqual(['shortage market']);
  });
});
