/** Solitaire: tie-breaks between several targets of a step, and when the player decides (SOLO-TIE). */
import { describe, expect, test } from 'vitest';
import { apply, legalMoves, type Options, pending, Random } from '../../../src/index.ts';
import { factsOf, statusChanged } from '../../support/events.ts';
import {
  choicesForOpposition,
  dealSolitaire,
  OPPOSITION,
  occupiedEurope,
  passAndAct,
  startSolitaire,
} from '../../support/solitaire.ts';

const FULL = { cities: occupiedEurope(0) };
const EASIER = { 'solo.difficulty': 'easier' } as const;
const WORST = { 'solo.choices': 'worst' } as const;
/** Industry is least advanced, Politics cannot rise further. */
const ADVANCED = { tokens: { industry: 1, culture: 2, finance: 3, politics: 15 } };

describe('SOLO-TIE-1: blue tokens of cities', () => {
  const tokens = { london: 'industry', rome: 'pay' };

  test('SOLO-TIE-1: first a city that yields a blue token', () => {
    expect(passAndAct({ cities: occupiedEurope(0, 'london', 'rome'), tokens }).plan).toMatchObject({
      step: 'occupy',
      candidates: ['london', 'rome'],
      ties: [{ by: 'blue-token', left: ['rome'] }],
      options: ['rome'],
    });
  });

  test('SOLO-TIE-1: or one that completes a link with such a token; a token of another link does not count', () => {
    const cities = { ...occupiedEurope(0, 'london', 'rome', 'lisbon'), venice: 2, amsterdam: 2 };
    const linked = { london: 'industry', 'rome+venice': 'pay', 'london+lisbon': 'attack' };
    expect(passAndAct({ cities, tokens: linked }).plan).toMatchObject({
      step: 'occupy-linked',
      candidates: ['london', 'rome'],
      ties: [{ by: 'blue-token', left: ['rome'] }],
    });
  });

  test('SOLO-TIE-1: among several cities with a blue token there is no further tie-break', () => {
    const { t } = passAndAct({
      cities: occupiedEurope(0, 'london', 'rome'),
      tokens: { london: 'pay', rome: 'attack' },
    });
    expect(choicesForOpposition(t)).toEqual(['opposition-occupy london', 'opposition-occupy rome']);
    const cities = { ...occupiedEurope(0, 'london', 'rome'), venice: 2, amsterdam: 2 };
    const mixed = { london: 'pay', rome: 'industry', 'rome+venice': 'pay' };
    expect(choicesForOpposition(passAndAct({ cities, tokens: mixed }).t)).toHaveLength(2);
  });

  test('SOLO-TIE-1, SOLO-DIF-1: not in the easier game', () => {
    const { plan } = passAndAct({ cities: occupiedEurope(0, 'london', 'rome'), tokens, options: EASIER });
    expect(plan).toMatchObject({ ties: [{ by: 'least-advanced', left: ['london'] }], options: ['london'] });
  });
});

describe('SOLO-TIE-2: brown tokens of cities', () => {
  /** Five cities without links between each other, from the best to the worst. */
  const RANKED = {
    rome: 'industry',
    paris: 'culture',
    alexandria: 'finance',
    amsterdam: 'politics',
    lisbon: undefined,
  };

  test('SOLO-TIE-2: the least advanced status, then the next, then tokens without a gain, and no token last', () => {
    const order = Object.keys(RANKED);
    const tokens = Object.fromEntries(Object.entries(RANKED).filter(([, token]) => token)) as Record<string, string>;
    const taken = order.map((_, i) => {
      const free = order.slice(i);
      return passAndAct({ cities: occupiedEurope(3, ...free), opposition: ADVANCED, tokens: pick(tokens, free) }).plan
        .options;
    });
    expect(taken).toEqual(order.map((city) => [city]));
  });

  test('SOLO-TIE-2: the city’s own token counts, not that of a link', () => {
    const cities = { ...occupiedEurope(0, 'london', 'rome'), venice: 2, amsterdam: 2 };
    const tokens = { london: 'culture', rome: 'finance', 'rome+venice': 'industry' };
    expect(passAndAct({ cities, tokens, opposition: ADVANCED }).plan).toMatchObject({
      step: 'occupy-linked',
      ties: [{ by: 'least-advanced', left: ['london'] }],
    });
  });

  test('SOLO-TIE-2: in the easier game a blue token gains nothing, but is better than no token', () => {
    const cities = occupiedEurope(0, 'paris', 'rome', 'alexandria');
    const tokens = { rome: 'attack', alexandria: 'politics' };
    const { t, plan } = passAndAct({ cities, tokens, opposition: ADVANCED, options: EASIER });
    expect(plan).toMatchObject({ ties: [{ by: 'least-advanced', left: ['rome', 'alexandria'] }] });
    expect(choicesForOpposition(t)).toHaveLength(2);
  });
});

function pick(tokens: Record<string, string>, spaces: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).filter(([space]) => spaces.includes(space)));
}

describe('SOLO-TIE-3: tracks', () => {
  const tracks = { africa: [2], india: [2], 'far-east': [2] };

  test('SOLO-TIE-3: the token of the least advanced status', () => {
    const tokens = { 'africa.2': 'finance', 'india.2': 'industry', 'far-east.2': 'culture' };
    const { t, plan } = passAndAct({ ...FULL, tracks, tokens, opposition: ADVANCED });
    expect(plan).toMatchObject({
      step: 'ship',
      candidates: ['africa', 'india', 'far-east'],
      ties: [{ by: 'least-advanced', left: ['india'] }],
      options: ['india'],
    });
    expect(t.status(OPPOSITION, 'industry')).toBe(2);
  });

  test('SOLO-TIE-3: but the player may send the disc to a blue token instead', () => {
    const tokens = { 'africa.2': 'finance', 'india.2': 'industry', 'far-east.2': 'attack' };
    const { t } = passAndAct({ ...FULL, tracks, tokens, opposition: ADVANCED });
    expect(choicesForOpposition(t)).toEqual(['opposition-ship india', 'opposition-ship far-east']);
    expect(factsOf(t.play('opposition-ship far-east'), 'shipped', 'token-removed')).toMatchObject([
      { colour: 2, region: 'far-east' },
      { token: 'attack' },
    ]);
    expect(t.status(OPPOSITION, 'industry')).toBe(1);
  });

  test("SOLO-TIE-3: only where the colour's disc is equally far out", () => {
    const tokens = { 'africa.2': 'industry', 'india.3': 'attack' };
    const { plan } = passAndAct({ ...FULL, tracks: { africa: [2], india: [3, 2] }, tokens });
    expect(plan).toMatchObject({ ties: [{ by: 'farthest-disc', left: ['africa'] }], options: ['africa'] });
  });

  test('SOLO-TIE-3: the same holds between tracks that can be completed', () => {
    const won = { africa: [2, 2, 2, 0, 0], caribbean: [2, 2, 2, 0, 0], 'south-america': [2, 2, 2, 0, 0] };
    const tokens = { 'africa.6': 'finance', 'south-america.6': 'industry', 'caribbean.6': 'pay' };
    const { t, plan } = passAndAct({ ...FULL, tracks: won, tokens, opposition: ADVANCED });
    expect(plan).toMatchObject({ step: 'complete-track', ties: [{ by: 'least-advanced' }] });
    expect(choicesForOpposition(t)).toEqual(['opposition-ship south-america', 'opposition-ship caribbean']);
  });
});

describe('SOLO-TIE-4, EC-113: decisions of the player for the Opposition', () => {
  const TWO = { cities: occupiedEurope(0, 'london', 'rome', 'paris'), tokens: { london: 'culture', rome: 'culture' } };

  test('SOLO-TIE-4: between equal targets the player chooses, on behalf of the Opposition', () => {
    const { t, plan } = passAndAct(TWO);
    expect(plan).toMatchObject({ options: ['london', 'rome'] });
    expect(pending(t.game)).toEqual({ decision: 'opposition-action', seat: 0, behalfOf: OPPOSITION });
    expect(t.legal()).toEqual(['opposition-occupy london', 'opposition-occupy rome']);
    t.play('opposition-occupy rome');
    expect(t.position.cities).toMatchObject({ rome: { disc: 2 }, london: { token: 'culture' } });
    expect(pending(t.game)).toEqual({ decision: 'build', seat: 0 });
  });

  test('EC-113: targets that a tie-break has excluded cannot be chosen, and no other move is possible', () => {
    const { t } = passAndAct(TWO);
    expect(t.why('opposition-occupy paris')).toEqual({
      rule: 'EC-113',
      reason: 'not-an-option',
      params: { target: 'paris' },
    });
    expect(t.why('opposition-ship africa')).toMatchObject({ rule: 'SOLO-TIE-4' });
    expect(t.why('pass')).toMatchObject({ rule: 'SOLO-TIE-4', reason: 'must-choose-for-opposition' });
  });

  test('SOLO-TIE-4, EC-113: with one target left there is no decision', () => {
    const { t } = passAndAct({ ...TWO, tokens: { london: 'culture', rome: 'pay' } });
    expect(choicesForOpposition(t)).toBeNull();
    expect(t.position.cities.rome).toEqual({ disc: 2 });
  });

  test('SOLO-TIE-4: each colour before the marker has its own decision', () => {
    const { t } = passAndAct({ ...TWO, marker: 3, tokens: { london: 'culture', rome: 'culture', paris: 'culture' } });
    t.play('opposition-occupy rome');
    expect(choicesForOpposition(t)).toEqual(['opposition-occupy london', 'opposition-occupy paris']);
    expect(t.position.pending.at(-1)).toMatchObject({ colour: 3 });
  });

  test('SOLO-TIE-4: without decisions, it takes what leaves the player least ahead after all consequences', () => {
    // Both tokens are blue; a Payment without tokens to take has no effect, an Attack costs the player a city.
    const sketch = {
      cities: occupiedEurope(0, 'london', 'rome'),
      tokens: { london: 'pay', rome: 'attack' },
      options: WORST,
    };
    const { t, plan, events } = passAndAct(sketch);
    expect(plan).toMatchObject({
      candidates: ['london', 'rome'],
      ties: [{ by: 'worst-for-player', left: ['rome'] }],
      options: ['rome'],
    });
    expect(factsOf(events, 'attacked')).toHaveLength(1);
    expect(t.asks).toBe('build 0');
  });

  test('SOLO-TIE-4: of equals it takes the first in the order of the board', () => {
    const { plan } = passAndAct({ ...TWO, options: WORST });
    expect(plan).toMatchObject({ options: ['london'], ties: [{ by: 'least-advanced' }, { by: 'worst-for-player' }] });
  });

  test('SOLO-TIE-4: it considers only targets that the tie-breaks leave', () => {
    // Politics 4 would bring two glory, but Culture is least advanced.
    const tokens = { london: 'culture', rome: 'culture', paris: 'politics' };
    const opposition = { tokens: { industry: 9, culture: 2, finance: 9, politics: 3 } };
    expect(passAndAct({ ...TWO, tokens, opposition, options: WORST }).plan).toMatchObject({ options: ['london'] });
  });
});

describe('EC-113: whole games', () => {
  /** Plays a random game; returns the number of legal moves at each decision for the Opposition. */
  function choices(seed: string, options: Partial<Options>): number[] {
    const { game } = startSolitaire(dealSolitaire(seed), options).t;
    const random = new Random(seed);
    const found: number[] = [];
    for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
      if (pending(game)?.behalfOf === OPPOSITION) found.push(moves.length);
      apply(game, moves[random.below(moves.length)].number);
    }
    expect(pending(game)).toBeNull();
    return found;
  }

  test.each(['easier', 'normal', 'harder'] as const)(
    'EC-113: in the %s game the player decides only between two targets or more',
    (difficulty) => {
      const found = Array.from({ length: 10 }, (_, n) =>
        choices(`game-${n}`, { 'solo.difficulty': difficulty }),
      ).flat();
      expect(found.length).toBeGreaterThan(10);
      expect(Math.min(...found)).toBeGreaterThan(1);
    },
  );

  test('SOLO-TIE-4: the player never decides where the Opposition takes what is worst for the player', () => {
    const found = Array.from({ length: 10 }, (_, n) => choices(`game-${n}`, WORST)).flat();
    expect(found).toEqual([]);
  });
});

describe('SOLO-TIE-5: brown tokens', () => {
  test('SOLO-TIE-5: those of spaces, cities and links go to the Opposition and raise its statuses', () => {
    const shipped = passAndAct({ ...FULL, tracks: { india: [2] }, tokens: { 'india.2': 'finance' } });
    const cities = { ...occupiedEurope(0, 'rome'), venice: 2 };
    const occupied = passAndAct({ cities, tokens: { rome: 'culture', 'rome+venice': 'industry' } });
    expect(factsOf(shipped.events, 'token-gained', 'status-changed')).toEqual([
      { event: 'token-gained', seat: OPPOSITION, token: 'finance', from: 'track' },
      statusChanged(OPPOSITION, 'finance', 0, 1, 'token'),
    ]);
    expect(factsOf(occupied.events, 'token-gained', 'status-changed')).toEqual([
      { event: 'token-gained', seat: OPPOSITION, token: 'culture', from: 'city' },
      statusChanged(OPPOSITION, 'culture', 0, 1, 'token'),
      { event: 'token-gained', seat: OPPOSITION, token: 'industry', from: 'link' },
      statusChanged(OPPOSITION, 'industry', 0, 1, 'token'),
    ]);
    expect(occupied.t.seat(OPPOSITION).tokens).toEqual({ industry: 1, culture: 1 });
  });
});
