/** Limits on the use of held cards and tokens, and how long tokens last. */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

describe('CL-GEN-6 to 8: held cards and tokens', () => {
  test('CL-GEN-6, CL-GEN-7: no move gives anything to another player or discards a token', () => {
    const { catalogue } = scenario({}).game.tables;
    expect([...new Set(catalogue.verb)]).toEqual([
      ...['build', 'pay', 'activate', 'spend', 'ship', 'occupy', 'attack', 'draw', 'discard', 'governor'],
      ...['decline', 'end', 'pass', 'by-phase', 'neutral-ship', 'neutral-occupy', 'remove-token'],
      ...['opposition-occupy', 'opposition-ship', 'opposition-draw', 'opposition-attack', 'opposition-take'],
      ...['opposition-clear', 'opposition-discard', 'neutral-draw', 'trigger', 'shortage'],
    ]);
    const discards = catalogue.moves.filter(({ verb }) => verb === 'discard').map(({ target }) => target);
    expect(discards).toEqual(scenario({}).game.tables.cardIds);
  });

  test('CL-GEN-7: a card cannot be discarded in a turn', () => {
    const t = scenario({ seats: [{ cards: ['europe-0', 'india-1', 'india-2'] }] });
    expect(t.legal('discard')).toEqual([]);
    expect(t.why('discard europe-0')).toEqual({ rule: 'CL-ACT-1', reason: 'must-take-turn', params: {} });
  });

  test('CL-GEN-7: a hand within the limit is kept on passing', () => {
    const t = scenario({ seats: [{ cards: ['europe-0'] }] });
    t.play('pass');
    expect(t.asks).toBe('turn 1');
    expect(t.seat(0).cards).toEqual(['europe-0']);
  });

  test('CL-GEN-8, T-27: brown tokens count for the whole game: four Finance and three Politics tokens', () => {
    const tokens = { finance: 4, politics: 3 };
    const t = scenario({ seats: [{ tokens }, { passed: true }, { passed: true }] });
    t.play('pass');
    expect(t.position.round).toBe(2);
    expect(t.seat(0).tokens).toEqual(tokens);
    expect([t.status(0, 'finance'), t.status(0, 'politics')]).toEqual([4, 3]);
    expect(t.score(0).statuses).toEqual({ industry: 0, culture: 0, finance: 4, politics: 2 });
  });

  test('CL-GEN-8: a brown token cannot be spent', () => {
    const t = scenario({ seats: [{ harbor: 2, tokens: { finance: 4, attack: 1 } }], cities: { lisbon: 1 } });
    expect(t.legal('spend')).toEqual(['spend attack']);
    expect(t.why('spend finance')).toEqual({
      rule: 'CL-ACT-6',
      reason: 'not-an-action-token',
      params: { token: 'finance' },
    });
  });

  test('CL-GEN-8: a blue token raises no status and stays in the harbor, over rounds, until it is spent', () => {
    const t = scenario({
      seats: [{ harbor: 2 }, { passed: true }, { passed: true }],
      tokens: { lisbon: 'ship-draw' },
    });
    const events = t.play('activate colonial-house', 'occupy lisbon');
    expect(factsOf(events, 'token-gained', 'status-changed')).toEqual([
      { event: 'token-gained', seat: 0, token: 'ship-draw', from: 'city' },
    ]);
    t.play('pass', 'build market', 'build market', 'build market', 'pass', 'pass');
    expect(t.seat(0).tokens).toEqual({ 'ship-draw': 1 });
    t.play('spend ship-draw', 'draw europe');
    expect(t.seat(0).tokens).toEqual({});
  });

  test('EC-50: the number of tokens never rises: gaining one moves it, spending one removes it', () => {
    const t = scenario({
      seats: [{ harbor: 3, tokens: { attack: 1 } }],
      cities: { lisbon: 1 },
      tokens: { rome: 'attack' },
    });
    const inPlay = () => {
      const placed = Object.values(t.position.cities).filter(({ token }) => token === 'attack').length;
      return [placed, ...t.position.seats.map(({ tokens }) => tokens.attack ?? 0)];
    };
    expect(inPlay()).toEqual([1, 1, 0, 0]);
    t.play('activate colonial-house', 'occupy rome', 'pass', 'pass');
    expect(inPlay()).toEqual([0, 2, 0, 0]);
    t.play('pass', 'build market', 'build market', 'build market', 'pass', 'pass', 'spend attack', 'attack lisbon');
    expect(inPlay()).toEqual([0, 1, 0, 0]);
  });
});
