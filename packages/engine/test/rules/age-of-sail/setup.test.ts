/** Set-up of Age of Sail: boards, tokens, stacks, tiles, and the choice of a starting tile. */
import { describe, expect, test } from 'vitest';
import {
  boardsFor,
  createGame,
  DEFAULT_OPTIONS,
  dealSetup,
  type EditionTables,
  edition,
  GameRecord,
  parseSetup,
  pending,
  playersOf,
  readPosition,
  readRecord,
  writePosition,
  writeRecord,
} from '../../../src/index.ts';
import { A, B } from '../../support/age-of-sail.ts';
import { factsOf, statusChanged } from '../../support/events.ts';
import { faultsOf } from '../../support/faults.ts';
import { follow, newGame } from '../../support/scenario.ts';

const BOARDS = [
  ['a', A, 3],
  ['b', B, 5],
] as const;

/** A record without moves on a board that claims another number of players. */
function recordFor(tables: EditionTables, players: number): string {
  const opening = { tables, mode: 'standard', players: 4, options: DEFAULT_OPTIONS, names: [], from: { seed: 's' } };
  return writeRecord(new GameRecord(opening))
    .replace('players 4', `players ${players}`)
    .replace(/hash .*\n/, '');
}

describe('AS-SET-1: the board for a number of players', () => {
  test.each([
    [1, []],
    [2, ['a']],
    [3, ['a']],
    [4, ['a', 'b']],
    [5, ['b']],
    [6, []],
  ])('AS-SET-1, AS-GEN-1: %i players have the boards %j', (players, boards) => {
    expect(boardsFor(edition('age-of-sail'), players)).toEqual(boards);
  });

  test('AS-SET-1, EC-106: board A is for two to four, board B for four or five', () => {
    expect(playersOf(A, 'standard')).toEqual({ least: 2, most: 4 });
    expect(playersOf(B, 'standard')).toEqual({ least: 4, most: 5 });
  });

  test.each([
    [A, 5, 2, 4],
    [B, 2, 4, 5],
    [B, 3, 4, 5],
  ])('AS-SET-1, EC-106: another number of players is refused (case %#)', (tables, players, least, most) => {
    const message = `must be a whole number from ${least} to ${most}, not "${players}"`;
    expect(faultsOf(() => readRecord(recordFor(tables, players)))).toEqual([
      { path: expect.stringMatching(/^line \d+$/), message },
    ]);
    const position = writePosition(newGame(4, { seed: 's', tables }).game);
    const seats = Array.from({ length: players }, () => position.seats[0]);
    expect(faultsOf(() => readPosition({ ...position, seats }, tables))[0]).toEqual({
      path: 'seats',
      message: `must have ${least} to ${most} entries, not ${players}`,
    });
  });

  test.each([
    [A, 2],
    [A, 3],
    [A, 4],
    [B, 4],
    [B, 5],
  ])('AS-SET-1, AS-GEN-1: the right number of players can play (case %#)', (tables, players) => {
    expect(readRecord(recordFor(tables, players)).opening).toMatchObject({ players, tables: { board: tables.board } });
    expect(writePosition(newGame(players, { seed: 's', tables }).game).seats).toHaveLength(players);
  });
});

describe('AS-SET: tokens, stacks and tiles', () => {
  test.each(BOARDS)(
    'AS-SET-2, EC-70: on board %s 95 tokens lie on all round spaces, and none on a square link',
    (_, tables, players) => {
      const { game, events } = newGame(players, { seed: 'tokens', tables });
      const { tracks, cities, links } = writePosition(game);
      const isSquare = (link: string) => tables.linkIsSquare[tables.linkIds.indexOf(link)] === 1;
      const square = Object.keys(links).filter(isSquare);
      const round = Object.keys(links).filter((link) => !isSquare(link));
      const tokens = [
        ...Object.values(tracks).flatMap((track) => track.spaces.map((space) => space.token)),
        ...Object.values(cities).map((city) => city.token),
        ...round.map((link) => links[link]),
      ];
      const counts: Record<string, number> = {};
      for (const token of tokens) counts[String(token)] = (counts[String(token)] ?? 0) + 1;
      expect(tokens).toHaveLength(95);
      expect(counts).toEqual({
        ...{ influence: 25, culture: 20, wealth: 17, industry: 17 },
        ...{ 'ship-draw': 4, 'occupy-draw': 4, attack: 4, pay: 4 },
      });
      expect(square.length).toBeGreaterThan(0);
      expect(square.map((link) => links[link])).toEqual(square.map(() => null));
      expect(cities['north-sea-fleet'].token).not.toBe(undefined);
      const placed = factsOf(events, 'token-placed');
      expect(placed.map(({ token }) => token)).toEqual(tokens);
      expect(placed.map(({ space }) => space)).not.toEqual(expect.arrayContaining([square[0]]));
    },
  );

  test('AS-SET-2: the tokens are dealt at random, and the same seed deals the same', () => {
    const onFleet = (seed: string) => dealSetup(A, 2, seed).tokens['cape-fleet'];
    const seeds = Array.from({ length: 200 }, (_, i) => `s${i}`);
    expect(new Set(seeds.map(onFleet)).size).toBe(8);
    expect(dealSetup(A, 2, 'a')).toEqual(dealSetup(A, 2, 'a'));
  });

  test('AS-SET-2: an explicit set-up puts no token on a square link, and leaves no fleet without one', () => {
    const setup = dealSetup(A, 2, 'a');
    expect(parseSetup(setup, A, 2)).toEqual(setup);
    const { 'cape-fleet': fleet, ...bare } = setup.tokens;
    const paths = faultsOf(() => parseSetup({ ...setup, tokens: { ...bare, 'charleston+havana': fleet } }, A, 2)).map(
      ({ path }) => path,
    );
    expect(paths).toContain('setup.tokens.charleston+havana');
    expect(paths).toContain('setup.tokens.cape-fleet');
  });

  test.each(BOARDS)(
    'AS-SET-3, AS-SET-4: on board %s eight stacks from 1 to 5, in Europe from 0, and no Governor in any of them',
    (_, tables, players) => {
      const stack = (deck: string, values: number[]) => ({
        event: 'stack-prepared',
        deck,
        cards: values.map((value) => `${deck}-${value}`),
      });
      const regions = ['africa', 'south-america', 'caribbean', 'north-america', 'india', 'far-east'];
      const { game, events } = newGame(players, { seed: 'stacks', tables });
      expect(factsOf(events, 'stack-prepared')).toEqual([
        ...regions.map((deck) => stack(deck, [1, 2, 3, 4, 5])),
        stack('europe', [0, 1, 2, 3, 4, 5]),
        stack('slavery', [0, 1, 2, 3, 4, 5]),
      ]);
      expect(Array.from(game.state.deckTop, (card) => tables.cardIds[card])).toEqual([
        ...regions.map((deck) => `${deck}-1`),
        ...['europe-0', 'slavery-0'],
      ]);
      expect(writePosition(game)).toMatchObject({ removed: [], pile: [] });
    },
  );

  test.each([
    [2, A],
    [4, A],
    [5, B],
  ])(
    'AS-SET-5, AS-SET-6: the supply for %i players has all tiles of levels 1 to 4 and three of level 5',
    (players, tables) => {
      const setup = { ...dealSetup(tables, players, 'tiles'), topTiles: ['palace', 'memorial', 'museum'] };
      const { game, events } = createGame(tables, players, DEFAULT_OPTIONS, setup);
      const lower = {
        ...{ market: 5, shipyard: 5, workshop: 5 },
        ...{ bank: 4, barracks: 4, 'guild-hall': 4 },
        ...{ docks: 3, fortress: 3, theater: 3 },
        ...{ cartographer: 2, 'trade-office': 2, university: 2 },
      };
      expect(writePosition(game).tiles).toEqual({
        ...lower,
        ...{ exchange: 0, museum: 1, parliament: 0, memorial: 1, 'city-hall': 0, admiralty: 0, palace: 1 },
      });
      expect(factsOf(events, 'tiles-prepared')).toEqual([
        { event: 'tiles-prepared', tiles: { ...lower, museum: 1, memorial: 1, palace: 1 } },
      ]);
    },
  );

  test('AS-SET-6: the three of level 5 are drawn at random from all seven, and the same seed draws the same', () => {
    const seven = ['exchange', 'museum', 'parliament', 'memorial', 'city-hall', 'admiralty', 'palace'];
    const drawn = Array.from({ length: 700 }, (_, i) => dealSetup(A, 2, `s${i}`).topTiles!);
    for (const tiles of drawn) {
      expect(new Set(tiles).size).toBe(3);
      expect(seven).toEqual(expect.arrayContaining([...tiles]));
    }
    for (const tile of seven) {
      const times = drawn.filter((tiles) => tiles.includes(tile)).length;
      expect(times).toBeGreaterThan(240);
      expect(times).toBeLessThan(360);
    }
    expect(new Set(drawn.map((tiles) => [...tiles].sort().join())).size).toBe(35);
    expect(dealSetup(B, 5, 'x').topTiles).toEqual(dealSetup(B, 5, 'x').topTiles);
  });

  test('AS-SET-6: an explicit set-up must name three different tiles of level 5', () => {
    const setup = dealSetup(A, 2, 'a');
    const faults = (topTiles: unknown) => faultsOf(() => parseSetup({ ...setup, topTiles }, A, 2));
    expect(faults(['palace', 'memorial', 'museum'])).toEqual([]);
    expect(faults(undefined)).toEqual([{ path: 'setup.topTiles', message: 'is missing' }]);
    expect(faults(['palace', 'memorial'])).toEqual([{ path: 'setup.topTiles', message: 'must name 3 tiles, not 2' }]);
    expect(faults(['palace', 'memorial', 'palace'])).toEqual([
      { path: 'setup.topTiles[2]', message: '"palace" is named twice' },
    ]);
    expect(faults(['palace', 'memorial', 'university'])).toEqual([
      { path: 'setup.topTiles[2]', message: expect.stringMatching(/^must be one of exchange, .*, not "university"$/) },
    ]);
  });
});

describe('AS-SET: players and starting tiles', () => {
  test('AS-SET-7: each player starts with 35 discs in the supply, an empty harbor and all scores at 0', () => {
    const { game } = newGame(5, { seed: 'start', tables: B });
    const start = {
      supply: 35,
      harbor: 0,
      passed: false,
      handChanged: false,
      tokens: {},
      buildings: [],
      cards: [],
      freeSlot: null,
      aside: [],
    };
    expect(writePosition(game).seats).toEqual([start, start, start, start, start]);
    expect(Array.from(game.state.status)).toEqual(Array(20).fill(0));
  });

  test('AS-SET-8: the holder of the Crown is chosen at random', () => {
    const firsts = Array.from({ length: 400 }, (_, i) => dealSetup(A, 4, `s${i}`).first);
    for (const seat of [0, 1, 2, 3]) {
      const times = firsts.filter((first) => first === seat).length;
      expect(times).toBeGreaterThan(70);
      expect(times).toBeLessThan(130);
    }
  });

  test('AS-SET-8, AS-SET-9, AS-SET-10, AS-SET-11: from the Crown clockwise each player chooses a side, possibly the same as another, and puts a disc on it', () => {
    const setup = { ...dealSetup(A, 3, 'start'), first: 1 };
    const { game, events } = createGame(A, 3, DEFAULT_OPTIONS, setup);
    expect(factsOf(events).at(-1)).toEqual({ event: 'first-player-chosen', seat: 1 });
    const t = follow(game);
    expect(t.position.phase).toBe('set-up');
    expect(t.asks).toBe('start-building 1');
    expect(t.legal()).toEqual(['start colonial-house', 'start merchant-dock']);
    expect(t.why('build market')).toEqual({ rule: 'AS-SET-9', reason: 'must-choose-start', params: {} });
    expect(factsOf(t.play('start merchant-dock'))).toEqual([
      { event: 'start-building-chosen', seat: 1, building: 'merchant-dock', disc: true },
      statusChanged(1, 'wealth', 0, 1, 'building'),
    ]);
    expect(t.asks).toBe('start-building 2');
    expect(t.legal()).toEqual(['start colonial-house', 'start merchant-dock']);
    expect(factsOf(t.play('start colonial-house'))).toEqual([
      { event: 'start-building-chosen', seat: 2, building: 'colonial-house', disc: true },
    ]);
    expect(t.asks).toBe('start-building 0');
    expect(factsOf(t.play('start merchant-dock')).slice(-2)).toEqual([
      { event: 'round-started', number: 1 },
      { event: 'phase-started' },
    ]);
    expect(pending(t.game)).toEqual({ decision: 'build', seat: 1 });
    expect(t.position.seats.map(({ buildings }) => buildings)).toEqual([
      [{ id: 'merchant-dock', disc: true }],
      [{ id: 'merchant-dock', disc: true }],
      [{ id: 'colonial-house', disc: true }],
    ]);
  });

  test('AS-SET-9, AS-SET-10, T-10: Merchant Dock gives Wealth 1, Colonial House none; 34 discs are left, one lies on the tile', () => {
    const t = follow(createGame(A, 2, DEFAULT_OPTIONS, { ...dealSetup(A, 2, 'x'), first: 0 }).game);
    t.play('start merchant-dock', 'start colonial-house');
    expect([t.status(0, 'wealth'), t.status(1, 'wealth')]).toEqual([1, 0]);
    expect(t.seat(0)).toMatchObject({ supply: 34, harbor: 0, buildings: [{ id: 'merchant-dock', disc: true }] });
    expect(t.seat(1)).toMatchObject({ supply: 34, harbor: 0, buildings: [{ id: 'colonial-house', disc: true }] });
    expect(Array.from(t.game.state.status)).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
  });

  test('AS-SET-3, AS-SET-4, AS-ACT-SAIL-3: at the start all regions are closed with their Governors, and Europe is open', () => {
    const t = follow(newGame(2, { seed: 'closed', tables: A }).game);
    expect(A.areaIds.map((area) => t.isOpen(area))).toEqual([true, false, false, false, false, false, false]);
    expect(t.position.seats.flatMap(({ cards }) => cards)).toEqual([]);
  });
});
