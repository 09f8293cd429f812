/** Classic for two: a neutral colour for each player, 2 for seat 0, 3 for seat 1 (C2-SET, -GEN, -ATT, -SUP, -END). */
import { describe, expect, test } from 'vitest';
import { edition } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import { withNeutrals } from '../../support/neutrals.ts';
import { follow, newGame, scenario } from '../../support/scenario.ts';

const mode = 'classic-two';
const tables = edition('classic');

describe('C2-SET, C2-GEN: what changes', () => {
  test('C2-SET-1: each of two players has a neutral colour of 30 discs, without board, harbor, statuses and turn', () => {
    const { game } = newGame(2, { seed: 'test', tables, mode });
    const t = follow(game);
    expect(t.position.neutrals).toEqual([30, 30]);
    expect(t.position.seats.map(({ supply, harbor }) => [supply, harbor])).toEqual([
      [30, 0],
      [30, 0],
    ]);
    expect(t.position.numbers).toBeUndefined();
    const { first } = game.state;
    expect(t.asks).toBe(`build ${first}`);
    t.play('build market', 'build market');
    expect(t.asks).toBe(`turn ${first}`);
    t.play('pass');
    expect(t.asks).toBe(`turn ${1 - first}`);
  });

  test('C2-SET-1: each player places the neutral colour of their own seat', () => {
    const t = scenario({ mode, first: 1, seats: [{}, { harbor: 4, buildings: ['shipyard'] }] });
    t.play('activate shipyard', 'ship africa', 'neutral-ship india');
    expect(t.position.tracks.india.spaces[0]).toEqual({ disc: 3 });
    expect(t.position.neutrals).toEqual([30, 29]);
  });

  test('C2-GEN-1: no neutral disc follows Attack, Payment and Draw', () => {
    const attack = scenario({ mode, seats: [{ harbor: 3, buildings: ['barracks'] }], cities: { rome: 1 } });
    attack.play('activate barracks', 'attack rome');
    expect(attack.asks).toBe('turn 1');
    const payment = scenario({ mode, seats: [{ harbor: 1, tokens: { pay: 1 }, busy: ['colonial-house'] }] });
    payment.play('spend pay', 'pay colonial-house');
    expect(payment.asks).toBe('turn 1');
    const draw = scenario({ mode, seats: [{ harbor: 1, buildings: ['market'] }] });
    draw.play('activate market', 'draw europe');
    expect(draw.asks).toBe('turn 1');
    for (const t of [attack, payment, draw]) expect(t.position.neutrals).toEqual([30, 30]);
  });
});

describe('C2-ATT, C2-SUP, C2-END: neutral discs', () => {
  test('C2-ATT-1: all neutral discs may be attacked and return to the supply of their colour', () => {
    const t = scenario({
      mode,
      seats: [{ harbor: 6, buildings: ['barracks', 'barracks'] }],
      cities: { rome: 2, paris: 3, london: 0 },
    });
    t.play('activate barracks');
    expect(t.legal()).toEqual(['attack paris', 'attack rome']);
    expect(factsOf(t.play('attack rome')).slice(1, 4)).toEqual([
      { event: 'attacked', seat: 0, colour: 0, defender: 2, defenderSeat: null, city: 'rome' },
      { event: 'casualty-suffered', seat: 0 },
      { event: 'disc-displaced', colour: 2, city: 'rome' },
    ]);
    t.play('pass', 'activate barracks', 'attack paris');
    expect(t.position.neutrals).toEqual([30, 30]);
    expect(t.position.cities.rome).toEqual({ disc: 0 });
    expect(t.seat(0)).toMatchObject({ harbor: 0, supply: 25 });
  });

  test('C2-SUP-1: a player without neutral discs places none, after a Ship or an Occupy; the other still does', () => {
    const start = scenario({ mode, seats: [{ harbor: 4, buildings: ['shipyard'] }, { harbor: 4 }] });
    const shipped = withNeutrals(start, [0, 30]);
    shipped.play('activate shipyard', 'ship africa');
    expect(shipped.asks).toBe('turn 1');
    shipped.play('activate colonial-house', 'occupy rome');
    expect(shipped.asks).toBe('neutral-occupy 1');
    const occupied = withNeutrals(start, [0, 30]);
    occupied.play('activate colonial-house', 'occupy rome');
    expect(occupied.asks).toBe('turn 1');
    const last = withNeutrals(start, [1, 30]);
    last.play('activate colonial-house', 'occupy rome');
    expect(last.asks).toBe('neutral-occupy 0');
  });

  test('C2-END-1: neutral colours do not score, and their discs change no player’s score', () => {
    const t = scenario({
      mode,
      round: 7,
      seats: [{ passed: true }, {}],
      seat: 1,
      cities: { london: 2, amsterdam: 2, rome: 1 },
    });
    const events = factsOf(t.play('pass'), 'score-total', 'winners-declared');
    expect(events).toEqual([
      { event: 'score-total', seat: 0, total: 3 },
      { event: 'score-total', seat: 1, total: 4 },
      { event: 'winners-declared', players: [1] },
    ]);
    expect(t.score(0).mode).toBeUndefined();
    expect(t.asks).toBe('over');
  });
});
