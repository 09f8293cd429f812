/** Solitaire: steps A to E of the Opposition's procedure, their order and conditions (SOLO-OPP). */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../support/events.ts';
import {
  choicesForOpposition,
  OPPOSITION,
  occupiedEurope,
  oppositionPlans,
  passAndAct,
  solitaireScenario,
} from '../../support/solitaire.ts';

/** Europe is full, so that a colour must act elsewhere. */
const FULL = { cities: occupiedEurope(0) };
/** A full track with one disc of colour 2. */
const SHARED = [0, 2, 0, 0, 0, 0];
const NO_ONE_GLORY = { 'rulings.solo.occupyOneGlory': false };
/** Without discs neither Europe’s stack nor Slavery can be drawn from. */
const NO_DRAW = { abolished: true, removed: ['europe-0'] };

describe('SOLO-OPP: in general', () => {
  test('SOLO-OPP-1: it needs no harbor, status or building, and uses discs from the supply of the colour', () => {
    const { t, events } = passAndAct({ cities: occupiedEurope(0, 'rome'), tokens: { rome: 'culture' } });
    expect(factsOf(events, 'city-occupied')).toEqual([
      { event: 'city-occupied', seat: OPPOSITION, colour: 2, city: 'rome' },
    ]);
    expect(t.position.cities.rome).toEqual({ disc: 2 });
    expect(t.position.neutrals).toEqual([27, 28, 28, 28]);
    expect(t.seat(OPPOSITION)).toMatchObject({ harbor: 0, supply: 0 });
  });

  test('SOLO-OPP-2: presence is that of the colour alone', () => {
    const africa = { ...FULL, tracks: { africa: [0, 3, 3, 0, 0, 0] } };
    expect(passAndAct(africa).plan).toMatchObject({ step: 'ship-beside', candidates: ['africa'] });
    const own = { ...FULL, tracks: { africa: [0, 2, 3, 0, 0, 0] } };
    expect(passAndAct(own).plan).toMatchObject({ step: 'occupy', candidates: ['elmina', 'cape-town'] });
  });

  test('SOLO-OPP-2: links are those of the colour alone', () => {
    const cities = { ...occupiedEurope(0, 'rome', 'lisbon', 'paris'), venice: 3, london: 2 };
    const { plan } = passAndAct({ cities, tokens: { rome: 'culture', lisbon: 'culture', paris: 'culture' } });
    expect(plan).toMatchObject({ step: 'occupy-linked', candidates: ['paris', 'lisbon'] });
  });

  test('SOLO-OPP-3: a track without a gain is skipped while another step is possible', () => {
    const opposition = { tokens: { politics: 15 } };
    const tokens = { 'india.2': 'politics', 'africa.3': 'culture' };
    const tracks = { india: [2], africa: [3, 2] };
    const useful = passAndAct({ ...FULL, opposition, tokens, tracks }).plan;
    expect(useful).toMatchObject({ step: 'ship', candidates: ['africa'], options: ['africa'], passedOver: ['india'] });
    const { t, plan } = passAndAct({ ...FULL, opposition, tokens: { 'india.2': 'politics' }, tracks: { india: [2] } });
    expect(plan).toMatchObject({ step: 'draw', passedOver: ['india'] });
    expect(t.position.tracks.india.spaces[1]).toEqual({ token: 'politics' });
    const beside = passAndAct({ ...FULL, opposition, tokens, tracks: { india: [2] }, open: ['caribbean'] }).plan;
    expect(beside).toMatchObject({ step: 'ship-beside', options: ['caribbean'], passedOver: ['india'] });
  });

  test('SOLO-OPP-3: raising a status of 14 is a gain', () => {
    const opposition = { tokens: { politics: 14 } };
    const { plan } = passAndAct({ ...FULL, opposition, tokens: { 'india.2': 'politics' }, tracks: { india: [2] } });
    expect(plan).toMatchObject({ step: 'ship', options: ['india'] });
    expect(plan).not.toHaveProperty('passedOver');
  });

  test('SOLO-OPP-3: such a track is taken when nothing else is possible', () => {
    const opposition = { tokens: { politics: 15 } };
    const sketch = { ...FULL, ...NO_DRAW, opposition, tokens: { 'india.2': 'politics' }, tracks: { india: [2] } };
    const { t, plan } = passAndAct(sketch);
    expect(plan).toMatchObject({ step: 'ship', options: ['india'] });
    expect(t.position.tracks.india.spaces[1]).toEqual({ disc: 2 });
    expect(t.status(OPPOSITION, 'politics')).toBe(16);
  });

  test('SOLO-OPP-4: the steps are tried in their order, and the first that is possible is taken', () => {
    const removed = ['europe-0'];
    // All steps are possible at first; each case removes the one of the case before.
    const all = {
      abolished: true,
      removed,
      tracks: { 'south-america': SHARED, africa: [3, 3, 2, 0, 0], india: [2], caribbean: Array<number>(6).fill(0) },
      cities: { ...occupiedEurope(0, 'lisbon'), salvador: 2 } as Record<string, number>,
    };
    expect(passAndAct(all).plan).toMatchObject({ step: 'occupy-linked', candidates: ['lisbon', 'buenos-aires'] });
    const linked = { ...all, cities: { ...occupiedEurope(0), 'buenos-aires': 0 } };
    expect(passAndAct(linked).plan).toMatchObject({ step: 'occupy', candidates: ['cartagena', 'salvador'] });
    const occupied = { ...all, cities: { ...occupiedEurope(3), 'buenos-aires': 0, salvador: 0, cartagena: 0 } };
    expect(passAndAct(occupied).plan).toMatchObject({ step: 'complete-track', candidates: ['africa'] });
    const completed = { ...occupied, tracks: { ...all.tracks, africa: [0, 0, 0, 0, 3] } };
    expect(passAndAct(completed).plan).toMatchObject({ step: 'ship', candidates: ['india'] });
    const shipped = { ...completed, tracks: { ...completed.tracks, india: [] } };
    expect(passAndAct(shipped).plan).toMatchObject({ step: 'ship-beside', candidates: ['caribbean'] });
    const beside = { ...shipped, tracks: { ...shipped.tracks, caribbean: [] } };
    expect(passAndAct(beside).plan).toMatchObject({ step: 'draw', candidates: ['south-america'] });
    const drawn = { ...beside, removed: [...removed, 'south-america-1'] };
    expect(passAndAct(drawn).plan).toMatchObject({ step: 'nothing', candidates: [], options: [] });
  });

  test('EC-99: a colour whose supply is empty can only draw', () => {
    const discs = { africa: [0, 0, 28] };
    const open = ['africa'];
    const { t, plan } = passAndAct({ cities: occupiedEurope(0, 'rome'), open, beside: discs });
    expect(t.position.neutrals?.[0]).toBe(0);
    expect(plan).toMatchObject({ step: 'draw', options: ['africa'] });
    const one = passAndAct({ cities: occupiedEurope(0, 'rome'), open, beside: { africa: [0, 0, 27] } });
    expect(one.plan).toMatchObject({ step: 'occupy' });
  });
});

describe('SOLO-OPP: steps A and B, cities', () => {
  test('SOLO-OPP-A: first a free city that gives control of a link, before a city of 2 glory', () => {
    const { t, plan, events } = passAndAct({
      tracks: { africa: SHARED },
      cities: { ...occupiedEurope(0, 'rome'), venice: 2 },
      tokens: { 'rome+venice': 'finance' },
    });
    expect(plan).toEqual({
      occasion: 'action',
      colour: 2,
      step: 'occupy-linked',
      candidates: ['rome'],
      ties: [],
      options: ['rome'],
    });
    expect(factsOf(events, 'link-control-gained', 'link-token-claimed')).toEqual([
      { event: 'link-control-gained', seat: OPPOSITION, colour: 2, link: 'rome+venice' },
      { event: 'link-token-claimed', seat: OPPOSITION, colour: 2, link: 'rome+venice', token: 'finance' },
    ]);
    expect(t.status(OPPOSITION, 'finance')).toBe(1);
    expect(t.score(OPPOSITION).links).toBe(1);
  });

  test('SOLO-OPP-A: not in a closed region, nor where the colour has no disc', () => {
    const cities = { ...occupiedEurope(0), paris: 2, lisbon: 2 };
    const tracks = { 'north-america': [0, 2, 0, 0, 0], 'south-america': [0, 3, 0, 0, 0, 0] };
    expect(passAndAct({ cities, tracks }).plan).toMatchObject({ step: 'ship-beside', candidates: ['south-america'] });
  });

  test('SOLO-OPP-B: any free city where the colour is present, first one of 2 glory', () => {
    const { plan } = passAndAct({
      cities: occupiedEurope(0, 'rome'),
      tracks: { africa: SHARED },
      tokens: { rome: 'attack' },
    });
    expect(plan).toMatchObject({
      step: 'occupy',
      candidates: ['rome', 'elmina', 'cape-town'],
      ties: [{ by: 'two-glory', left: ['cape-town'] }],
      options: ['cape-town'],
    });
  });

  test('SOLO-OPP-B: ordinary cities are occupied too, except with the option for cities of 2 glory only', () => {
    const rome = { cities: occupiedEurope(0, 'rome') };
    expect(passAndAct(rome).plan).toMatchObject({ step: 'occupy', options: ['rome'] });
    expect(passAndAct({ ...rome, options: NO_ONE_GLORY }).plan).toMatchObject({ step: 'draw' });
    const great = passAndAct({ ...rome, options: NO_ONE_GLORY, tracks: { africa: SHARED } }).plan;
    expect(great).toMatchObject({ step: 'occupy', candidates: ['cape-town'] });
    const linked = { cities: { ...rome.cities, venice: 2 }, options: NO_ONE_GLORY };
    expect(passAndAct(linked).plan).toMatchObject({ step: 'occupy-linked', options: ['rome'] });
  });

  test('EC-98: two colours at the ends of a link control nothing and take no token; one colour may later', () => {
    const tokens = { 'rome+venice': 'finance', rome: 'culture' };
    const mixed = passAndAct({ cities: { ...occupiedEurope(0, 'rome'), venice: 3 }, tokens });
    expect(mixed.plan).toMatchObject({ step: 'occupy', options: ['rome'] });
    expect(mixed.t.position.links['rome+venice']).toBe('finance');
    expect(mixed.t.score(OPPOSITION)).toMatchObject({ links: 0, cities: 2 });
    const unmixed = passAndAct({
      ladder: [3, 2, 4, 5, 2, 3, 4, 5],
      cities: { ...occupiedEurope(0, 'rome'), venice: 3 },
      tokens,
    });
    expect(unmixed.t.position.links['rome+venice']).toBeNull();
    expect(unmixed.t.score(OPPOSITION).links).toBe(1);
  });
});

describe('SOLO-OPP: steps C and D, tracks', () => {
  test('SOLO-OPP-C: the last space, if the Opposition then gets the Governor', () => {
    const { t, plan, events } = passAndAct({
      ...FULL,
      tracks: { africa: [2, 0, 0, 2, 3] },
      tokens: { 'africa.6': 'culture' },
    });
    expect(plan).toMatchObject({ step: 'complete-track', candidates: ['africa'], options: ['africa'] });
    expect(factsOf(events, 'governor-awarded')).toMatchObject([{ region: 'africa', colour: 2, tieBreak: false }]);
    expect(t.seat(OPPOSITION).cards).toEqual(['africa-governor']);
    expect([
      t.status(OPPOSITION, 'finance'),
      t.status(OPPOSITION, 'politics'),
      t.status(OPPOSITION, 'culture'),
    ]).toEqual([2, 1, 1]);
    expect(t.isOpen('africa')).toBe(true);
  });

  test('SOLO-OPP-C: not if the player would get it, by majority or by the nearer disc', () => {
    const majority = passAndAct({ ...FULL, tracks: { africa: [2, 0, 0, 0, 3] } });
    expect(majority.plan).toMatchObject({ step: 'draw' });
    // Two discs each: the player's is nearest except on the last space, which decides in favour of its owner.
    expect(passAndAct({ ...FULL, tracks: { africa: [2, 0, 0, 3, 4] } }).plan).toMatchObject({ step: 'complete-track' });
    expect(passAndAct({ ...FULL, tracks: { africa: [3, 3, 4, 0, 0] } }).plan).toMatchObject({ step: 'draw' });
    // The discs of different colours do not add up.
    expect(passAndAct({ ...FULL, tracks: { africa: [0, 0, 3, 4, 5] } }).plan).toMatchObject({ step: 'draw' });
  });

  test('SOLO-OPP-C, EC-97: the Opposition also gets a Governor won by another colour than the acting one', () => {
    const { t, plan, events } = passAndAct({ ...FULL, tracks: { africa: [3, 3, 3, 0, 0] } });
    expect(plan).toMatchObject({ colour: 2, step: 'complete-track' });
    expect(factsOf(events, 'governor-awarded')).toMatchObject([{ colour: 3 }]);
    expect(t.seat(OPPOSITION).cards).toEqual(['africa-governor']);
  });

  test('EC-97: and one that a colour wins by a Ship of the player', () => {
    const t = solitaireScenario({
      tracks: { africa: [3, 3, 3, 0, 4] },
      player: { harbor: 2, buildings: ['shipyard'] },
    });
    t.play('activate shipyard');
    expect(factsOf(t.play('ship africa'), 'governor-awarded')).toMatchObject([
      { colour: 3, counts: [2, 0, 0, 3, 1, 0] },
    ]);
    expect(t.seat(OPPOSITION).cards).toEqual(['africa-governor']);
  });

  test('SOLO-OPP-D: to a track where the colour has a disc, preferably the farthest from the stack', () => {
    const tracks = { africa: [3, 2], india: [2], caribbean: [3, 3, 2], 'far-east': [3] };
    const { t, plan } = passAndAct({ ...FULL, tracks });
    expect(plan).toMatchObject({
      step: 'ship',
      candidates: ['africa', 'caribbean', 'india'],
      ties: [{ by: 'farthest-disc', left: ['india'] }],
      options: ['india'],
    });
    expect(t.position.tracks.india.spaces[1]).toEqual({ disc: 2 });
    const second = passAndAct({ ...FULL, tracks: { ...tracks, india: [3] } }).plan;
    expect(second).toMatchObject({ ties: [{ by: 'farthest-disc', left: ['africa'] }] });
    const third = passAndAct({ ...FULL, tracks: { ...tracks, india: [3], africa: [3, 3, 3, 2] } }).plan;
    expect(third).toMatchObject({ options: ['caribbean'] });
  });

  test('SOLO-OPP-D: never to a last space', () => {
    const { t, plan } = passAndAct({ ...FULL, ...NO_DRAW, tracks: { africa: [2, 0, 0, 0, 0] } });
    expect(plan).toMatchObject({ step: 'nothing' });
    expect(t.isOpen('africa')).toBe(false);
    const two = passAndAct({ ...FULL, ...NO_DRAW, tracks: { africa: [2, 0, 0, 0] } }).plan;
    expect(two).toMatchObject({ step: 'ship', options: ['africa'] });
  });

  test('SOLO-OPP-D: otherwise beside the track of an open region with a free city, without a token', () => {
    const cities = { ...occupiedEurope(0), elmina: 0, 'cape-town': 0 };
    const { t, plan, events } = passAndAct({ cities, open: ['africa', 'india'] });
    expect(plan).toMatchObject({ step: 'ship-beside', candidates: ['india'], ties: [], options: ['india'] });
    expect(factsOf(events, 'shipped-beside', 'token-gained')).toEqual([
      { event: 'shipped-beside', seat: OPPOSITION, colour: 2, region: 'india' },
    ]);
    expect(t.position.tracks.india.beside).toEqual([0, 0, 1, 0, 0, 0]);
    expect(t.position.neutrals).toEqual([27, 28, 28, 28]);
  });

  test('SOLO-OPP-D: of several such regions the player chooses', () => {
    const { t } = passAndAct({ ...FULL, open: ['africa', 'india'] });
    expect(choicesForOpposition(t)).toEqual(['opposition-ship africa', 'opposition-ship india']);
    t.play('opposition-ship africa');
    expect(t.presence(2, 'africa')).toBe(1);
  });
});

describe('SOLO-OPP: step E', () => {
  test('SOLO-OPP-E: of all areas where it can draw it chooses the one where the colour has most discs', () => {
    const cities = { ...occupiedEurope(0, 'rome'), rome: 2, elmina: 0, 'cape-town': 0, surat: 0, calcutta: 0 };
    const open = ['africa', 'india'];
    const beside = { africa: [0, 0, 2], india: [0, 0, 3] };
    const { t, plan } = passAndAct({ cities, open, beside });
    expect(plan).toMatchObject({
      step: 'draw',
      candidates: ['africa', 'india', 'europe', 'slavery'],
      ties: [{ by: 'most-discs', left: ['india'] }],
      options: ['india'],
    });
    expect(t.seat(OPPOSITION).cards).toEqual(['india-1']);
    const high = passAndAct({ cities, open, beside, removed: ['india-1', 'india-2', 'india-3'] }).plan;
    expect(high).toMatchObject({ candidates: ['africa', 'europe', 'slavery'], options: ['africa'] });
  });

  test('SOLO-OPP-4: each colour acts on the position that the colours before it have left', () => {
    const { events } = passAndAct({ cities: occupiedEurope(0, 'rome'), marker: 3 });
    expect(oppositionPlans(events)).toMatchObject([
      { colour: 2, step: 'occupy', options: ['rome'] },
      { colour: 3, step: 'draw' },
    ]);
  });
});
