/** Passing and discarding down to the Card Limit (CL-PAS). */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

/** Cards without Politics icons. */
const PLAIN = ['africa-1', 'south-america-1', 'caribbean-1', 'north-america-1', 'africa-3', 'caribbean-2'];
const PASSED = [{ passed: true }, { passed: true }];

function changedByDiscard(status: string, delta: number, before: number) {
  const after = before + delta;
  return { event: 'status-changed', seat: 0, status, delta, before, after, shown: after, cause: 'discard' };
}

describe('CL-PAS: the Card Limit', () => {
  test('CL-PAS-1: on passing the player discards down to the Card Limit, choosing the cards', () => {
    const t = scenario({ seats: [{ cards: PLAIN.slice(0, 3) }] });
    expect(factsOf(t.play('pass'))).toEqual([
      { event: 'player-passed', seat: 0 },
      { event: 'card-limit-checked', seat: 0, limit: 1, held: 3, slaveryBonus: false, freeGovernor: false },
    ]);
    expect(t.asks).toBe('discard 0');
    expect(t.legal()).toEqual(['discard africa-1', 'discard south-america-1', 'discard caribbean-1']);
    expect(factsOf(t.play('discard caribbean-1'))).toEqual([
      { event: 'card-discarded', seat: 0, card: 'caribbean-1', to: 'stack' },
      changedByDiscard('industry', -1, 2),
      { event: 'level-changed', seat: 0, status: 'industry', before: 2, after: 1 },
      changedByDiscard('finance', -1, 2),
      { event: 'level-changed', seat: 0, status: 'finance', before: 2, after: 1 },
    ]);
    expect(t.asks).toBe('discard 0');
    expect(factsOf(t.play('discard africa-1')).slice(-2)).toEqual([
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.seat(0)).toMatchObject({ cards: ['south-america-1'], passed: true });
  });

  test('CL-PAS-1: while discarding nothing else is possible, and only own cards can be discarded', () => {
    const t = scenario({ seats: [{ cards: PLAIN.slice(0, 3), harbor: 3 }, { cards: ['india-1'] }] });
    t.play('pass');
    const limits = { held: 3, limit: 1 };
    for (const other of ['pass', 'end', 'activate colonial-house', 'governor free', 'governor normal'])
      expect(t.why(other)).toEqual({ rule: 'CL-PAS-1', reason: 'must-discard', params: limits });
    for (const card of ['india-1', 'india-2'])
      expect(t.why(`discard ${card}`)).toEqual({
        rule: 'CL-PAS-1',
        reason: 'card-not-held',
        params: { card, ...limits },
      });
  });

  test('CL-PAS-1, EC-66: a player cannot discard more than required', () => {
    const t = scenario({ seats: [{ cards: PLAIN.slice(0, 1) }] });
    t.play('pass');
    expect(t.asks).toBe('turn 1');
    const two = scenario({ seats: [{ cards: PLAIN.slice(0, 3), tokens: { politics: 2 } }] });
    two.play('pass', 'discard africa-1');
    expect(two.asks).toBe('turn 1');
    expect(two.seat(0).cards).toHaveLength(2);
  });

  test('CL-PAS-2, EC-63: at most 5 cards are kept, with a Slavery card too', () => {
    const plain = scenario({ seats: [{ cards: PLAIN, tokens: { politics: 10 } }] });
    expect(factsOf(plain.play('pass'), 'card-limit-checked')).toEqual([
      { event: 'card-limit-checked', seat: 0, limit: 5, held: 6, slaveryBonus: false, freeGovernor: false },
    ]);
    expect(plain.asks).toBe('discard 0');
    plain.play('discard africa-1');
    expect(plain.asks).toBe('turn 1');
    const slavery = scenario({ seats: [{ cards: [...PLAIN.slice(0, 5), 'slavery-0'], tokens: { politics: 10 } }] });
    expect(factsOf(slavery.play('pass'), 'card-limit-checked')).toEqual([
      { event: 'card-limit-checked', seat: 0, limit: 5, held: 6, slaveryBonus: false, freeGovernor: false },
    ]);
    expect(slavery.asks).toBe('discard 0');
  });

  test('CL-PAS-3: one Slavery card may be kept beyond the Card Limit', () => {
    const t = scenario({ seats: [{ cards: ['africa-1', 'slavery-0'] }] });
    expect(factsOf(t.play('pass'), 'card-limit-checked')).toEqual([
      { event: 'card-limit-checked', seat: 0, limit: 2, held: 2, slaveryBonus: true, freeGovernor: false },
    ]);
    expect(t.asks).toBe('turn 1');
    const four = scenario({ seats: [{ cards: [...PLAIN.slice(0, 4), 'slavery-0'], tokens: { politics: 7 } }] });
    four.play('pass');
    expect(four.asks).toBe('turn 1');
  });

  test('CL-PAS-3, EC-64: more Slavery cards may be kept within the limit, but only one beyond it', () => {
    const t = scenario({ seats: [{ cards: ['africa-1', 'slavery-0', 'slavery-1'], tokens: { politics: 2 } }] });
    t.play('pass');
    expect(t.asks).toBe('turn 1');
    const three = scenario({ seats: [{ cards: ['slavery-0', 'slavery-1', 'slavery-2'] }] });
    three.play('pass');
    expect(three.asks).toBe('discard 0');
  });

  test('CL-PAS-5, EC-62: if discarded icons lower the Card Limit, discarding continues', () => {
    const t = scenario({ seats: [{ cards: ['africa-1', 'far-east-1', 'europe-0'] }] });
    expect(factsOf(t.play('pass'), 'card-limit-checked')[0]).toMatchObject({ limit: 2, held: 3 });
    expect(factsOf(t.play('discard europe-0'))).toEqual([
      { event: 'card-discarded', seat: 0, card: 'europe-0', to: 'stack' },
      changedByDiscard('politics', -1, 2),
      { event: 'level-changed', seat: 0, status: 'politics', before: 2, after: 1 },
    ]);
    expect(t.asks).toBe('discard 0');
    expect(t.why('pass')?.params).toEqual({ held: 2, limit: 1 });
    t.play('discard far-east-1');
    expect(t.asks).toBe('turn 1');
  });

  test('EC-67: another order may cost fewer cards; the choice is free', () => {
    const t = scenario({ seats: [{ cards: ['africa-1', 'far-east-1', 'europe-0'] }] });
    t.play('pass', 'discard africa-1');
    expect(t.asks).toBe('turn 1');
    expect(t.seat(0).cards).toEqual(['far-east-1', 'europe-0']);
  });
});

describe('CL-PAS: where discards go', () => {
  test('CL-PAS-6, EC-68: ordinary cards return to their stack, lowest on top, in any order of discarding', () => {
    const returned = (...values: number[]) => {
      const t = scenario({
        seats: [{ cards: ['south-america-1', 'south-america-2', 'south-america-4', 'africa-1'] }],
        removed: ['south-america-3'],
      });
      t.play('pass');
      return values.map((value) => {
        t.play(`discard south-america-${value}`);
        return t.top('south-america');
      });
    };
    expect(returned(4, 1, 2)).toEqual(['south-america-4', 'south-america-1', 'south-america-1']);
    expect(returned(1, 2, 4)).toEqual(['south-america-1', 'south-america-1', 'south-america-1']);
  });

  test('CL-PAS-6: a returned card may be drawn again this round by those who have not passed', () => {
    const t = scenario({
      seats: [{ cards: ['europe-0', 'africa-1', 'caribbean-1'] }, { harbor: 1, buildings: ['market'] }],
      removed: ['slavery-0'],
    });
    t.play('pass', 'discard europe-0', 'discard africa-1', 'activate market', 'draw europe');
    expect(t.seat(1).cards).toEqual(['europe-0']);
  });

  test('CL-PAS-7, T-51: a discarded Slavery card goes face down beside the board, costs a glory, and counts no more', () => {
    const t = scenario({
      first: 1,
      seats: [
        { passed: true },
        { cards: ['slavery-0', 'slavery-1', 'africa-1', 'caribbean-1'], tokens: { politics: 2 } },
        { passed: true },
      ],
      removed: ['slavery-2', 'slavery-3', 'slavery-4', 'slavery-5'],
    });
    t.play('pass');
    expect(factsOf(t.play('discard slavery-0')).slice(0, 2)).toEqual([
      { event: 'card-discarded', seat: 1, card: 'slavery-0', to: 'set-aside' },
      { ...changedByDiscard('industry', -2, 6), seat: 1 },
    ]);
    expect(t.seat(1)).toMatchObject({ cards: ['africa-1', 'caribbean-1', 'slavery-1'], aside: ['slavery-0'] });
    expect(t.top('slavery')).toBeNull();
    expect(t.score(1).slavery).toBe(-1);
    expect(t.asks).toBe('build 2');
  });

  test('EC-65: the bonus is lost with the last Slavery card', () => {
    const t = scenario({ seats: [{ cards: ['slavery-0', 'africa-1', 'caribbean-1'] }] });
    t.play('pass');
    expect(t.why('pass')?.params).toEqual({ held: 3, limit: 2 });
    t.play('discard slavery-0');
    expect(t.why('pass')?.params).toEqual({ held: 2, limit: 1 });
    t.play('discard africa-1');
    expect(t.asks).toBe('turn 1');
  });

  test('T-44: with Politics 3, three cards, a Slavery card and a Governor in the free slot one card is discarded', () => {
    const t = scenario({
      seats: [
        {
          cards: ['south-america-1', 'africa-1', 'caribbean-1', 'slavery-0', 'far-east-governor'],
          tokens: { politics: 3 },
        },
      ],
      open: ['far-east'],
    });
    expect(factsOf(t.play('pass'), 'card-limit-checked')).toEqual([
      { event: 'card-limit-checked', seat: 0, limit: 3, held: 4, slaveryBonus: true, freeGovernor: true },
    ]);
    t.play('governor free');
    expect(t.asks).toBe('discard 0');
    expect(factsOf(t.play('discard south-america-1'), 'card-discarded', 'status-changed')).toEqual([
      { event: 'card-discarded', seat: 0, card: 'south-america-1', to: 'stack' },
      changedByDiscard('culture', -2, 3),
    ]);
    expect(t.top('south-america')).toBe('south-america-1');
    expect(t.asks).toBe('turn 1');
  });
});

describe('CL-PAS: passing', () => {
  test('CL-PAS-10: passing is allowed at any own turn, also with discs, tokens or actions left, and all of it is kept', () => {
    const t = scenario({ seats: [{ harbor: 5, buildings: ['market'], tokens: { pay: 1, 'ship-draw': 1 } }] });
    expect(t.legal().at(-1)).toBe('pass');
    t.play('pass');
    expect(t.seat(0)).toMatchObject({ harbor: 5, passed: true, tokens: { pay: 1, 'ship-draw': 1 } });
    expect(t.asks).toBe('turn 1');
  });

  test('EC-69: in round 7 the limit is enforced before the scoring', () => {
    const t = scenario({ round: 7, seats: [{ cards: PLAIN.slice(0, 2) }, ...PASSED] });
    t.play('pass');
    expect(t.asks).toBe('discard 0');
    const events = factsOf(t.play('discard africa-1')).map(({ event }) => event);
    expect(events.indexOf('card-discarded')).toBe(0);
    expect(events.filter((event) => event === 'game-ended')).toHaveLength(1);
    expect(t.asks).toBe('over');
  });
});
