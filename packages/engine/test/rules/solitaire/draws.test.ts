/**
 * Solitaire: which cards the Opposition draws, and the bonus Draw caused by the player's own Draws (SOLO-DRAW,
 * SOLO-BDR).
 */
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

const FULL = { cities: occupiedEurope(0) };
/** Without discs neither Europe’s stack nor Slavery can be drawn from. */
const NOT_EUROPE = { abolished: true, removed: ['europe-0'] };

/** Colour 3, under the marker, has its bonus Draw, and the Opposition has no other action. */
function bonusDraw(sketch: Parameters<typeof passAndAct>[0]) {
  return passAndAct({ ...FULL, acted: true, owed: true, ...sketch });
}

/** Discs of colour 3 beside tracks. */
function discsBesideTracks(discs: Record<string, number>) {
  const regions = Object.keys(discs);
  return {
    open: regions,
    beside: Object.fromEntries(regions.map((region) => [region, [0, 0, 0, discs[region]]])),
  };
}

describe('SOLO-DRAW: the card', () => {
  test('SOLO-DRAW-1: from an open region or Europe, with as many discs as the value of the card', () => {
    const tracks = { india: [3, 3], africa: Array(6).fill(0), caribbean: Array(6).fill(0) };
    const { plan } = bonusDraw({
      tracks,
      beside: { africa: [0, 0, 0, 2], caribbean: [0, 0, 0, 2] },
      removed: ['africa-1', 'caribbean-1', 'caribbean-2'],
    });
    expect(plan).toMatchObject({ occasion: 'bonus-draw', colour: 3, candidates: ['africa', 'europe', 'slavery'] });
  });

  test('SOLO-DRAW-1: the discs of other colours do not help', () => {
    const { plan } = bonusDraw({ ...NOT_EUROPE, open: ['africa'], beside: { africa: [3, 0, 3, 0, 3, 3] } });
    expect(plan).toMatchObject({ step: 'nothing' });
  });

  test('SOLO-DRAW-1: Slavery only before its Abolition', () => {
    expect(bonusDraw({}).plan).toMatchObject({ candidates: ['europe', 'slavery'] });
    expect(bonusDraw({ abolished: true }).plan).toMatchObject({ candidates: ['europe'] });
  });

  test('SOLO-DRAW-2: the card that advances the statuses most in all', () => {
    const { t, plan, events } = bonusDraw(discsBesideTracks({ africa: 2 }));
    expect(plan).toMatchObject({
      step: 'draw',
      candidates: ['africa', 'europe', 'slavery'],
      ties: [{ by: 'greatest-advance', left: ['africa', 'slavery'] }],
    });
    expect(choicesForOpposition(t)).toEqual(['opposition-draw africa', 'opposition-draw slavery']);
    expect(factsOf(events, 'card-drawn')).toEqual([]);
    const better = bonusDraw({ ...discsBesideTracks({ africa: 2 }), removed: ['africa-1'] });
    expect(better.plan).toMatchObject({ ties: [{ by: 'greatest-advance', left: ['africa'] }], options: ['africa'] });
    expect(better.t.seat(OPPOSITION).cards).toEqual(['africa-2']);
    expect(better.t.status(OPPOSITION, 'politics')).toBe(2);
  });

  test('SOLO-DRAW-2: steps beyond 15 are ignored', () => {
    const opposition = { tokens: { industry: 15, finance: 15 } };
    expect(bonusDraw({ opposition }).plan).toMatchObject({
      candidates: ['europe', 'slavery'],
      ties: [{ by: 'greatest-advance', left: ['europe'] }],
    });
  });

  test('SOLO-DRAW-2: among equals the card that most advances the least advanced status, then the next', () => {
    // Culture 2 compared with Industry 2.
    const first = {
      ...discsBesideTracks({ 'south-america': 1 }),
      opposition: { tokens: { industry: 3, culture: 1, finance: 9 } },
    };
    expect(bonusDraw(first).plan).toMatchObject({
      ties: [{ by: 'greatest-advance' }, { by: 'least-advanced', left: ['south-america'] }],
      options: ['south-america'],
    });
    // Industry and Culture compared with Industry and Politics: Industry is least advanced, then Politics.
    const tokens = { industry: 1, culture: 5, finance: 9, politics: 3 };
    const next = { ...NOT_EUROPE, ...discsBesideTracks({ 'north-america': 1, 'far-east': 1 }), opposition: { tokens } };
    expect(bonusDraw(next).plan).toMatchObject({
      candidates: ['north-america', 'far-east'],
      ties: [{ by: 'least-advanced', left: ['far-east'] }],
    });
  });

  test('SOLO-DRAW-2: statuses that are equally advanced count together', () => {
    const sketch = { ...NOT_EUROPE, ...discsBesideTracks({ africa: 1, 'south-america': 1 }) };
    const tokens = { industry: 2, culture: 2, finance: 5, politics: 5 };
    expect(bonusDraw({ ...sketch, opposition: { tokens } }).plan).toMatchObject({
      ties: [{ by: 'least-advanced', left: ['south-america'] }],
    });
    // One Industry and one Finance equal two Culture.
    const { t } = bonusDraw({ ...sketch, opposition: { tokens: { ...tokens, finance: 2 } } });
    expect(choicesForOpposition(t)).toEqual(['opposition-draw africa', 'opposition-draw south-america']);
  });

  test('SOLO-DRAW-3: of cards that advance it equally, cards that push a status beyond 15 are excluded first', () => {
    // Slavery advances Industry, the least advanced, by only one of its two; Europe’s card advances Politics by one.
    const opposition = { tokens: { industry: 14, culture: 15, finance: 15, politics: 14 } };
    expect(bonusDraw({ opposition }).plan).toMatchObject({
      candidates: ['europe', 'slavery'],
      ties: [{ by: 'within-tracks', left: ['europe'] }],
      options: ['europe'],
    });
  });

  test('SOLO-DRAW-3: a card that advances it more is taken though it pushes a status beyond 15', () => {
    const opposition = { tokens: { industry: 14, finance: 3 } };
    const { plan } = bonusDraw({ opposition, cities: occupiedEurope(3), removed: ['slavery-0'] });
    expect(plan).toMatchObject({ ties: [{ by: 'greatest-advance', left: ['slavery'] }], options: ['slavery'] });
    const all = bonusDraw({ opposition: { tokens: { industry: 14 } }, removed: ['europe-0'] }).plan;
    expect(all).toMatchObject({ ties: [], options: ['slavery'] });
  });

  test('SOLO-DRAW-4: among several equal cards the player chooses', () => {
    const { t, plan } = bonusDraw({ ...NOT_EUROPE, ...discsBesideTracks({ africa: 1, caribbean: 1 }) });
    expect(plan).toMatchObject({ ties: [], options: ['africa', 'caribbean'] });
    expect(choicesForOpposition(t)).toEqual(['opposition-draw africa', 'opposition-draw caribbean']);
    expect(factsOf(t.play('opposition-draw caribbean'), 'card-drawn')).toEqual([
      { event: 'card-drawn', seat: OPPOSITION, deck: 'caribbean', card: 'caribbean-1' },
    ]);
    expect(choicesForOpposition(t)).toBeNull();
  });

  test('SOLO-DRAW-5: step E looks only where the colour has most discs, the bonus Draw everywhere', () => {
    // The card of Africa advances more, but the colour has only one disc there.
    const cities = { ...occupiedEurope(0), rome: 3, venice: 3, elmina: 0, 'cape-town': 0 };
    const sketch = { ...discsBesideTracks({ africa: 1 }), cities, abolished: true };
    expect(passAndAct({ ...sketch, ladder: [3, 2, 4, 5, 2, 3, 4, 5] }).plan).toMatchObject({
      step: 'draw',
      candidates: ['africa', 'europe'],
      ties: [{ by: 'most-discs', left: ['europe'] }],
    });
    expect(bonusDraw(sketch).plan).toMatchObject({ ties: [{ by: 'greatest-advance', left: ['africa'] }] });
  });

  test('SOLO-DRAW-6: the card that abolishes Slavery affects the Opposition as well, which loses glory for its own Slavery cards', () => {
    const removed = ['europe-0', 'europe-1', 'europe-2', 'europe-3', 'europe-4', 'slavery-0', 'slavery-1', 'slavery-2'];
    const { t, events } = bonusDraw({
      cities: { ...occupiedEurope(3), london: 0 },
      removed: [...removed, 'slavery-5'],
      player: { cards: ['slavery-3'] },
      opposition: { cards: ['slavery-4'], tokens: { industry: 13, finance: 13 } },
    });
    expect(factsOf(events, 'card-drawn', 'abolition-triggered', 'slavery-set-aside')).toEqual([
      { event: 'card-drawn', seat: OPPOSITION, deck: 'europe', card: 'europe-5' },
      { event: 'abolition-triggered', seat: OPPOSITION, colour: OPPOSITION },
      { event: 'slavery-set-aside', seat: 0, card: 'slavery-3' },
      { event: 'slavery-set-aside', seat: OPPOSITION, card: 'slavery-4' },
    ]);
    expect(t.score(OPPOSITION).slavery).toBe(-1);
    expect(t.status(OPPOSITION, 'industry')).toBe(13);
  });

  test('SOLO-DRAW-6: it may hold Slavery cards like a player', () => {
    const { t } = bonusDraw({});
    expect(t.seat(OPPOSITION).cards).toEqual(['slavery-0']);
    expect(t.status(OPPOSITION, 'industry')).toBe(2);
  });

  test('EC-109: at its limit it still draws, and discards at the end of the round', () => {
    const { t, events } = bonusDraw({
      ...discsBesideTracks({ africa: 1 }),
      ...NOT_EUROPE,
      opposition: { cards: ['south-america-1'] },
    });
    const cards = factsOf(events, 'card-drawn', 'card-discarded').map(({ event, card }) => `${event} ${card}`);
    expect(cards).toEqual(['card-drawn africa-1', 'card-discarded africa-1']);
    expect(t.seat(OPPOSITION).cards).toEqual(['south-america-1']);
  });
});

describe('SOLO-NUM-4, SOLO-BDR: the bonus Draw', () => {
  const DRAWER = { ...FULL, marker: 2 };

  test('SOLO-NUM-4, SOLO-BDR-1: after a Draw of the player the colour under the marker draws at the end of the round', () => {
    const cities = { ...FULL.cities, rome: 3 };
    const t = solitaireScenario({ ...DRAWER, cities, player: { harbor: 2, buildings: ['market'] } });
    t.play('activate market');
    expect(factsOf(t.play('draw europe'), 'draw-owed')).toEqual([{ event: 'draw-owed', seat: OPPOSITION, colour: 3 }]);
    expect(t.position.numbers!.marker).toEqual([2, 1]);
    expect(oppositionPlans(t.play('pass'))).toMatchObject([
      { occasion: 'action', colour: 2, options: ['slavery'] },
      { occasion: 'bonus-draw', colour: 3, step: 'draw', options: ['slavery'] },
    ]);
  });

  test('SOLO-NUM-4: without a Draw of the player there is no bonus Draw', () => {
    const t = solitaireScenario({ ...DRAWER, player: { harbor: 2, buildings: ['shipyard'] } });
    expect(factsOf(t.play('activate shipyard', 'ship africa'), 'draw-owed')).toEqual([]);
    expect(oppositionPlans(t.play('pass')).map(({ occasion }) => occasion)).toEqual(['action']);
  });

  test('SOLO-NUM-4, EC-95: a Draw by a token counts', () => {
    const t = solitaireScenario({ ...DRAWER, player: { harbor: 2, tokens: { 'ship-draw': 1 } } });
    t.play('spend ship-draw');
    expect(factsOf(t.play('draw europe'), 'draw-owed')).toHaveLength(1);
  });

  test('EC-96: two Draws of the Trade Office, or further ones, lead to one bonus Draw', () => {
    const t = solitaireScenario({
      ...DRAWER,
      player: { harbor: 9, tokens: { politics: 7 }, buildings: ['trade-office', 'market'] },
    });
    const moves = ['activate trade-office', 'draw europe', 'draw europe', 'activate market', 'draw slavery'];
    const events = moves.flatMap((move) => t.play(move));
    expect(factsOf(events, 'card-drawn')).toHaveLength(3);
    expect(factsOf(events, 'draw-owed')).toHaveLength(1);
    expect(oppositionPlans(t.play('pass')).map(({ occasion }) => occasion)).toEqual(['action', 'bonus-draw']);
  });

  test('SOLO-BDR-1: if that colour cannot draw, the Draw is lost', () => {
    const { t, plan, events } = bonusDraw({ ...NOT_EUROPE, open: ['africa'], beside: { africa: [0, 0, 1, 0, 1, 1] } });
    expect(plan).toEqual({
      occasion: 'bonus-draw',
      colour: 3,
      step: 'nothing',
      candidates: [],
      ties: [],
      options: [],
    });
    expect(factsOf(events, 'card-drawn')).toEqual([]);
    expect(t.asks).toBe('build 0');
  });

  test('SOLO-BDR-2: of all its stacks it takes what advances the Opposition most', () => {
    const { plan } = bonusDraw({
      ...discsBesideTracks({ africa: 3, 'north-america': 2 }),
      removed: ['north-america-1'],
    });
    expect(plan).toMatchObject({
      candidates: ['africa', 'north-america', 'europe', 'slavery'],
      ties: [{ by: 'greatest-advance', left: ['north-america'] }],
    });
  });

  test('SOLO-BDR-3: the colour keeps its place and is first in the next round', () => {
    const { t, plan } = bonusDraw({ marker: 4, ladder: [2, 2, 3, 5, 4, 3, 4, 5] });
    expect(plan).toMatchObject({ occasion: 'bonus-draw', colour: 5 });
    expect(t.position.numbers!.ladder).toEqual([5, 4, 3, 4, 5, 2, 2, 3]);
  });
});
