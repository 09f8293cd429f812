/**
 * Solitaire: the effects of the Opposition's blue tokens, and how the difficulty restricts them (SOLO-BON, SOLO-DIF).
 */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/index.ts';
import { factsOf, statusChanged } from '../../support/events.ts';
import {
  choicesForOpposition,
  OPPOSITION,
  occupiedEurope,
  oppositionPlans,
  passAndAct,
} from '../../support/solitaire.ts';

type Sketch = Parameters<typeof passAndAct>[0];
type Difficulty = Options['solo.difficulty'];

/** Without discs neither Europe’s stack nor Slavery can be drawn from. */
const NO_DRAW = { abolished: true, removed: ['europe-0'] };

/** Colour 2 occupies Paris, the only free city of Europe, and wins this token; `plan` is what the token does. */
function winToken(token: string, sketch: Sketch = {}) {
  const cities = { ...occupiedEurope(3, 'paris'), ...sketch.cities };
  const { t, events } = passAndAct({ ...sketch, cities, tokens: { paris: token, ...sketch.tokens } });
  const [occupation, plan, ...others] = oppositionPlans(events);
  expect(occupation).toMatchObject({ occasion: 'action', options: ['paris'] });
  return { t, events, plan, others };
}

describe('SOLO-BON: when a blue token is an action', () => {
  function ships(difficulty: Difficulty) {
    const options = { 'solo.difficulty': difficulty };
    return passAndAct({
      cities: occupiedEurope(3),
      tracks: { india: [2] },
      tokens: { 'india.2': 'occupy-draw' },
      options,
    });
  }

  test('SOLO-BON-1, T-75: one that is gained by shipping is discarded without effect', () => {
    const { t, events } = ships('normal');
    expect(oppositionPlans(events)).toMatchObject([{ occasion: 'action', step: 'ship' }]);
    const removed = { event: 'token-removed', seat: OPPOSITION, colour: 2, token: 'occupy-draw' };
    expect(factsOf(events, 'token-removed')).toEqual([removed]);
    expect(t.seat(OPPOSITION)).toMatchObject({ tokens: {}, cards: [] });
    expect(oppositionPlans(ships('easier').events)).toHaveLength(1);
  });

  test('SOLO-DIF-2, T-75: but it is used in the harder game', () => {
    const { t, events } = ships('harder');
    expect(oppositionPlans(events)).toMatchObject([
      { occasion: 'action', step: 'ship' },
      { occasion: 'token', colour: 2, token: 'occupy-draw', step: 'draw', options: ['slavery'] },
    ]);
    expect(factsOf(events, 'token-removed')).toEqual([]);
    expect(t.seat(OPPOSITION)).toMatchObject({ tokens: {}, cards: ['slavery-0'] });
  });

  test.each(['normal', 'harder'] as const)(
    'SOLO-BON-2, T-75: one of a city is an action at once, in the %s game',
    (difficulty) => {
      const { t, plan } = winToken('ship-draw', { options: { 'solo.difficulty': difficulty } });
      expect(plan).toMatchObject({ occasion: 'token', colour: 2, token: 'ship-draw', step: 'draw' });
      expect(t.seat(OPPOSITION)).toMatchObject({ tokens: {}, cards: ['slavery-0'] });
    },
  );

  test('SOLO-DIF-1, T-75: in the easier game those of cities and links are discarded without effect', () => {
    const options = { 'solo.difficulty': 'easier' } as const;
    const cities = { london: 2 };
    const { events, plan } = winToken('ship-draw', { options, cities, tokens: { 'london+paris': 'attack' } });
    expect(plan).toBeUndefined();
    expect(factsOf(events, 'token-removed').map(({ token }) => token)).toEqual(['ship-draw', 'attack']);
  });

  test('SOLO-BON-2: one of a link is an action too, after that of the city, and before the next colour acts', () => {
    const sketch = { cities: { london: 2 }, tokens: { 'london+paris': 'pay' }, marker: 3 };
    const { plan, others } = winToken('ship-draw', sketch);
    expect([plan, ...others]).toMatchObject([
      { token: 'ship-draw', colour: 2 },
      { token: 'pay', colour: 2 },
      { occasion: 'action', colour: 3 },
    ]);
  });

  test('SOLO-BON-2: that action may gain another blue token', () => {
    const cities = occupiedEurope(3, 'paris', 'rome', 'alexandria');
    const { events, t } = passAndAct({
      cities,
      tokens: { paris: 'occupy-draw', rome: 'culture', alexandria: 'occupy-draw' },
    });
    t.play('opposition-occupy alexandria');
    expect(oppositionPlans(events)).toMatchObject([{ options: ['paris', 'alexandria'] }]);
    expect(t.position.cities).toMatchObject({ paris: { disc: 2 }, alexandria: { disc: 2 }, rome: { disc: 2 } });
    expect(t.position.neutrals?.[0]).toBe(25);
  });
});

describe('SOLO-BON-3, SOLO-BON-4, SOLO-BON-5: Ship, Occupy, Draw', () => {
  test('SOLO-BON-3: Ship/Draw completes a track if the Opposition gets the Governor', () => {
    const { t, plan } = winToken('ship-draw', { tracks: { africa: [2, 2, 2, 0, 0] } });
    expect(plan).toMatchObject({ token: 'ship-draw', step: 'complete-track', options: ['africa'] });
    expect(t.seat(OPPOSITION).cards).toEqual(['africa-governor']);
  });

  test('SOLO-BON-3: otherwise it draws, though it could ship elsewhere', () => {
    const { t, plan } = winToken('ship-draw', { tracks: { africa: [0, 0, 0, 2, 3], india: [2] } });
    expect(plan).toMatchObject({ step: 'draw' });
    expect(t.position.tracks.india.spaces[1]).toEqual({});
  });

  test('SOLO-BON-4: Occupy/Draw occupies, first with a link, then a city of 2 glory, then any', () => {
    const tracks = { africa: [2, 0, 0, 0, 0, 0], 'south-america': [2, 0, 0, 0, 0, 0] };
    const tokens = { 'buenos-aires': 'occupy-draw' };
    const second = (...free: string[]) => {
      const others = ['elmina', 'cape-town', 'cartagena', 'salvador'].filter((city) => !free.includes(city));
      const cities = { ...occupiedEurope(3, ...free), ...Object.fromEntries(others.map((city) => [city, 3])) };
      return oppositionPlans(passAndAct({ cities, tracks, tokens }).events)[1];
    };
    expect(second('rome', 'cape-town', 'salvador')).toMatchObject({ step: 'occupy-linked', options: ['salvador'] });
    const great = { step: 'occupy', ties: [{ by: 'two-glory', left: ['cape-town'] }], options: ['cape-town'] };
    expect(second('rome', 'cape-town')).toMatchObject({ ...great, candidates: ['rome', 'cape-town'] });
    expect(second('rome')).toMatchObject({ step: 'occupy', options: ['rome'] });
  });

  test('SOLO-BON-4: otherwise it draws', () => {
    expect(winToken('occupy-draw').plan).toMatchObject({ token: 'occupy-draw', step: 'draw', options: ['slavery'] });
  });

  /** Colour 2 occupies Elmina, in Africa, and draws with the token. */
  function elmina(sketch: Sketch) {
    const tracks = { africa: [2, 0, 0, 0, 0, 0] };
    const cities = { ...occupiedEurope(3), 'cape-town': 3, ...sketch.cities };
    return oppositionPlans(passAndAct({ tracks, ...sketch, cities }).events);
  }

  test('SOLO-BON-5, SOLO-DRAW-5: it draws in the region where the token was won, if possible', () => {
    const tokens = { elmina: 'ship-draw' };
    // Finance cannot rise further, so that the Slavery card would advance the Opposition more than that of Africa.
    const opposition = { tokens: { finance: 15 } };
    expect(elmina({ tokens, opposition })[1]).toMatchObject({
      candidates: ['africa', 'europe', 'slavery'],
      ties: [{ by: 'where-won', left: ['africa'] }],
      options: ['africa'],
    });
    const elsewhere = elmina({ tokens, opposition, removed: ['africa-1', 'africa-2'] })[1];
    expect(elsewhere).toMatchObject({ candidates: ['europe', 'slavery'], options: ['slavery'] });
  });

  test('SOLO-BON-5: the region of a link’s token is that of the city just occupied', () => {
    const tokens = { 'algiers+elmina': 'ship-draw' };
    expect(elmina({ tokens, cities: { algiers: 2 } })[1]).toMatchObject({ options: ['africa'] });
    const algiers = { ...occupiedEurope(3, 'algiers'), elmina: 2, 'cape-town': 3 };
    const [, plan] = oppositionPlans(
      passAndAct({ cities: algiers, tracks: { africa: [2, 0, 0, 0, 0, 0] }, tokens }).events,
    );
    expect(plan).toMatchObject({
      ties: [{ by: 'where-won', left: ['europe', 'slavery'] }, { by: 'greatest-advance' }],
    });
  });

  test('SOLO-BON-5: if it cannot draw, nothing happens', () => {
    const { t, plan } = winToken('ship-draw', { ...NO_DRAW, removed: ['europe-0', 'europe-1'] });
    expect(plan).toEqual({
      occasion: 'token',
      colour: 2,
      token: 'ship-draw',
      step: 'nothing',
      candidates: [],
      ties: [],
      options: [],
    });
    expect(t.asks).toBe('build 0');
  });
});

describe('SOLO-BON-6: Attack', () => {
  test('SOLO-BON-6, T-70: the middle of a chain of three cities changes 4, an end 3; there is no casualty', () => {
    const { t, plan, events } = winToken('attack', { cities: { rome: 0, venice: 0, constantinople: 0 } });
    expect(plan).toMatchObject({
      token: 'attack',
      step: 'attack',
      candidates: ['rome', 'venice', 'constantinople'],
      ties: [{ by: 'greatest-swing', left: ['venice'] }],
      options: ['venice'],
    });
    expect(factsOf(events, 'attacked', 'casualty-suffered', 'disc-displaced')).toEqual([
      { event: 'attacked', seat: OPPOSITION, colour: 2, defender: 0, defenderSeat: 0, city: 'venice' },
      { event: 'disc-displaced', seat: 0, colour: 0, city: 'venice' },
    ]);
    expect(t.position.neutrals?.[0]).toBe(26);
    expect(t.seat(0).supply + t.seat(0).harbor).toBe(28);
  });

  test('SOLO-BON-6: what the acting colour gains counts too; among equals the player chooses', () => {
    // Rome is the end of a chain of two; Lisbon would complete a link with London for colour 2, but not with Seville.
    const cities = { rome: 0, venice: 0, lisbon: 0, london: 2, alexandria: 0 };
    const { t, plan } = winToken('attack', { cities });
    expect(plan).toMatchObject({ ties: [{ by: 'greatest-swing', left: ['lisbon', 'rome', 'venice'] }] });
    expect(choicesForOpposition(t)).toEqual([
      'opposition-attack lisbon',
      'opposition-attack rome',
      'opposition-attack venice',
    ]);
    t.play('opposition-attack lisbon');
    expect(t.position.cities).toMatchObject({ lisbon: { disc: 2 }, rome: { disc: 0 } });
  });

  test('SOLO-BON-6: a city of 2 glory changes twice as much as one of 1; tokens do not count', () => {
    const tracks = { africa: [2, 0, 0, 0, 0, 0] };
    const cities = { rome: 0, venice: 0, 'cape-town': 0, elmina: 3, london: 2 };
    const tokens = { 'london+lisbon': 'politics' };
    const { plan } = winToken('attack', { tracks, cities, tokens });
    expect(plan).toMatchObject({ ties: [{ by: 'greatest-swing', left: ['cape-town'] }] });
    const lisbon = { rome: 0, venice: 0, lisbon: 0, london: 2 };
    expect(winToken('attack', { cities: lisbon, tokens }).plan).toMatchObject({
      options: ['lisbon', 'rome', 'venice'],
    });
  });

  test('SOLO-BON-6, SOLO-TIE-5: the tokens of links that it completes are gained, and blue ones are an action again', () => {
    const cities = { lisbon: 0, london: 2, venice: 0 };
    const { t, others, events } = winToken('attack', {
      cities,
      tokens: { 'london+lisbon': 'attack', 'london+paris': 'culture' },
    });
    expect(factsOf(events, 'attacked').map(({ city }) => city)).toEqual(['lisbon', 'venice']);
    expect(others).toMatchObject([{ occasion: 'token', token: 'attack', options: ['venice'] }]);
    expect(t.status(OPPOSITION, 'culture')).toBe(1);
  });

  test('SOLO-BON-6: only where the colour is present, and only the player; without a target the token is lost', () => {
    const { plan, events } = winToken('attack', { open: ['africa'], cities: { elmina: 0, 'cape-town': 0 } });
    expect(plan).toMatchObject({ token: 'attack', step: 'nothing', candidates: [] });
    expect(factsOf(events, 'attacked')).toEqual([]);
  });
});

describe('SOLO-BON-7: Payment', () => {
  const opposition = { tokens: { industry: 2, culture: 1, finance: 2, politics: 2 } };

  test('SOLO-BON-7: it takes from the player a brown token of its own least advanced status', () => {
    const { t, plan, events } = winToken('pay', { opposition, player: { tokens: { industry: 3, culture: 2 } } });
    expect(plan).toMatchObject({ token: 'pay', step: 'take-token', candidates: ['culture'], options: ['culture'] });
    expect(factsOf(events, 'token-taken', 'status-changed')).toEqual([
      { event: 'token-taken', seat: OPPOSITION, fromSeat: 0, token: 'culture' },
      statusChanged(0, 'culture', 2, 1, 'taken'),
      statusChanged(OPPOSITION, 'culture', 1, 2, 'token'),
    ]);
    expect([t.seat(0).tokens, t.seat(OPPOSITION).tokens.culture]).toEqual([{ industry: 3, culture: 1 }, 2]);
  });

  test('SOLO-BON-7: if several are least advanced, the player chooses among those of which there is a token', () => {
    const { t } = winToken('pay', { player: { tokens: { industry: 1, finance: 1 } } });
    expect(choicesForOpposition(t)).toEqual(['opposition-take industry', 'opposition-take finance']);
    t.play('opposition-take finance');
    expect(t.seat(0).tokens).toEqual({ industry: 1 });
    const one = winToken('pay', { player: { tokens: { finance: 1 } } });
    expect(choicesForOpposition(one.t)).toBeNull();
    expect(one.t.seat(OPPOSITION).tokens).toEqual({ finance: 1 });
  });

  test('SOLO-BON-7, EC-101: without a token of a least advanced status nothing happens', () => {
    const { t, plan } = winToken('pay', { opposition, player: { tokens: { industry: 3 } } });
    expect(plan).toMatchObject({ token: 'pay', step: 'nothing' });
    expect(t.seat(0).tokens).toEqual({ industry: 3 });
  });

  test('SOLO-BON-7, EC-101: a status that comes from a building has no token', () => {
    const { plan } = winToken('pay', { opposition, player: { buildings: ['shipyard'] } });
    expect(plan).toMatchObject({ step: 'nothing' });
  });
});
