/** Constructors of screen places and their parser agree, and every place has its group. */
import { describe, expect, it } from 'vitest';
import {
  allBuildings,
  exploitPlace,
  groupOf,
  parseScreenPlace,
  statusPlace,
  stepPlace,
  tilePlace,
} from '../../src/view/places.ts';

describe('a screen place', () => {
  it.each([
    [stepPlace(1, 'culture', 12), { kind: 'statuses', seat: 1, id: 'culture', score: 12 }],
    [statusPlace(0, 'culture'), { kind: 'markers', seat: 0, id: 'culture' }],
    [exploitPlace('northwest-passage'), { kind: 'exploits', id: 'northwest-passage' }],
    [tilePlace('market'), { kind: 'tiles', id: 'market' }],
    ['seats[2].harbor', { kind: 'harbor', seat: 2 }],
    ['tracks.far-east.spaces[3]', { kind: 'spaces', region: 'far-east', index: 3 }],
  ] as const)('%s has its parts', (place, parts) => {
    expect(parseScreenPlace(place)).toEqual(parts);
  });

  it('has an element that stands for it where it is not drawn', () => {
    expect(groupOf(stepPlace(1, 'culture', 12))).toBe(statusPlace(1, 'culture'));
    expect(groupOf('seats[3].buildings.market')).toBe(allBuildings(3));
    expect(groupOf(tilePlace('market'))).toBe('tiles');
    expect(groupOf(exploitPlace('northwest-passage'))).toBe('exploits');
    expect(groupOf('cities.lisbon')).toBeNull();
  });
});
