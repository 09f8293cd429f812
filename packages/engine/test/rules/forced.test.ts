/** Forced moves: a single legal move is played automatically, except where passing leads to a decision about cards. */
import { describe, expect, test } from 'vitest';
import { forcedMove } from '../../src/index.ts';
import { scenario } from '../support/scenario.ts';

describe('EC-115: a player with no legal action', () => {
  test('EC-115: passes automatically if no decision follows', () => {
    const t = scenario({ seats: [{ cards: ['europe-0'] }] });
    expect(t.legal()).toEqual(['pass']);
    expect(forcedMove(t.game)?.text).toBe('pass');
  });

  test('EC-115: has a decision if passing leads to a discard', () => {
    const t = scenario({ seats: [{ cards: ['europe-0', 'far-east-3'] }] });
    expect(t.legal()).toEqual(['pass']);
    expect(forcedMove(t.game)).toBe(null);
  });

  test('EC-115: has a decision if the slot of a Governor can matter', () => {
    const seat = { cards: ['africa-governor'] };
    const last = scenario({ round: 7, open: ['africa'], seats: [seat] });
    expect(last.legal()).toEqual(['pass']);
    expect(forcedMove(last.game)).toBe(null);
    const full = scenario({ open: ['africa'], seats: [{ cards: ['africa-governor', 'far-east-3'] }] });
    expect(forcedMove(full.game)).toBe(null);
    const roomy = scenario({ open: ['africa'], seats: [seat] });
    expect(forcedMove(roomy.game)?.text).toBe('pass');
  });

  test('EC-115: no move is forced while there is a choice, or when the game is over', () => {
    const t = scenario({ round: 7, seats: [{ harbor: 2 }, { passed: true }, { passed: true }] });
    expect(t.legal()).toEqual(['activate colonial-house', 'pass']);
    expect(forcedMove(t.game)).toBe(null);
    t.play('pass');
    expect(t.asks).toBe('over');
    expect(forcedMove(t.game)).toBe(null);
  });

  test('EC-115: only the cards of the player who passes matter', () => {
    const full = { cards: ['europe-0', 'far-east-3'] };
    expect(forcedMove(scenario({ seat: 1, seats: [full, {}] }).game)?.text).toBe('pass');
    expect(forcedMove(scenario({ seat: 1, seats: [{}, full] }).game)).toBe(null);
  });

  test('EC-115: the only target of an action is a forced move', () => {
    const seat = { harbor: 1, buildings: ['market'] };
    const t = scenario({ abolished: true, seats: [seat] });
    t.play('activate market');
    expect(t.legal()).toEqual(['draw europe']);
    expect(forcedMove(t.game)?.text).toBe('draw europe');
  });
});
