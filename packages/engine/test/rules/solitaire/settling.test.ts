/** Solitaire: the discs of the Opposition in Europe before the first round (SOLO-SET-9, SOLO-SET-10). */
import { describe, expect, test } from 'vitest';
import { edition, type Options, readPosition } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import {
  COLOURS,
  choicesForOpposition,
  dealSolitaire,
  EUROPE,
  OPPOSITION,
  oppositionPlans,
  startSolitaire,
} from '../../support/solitaire.ts';

/** Every colour has three discs on tracks; colour 2 is first in the Far East and second in North America. */
const TRACKS = {
  africa: [4, 2],
  'south-america': [5, 4],
  caribbean: [5, 5],
  'north-america': [3, 2],
  india: [3, 4],
  'far-east': [2, 3],
};

/** No city with an Industry token is linked to a region where colour 2 has a disc. */
const OUTSIDE = {
  ...TRACKS,
  africa: [2, 2],
  'south-america': [4, 5],
  caribbean: [5, 2],
  'north-america': [3, 4],
  'far-east': [3, 5],
};

const CITIES = {
  london: 'industry',
  amsterdam: 'industry',
  paris: 'industry',
  lisbon: 'culture',
  seville: 'finance',
  algiers: 'politics',
  rome: 'politics',
  venice: 'attack',
  constantinople: 'pay',
  alexandria: 'culture',
};

/** A game with these tokens in Europe, in which the colours place their discs in the order of their numbers. */
function settlingGame(tracks: Record<string, number[]>, options: Partial<Options> = {}) {
  const setup = dealSolitaire('settling');
  const tokens = { ...setup.tokens };
  for (const [city, token] of Object.entries(CITIES)) {
    if (tokens[city] === token) continue;
    const from = Object.keys(tokens).find((space) => !EUROPE.includes(space) && tokens[space] === token)!;
    [tokens[city], tokens[from]] = [tokens[from], tokens[city]];
  }
  return startSolitaire({ ...setup, tokens, opposition: { ...setup.opposition, tracks, settlers: COLOURS } }, options);
}

describe('SOLO-SET-9, SOLO-SET-10: Europe', () => {
  test('SOLO-SET-9: in the order of the statuses, each colour takes the city with a link to a region where it has the first space', () => {
    const { t, events } = settlingGame(TRACKS);
    expect(oppositionPlans(events)).toEqual([
      {
        occasion: 'settle',
        colour: 2,
        step: 'settle',
        candidates: ['london', 'amsterdam', 'paris'],
        ties: [{ by: 'linked-to-first', left: ['amsterdam'] }],
        options: ['amsterdam'],
      },
      {
        occasion: 'settle',
        colour: 3,
        step: 'settle',
        candidates: ['lisbon', 'alexandria'],
        ties: [{ by: 'linked-to-first', left: ['alexandria'] }],
        options: ['alexandria'],
      },
      { occasion: 'settle', colour: 4, step: 'settle', candidates: ['seville'], ties: [], options: ['seville'] },
      {
        occasion: 'settle',
        colour: 5,
        step: 'settle',
        candidates: ['algiers', 'rome'],
        ties: [],
        options: ['algiers', 'rome'],
      },
    ]);
    expect(choicesForOpposition(t)).toEqual(['opposition-occupy algiers', 'opposition-occupy rome']);
    t.play('opposition-occupy rome');
    expect(t.position.cities.rome).toEqual({ disc: 5 });
    expect(t.position.cities.algiers).toEqual({ token: 'politics' });
  });

  test('SOLO-SET-9: otherwise a city with a link to a region where it has the second space', () => {
    const tracks = { ...TRACKS, africa: [2, 4], 'south-america': [4, 5], caribbean: [5, 2], 'far-east': [3, 5] };
    const [plan] = oppositionPlans(settlingGame(tracks).events);
    expect(plan).toMatchObject({ ties: [{ by: 'linked-to-second', left: ['paris'] }], options: ['paris'] });
  });

  test("SOLO-SET-9: otherwise any of the cities, by the player's choice; the token goes to the Opposition", () => {
    const { t } = settlingGame(OUTSIDE);
    expect(choicesForOpposition(t)).toEqual([
      'opposition-occupy london',
      'opposition-occupy amsterdam',
      'opposition-occupy paris',
    ]);
    const before = t.status(OPPOSITION, 'industry');
    t.play('opposition-occupy london');
    expect(t.status(OPPOSITION, 'industry')).toBe(before + 1);
    expect(t.position.cities.london).toEqual({ disc: 2 });
  });

  test('SOLO-SET-10, SOLO-SET-12, T-67: the player chooses which blue token is discarded; its city stays free and has no token', () => {
    const { t } = settlingGame(TRACKS);
    t.play('opposition-occupy rome');
    expect(t.position.numbers!.marker).toEqual([0, 0]);
    expect(choicesForOpposition(t)).toEqual(['opposition-clear venice', 'opposition-clear constantinople']);
    expect(factsOf(t.play('opposition-clear venice')).slice(0, 3)).toEqual([
      { event: 'token-removed', colour: null, token: 'attack' },
      { event: 'city-cleared', city: 'venice' },
      { event: 'ladder-marker-moved', seat: OPPOSITION, position: 3, actions: 2 },
    ]);
    expect(t.position.cities.venice).toEqual({});
    expect(t.position.cities.constantinople).toEqual({ token: 'pay' });
    expect(t.asks).toBe('build 0');
  });

  test('SOLO-SET-9, SOLO-TIE-4: the set-up needs no decision with the option that the Opposition takes what is worst for the player', () => {
    const { t, events } = settlingGame(TRACKS, { 'solo.choices': 'worst' });
    expect(t.asks).toBe('build 0');
    expect(oppositionPlans(events).slice(3)).toMatchObject([
      { step: 'settle', ties: [{ by: 'worst-for-player', left: ['algiers'] }], options: ['algiers'] },
      { step: 'clear', ties: [{ by: 'worst-for-player', left: ['venice'] }], options: ['venice'] },
    ]);
  });

  test.each([
    ['culture', ['lisbon', 'alexandria']],
    ['politics', ['algiers', 'rome']],
    ['blue', ['venice', 'constantinople']],
  ])(
    'SOLO-SET-9, SOLO-SET-10: a position without a token of Europe that is still needed, %s, is refused',
    (_, cities) => {
      const { position } = settlingGame(OUTSIDE).t;
      const without = Object.fromEntries(cities.map((city) => [city, {}]));
      expect(() =>
        readPosition({ ...position, cities: { ...position.cities, ...without } }, edition('classic')),
      ).toThrow('a token that the set-up needs does not lie in the home area');
    },
  );
});
