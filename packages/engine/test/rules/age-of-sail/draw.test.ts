/** Draw: from stacks, also of closed regions, and from the common discard pile (AS-ACT-DRW). */
import { describe, expect, test } from 'vitest';
import { onA, onB } from '../../support/age-of-sail.ts';
import { factsOf, statusChanged } from '../../support/events.ts';

const MARKET = { harbor: 1, buildings: ['market'] };

describe('AS-ACT-DRW: stacks', () => {
  test('AS-ACT-DRW-1: the top card of a stack comes with its icons', () => {
    const t = onA({ seats: [MARKET] });
    expect(factsOf(t.play('activate market', 'draw europe'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'draw' },
      { event: 'card-drawn', seat: 0, deck: 'europe', card: 'europe-0' },
      statusChanged(0, 'influence', 0, 1, 'card'),
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.seat(0).cards).toEqual(['europe-0']);
    expect(t.top('europe')).toBe('europe-1');
  });

  test('AS-ACT-DRW-1, EC-51: nothing is drawn from an empty stack', () => {
    const cards = [1, 2, 3, 4, 5].map((value) => `india-${value}`);
    const t = onA({ seats: [MARKET, { cards }], tracks: { india: [0] } });
    t.play('activate market');
    expect(t.why('draw india')).toEqual({
      rule: 'AS-ACT-DRW-1',
      reason: 'stack-empty',
      params: { region: 'india', discs: 0, stack: 'india', presence: 1 },
    });
  });

  test('AS-ACT-DRW-2, AS-ACT-DRW-3: presence decides, open or not', () => {
    const t = onA({
      seats: [MARKET],
      tracks: { africa: [0], india: [1, 0], caribbean: [1, 1, 1, 1, 1] },
      removed: ['india-1'],
    });
    t.play('activate market');
    expect(t.legal()).toEqual(['draw africa', 'draw europe', 'draw slavery']);
    expect(t.why('draw india')).toEqual({
      rule: 'AS-ACT-DRW-2',
      reason: 'presence-below-value',
      params: { region: 'india', discs: 0, stack: 'india', presence: 1, value: 2 },
    });
    expect(t.why('draw caribbean')).toEqual({
      rule: 'AS-ACT-DRW-2',
      reason: 'presence-below-value',
      params: { region: 'caribbean', discs: 0, stack: 'caribbean', presence: 0, value: 1 },
    });
  });

  test('AS-ACT-DRW-2: discs in cities, on fleets, on the track and in the Open Sea all count', () => {
    const board = {
      tracks: { africa: [0, 1, 1, 1] },
      beside: { africa: [1, 0] },
      cities: { goree: 0, 'cape-fleet': 0 },
      removed: ['africa-1', 'africa-2', 'africa-3'],
    };
    const t = onA({ seats: [MARKET], ...board });
    t.play('activate market', 'draw africa');
    expect(t.seat(0).cards).toEqual(['africa-4']);
    const less = onA({ seats: [MARKET], ...board, cities: { goree: 0 } });
    less.play('activate market');
    expect(less.legal()).not.toContain('draw africa');
  });

  test.each([onA, onB])(
    'AS-ACT-DRW-3, T-41: North America is closed, its top card is 3, and presence 3 draws it (case %#)',
    (on) => {
      const t = on({
        seats: [MARKET],
        tracks: { 'north-america': [0, 0, 0] },
        removed: ['north-america-1', 'north-america-2'],
      });
      expect(t.isOpen('north-america')).toBe(false);
      t.play('activate market', 'draw north-america');
      expect(t.seat(0).cards).toEqual(['north-america-3']);
      expect([t.status(0, 'industry'), t.status(0, 'culture')]).toEqual([2, 2]);
    },
  );

  test('AS-ACT-DRW-4: discs in European cities and fleets count for both stacks there', () => {
    const removed = ['europe-0', 'europe-1', 'slavery-0', 'slavery-1'];
    const t = onA({ seats: [MARKET], cities: { london: 0, 'north-sea-fleet': 0 }, removed });
    t.play('activate market');
    expect(t.legal()).toEqual(['draw europe', 'draw slavery']);
    const less = onA({ seats: [MARKET], cities: { 'north-sea-fleet': 0 }, removed });
    expect(less.rule('activate market')).toBe('AS-ACT-6');
  });

  test('AS-ACT-DRW-2, EC-42: without a disc in Europe only a card of value 0 can be drawn there', () => {
    const t = onA({ seats: [MARKET], removed: ['slavery-0'] });
    t.play('activate market');
    expect(t.legal()).toEqual(['draw europe']);
  });

  test('AS-ACT-DRW-5: while drawing there is no limit', () => {
    const t = onA({
      seats: [
        { ...MARKET, cards: ['africa-2', 'india-2', 'far-east-2', 'caribbean-2', 'south-america-2', 'europe-1'] },
      ],
    });
    t.play('activate market', 'draw europe');
    expect(t.seat(0).cards).toHaveLength(7);
    expect(t.asks).toBe('turn 1');
  });
});

describe('AS-ACT-DRW: the disc of a card', () => {
  const regions = ['africa', 'south-america', 'caribbean', 'north-america', 'india', 'far-east'];

  test.each(regions)(
    'AS-ACT-DRW-6: the card of value 1 of %s brings a disc from the supply to the harbor',
    (region) => {
      const t = onA({ seats: [MARKET], tracks: { [region]: [0] } });
      const { supply } = t.seat(0);
      expect(factsOf(t.play('activate market', `draw ${region}`), 'disc-from-card')).toEqual([
        { event: 'disc-from-card', seat: 0, moved: 1 },
      ]);
      expect(t.seat(0)).toMatchObject({ harbor: 1, supply: supply - 1 });
    },
  );

  test('AS-ACT-DRW-6: no other card does', () => {
    const t = onA({ seats: [MARKET], cities: { london: 0 }, removed: ['europe-0', 'slavery-0'] });
    expect(factsOf(t.play('activate market', 'draw europe'), 'disc-from-card')).toEqual([]);
    const slavery = onA({ seats: [MARKET], cities: { london: 0 }, removed: ['slavery-0'] });
    expect(factsOf(slavery.play('activate market', 'draw slavery'), 'disc-from-card')).toEqual([]);
    const second = onA({ seats: [MARKET], tracks: { africa: [0, 0] }, removed: ['africa-1'] });
    expect(factsOf(second.play('activate market', 'draw africa'), 'disc-from-card')).toEqual([]);
  });

  test('AS-ACT-DRW-6, EC-48: with an empty supply the card comes without a disc', () => {
    const t = onA({ seats: [{ harbor: 34, buildings: ['market'] }, { passed: true }], tracks: { africa: [0] } });
    expect(t.seat(0).supply).toBe(0);
    expect(factsOf(t.play('activate market', 'draw africa'), 'disc-from-card')).toEqual([
      { event: 'disc-from-card', seat: 0, moved: 0 },
    ]);
    expect(t.seat(0)).toMatchObject({ harbor: 33, supply: 0, cards: ['africa-1'] });
  });
});

describe('AS-ACT-DRW-7: the discard pile', () => {
  const pile = ['europe-0', 'africa-1', 'india-2', 'north-america-3'];

  test('AS-ACT-DRW-7, EC-59: any card may be taken for which the presence in Europe is enough, wherever it comes from', () => {
    const t = onA({ seats: [MARKET], cities: { london: 0, 'north-sea-fleet': 0 }, pile });
    t.play('activate market');
    expect(t.legal('take')).toEqual(['take africa-1', 'take india-2', 'take europe-0']);
    expect(t.why('take north-america-3')).toEqual({
      rule: 'AS-ACT-DRW-7',
      reason: 'presence-below-value',
      params: { region: 'europe', discs: 0, presence: 2, card: 'north-america-3', value: 3 },
    });
    expect(t.why('take far-east-1')).toEqual({
      rule: 'AS-ACT-DRW-7',
      reason: 'not-on-pile',
      params: { region: 'europe', discs: 0, presence: 2, card: 'far-east-1', value: 1 },
    });
    expect(factsOf(t.play('take india-2')).slice(0, 2)).toEqual([
      { event: 'action-chosen', seat: 0, action: 'draw' },
      { event: 'card-taken', seat: 0, card: 'india-2' },
    ]);
    expect(t.position.pile).toEqual(['africa-1', 'north-america-3', 'europe-0']);
    expect(t.seat(0).cards).toEqual(['india-2']);
    expect([t.status(0, 'culture'), t.status(0, 'influence')]).toEqual([2, 1]);
    expect(t.top('india')).toBe('india-1');
  });

  test('AS-ACT-DRW-7, EC-59: presence in the region of the card does not help; a 0 needs none', () => {
    const t = onA({ seats: [MARKET], tracks: { africa: [0, 0], india: [0, 0] }, pile });
    t.play('activate market');
    expect(t.legal('take')).toEqual(['take europe-0']);
  });

  test('AS-ACT-DRW-7, AS-ACT-DRW-6: a card of value 1 gives its disc from the pile too', () => {
    const t = onA({ seats: [MARKET], cities: { london: 0 }, pile });
    expect(factsOf(t.play('activate market', 'take africa-1'), 'disc-from-card')).toEqual([
      { event: 'disc-from-card', seat: 0, moved: 1 },
    ]);
    expect(t.seat(0).harbor).toBe(1);
  });

  test('AS-ACT-DRW-7: taking a card is a Draw, for a building or token that offers one', () => {
    const t = onA({ seats: [{ harbor: 1, tokens: { 'occupy-draw': 1 } }], cities: { london: 0 }, pile });
    t.play('spend occupy-draw');
    expect(t.legal('take')).toEqual(['take africa-1', 'take europe-0']);
    t.play('take europe-0');
    expect(t.asks).toBe('turn 1');
    const yard = onA({ seats: [{ harbor: 2, buildings: ['shipyard'] }], pile });
    yard.play('activate shipyard');
    expect(yard.why('take europe-0')).toEqual({
      rule: 'AS-ACT-2',
      reason: 'action-not-offered',
      params: { action: 'draw' },
    });
  });

  test('AS-ACT-DRW-7: a Draw from the pile is enough to activate a Market', () => {
    const empty = ['europe', 'slavery'].flatMap((deck) => [0, 1, 2, 3, 4, 5].map((value) => `${deck}-${value}`));
    const t = onA({ seats: [MARKET], removed: empty.filter((card) => card !== 'europe-0'), pile: ['europe-0'] });
    expect(t.legal()).toEqual(['activate market', 'pass']);
    t.play('activate market');
    expect(t.legal()).toEqual(['take europe-0']);
  });
});
