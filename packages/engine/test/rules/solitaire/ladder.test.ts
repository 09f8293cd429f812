/**
 * Solitaire: the ladder with its marker, the number of actions of the Opposition, and who acts first (SOLO-NUM,
 * SOLO-FIRST, SOLO-SEQ).
 */
import { describe, expect, test } from 'vitest';
import type { GameEvent, Options } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import type { Scenario } from '../../support/scenario.ts';
import { OPPOSITION, occupiedEurope, oppositionPlans, passAndAct, solitaireScenario } from '../../support/solitaire.ts';

/** Europe is full: the Opposition can only draw there. */
const FULL = { cities: occupiedEurope(0) };
/** The Opposition can neither occupy nor draw. */
const STUCK = { ...FULL, abolished: true, removed: ['europe-0'] };
/** A player who can draw once with a building. */
const DRAWER = { player: { harbor: 3, buildings: ['market'] } };
const DRAW = ['activate market', 'draw slavery'];

/** Colours of the scheduled actions, in their order. */
function actingColours(events: readonly GameEvent[]): unknown[] {
  return oppositionPlans(events)
    .filter(({ occasion }) => occasion === 'action')
    .map(({ colour }) => colour);
}

/** A tile of level 1 that grants the Opposition no extra action. */
function tileWithoutActions(t: Scenario): string {
  return t.game.mode.forecast!(t.game).find(({ level, extraActions }) => level === 1 && extraActions === 0)!.building;
}

describe('SOLO-NUM: how many actions', () => {
  test('SOLO-NUM-1: with the marker on position 4 the first three discs of the ladder act, in their order', () => {
    const { events } = passAndAct({ ...STUCK, marker: 4, ladder: [5, 3, 5, 2, 3, 4, 2, 4] });
    expect(actingColours(events)).toEqual([5, 3, 5]);
  });

  test('SOLO-NUM-2, SOLO-EOR-6, T-71: the marker starts the seven rounds on 3, 3, 3, 4, 4, 5, 5', () => {
    const t = solitaireScenario({ ...STUCK, decision: 'build', marker: 3 });
    const rounds = Array.from({ length: 7 }, () => {
      const { marker } = t.position.numbers!;
      t.play(`build ${tileWithoutActions(t)}`);
      return { position: marker[0], actions: actingColours(t.play('pass')).length };
    });
    expect(rounds.map(({ position }) => position)).toEqual([3, 3, 3, 4, 4, 5, 5]);
    expect(rounds.map(({ actions }) => actions)).toEqual([2, 2, 2, 3, 3, 4, 4]);
    expect(t.asks).toBe('over');
  });

  test('SOLO-NUM-3, EC-94: extra actions advance the marker, and the bonus Draw belongs to the colour that is then under it', () => {
    const ladder = [2, 3, 4, 5, 5, 4, 3, 2];
    const t = solitaireScenario({ ...FULL, ...DRAWER, decision: 'build', marker: 3, ladder });
    expect(factsOf(t.play('build workshop'), 'extra-actions-granted', 'ladder-marker-moved')).toEqual([
      { event: 'extra-actions-granted', seat: OPPOSITION, actions: 2 },
      { event: 'ladder-marker-moved', seat: OPPOSITION, position: 5, actions: 4 },
    ]);
    t.play('activate market');
    expect(factsOf(t.play('draw slavery'), 'draw-owed')).toEqual([{ event: 'draw-owed', seat: OPPOSITION, colour: 5 }]);
    const events = t.play('pass');
    expect(actingColours(events)).toEqual([2, 3, 4, 5]);
    expect(oppositionPlans(events).at(-1)).toMatchObject({ occasion: 'bonus-draw', colour: 5 });
  });

  test('SOLO-NUM-3: a tile of the indicator’s column does not move the marker', () => {
    const t = solitaireScenario({ ...STUCK, decision: 'build', marker: 3 });
    expect(factsOf(t.play('build market'), 'extra-actions-granted', 'ladder-marker-moved')).toEqual([
      { event: 'extra-actions-granted', seat: OPPOSITION, actions: 0 },
    ]);
    expect(actingColours(t.play('pass'))).toEqual([2, 3]);
  });

  test('SOLO-EOR-5, SOLO-EOR-6: the discs that had an action move to the end in their order, the others move down', () => {
    const { t, events } = passAndAct({ ...STUCK, marker: 5, owed: true, ladder: [2, 3, 4, 5, 5, 4, 3, 2] });
    const order = [5, 4, 3, 2, 2, 3, 4, 5];
    expect(factsOf(events, 'ladder-turned')).toEqual([{ event: 'ladder-turned', actions: 4, order }]);
    expect(t.position.numbers).toMatchObject({ ladder: order, marker: [3, 0] });
  });

  test('EC-93: a colour that can do nothing loses its action and still moves to the end', () => {
    const { t, plan } = passAndAct({ ...STUCK, marker: 2 });
    expect(plan).toEqual({
      occasion: 'action',
      colour: 2,
      step: 'nothing',
      candidates: [],
      ties: [],
      options: [],
    });
    expect(t.position.numbers!.ladder).toEqual([3, 4, 5, 2, 3, 4, 5, 2]);
    expect(t.position.neutrals).toEqual([28, 28, 28, 28]);
  });
});

/** Ends the Build Phase of a round; returns who acts first, and why. */
function order(
  sketch: Parameters<typeof solitaireScenario>[0],
  firstTest: Options['rulings.solo.firstTest'] = 'firstColour',
) {
  const options = { 'rulings.solo.firstTest': firstTest, ...sketch?.options };
  const t = solitaireScenario({ round: 3, marker: 3, ...sketch, decision: 'build', options });
  const events = t.play('build market');
  const [{ event, seat, ...decided }] = factsOf(events, 'opposition-order-decided');
  expect(actingColours(events)).toHaveLength(decided.first === 'opposition' ? 2 : 0);
  return { t, events, decided };
}

/** Africa is open, and its cities are free; colour 3 has a disc there, the others have none. */
const AFRICA = { ...FULL, tracks: { africa: [3, 0, 0, 0, 0, 0] } };
const PLAYER_IN_AFRICA = { ...FULL, open: ['africa'] };

describe('SOLO-FIRST: who acts first', () => {
  test.each([1, 2])('SOLO-FIRST-1: in round %i the player acts first, though the Opposition could occupy', (round) => {
    const { t, decided } = order({ round });
    expect(decided).toEqual({ first: 'player', reason: 'early-round', colours: [] });
    expect(t.asks).toBe('turn 0');
  });

  test('SOLO-FIRST-2: from round 3 on the Opposition acts first if its first action can be to occupy a city', () => {
    const { t, events, decided } = order({ cities: occupiedEurope(0, 'rome', 'venice'), tokens: { rome: 'culture' } });
    expect(decided).toEqual({ first: 'opposition', reason: 'can-occupy', colours: [2] });
    expect(factsOf(events, 'city-occupied').map(({ city }) => city)).toEqual(['rome', 'venice']);
    expect(t.asks).toBe('turn 0');
    expect(actingColours(t.play('pass'))).toEqual([]);
  });

  test('SOLO-FIRST-2: otherwise the player acts first', () => {
    const { t, decided } = order(FULL);
    expect(decided).toEqual({ first: 'player', reason: 'cannot-occupy', colours: [] });
    expect(actingColours(t.play('pass'))).toEqual([2, 3]);
  });

  test('SOLO-FIRST-2: with the option not to occupy ordinary cities without a link, they do not count', () => {
    const options = { 'rulings.solo.occupyOneGlory': false };
    const india = { ...FULL, tracks: { india: [2, 0, 0, 0, 0, 0, 0] } };
    expect(order({ ...india, cities: { ...FULL.cities, surat: 0 } }).decided.first).toBe('opposition');
    expect(order({ ...india, cities: { ...FULL.cities, surat: 0 }, options }).decided.first).toBe('player');
  });

  test('SOLO-FIRST-3: only the colour on position 1 is tested, unless the option includes all four', () => {
    expect(order(AFRICA).decided.first).toBe('player');
    expect(order({ ...AFRICA, ladder: [3, 2, 4, 5, 2, 3, 4, 5] }).decided).toMatchObject({ colours: [3] });
    const any = order({ ...AFRICA, ladder: [2, 3, 4, 5, 2, 3, 4, 5] }, 'anyColour').decided;
    expect(any).toEqual({ first: 'opposition', reason: 'can-occupy', colours: [3] });
    expect(order(PLAYER_IN_AFRICA, 'anyColour').decided.first).toBe('player');
  });

  test('SOLO-FIRST-3: or the option includes the player as well', () => {
    expect(order(AFRICA, 'anyone').decided).toMatchObject({ first: 'opposition', colours: [3, 0] });
    expect(order(PLAYER_IN_AFRICA, 'anyone').decided).toMatchObject({ first: 'opposition', colours: [0] });
    expect(order(FULL, 'anyone').decided).toMatchObject({ first: 'player', colours: [] });
  });

  test('SOLO-FIRST-3: a player who has all discs in the harbor or on the board is present too', () => {
    const player = { harbor: 14 };
    expect(order({ ...PLAYER_IN_AFRICA, player }, 'anyone').decided).toMatchObject({ colours: [0] });
  });

  test('SOLO-FIRST-3: with that option every free city counts, even one that the Opposition would not occupy', () => {
    const india = { cities: occupiedEurope(4), open: ['india'] };
    const options = { 'rulings.solo.occupyOneGlory': false };
    expect(order({ ...india, options }, 'anyone').decided).toMatchObject({ first: 'opposition', colours: [0] });
  });
});

describe('SOLO-SEQ: the sequence of a round', () => {
  test('SOLO-SEQ-1: all turns of the player, then all actions of the Opposition, then the bonus Draw', () => {
    const t = solitaireScenario({ ...FULL, ...DRAWER, decision: 'build', marker: 3 });
    t.play('build market', ...DRAW);
    expect(t.asks).toBe('turn 0');
    const events = t.play('pass');
    expect(oppositionPlans(events).map(({ occasion }) => occasion)).toEqual(['action', 'action', 'bonus-draw']);
    expect(t.asks).toBe('build 0');
  });

  test('SOLO-SEQ-2: after an Opposition that acted first the bonus Draw still comes at the end of the round', () => {
    const t = solitaireScenario({
      ...DRAWER,
      decision: 'build',
      round: 3,
      marker: 3,
      cities: occupiedEurope(0, 'rome'),
    });
    expect(oppositionPlans(t.play('build market')).map(({ step }) => step)).toEqual(['occupy', 'draw']);
    t.play('activate market');
    expect(oppositionPlans(t.play('draw europe'))).toEqual([]);
    expect(oppositionPlans(t.play('pass'))).toMatchObject([{ occasion: 'bonus-draw', colour: 4 }]);
  });
});
