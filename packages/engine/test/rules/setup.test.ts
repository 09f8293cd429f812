/** Set-up of Classic: players, tokens, stacks, buildings and the possessions at the start. */
import { describe, expect, test } from 'vitest';
import {
  createGame,
  DEFAULT_OPTIONS,
  dealSetup,
  edition,
  GameRecord,
  legalMoves,
  parseSetup,
  pending,
  readPosition,
  readRecord,
  writePosition,
  writeRecord,
} from '../../src/index.ts';
import { factsOf } from '../support/events.ts';
import { faultsOf } from '../support/faults.ts';
import { newGame } from '../support/scenario.ts';
import { variant } from '../support/variant.ts';

const classic = edition('classic');

/** A record without moves that claims another number of players. */
function recordFor(players: number): string {
  const opening = {
    tables: classic,
    mode: 'standard',
    players: 3,
    options: DEFAULT_OPTIONS,
    names: [],
    from: { seed: 's' },
  } as const;
  return writeRecord(new GameRecord(opening))
    .replace('players 3', `players ${players}`)
    .replace(/hash .*\n/, '');
}

describe('CL-GEN-1: the number of players', () => {
  test.each([3, 4, 5])('CL-GEN-1: %i players can play', (players) => {
    expect(writePosition(newGame(players).game).seats).toHaveLength(players);
    expect(readRecord(recordFor(players)).opening.players).toBe(players);
  });

  test.each([0, 1, 2, 6])('CL-GEN-1: a record of %i players is refused', (players) => {
    const message = `must be a whole number from 3 to 5, not "${players}"`;
    expect(faultsOf(() => readRecord(recordFor(players)))).toEqual([{ path: 'line 6', message }]);
  });

  test.each([0, 2, 6])('CL-GEN-1: a position with %i seats is refused', (players) => {
    const position = writePosition(newGame(5).game);
    const seats = Array.from({ length: players }, () => position.seats[0]);
    const message = `must have 3 to 5 entries, not ${players}`;
    expect(faultsOf(() => readPosition({ ...position, seats }, classic))[0]).toEqual({ path: 'seats', message });
  });
});

describe('CL-SET: set-up', () => {
  test('CL-SET-1: each of the 95 tokens has its own space, one on every track space, city and link', () => {
    const { game, events } = newGame(3);
    const { tracks, cities, links } = writePosition(game);
    const tokens = [
      ...Object.values(tracks).flatMap((track) => track.spaces.map((space) => space.token)),
      ...Object.values(cities).map((city) => city.token),
      ...Object.values(links),
    ];
    const counts: Record<string, number> = {};
    for (const token of tokens) counts[String(token)] = (counts[String(token)] ?? 0) + 1;
    expect(tokens).toHaveLength(95);
    const brown = { politics: 25, culture: 20, finance: 17, industry: 17 };
    const blue = { 'ship-draw': 4, 'occupy-draw': 4, attack: 4, pay: 4 };
    expect(counts).toEqual({ ...brown, ...blue });
    const placed = factsOf(events, 'token-placed');
    expect(placed.map(({ token }) => token)).toEqual(tokens);
    expect(placed[0]).toEqual({ event: 'token-placed', space: 'africa.1', token: tracks.africa.spaces[0].token });
    expect(new Set(placed.map(({ space }) => space)).size).toBe(95);
  });

  test('CL-SET-1: the tokens are dealt at random, and the same seed deals the same', () => {
    const onLisbon = (seed: string) => dealSetup(classic, 3, seed).tokens.lisbon;
    const seeds = Array.from({ length: 200 }, (_, i) => `s${i}`);
    expect(new Set(seeds.map(onLisbon)).size).toBe(8);
    expect(dealSetup(classic, 3, 'a')).toEqual(dealSetup(classic, 3, 'a'));
    expect(dealSetup(classic, 3, 'a').tokens).not.toEqual(dealSetup(classic, 3, 'b').tokens);
  });

  test('CL-SET-1: an explicit set-up must give every space a token and use each as often as it exists', () => {
    const { first, tokens } = dealSetup(classic, 3, 'a');
    expect(parseSetup({ first, tokens }, classic, 3)).toEqual({ first, tokens });
    const { lisbon, ...bare } = tokens;
    const other = Object.values(tokens).find((token) => token !== lisbon)!;
    const paths = (placed: Record<string, string>) =>
      faultsOf(() => parseSetup({ first, tokens: placed }, classic, 3)).map(({ path }) => path);
    expect(paths(bare)).toContain('setup.tokens.lisbon');
    expect(paths({ ...tokens, lisbon: 'none' })).toContain('setup.tokens.lisbon');
    expect(paths({ ...tokens, atlantis: lisbon })).toContain('setup.tokens.atlantis');
    expect(paths({ ...tokens, lisbon: other })).toEqual(['setup.tokens', 'setup.tokens']);
    expect(faultsOf(() => parseSetup({ first: 3, tokens }, classic, 3)).map(({ path }) => path)).toEqual([
      'setup.first',
    ]);
  });

  test('CL-SET-2: eight stacks with the lowest card on top, under the Governor in the six regions', () => {
    const region = (deck: string) => ({
      event: 'stack-prepared',
      deck,
      cards: ['governor', 1, 2, 3, 4, 5].map((card) => `${deck}-${card}`),
    });
    const home = (deck: string) => ({
      event: 'stack-prepared',
      deck,
      cards: [0, 1, 2, 3, 4, 5].map((card) => `${deck}-${card}`),
    });
    const { game, events } = newGame(4);
    expect(factsOf(events, 'stack-prepared')).toEqual([
      region('africa'),
      region('south-america'),
      region('caribbean'),
      region('north-america'),
      region('india'),
      region('far-east'),
      home('europe'),
      home('slavery'),
    ]);
    expect(Array.from(game.state.deckTop, (card) => classic.cardIds[card])).toEqual([
      ...['africa-1', 'south-america-1', 'caribbean-1', 'north-america-1', 'india-1', 'far-east-1'],
      ...['europe-0', 'slavery-0'],
    ]);
  });

  test.each([3, 4, 5])('CL-SET-3: the supply of buildings is the same for %i players', (players) => {
    const tiles = {
      ...{ market: 5, shipyard: 5, workshop: 5 },
      ...{ bank: 4, barracks: 4, 'guild-hall': 4 },
      ...{ docks: 3, fortress: 3, theater: 3 },
      ...{ cartographer: 2, 'trade-office': 2, university: 2 },
      ...{ exchange: 1, museum: 1, parliament: 1 },
    };
    const { game, events } = newGame(players);
    expect(writePosition(game).tiles).toEqual(tiles);
    expect(factsOf(events, 'tiles-prepared')).toEqual([{ event: 'tiles-prepared', tiles }]);
  });

  test('CL-SET-4, CL-SET-6: each player starts with 30 discs in the supply, an empty harbor and the bare Colonial House', () => {
    const { game } = newGame(5);
    const start = {
      supply: 30,
      harbor: 0,
      passed: false,
      handChanged: false,
      tokens: {},
      buildings: [{ id: 'colonial-house', disc: false }],
      cards: [],
      freeSlot: null,
      aside: [],
    };
    expect(writePosition(game).seats).toEqual([start, start, start, start, start]);
    expect(Array.from(game.state.status)).toEqual(Array(20).fill(0));
  });

  test('CL-SET-4, CL-GEN-4: the icons of a start building would count from the start', () => {
    const tables = variant((data) => {
      data.startBuildings[0].icons = { finance: 1 };
    });
    const { game, events } = newGame(3, { seed: 'icons', tables });
    const change = {
      event: 'status-changed',
      status: 'finance',
      delta: 1,
      before: 0,
      after: 1,
      shown: 1,
      cause: 'building',
    };
    expect(factsOf(events, 'status-changed')).toEqual([0, 1, 2].map((seat) => ({ ...change, seat })));
    expect(Array.from(game.state.status)).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0]);
  });

  test('CL-SET-5: the first player is random and has the first decision', () => {
    const firsts = Array.from({ length: 400 }, (_, i) => dealSetup(classic, 4, `s${i}`).first);
    for (const seat of [0, 1, 2, 3]) {
      const times = firsts.filter((first) => first === seat).length;
      expect(times).toBeGreaterThan(70);
      expect(times).toBeLessThan(130);
    }
    const setup = { ...dealSetup(classic, 4, 'x'), first: 2 };
    const { game, events } = createGame(classic, 4, DEFAULT_OPTIONS, setup);
    expect(factsOf(events, 'first-player-chosen')).toEqual([{ event: 'first-player-chosen', seat: 2 }]);
    expect(pending(game)).toEqual({ decision: 'build', seat: 2 });
  });

  test('CL-SET, CL-RND-1: after the set-up round 1 begins with its Build Phase, before any decision', () => {
    const { game, events } = newGame(3);
    const kinds = events.map(({ event }) => event);
    expect([...new Set(kinds)]).toEqual([
      ...['game-created', 'token-placed', 'stack-prepared', 'tiles-prepared', 'first-player-chosen'],
      ...['round-started', 'phase-started'],
    ]);
    const stamp = { seq: 0, round: 1, phase: 'build', actor: null };
    expect(events[0]).toEqual({
      event: 'game-created',
      seat: null,
      edition: 'classic',
      mode: 'standard',
      players: 3,
      ...stamp,
    });
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i));
    expect(events.every(({ actor }) => actor === null)).toBe(true);
    expect(factsOf(events.slice(-2))).toEqual([{ event: 'round-started', number: 1 }, { event: 'phase-started' }]);
    expect(legalMoves(game).map((move) => move.text)).toEqual(['build market', 'build shipyard', 'build workshop']);
    expect(game.log).toBe(null);
  });
});
