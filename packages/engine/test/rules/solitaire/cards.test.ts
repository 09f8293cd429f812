/** Solitaire: the Card Limits of the player and the Opposition at the end of a round (SOLO-EOR, SOLO-SEQ-3). */
import { describe, expect, test } from 'vitest';
import { pending } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import {
  choicesForOpposition,
  OPPOSITION,
  occupiedEurope,
  passAndAct,
  solitaireScenario,
} from '../../support/solitaire.ts';

type Sketch = Parameters<typeof passAndAct>[0];

/** The player passes; the Opposition, which has acted, checks its cards. */
function passAndCheckCards(cards: string[], tokens: Record<string, number> = {}, sketch: Sketch = {}) {
  const governors = cards.filter((card) => card.endsWith('-governor'));
  const open = governors.map((card) => card.replace('-governor', ''));
  const { t, events } = passAndAct({ acted: true, open, ...sketch, opposition: { cards, tokens } });
  const discarded = factsOf(events, 'card-discarded').map(({ card, to }) => `${card} ${to}`);
  return { t, events, discarded, kept: t.seat(OPPOSITION).cards };
}

/** Every status is beyond the spaces that score, so that icons make no difference. */
const FINISHED = { industry: 15, culture: 15, finance: 15, politics: 15 };

describe('SOLO-EOR-2: the Opposition’s limit', () => {
  test('SOLO-EOR-1, SOLO-EOR-2: its limit is checked after the actions, by its Politics', () => {
    const { events, discarded } = passAndCheckCards(['south-america-1'], { politics: 1 });
    expect(factsOf(events, 'card-limit-checked')).toMatchObject([
      { seat: 0 },
      { seat: OPPOSITION, limit: 1, held: 1, slaveryBonus: false, freeGovernor: false },
    ]);
    expect(discarded).toEqual([]);
    expect(passAndCheckCards(['south-america-1', 'africa-1'], { politics: 1 }).discarded).toHaveLength(1);
    expect(passAndCheckCards(['south-america-1', 'africa-1'], { politics: 2 }).discarded).toEqual([]);
  });

  test('SOLO-EOR-2: one card more with a Slavery card, and a Governor in the free slot', () => {
    expect(passAndCheckCards(['slavery-0', 'south-america-1']).discarded).toEqual([]);
    expect(passAndCheckCards(['south-america-governor', 'south-america-1']).discarded).toEqual([]);
    expect(passAndCheckCards(['slavery-0', 'south-america-governor', 'south-america-1']).discarded).toEqual([]);
    expect(passAndCheckCards(['slavery-0', 'slavery-1', 'south-america-1']).discarded).toHaveLength(1);
  });

  test('SOLO-EOR-2: it keeps the cards with most glory, together with its statuses', () => {
    // Culture 2 scores two glory, Industry 1 and Finance 1 score none.
    const statuses = passAndCheckCards(['africa-1', 'south-america-1']);
    expect(statuses).toMatchObject({ kept: ['south-america-1'], discarded: ['africa-1 stack'] });
    expect(factsOf(statuses.events, 'opposition-keeps')).toEqual([
      { event: 'opposition-keeps', seat: OPPOSITION, cards: ['south-america-1'], sets: 1 },
    ]);
    // Culture 2 and a card with two glory, compared with Culture 2 alone.
    expect(passAndCheckCards(['south-america-1', 'far-east-3']).kept).toEqual(['far-east-3']);
  });

  test('SOLO-EOR-2: the limit is computed from the cards that are kept', () => {
    // Both cards of the Far East together are best, but without the card of Europe a Politics of 1 allows only one.
    const { kept } = passAndCheckCards(['far-east-4', 'far-east-5', 'europe-1'], { politics: 1, industry: 1 });
    expect(kept).toEqual(['far-east-5', 'europe-1']);
  });

  test('SOLO-EOR-2: a discarded Slavery card costs one; then most icons are kept; among equal hands the player chooses', () => {
    const cards = ['africa-1', 'africa-2', 'south-america-1', 'south-america-2', 'north-america-1', 'slavery-0'];
    const { t, events, discarded } = passAndCheckCards(cards, FINISHED);
    expect(discarded).toEqual([]);
    expect(factsOf(events, 'opposition-keeps')).toMatchObject([{ sets: 3 }]);
    expect(pending(t.game)).toEqual({ decision: 'opposition-discard', seat: 0, behalfOf: OPPOSITION });
    expect(choicesForOpposition(t)).toEqual([
      'opposition-discard africa-1',
      'opposition-discard south-america-1',
      'opposition-discard north-america-1',
    ]);
    for (const card of ['slavery-0', 'africa-2']) {
      expect(t.why(`opposition-discard ${card}`)).toEqual({
        rule: 'SOLO-EOR-2',
        reason: 'keeps-better-cards',
        params: { card },
      });
    }
    expect(t.why('pass')).toMatchObject({ rule: 'SOLO-EOR-2', reason: 'must-discard-for-opposition' });
    t.play('opposition-discard south-america-1');
    expect(t.seat(OPPOSITION).cards).toEqual(cards.filter((card) => card !== 'south-america-1'));
    expect(t.asks).toBe('build 0');
  });

  test('SOLO-EOR-2: cards that no best hand keeps are discarded before the player decides on the others', () => {
    // The card of the Far East is best, and those of Africa and the Caribbean are equal.
    const { t, discarded } = passAndCheckCards(['africa-1', 'caribbean-1', 'far-east-3', 'europe-0'], {
      politics: 2,
      industry: 1,
    });
    expect(discarded).toEqual(['europe-0 stack']);
    expect(choicesForOpposition(t)).toEqual(['opposition-discard africa-1', 'opposition-discard caribbean-1']);
  });

  test('SOLO-EOR-2, SOLO-TIE-4: without a decision of the player the first of equal cards is discarded', () => {
    const options = { 'solo.choices': 'worst' } as const;
    const { t, discarded } = passAndCheckCards(['africa-1', 'caribbean-1'], {}, { options });
    expect(discarded).toEqual(['africa-1 stack']);
    expect(t.asks).toBe('build 0');
  });

  test('SOLO-EOR-3, EC-104: Governors that it discards are kept aside for their glory, and their icons are lost', () => {
    const cards = ['south-america-governor', 'caribbean-governor', 'far-east-governor'];
    const { t, discarded, kept } = passAndCheckCards(cards, { industry: 15, finance: 10 });
    expect(discarded).toEqual(['far-east-governor kept']);
    expect(kept).toEqual(['south-america-governor', 'caribbean-governor']);
    expect(t.seat(OPPOSITION).kept).toEqual(['far-east-governor']);
    expect(t.status(OPPOSITION, 'culture')).toBe(2);
    expect(t.score(OPPOSITION).cards).toBe(1);
    expect(t.position.removed).not.toContain('far-east-governor');
  });

  test('SOLO-EOR-2, SOLO-EOR-3: discarding them therefore costs no glory', () => {
    const cards = ['south-america-governor', 'caribbean-governor', 'far-east-governor'];
    const { t } = passAndCheckCards(cards, { industry: 15, culture: 15, finance: 15 });
    expect(choicesForOpposition(t)).toEqual(cards.map((card) => `opposition-discard ${card}`));
  });

  test('EC-110: other cards go back to their stacks', () => {
    const { t } = passAndCheckCards(['africa-1', 'south-america-1']);
    expect(t.top('africa')).toBe('africa-1');
    expect(t.top('south-america')).toBe('south-america-2');
  });

  test('EC-110: Slavery cards are set aside', () => {
    // Neither card has glory, while Culture 2 scores some.
    const { t, discarded } = passAndCheckCards(['slavery-0', 'slavery-1', 'south-america-1'], {
      industry: 15,
      finance: 15,
    });
    expect(discarded).toEqual(['slavery-0 set-aside']);
    expect(t.seat(OPPOSITION).aside).toEqual(['slavery-0']);
    expect(t.score(OPPOSITION).slavery).toBe(-1);
  });
});

describe('SOLO-SEQ-3: the player’s limit', () => {
  /** A Payment token in Paris, which colour 2 occupies after the player has passed with two cards. */
  function payWithTwoCards(politics: number, opposition: Record<string, number>) {
    const player = { tokens: { politics, industry: 1 }, cards: ['africa-1', 'caribbean-1'] };
    const t = solitaireScenario({
      cities: occupiedEurope(3, 'paris'),
      tokens: { paris: 'pay' },
      player,
      opposition: { tokens: opposition },
    });
    const events = t.play('pass');
    return { t, checks: factsOf(events, 'card-limit-checked').map(({ seat, limit }) => [seat, limit]) };
  }

  const POLITICS_LEAST = { industry: 1, culture: 1, finance: 1 };
  const INDUSTRY_LEAST = { politics: 1, culture: 1, finance: 1 };

  test('SOLO-SEQ-3, SOLO-EOR-1: it is checked on passing', () => {
    const t = solitaireScenario({ player: { cards: ['africa-1', 'caribbean-1'] } });
    t.play('pass');
    expect(t.asks).toBe('discard 0');
    expect(pending(t.game)).not.toHaveProperty('behalfOf');
  });

  test('SOLO-SEQ-3, SOLO-EOR-1: and again at the end of the round, after that of the Opposition, if the limit has changed since', () => {
    const { t, checks: checked } = payWithTwoCards(2, POLITICS_LEAST);
    expect(checked).toEqual([
      [0, 2],
      [OPPOSITION, 1],
      [0, 1],
    ]);
    expect(t.asks).toBe('discard 0');
    t.play('discard africa-1');
    expect(t.asks).toBe('build 0');
  });

  test('SOLO-SEQ-3: but not if the limit is the same', () => {
    const passed = [
      [0, 2],
      [OPPOSITION, 1],
    ];
    expect(payWithTwoCards(3, POLITICS_LEAST).checks).toEqual(passed);
    expect(payWithTwoCards(2, INDUSTRY_LEAST).checks).toEqual(passed);
  });

  test('SOLO-SEQ-3: and also if cards were lost by an Abolition', () => {
    const removed = ['europe-0', 'europe-1', 'europe-2', 'europe-3', 'europe-4', 'slavery-0'];
    const player = { cards: ['slavery-1', 'africa-1', 'caribbean-1'], tokens: { politics: 2 } };
    const opposition = { tokens: { industry: 15, finance: 15 } };
    const { events } = passAndAct({ cities: occupiedEurope(3), acted: true, owed: true, removed, player, opposition });
    const [first, ...others] = factsOf(events, 'card-limit-checked').filter((fact) => fact.seat === 0);
    expect(first).toMatchObject({ held: 3, slaveryBonus: true });
    expect(others).toMatchObject([{ held: 2, slaveryBonus: false }]);
  });
});
