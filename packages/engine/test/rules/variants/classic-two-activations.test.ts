/** Classic for two: neutral discs after buildings with two actions, and after tokens (C2-DBL, C2-TOK). */
import { describe, expect, test } from 'vitest';
import { scenario } from '../../support/scenario.ts';

const mode = 'classic-two';
const DOCKS = [{ harbor: 5, buildings: ['docks'] }];

describe('C2-DBL, C2-TOK: buildings with two actions, tokens', () => {
  test('C2-DBL-1, T-60: with the Docks a neutral disc follows each of the two actions', () => {
    const t = scenario({ mode, seats: DOCKS, open: ['caribbean'], tracks: { caribbean: [0, 2, 1, 1, 1, 1] } });
    t.play('activate docks', 'ship caribbean');
    expect(t.asks).toBe('neutral-ship 0');
    t.play('neutral-ship africa');
    expect(t.asks).toBe('perform 0');
    expect(t.legal('occupy')).toHaveLength(5);
    t.play('occupy havana');
    expect(t.asks).toBe('neutral-occupy 0');
    t.play('neutral-occupy veracruz');
    expect(t.asks).toBe('turn 1');
    expect(t.position.neutrals).toEqual([27, 30]);
  });

  test('C2-DBL-1: when the Docks occupy first, the neutral disc may take a city, and the Ship comes after it', () => {
    const t = scenario({ mode, seats: DOCKS, open: ['africa'], tracks: { africa: [0, 2, 1, 1, 1, 1] } });
    t.play('activate docks', 'occupy elmina');
    expect(t.legal()).toEqual(['neutral-occupy cape-town']);
    t.play('neutral-occupy cape-town');
    expect(t.legal()).toEqual(['ship africa', 'end']);
    t.play('ship africa');
    expect(t.asks).toBe('neutral-ship 0');
  });

  test('C2-DBL-1, EC-81: after the Ship of the Docks the neutral disc may open the region, and so enable the Occupy', () => {
    const t = scenario({ mode, seats: DOCKS, tracks: { africa: [1, 1, 1, 1] } });
    t.play('activate docks', 'ship africa');
    expect(t.isOpen('africa')).toBe(false);
    t.play('neutral-ship africa');
    expect(t.isOpen('africa')).toBe(true);
    expect(t.legal()).toEqual(['occupy elmina', 'occupy cape-town', 'end']);
    t.play('occupy elmina');
    expect(t.legal()).toEqual(['neutral-occupy cape-town']);
  });

  test('C2-DBL-1, EC-81: with the neutral disc elsewhere the region stays closed, and the activation is over', () => {
    const t = scenario({ mode, seats: DOCKS, tracks: { africa: [1, 1, 1, 1] } });
    t.play('activate docks', 'ship africa', 'neutral-ship india');
    expect(t.asks).toBe('turn 1');
  });

  test('C2-DBL-2, T-60: with the Cartographer one neutral disc is placed, after both Ships', () => {
    const t = scenario({ mode, seats: [{ harbor: 5, buildings: ['cartographer'] }] });
    t.play('activate cartographer', 'ship africa');
    expect(t.asks).toBe('perform 0');
    t.play('ship africa');
    expect(t.asks).toBe('neutral-ship 0');
    t.play('neutral-ship africa');
    expect(t.asks).toBe('turn 1');
    expect(t.position.neutrals).toEqual([29, 30]);
    expect(t.position.tracks.africa.spaces.slice(0, 4)).toEqual([{ disc: 0 }, { disc: 0 }, { disc: 2 }, {}]);
  });

  test('C2-DBL-2: and also one after a single Ship of the Cartographer', () => {
    const ended = scenario({ mode, seats: [{ harbor: 5, buildings: ['cartographer'] }] });
    ended.play('activate cartographer', 'ship africa', 'end');
    expect(ended.asks).toBe('neutral-ship 0');
    ended.play('neutral-ship africa');
    expect(ended.asks).toBe('turn 1');
    const poor = scenario({ mode, seats: [{ harbor: 2, buildings: ['cartographer'] }] });
    poor.play('activate cartographer', 'ship africa');
    expect(poor.asks).toBe('neutral-ship 0');
  });

  test('C2-DBL-2: and none without any Ship, where the options allow an activation without effect', () => {
    const t = scenario({
      mode,
      options: { 'rulings.requireEffect': false },
      seats: [{ harbor: 5, buildings: ['cartographer'] }],
    });
    t.play('activate cartographer', 'end');
    expect(t.asks).toBe('turn 1');
  });

  test('C2-TOK-1: a Ship or an Occupy of a blue token is followed by a neutral disc, a Draw is not', () => {
    const tokens = { 'ship-draw': 1, 'occupy-draw': 1 };
    const play = (...moves: string[]) => {
      const t = scenario({ mode, seats: [{ harbor: 2, tokens }] });
      t.play(...moves);
      return t.asks;
    };
    expect(play('spend ship-draw', 'ship africa')).toBe('neutral-ship 0');
    expect(play('spend occupy-draw', 'occupy rome')).toBe('neutral-occupy 0');
    expect(play('spend ship-draw', 'draw europe')).toBe('turn 1');
    expect(play('spend occupy-draw', 'draw slavery')).toBe('turn 1');
  });
});
