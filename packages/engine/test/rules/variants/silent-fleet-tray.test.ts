/**
 * Actions without a reaction of the Silent Fleet, its tray of discs, and the final scoring (SF-ATT, SF-PAY, SF-SUP,
 * SF-END).
 */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../support/events.ts';
import { withNeutrals } from '../../support/neutrals.ts';
import { scenario } from '../../support/scenario.ts';
import { base } from '../../support/silent-fleet.ts';

const TRACKS = ['africa', 'south-america', 'caribbean', 'north-america', 'india', 'far-east'];

describe('SF-ATT, SF-PAY: no reaction', () => {
  test('SF-ATT-1, EC-91: an Attack has no reaction; a disc of the Silent Fleet returns to the tray and can be used again', () => {
    const t = withNeutrals(
      scenario({
        ...base,
        seats: [{ harbor: 6, buildings: ['barracks', 'shipyard'] }],
        cities: { london: 2, 'north-sea-fleet': 2 },
      }),
      [0],
    );
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack london', 'attack north-sea-fleet']);
    expect(factsOf(t.play('attack north-sea-fleet'), 'attacked', 'disc-displaced', 'fleet-silent')).toEqual([
      { event: 'attacked', seat: 0, colour: 0, defender: 2, defenderSeat: null, city: 'north-sea-fleet' },
      { event: 'disc-displaced', colour: 2, city: 'north-sea-fleet' },
      { event: 'fleet-silent', seat: 0, action: 'attack' },
    ]);
    expect(t.asks).toBe('turn 1');
    expect(t.position.neutrals).toEqual([1]);
    t.play('pass', 'activate shipyard', 'ship africa', 'neutral-ship africa');
    expect(t.position.neutrals).toEqual([0]);
    expect(t.position.tracks.africa.spaces[1]).toEqual({ disc: 2 });
  });

  test('EC-79: an Attack on the Silent Fleet costs a casualty, which the Memorial may keep', () => {
    const t = scenario({ ...base, seats: [{ harbor: 4, buildings: ['memorial'] }], cities: { london: 2 } });
    t.play('activate memorial', 'attack london');
    expect(t.asks).toBe('casualty 0');
    expect(factsOf(t.play('memorial wealth'), 'marker-placed', 'fleet-silent')).toEqual([
      { event: 'marker-placed', seat: 0, status: 'wealth' },
      { event: 'fleet-silent', seat: 0, action: 'attack' },
    ]);
    expect(t.seat(0)).toMatchObject({ harbor: 1, markers: { wealth: 1 } });
    expect(t.asks).toBe('turn 1');
  });

  test('SF-PAY-1: a Payment has no reaction', () => {
    const t = scenario({ ...base, seats: [{ tokens: { pay: 1 }, busy: ['colonial-house'] }] });
    t.play('spend pay');
    expect(factsOf(t.play('pay colonial-house'), 'payment-made', 'fleet-silent', 'fleet-cannot-react')).toEqual([
      { event: 'payment-made', seat: 0, building: 'colonial-house' },
      { event: 'fleet-silent', seat: 0, action: 'pay' },
    ]);
    expect(t.asks).toBe('turn 1');
  });
});

describe('SF-SUP, SF-END: the tray, the end', () => {
  test('SF-SUP-1: with an empty tray Sail and Occupy have no reaction, but a Draw has', () => {
    const start = scenario({ ...base, seats: [{ harbor: 4, buildings: ['shipyard', 'market'] }] });
    const ship = withNeutrals(start, [0]);
    ship.play('activate shipyard');
    expect(factsOf(ship.play('ship africa'), 'fleet-cannot-react')).toEqual([{ event: 'fleet-cannot-react', seat: 0 }]);
    expect(ship.asks).toBe('turn 1');
    const occupy = withNeutrals(start, [0]);
    occupy.play('activate colonial-house', 'occupy london');
    expect(occupy.asks).toBe('turn 1');
    const draw = withNeutrals(start, [0]);
    draw.play('activate market', 'draw europe');
    expect(draw.asks).toBe('fleet-draw 0');
    const last = withNeutrals(start, [1]);
    last.play('activate shipyard', 'ship africa');
    expect(last.legal().slice(0, 6)).toEqual(TRACKS.map((region) => `neutral-ship ${region}`));
  });

  test('SF-END-1: the Silent Fleet does not score', () => {
    const t = scenario({
      ...base,
      round: 7,
      seat: 1,
      seats: [{ passed: true }, {}],
      cities: { london: 2, amsterdam: 2, nantes: 2, lisbon: 1 },
    });
    expect(factsOf(t.play('pass'), 'score-total', 'winners-declared')).toEqual([
      { event: 'score-total', seat: 0, total: 3 },
      { event: 'score-total', seat: 1, total: 3 + t.score(1).cities },
      { event: 'winners-declared', players: [1] },
    ]);
    expect(t.score(1).mode).toBeUndefined();
  });
});
