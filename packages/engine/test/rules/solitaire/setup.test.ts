/** Solitaire: components and set-up (SOLO-CMP, SOLO-SET). */
import { describe, expect, test } from 'vitest';
import { edition, InputError, parseSetup } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import type { Scenario } from '../../support/scenario.ts';
import {
  COLOURS,
  dealSolitaire,
  EUROPE,
  OPPOSITION,
  oppositionPlans,
  startSolitaire,
} from '../../support/solitaire.ts';

const classic = edition('classic');
const REGIONS = ['africa', 'south-america', 'caribbean', 'north-america', 'india', 'far-east'];
const STATUSES = ['industry', 'culture', 'finance', 'politics'];
const SEEDS = Array.from({ length: 40 }, (_, i) => `opposition-${i}`);

/** Continues to the first Build Phase with the first option of every decision. */
function finishSetup(t: Scenario): Scenario {
  while (t.position.phase === 'set-up') t.play(t.legal()[0]);
  return t;
}

function isBlue(token: string): boolean {
  return !STATUSES.includes(token);
}

/** Status, or `blue`, of the tokens in Europe's cities. */
function kindsInEurope(tokens: Readonly<Record<string, string>>): string[] {
  return EUROPE.map((city) => (isBlue(tokens[city]) ? 'blue' : tokens[city]));
}

const ALL_KINDS = [...STATUSES, 'blue'];

/** Discs of a colour in a list of spaces. */
function countDiscs(spaces: readonly { disc?: number }[], colour: number): number {
  return spaces.filter(({ disc }) => disc === colour).length;
}

describe('SOLO-CMP: components', () => {
  test('SOLO-CMP-1, SOLO-SET-1: the player has a start building, the Opposition none; before their tokens all statuses are 0', () => {
    const { t, events } = startSolitaire(dealSolitaire('boards'));
    finishSetup(t);
    expect(t.position.seats).toHaveLength(2);
    expect(t.seat(0)).toMatchObject({ tokens: {}, buildings: [{ id: 'colonial-house' }], cards: [], supply: 30 });
    expect(t.seat(OPPOSITION)).toMatchObject({ buildings: [], cards: [], supply: 0, harbor: 0, kept: [] });
    expect(STATUSES.map((status) => t.status(0, status))).toEqual([0, 0, 0, 0]);
    for (const status of STATUSES) {
      const [first] = factsOf(events, 'status-changed').filter((fact) => fact.status === status);
      expect(first).toMatchObject({ seat: OPPOSITION, before: 0, cause: 'token' });
    }
  });

  test('SOLO-CMP-2, SOLO-SET-2: the grid shows each of the fifteen kinds once, a row for each level; the order of a row is random', () => {
    const orders = new Set<string>();
    for (const seed of SEEDS) {
      const { t, events } = startSolitaire(dealSolitaire(seed));
      const [{ rows }] = factsOf(events, 'grid-prepared') as unknown as { rows: string[][] }[];
      orders.add(rows[0].join());
      const sorted = rows.map((row) => [...row].sort());
      expect(sorted).toEqual([
        ['market', 'shipyard', 'workshop'],
        ['bank', 'barracks', 'guild-hall'],
        ['docks', 'fortress', 'theater'],
        ['cartographer', 'trade-office', 'university'],
        ['exchange', 'museum', 'parliament'],
      ]);
      const shown = t.game.mode.forecast!(t.game).map(({ building }) => building);
      expect(shown).toEqual(rows.flat());
      expect(t.position.numbers!.indicator).toEqual([1, 1]);
      expect(t.position.tiles).toMatchObject({ market: 5, docks: 3, exchange: 1 });
    }
    expect(orders.size).toBe(6);
  });

  test('SOLO-CMP-2, SOLO-CMP-4, SOLO-SET-3: two discs of each colour on the eight positions of the ladder, in random order', () => {
    const first = new Set<number>();
    for (const seed of SEEDS) {
      const { t, events } = startSolitaire(dealSolitaire(seed));
      const { ladder } = t.position.numbers!;
      expect(factsOf(events, 'ladder-prepared')).toEqual([{ event: 'ladder-prepared', order: ladder }]);
      expect([...ladder].sort()).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
      first.add(ladder[0]);
    }
    expect([...first].sort()).toEqual(COLOURS);
  });

  test('SOLO-CMP-3, SOLO-SET-12: at the end the marker is on position 3, and no bonus Draw is due', () => {
    const { t } = startSolitaire(dealSolitaire('marker'));
    finishSetup(t);
    expect(t.position.numbers!.marker).toEqual([3, 0]);
    expect(t.asks).toBe('build 0');
  });

  test('SOLO-CMP-4: of the 30 discs of a colour two are on the ladder, three on tracks, one in Europe and 24 in the supply', () => {
    const { t } = startSolitaire(dealSolitaire('discs'));
    finishSetup(t);
    expect(t.position.neutrals).toEqual([24, 24, 24, 24]);
    const spaces = Object.values(t.position.tracks).flatMap((track) => track.spaces);
    for (const colour of COLOURS) {
      expect(countDiscs(spaces, colour)).toBe(3);
      expect(countDiscs(Object.values(t.position.cities), colour)).toBe(1);
    }
  });
});

describe('SOLO-SET: random set-up', () => {
  test('SOLO-SET-4: the cities of Europe have a token of each status and a blue one', () => {
    for (const seed of SEEDS)
      expect(kindsInEurope(dealSolitaire(seed).tokens)).toEqual(expect.arrayContaining(ALL_KINDS));
  });

  test('SOLO-SET-4: for each missing kind a token that Europe has twice is exchanged for one from elsewhere', () => {
    const swaps = SEEDS.map((seed) => {
      const dealt = dealSolitaire(seed, 'standard').tokens;
      const { tokens } = dealSolitaire(seed);
      const before = kindsInEurope(dealt);
      const missing = ALL_KINDS.filter((kind) => !before.includes(kind));
      const moved = Object.keys(dealt).filter((space) => dealt[space] !== tokens[space]);
      expect(moved).toHaveLength(2 * missing.length);
      const left = EUROPE.filter((city) => moved.includes(city));
      expect(left).toHaveLength(missing.length);
      const after = kindsInEurope(tokens);
      for (const kind of before) expect(after).toContain(kind);
      expect(Object.values(tokens).sort()).toEqual(Object.values(dealt).sort());
      return missing.length;
    });
    expect(new Set(swaps)).toEqual(new Set([0, 1, 2]));
  });

  test('SOLO-SET-4: a set-up without a blue token in Europe is refused', () => {
    const setup = dealSolitaire('refused');
    const tokens = { ...setup.tokens };
    const spare = Object.keys(tokens).filter((space) => !EUROPE.includes(space) && tokens[space] === 'politics');
    for (const city of EUROPE.filter((each) => isBlue(tokens[each]))) {
      const space = spare.pop()!;
      [tokens[city], tokens[space]] = [tokens[space], tokens[city]];
    }
    expect(() => parseSetup({ ...setup, tokens }, classic, 1, 'solitaire')).toThrow(InputError);
    expect(() => parseSetup({ ...setup, tokens }, classic, 1, 'solitaire')).toThrow(
      'the cities of the home area have no blue token',
    );
    expect(parseSetup(setup, classic, 1, 'solitaire')).toEqual(setup);
  });

  test('SOLO-SET-5: the stacks are as in other games, with their Governors', () => {
    const { t } = startSolitaire(dealSolitaire('stacks'));
    const tops = classic.deckIds.map((deck) => t.top(deck));
    expect(tops).toEqual([...REGIONS.map((region) => `${region}-1`), 'europe-0', 'slavery-0']);
    expect(t.position.removed).toEqual([]);
  });

  test('SOLO-SET-6, T-67: two discs are on each track, three of each colour in all, and every colour has a first space', () => {
    for (const seed of SEEDS) {
      const { tracks } = startSolitaire(dealSolitaire(seed)).t.position;
      for (const { spaces } of Object.values(tracks)) {
        expect(spaces.map(({ disc }) => disc !== undefined)).toEqual(spaces.map((_, i) => i < 2));
      }
      const firsts = REGIONS.map((region) => tracks[region].spaces[0]);
      const all = REGIONS.flatMap((region) => tracks[region].spaces);
      for (const colour of COLOURS) {
        expect(countDiscs(firsts, colour)).toBeGreaterThan(0);
        expect(countDiscs(all, colour)).toBe(3);
      }
    }
  });

  test('SOLO-SET-6: a set-up in which a colour is first on no track is refused', () => {
    const setup = dealSolitaire('refused');
    const swapped = Object.entries(setup.opposition.tracks).map(([region, [first, second]]) =>
      first === 2 ? [region, [second, first]] : [region, [first, second]],
    );
    const tracks = Object.fromEntries(swapped);
    const opposition = { ...setup.opposition, tracks };
    expect(() => parseSetup({ ...setup, opposition }, classic, 1, 'solitaire')).toThrow(
      'colour 2 is first on no track',
    );
  });

  test('SOLO-SET-7, SOLO-SET-8: all first spaces come before all second ones, in the order of the board', () => {
    const { events } = startSolitaire(dealSolitaire('order'));
    const shipped = factsOf(events, 'shipped').map(({ region }) => region);
    expect(shipped).toEqual([...REGIONS, ...REGIONS]);
  });

  test('SOLO-SET-7, SOLO-SET-11, T-67: the Opposition gets the tokens of the twelve spaces, blue ones without effect', () => {
    const discarded = SEEDS.map((seed) => {
      const setup = dealSolitaire(seed);
      const { t, events } = startSolitaire(setup);
      finishSetup(t);
      const won = [1, 2].flatMap((space) => REGIONS.map((region) => setup.tokens[`${region}.${space}`]));
      const statuses = STATUSES.map((status) => t.status(OPPOSITION, status));
      // The four cities of Europe add one to each status.
      expect(statuses).toEqual(STATUSES.map((status) => won.filter((token) => token === status).length + 1));
      const blue = won.filter(isBlue);
      const removed = factsOf(events, 'token-removed').map(({ token }) => token);
      expect(removed.slice(0, blue.length)).toEqual(blue);
      expect(Object.keys(t.seat(OPPOSITION).tokens).filter(isBlue)).toEqual([]);
      return blue.length;
    });
    expect(Math.max(...discarded)).toBeGreaterThan(1);
  });

  test('SOLO-SET-7, SOLO-DIF-2: during the set-up blue tokens of the tracks are no action, in the harder game either', () => {
    for (const seed of SEEDS) {
      const harder = startSolitaire(dealSolitaire(seed), { 'solo.difficulty': 'harder' });
      expect(oppositionPlans(harder.events).filter(({ occasion }) => occasion === 'token')).toEqual([]);
      expect(factsOf(harder.events)).toEqual(factsOf(startSolitaire(dealSolitaire(seed)).events));
    }
  });

  test('EC-111: the colours place their discs in an order other than that of the ladder', () => {
    const sameStart = SEEDS.filter((seed) => {
      const { ladder, settlers } = dealSolitaire(seed).opposition;
      expect([...settlers].sort()).toEqual(COLOURS);
      return [...new Set(ladder)].join() === settlers.join();
    });
    expect(sameStart.length).toBeLessThan(SEEDS.length / 4);
  });
});
