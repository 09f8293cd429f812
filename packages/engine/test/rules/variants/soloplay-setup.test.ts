/** SoloPlay for two: the set-up, with fewer tiles and shorter tracks (S2-SET). */
import { describe, expect, test } from 'vitest';
import { edition, type GameEvent, type Options } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import { follow, newGame, type Scenario, scenario } from '../../support/scenario.ts';

const mode = 'soloplay-two';
const tables = edition('classic');
const REGIONS = ['africa', 'south-america', 'caribbean', 'north-america', 'india', 'far-east'];
const LENGTHS = [6, 6, 6, 6, 7, 8];

function start(options: Partial<Options> = {}): { t: Scenario; events: GameEvent[]; first: number } {
  const { game, events } = newGame(2, { seed: 'solo', options, tables, mode });
  return { t: follow(game), events, first: game.state.first };
}

/** Track spaces with a token, by region. */
const tokensLeft = (t: Scenario) =>
  REGIONS.map((region) => t.position.tracks[region].spaces.filter(({ token }) => token !== undefined).length);

describe('S2-SET: before the first round', () => {
  test('S2-SET-1, T-54: one tile of each kind of the levels 1 to 4 is out of the game, so that 33 remain', () => {
    const { t, events } = start();
    expect(t.position.tiles).toEqual({
      market: 4,
      shipyard: 4,
      workshop: 4,
      bank: 3,
      barracks: 3,
      'guild-hall': 3,
      docks: 2,
      fortress: 2,
      theater: 2,
      cartographer: 1,
      'trade-office': 1,
      university: 1,
      exchange: 1,
      museum: 1,
      parliament: 1,
    });
    expect(Object.values(t.position.tiles).reduce((sum, count) => sum + count)).toBe(33);
    expect(factsOf(events, 'tile-removed').map(({ building }) => building)).toEqual(tables.buildingIds.slice(1, 13));
  });

  test('S2-SET-2, T-54: each player has three neutral discs in reserve and none in the harbor', () => {
    const { t } = start();
    expect(t.position.numbers).toEqual({ neutralReserve: [3, 3], neutralHarbor: [0, 0] });
    expect(t.position.neutrals).toEqual([0]);
  });

  test('S2-SET-3, T-54: each track has lost the token of its first space, without effect', () => {
    const { t, events } = start();
    const placed = new Map(factsOf(events, 'token-placed').map(({ space, token }) => [space, token]));
    expect(factsOf(events, 'track-token-removed')).toEqual(
      REGIONS.map((region) => ({
        event: 'track-token-removed',
        space: `${region}.1`,
        token: placed.get(`${region}.1`),
      })),
    );
    expect(tokensLeft(t)).toEqual(LENGTHS.map((length) => length - 1));
    expect(t.position.seats.map(({ tokens }) => tokens)).toEqual([{}, {}]);
  });

  test('S2-SET-4, S2-SET-5: beginning with the first player, the players alternately remove three tokens each', () => {
    const { t, first } = start();
    const asked: string[] = [];
    const spaces = ['africa.2', 'africa.6', 'india.4', 'far-east.8', 'far-east.2', 'caribbean.3'];
    for (const space of spaces) {
      asked.push(t.asks);
      const token = t.position.tracks[space.split('.')[0]].spaces[Number(space.split('.')[1]) - 1].token;
      const events = factsOf(t.play(`remove-token ${space}`));
      expect(events[0]).toEqual({ event: 'track-token-removed', space, token });
    }
    const second = 1 - first;
    expect(asked).toEqual([first, second, first, second, first, second].map((seat) => `remove-token ${seat}`));
    expect(t.asks).toBe(`build ${first}`);
    expect(t.position).toMatchObject({ round: 1, phase: 'build' });
    expect(tokensLeft(t)).toEqual([3, 5, 4, 5, 5, 5]);
    expect(t.position.seats.map(({ tokens }) => tokens)).toEqual([{}, {}]);
  });

  test('S2-SET-4, S2-SET-5: any token of any track may be chosen, as long as the track has lost fewer than three', () => {
    const { t } = start();
    const all = tables.spaceIds.filter((space) => !space.endsWith('.1'));
    expect(t.legal()).toEqual(all.map((space) => `remove-token ${space}`));
    expect(t.why('pass')).toEqual({ rule: 'S2-SET-4', reason: 'must-remove-token', params: {} });
    expect(t.why('remove-token india.1')).toEqual({
      rule: 'S2-SET-4',
      reason: 'no-token',
      params: { space: 'india.1' },
    });
    t.play('remove-token africa.3', 'remove-token africa.5');
    expect(t.legal()).toEqual(
      all.filter((space) => !space.startsWith('africa')).map((space) => `remove-token ${space}`),
    );
    expect(t.why('remove-token africa.2')).toEqual({
      rule: 'S2-SET-5',
      reason: 'track-spared',
      params: { space: 'africa.2' },
    });
    expect(t.rule('remove-token africa.3')).toBe('S2-SET-4');
  });

  test('T-54: after the set-up twelve track tokens are removed, one to three from each track', () => {
    const { t } = start();
    const moves = ['far-east.8', 'far-east.7', 'india.2', 'india.3', 'africa.2', 'caribbean.6'];
    t.play(...moves.map((space) => `remove-token ${space}`));
    const lost = tokensLeft(t).map((left, i) => LENGTHS[i] - left);
    expect(lost).toEqual([2, 1, 2, 1, 3, 3]);
  });
});

describe('S2-SET-6: spaces that lost their token', () => {
  test('S2-SET-6: are not part of the track: a Ship goes to the next space that is', () => {
    const { t } = start();
    t.play(
      ...['africa.2', 'africa.4', 'india.2', 'india.3', 'caribbean.2', 'caribbean.6'].map((s) => `remove-token ${s}`),
    );
    expect(t.position.tracks.africa.spaces.map((space) => space.gone === true)).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
    const unlimited = scenario({
      mode,
      seats: [{ harbor: 5, buildings: ['cartographer'] }],
      gone: ['africa.1', 'africa.2', 'africa.4'],
      tokens: { 'africa.3': 'culture', 'africa.5': 'finance' },
    });
    unlimited.play('activate cartographer');
    expect(factsOf(unlimited.play('ship africa'), 'shipped', 'token-gained')).toEqual([
      { event: 'shipped', seat: 0, colour: 0, region: 'africa', space: 3 },
      { event: 'token-gained', seat: 0, token: 'culture', from: 'track' },
    ]);
    expect(factsOf(unlimited.play('ship africa'), 'shipped', 'token-gained')).toEqual([
      { event: 'shipped', seat: 0, colour: 0, region: 'africa', space: 5 },
      { event: 'token-gained', seat: 0, token: 'finance', from: 'track' },
    ]);
    expect(unlimited.presence(0, 'africa')).toBe(2);
  });

  test('S2-SET-6: the region opens when the last space that is part of the track is claimed', () => {
    const t = scenario({
      mode,
      seats: [{ harbor: 5, buildings: ['cartographer'] }],
      gone: ['africa.1', 'africa.2', 'africa.4', 'africa.6'],
    });
    t.play('activate cartographer', 'ship africa');
    expect(t.isOpen('africa')).toBe(false);
    expect(factsOf(t.play('ship africa'), 'shipped', 'region-opened', 'governor-awarded')).toEqual([
      { event: 'shipped', seat: 0, colour: 0, region: 'africa', space: 5 },
      { event: 'region-opened', region: 'africa', seat: 0, colour: 0 },
      { event: 'governor-awarded', region: 'africa', seat: 0, colour: 0, counts: [2, 0, 0], tieBreak: false },
    ]);
    expect(t.position.tracks.africa.spaces.map(({ disc }) => disc ?? null)).toEqual([null, null, 0, null, 0, null]);
    expect(t.rule('remove-token africa.3')).toBe('CL-ACT-1');
  });

  test('S2-SET-6: with the option emptySpace they stay in the track, without a token', () => {
    const options = { 'rulings.sp.trackRemoval': 'emptySpace' } as const;
    const { t } = start(options);
    expect(t.position.tracks.africa.spaces[0]).toEqual({});
    t.play(
      ...['africa.2', 'africa.4', 'india.2', 'india.3', 'caribbean.2', 'caribbean.6'].map((s) => `remove-token ${s}`),
    );
    expect(t.position.tracks.africa.spaces.map(({ token, gone }) => [token !== undefined, gone ?? false])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, false],
      [true, false],
      [true, false],
    ]);
    t.play('build shipyard', 'build shipyard');
    const seat = t.game.state.first;
    expect(factsOf(t.play('activate shipyard', 'ship africa'), 'shipped', 'token-gained')).toEqual([
      { event: 'shipped', seat: seat, colour: seat, region: 'africa', space: 1 },
    ]);
    expect(t.isOpen('africa')).toBe(false);
  });
});
