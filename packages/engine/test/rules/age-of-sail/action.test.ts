/** Turns of the Action Phase, and buildings with several actions (AS-ACT). */
import { describe, expect, test } from 'vitest';
import { onA, sailVariant } from '../../support/age-of-sail.ts';
import { factsOf } from '../../support/events.ts';
import { scenario } from '../../support/scenario.ts';

const activateMoves = (...buildings: string[]) => buildings.map((building) => `activate ${building}`);

describe('AS-ACT: turns', () => {
  test('AS-ACT-1: turns go clockwise, skipping players who have passed, until all have', () => {
    const seat = { harbor: 4, buildings: ['market'] };
    const t = onA({ players: 3, first: 1, seats: [seat, seat, seat] });
    expect(t.asks).toBe('turn 1');
    t.play('activate market', 'draw europe');
    expect(t.asks).toBe('turn 2');
    t.play('pass');
    expect(t.asks).toBe('turn 0');
    t.play('activate market', 'draw slavery');
    expect(t.asks).toBe('turn 1');
    t.play('activate colonial-house', 'occupy london');
    expect(t.asks).toBe('turn 0');
    t.play('pass');
    expect(t.asks).toBe('turn 1');
    t.play('pass');
    expect(t.position).toMatchObject({ phase: 'build', round: 2 });
  });

  test('AS-ACT-2: a turn is an activation, a blue token or a pass', () => {
    const t = onA({
      seats: [
        {
          harbor: 3,
          buildings: ['market', 'shipyard', 'workshop', 'bank'],
          busy: ['shipyard'],
          tokens: { 'ship-draw': 1, attack: 1, wealth: 1 },
        },
      ],
    });
    expect(t.legal()).toEqual(['activate colonial-house', 'activate market', 'spend ship-draw', 'pass']);
    const refused = (move: string) => [t.why(move)?.rule, t.why(move)?.reason];
    expect(refused('activate shipyard')).toEqual(['AS-ACT-2', 'circle-occupied']);
    expect(refused('activate bank')).toEqual(['AS-ACT-2', 'no-activation-circle']);
    expect(refused('activate docks')).toEqual(['AS-ACT-2', 'building-not-owned']);
    expect(refused('spend occupy-draw')).toEqual(['AS-ACT-2', 'token-not-owned']);
    expect(refused('spend wealth')).toEqual(['AS-ACT-2', 'not-an-action-token']);
    expect(refused('spend attack')).toEqual(['AS-ACT-6', 'no-effect']);
    expect(refused('draw europe')).toEqual(['AS-ACT-1', 'must-take-turn']);
    t.play('activate market');
    expect(refused('pass')).toEqual(['AS-ACT-2', 'must-perform']);
    expect(t.why('ship africa')).toEqual({
      rule: 'AS-ACT-2',
      reason: 'action-not-offered',
      params: { action: 'ship' },
    });
  });

  test('AS-ACT-2: an activation moves a disc from the harbor to the circle; a spent token leaves the game', () => {
    const t = onA({
      seats: [{ harbor: 3, buildings: ['market'], tokens: { 'ship-draw': 1 } }, { passed: true }],
    });
    expect(factsOf(t.play('activate market'))).toEqual([{ event: 'building-activated', seat: 0, building: 'market' }]);
    expect(t.seat(0)).toMatchObject({
      harbor: 2,
      buildings: [
        { id: 'colonial-house', disc: false },
        { id: 'market', disc: true },
      ],
    });
    t.play('draw europe');
    expect(factsOf(t.play('spend ship-draw'))).toEqual([{ event: 'token-spent', seat: 0, token: 'ship-draw' }]);
    expect(t.seat(0)).toMatchObject({ harbor: 2, tokens: {} });
  });

  test('AS-ACT-2: without a disc in the harbor no building can be activated', () => {
    const t = onA({ seats: [{ harbor: 0, buildings: ['market'] }] });
    expect(t.legal()).toEqual(['pass']);
    expect(t.why('activate market')).toEqual({
      rule: 'AS-ACT-2',
      reason: 'no-disc-in-harbor',
      params: { building: 'market' },
    });
  });

  test('AS-ACT-3, EC-02: besides the activation disc Sail and Occupy take one disc, Attack two, Draw and Pay none', () => {
    const buildings = ['shipyard', 'barracks', 'market', 'exchange'];
    const turn = (harbor: number) =>
      onA({ seats: [{ harbor, buildings: [...buildings, 'docks'], busy: ['docks'] }], cities: { london: 1 } }).legal(
        'activate',
      );
    expect(turn(1)).toEqual(activateMoves('market', 'exchange'));
    expect(turn(2)).toEqual(activateMoves('colonial-house', 'shipyard', 'market', 'exchange'));
    expect(turn(3)).toEqual(activateMoves('colonial-house', 'shipyard', 'barracks', 'market', 'exchange'));
    const fortress = onA({ seats: [{ harbor: 2, buildings: ['fortress'] }], cities: { london: 1 } });
    fortress.play('activate fortress');
    expect(fortress.why('attack london')).toEqual({
      rule: 'AS-ACT-3',
      reason: 'too-few-discs',
      params: { region: 'europe', discs: 1, city: 'london' },
    });
  });

  test('AS-ACT-6, EC-01: an activation without any effect is not possible, nor is ending it before the first action', () => {
    const t = onA({ seats: [{ harbor: 3, buildings: ['barracks'] }] });
    expect(t.why('activate barracks')).toEqual({
      rule: 'AS-ACT-6',
      reason: 'no-effect',
      params: { building: 'barracks' },
    });
    t.play('activate colonial-house');
    expect(t.why('end')).toEqual({ rule: 'AS-ACT-6', reason: 'nothing-performed', params: {} });
    const free = onA({ options: { 'rulings.requireEffect': false }, seats: [{ harbor: 3, buildings: ['barracks'] }] });
    free.play('activate barracks', 'end');
    expect(free.seat(0).harbor).toBe(2);
  });
});

describe('AS-ACT: several actions', () => {
  test('AS-ACT-4: both actions of the Docks, in either order and in different areas', () => {
    const docks = { harbor: 3, buildings: ['docks'] };
    const t = onA({ seats: [docks] });
    t.play('activate docks', 'ship far-east');
    expect(t.legal('ship')).toEqual([]);
    expect(t.legal('occupy')).toContain('occupy london');
    t.play('occupy london');
    expect(t.asks).toBe('turn 1');
    const other = onA({ seats: [docks] });
    other.play('activate docks', 'occupy london', 'ship far-east');
    expect(other.position.tracks['far-east'].spaces[0]).toEqual({ disc: 0 });
    expect(other.asks).toBe('turn 1');
  });

  test('AS-ACT-4, EC-05: only some of them may be performed', () => {
    const t = onA({ seats: [{ harbor: 3, buildings: ['docks'] }] });
    t.play('activate docks', 'occupy london');
    expect(factsOf(t.play('end'))[0]).toEqual({ event: 'actions-skipped', seat: 0 });
    expect(t.seat(0).harbor).toBe(1);
    const poor = onA({ seats: [{ harbor: 2, buildings: ['docks'] }] });
    poor.play('activate docks', 'occupy london');
    expect(poor.asks).toBe('turn 1');
  });

  test('AS-ACT-4: two Sails to different regions, or one to a region and one to a fleet', () => {
    const t = onA({ seats: [{ harbor: 3, buildings: ['cartographer'] }] });
    t.play('activate cartographer', 'ship africa', 'ship india');
    expect([t.presence(0, 'africa'), t.presence(0, 'india')]).toEqual([1, 1]);
    const fleet = onA({ seats: [{ harbor: 3, buildings: ['cartographer'] }] });
    fleet.play('activate cartographer', 'ship north-sea-fleet', 'ship africa');
    expect([fleet.presence(0, 'africa'), fleet.presence(0, 'europe')]).toEqual([1, 1]);
  });

  test('AS-ACT-4, EC-53: two Draws from different stacks, also both of Europe, or from a stack and the pile', () => {
    const seat = { harbor: 1, buildings: ['trade-office'] };
    const t = onA({ seats: [seat], tracks: { india: [0] } });
    t.play('activate trade-office', 'draw europe');
    expect(t.legal('draw')).toEqual(['draw india', 'draw slavery']);
    t.play('draw slavery');
    expect(t.seat(0).cards).toEqual(['europe-0', 'slavery-0']);
    const pile = onA({ seats: [seat], cities: { london: 0 }, pile: ['africa-1'] });
    pile.play('activate trade-office', 'take africa-1', 'draw slavery');
    expect(pile.seat(0).cards).toEqual(['africa-1', 'slavery-0']);
  });

  test('AS-ACT-4, EC-29: when the first Sail opens a region, Governor and all are settled before the second, which may go to its fleet', () => {
    const t = onA({
      seats: [{ harbor: 3, buildings: ['cartographer'] }],
      tracks: { africa: [0, 1, 0] },
    });
    t.play('activate cartographer', 'ship africa');
    expect(t.seat(0).cards).toEqual(['africa-governor']);
    t.play('ship cape-fleet');
    expect(t.presence(0, 'africa')).toBe(4);
    expect(t.asks).toBe('turn 1');
  });

  test('AS-ACT-4, EC-06, AS-ACT-DRW-6: a disc gained by the first action may be used by the second', () => {
    const tables = sailVariant((data) => {
      data.buildings[0].actions = [['draw'], ['ship']];
    });
    const t = scenario({ tables, seats: [{ harbor: 1, buildings: ['market'] }], tracks: { africa: [0] } });
    t.play('activate market');
    expect(t.legal()).toEqual(['draw africa', 'draw europe', 'draw slavery']);
    t.play('draw africa', 'ship india');
    expect(t.seat(0).harbor).toBe(0);
    expect(t.presence(0, 'india')).toBe(1);
  });

  test('AS-ACT-5: of alternatives only one is performed', () => {
    const t = onA({ seats: [{ harbor: 4, buildings: ['guild-hall', 'fortress'] }], cities: { london: 1 } });
    t.play('activate guild-hall');
    expect([t.legal('ship').length, t.legal('draw').length]).toEqual([8, 2]);
    t.play('draw europe');
    expect(t.asks).toBe('turn 1');
    const fortress = onA({ seats: [{ harbor: 4, buildings: ['fortress'] }], cities: { london: 1 } });
    fortress.play('activate fortress', 'attack london');
    expect(fortress.asks).toBe('turn 1');
  });

  test('AS-ACT-4, AS-ACT-5: the Admiralty sails and then occupies or attacks, not both', () => {
    const t = onA({ seats: [{ harbor: 6, buildings: ['admiralty'] }], cities: { london: 1 } });
    t.play('activate admiralty', 'attack london');
    expect(t.legal('occupy')).toEqual([]);
    expect(t.legal('attack')).toEqual([]);
    expect(t.why('occupy lisbon')).toEqual({
      rule: 'AS-ACT-2',
      reason: 'action-not-offered',
      params: { action: 'occupy' },
    });
    t.play('ship africa');
    expect(t.asks).toBe('turn 1');
  });
});
