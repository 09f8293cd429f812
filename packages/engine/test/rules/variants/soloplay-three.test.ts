/** SoloPlay for three: what differs from the game for two (S3). */
import { describe, expect, test } from 'vitest';
import { edition } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import { follow, newGame, scenario } from '../../support/scenario.ts';

const mode = 'soloplay-three';
const tables = edition('classic');
/** Two tokens of each of four tracks. */
const EIGHT = ['africa.1', 'africa.6', 'caribbean.2', 'caribbean.3', 'india.7', 'india.1', 'far-east.8', 'far-east.4'];

function start(seed = 'three') {
  const { game, events } = newGame(3, { seed, tables, mode });
  return { t: follow(game), events, first: game.state.first };
}

/** The last decisions of a Build Phase, after which Growth, Salary and the neutral discs follow. */
function endBuildPhase(harbors: number[], numbers = { neutralReserve: [2, 2, 2], neutralHarbor: [0, 0, 0] }) {
  const t = scenario({
    mode,
    decision: 'build',
    seat: 2,
    seats: harbors.map((harbor, seat) => ({ harbor, buildings: seat < 2 ? ['market'] : [] })),
    numbers,
  });
  const events = factsOf(t.play('build market'), 'neutral-received');
  return { received: events.map(({ seat }) => seat), numbers: t.position.numbers };
}

describe('S3-SET: before the first round', () => {
  test('S3-SET-1: all tiles stay in the game', () => {
    const { t, events } = start();
    expect(Object.values(t.position.tiles).reduce((sum, count) => sum + count)).toBe(45);
    expect(factsOf(events, 'tile-removed')).toEqual([]);
  });

  test('S3-SET-2: each player has two neutral discs in reserve', () => {
    expect(start().t.position.numbers).toEqual({ neutralReserve: [2, 2, 2], neutralHarbor: [0, 0, 0] });
  });

  test('S3-SET-3, T-55: nothing is removed beforehand; beginning after the first player, eight tokens are removed in turn', () => {
    for (const seed of ['three', 'tree', 'free']) {
      const { t, events, first } = start(seed);
      expect(factsOf(events, 'track-token-removed')).toEqual([]);
      expect(t.legal()).toEqual(tables.spaceIds.map((space) => `remove-token ${space}`));
      const asked = EIGHT.map((space) => {
        const { asks } = t;
        t.play(`remove-token ${space}`);
        return asks;
      });
      const order = [1, 2, 0, 1, 2, 0, 1, 2].map((place) => (first + place) % 3);
      expect(asked).toEqual(order.map((seat) => `remove-token ${seat}`));
      expect(t.asks).toBe(`build ${first}`);
      expect(t.position.tracks.india.spaces.map(({ gone }) => gone === true)).toEqual([
        true,
        ...Array(5).fill(false),
        true,
      ]);
      expect(t.position.seats.map(({ tokens }) => tokens)).toEqual([{}, {}, {}]);
    }
  });

  test('S3-SET-3, T-55: a third token from one track is refused', () => {
    const { t } = start();
    t.play('remove-token africa.1');
    expect(t.why('remove-token africa.1')).toEqual({
      rule: 'S3-SET-3',
      reason: 'no-token',
      params: { space: 'africa.1' },
    });
    t.play('remove-token africa.6');
    expect(t.why('remove-token africa.2')).toEqual({
      rule: 'S3-SET-3',
      reason: 'track-spared',
      params: { space: 'africa.2' },
    });
    expect(t.why('build market')).toEqual({ rule: 'S3-SET-3', reason: 'must-remove-token', params: {} });
    expect(t.legal()).toHaveLength(39 - 6);
  });
});

describe('S3-NEU: receiving neutral discs', () => {
  test('S3-NEU-1: each player with fewer than the most discs in the harbor receives a neutral disc', () => {
    expect(endBuildPhase([1, 3, 2])).toEqual({
      received: [0, 2],
      numbers: { neutralReserve: [1, 2, 1], neutralHarbor: [1, 0, 1] },
    });
  });

  test('S3-NEU-1, EC-84: players who tie for most receive none; with equal numbers no player receives one', () => {
    expect(endBuildPhase([3, 3, 1]).received).toEqual([2]);
    expect(endBuildPhase([3, 1, 3]).received).toEqual([1]);
    expect(endBuildPhase([2, 2, 2])).toEqual({
      received: [],
      numbers: { neutralReserve: [2, 2, 2], neutralHarbor: [0, 0, 0] },
    });
  });

  test('S3-NEU-1: neutral discs in the harbor count, and without a reserve no player receives one', () => {
    expect(endBuildPhase([2, 3, 3], { neutralReserve: [1, 2, 2], neutralHarbor: [1, 0, 0] }).received).toEqual([]);
    expect(endBuildPhase([2, 3, 3], { neutralReserve: [0, 1, 2], neutralHarbor: [2, 0, 0] })).toEqual({
      received: [1, 2],
      numbers: { neutralReserve: [0, 0, 1], neutralHarbor: [2, 1, 1] },
    });
    expect(endBuildPhase([1, 3, 3], { neutralReserve: [0, 2, 2], neutralHarbor: [0, 0, 0] })).toEqual({
      received: [],
      numbers: { neutralReserve: [0, 2, 2], neutralHarbor: [0, 0, 0] },
    });
  });

  test('S2-NEU-3, S2-NEU-9: a neutral disc is played as in the game for two; its colour is 3', () => {
    const t = scenario({
      mode,
      seats: [{ harbor: 3, buildings: ['shipyard'] }],
      numbers: { neutralHarbor: [1, 0, 0], neutralReserve: [1, 2, 2] },
      tokens: { 'africa.2': 'culture' },
    });
    t.play('activate shipyard', 'ship africa');
    expect(t.asks).toBe('play-neutral 0');
    expect(t.legal()).toEqual(['neutral-ship africa', 'decline']);
    t.play('neutral-ship africa');
    expect(t.position.tracks.africa.spaces.slice(0, 2)).toEqual([{ disc: 0 }, { disc: 3 }]);
    expect(t.seat(0).tokens).toEqual({ culture: 1 });
    expect(t.asks).toBe('turn 1');
  });
});

describe('S3-END: scoring', () => {
  test('S3-END-1: each neutral disc in the reserve gives 1 glory, those in the harbor give nothing', () => {
    const t = scenario({
      mode,
      round: 7,
      seat: 2,
      seats: [{ passed: true, harbor: 2 }, { passed: true }, {}],
      numbers: { neutralReserve: [1, 2, 0], neutralHarbor: [1, 0, 2] },
    });
    const events = factsOf(t.play('pass'));
    expect(events.filter(({ category }) => category === 'mode')).toEqual(
      [1, 2, 0].map((amount, player) => ({ event: 'score-item', seat: player, category: 'mode', amount })),
    );
    expect(events.filter(({ event }) => event === 'score-total').map(({ total }) => total)).toEqual([4, 5, 3]);
    expect(t.score(0)).toMatchObject({ mode: 1, population: 0, total: 4 });
  });
});
