/** Motions follow from events alone, and tell all of it: whatever lies elsewhere after a move has moved there. */
import { describe, expect, it } from 'vitest';
import { motionsOf } from '../../src/motion/motions.ts';
import { KINDS, playToEnd } from '../words/support/games.ts';
import { difference, inventory, told } from './inventory.ts';

describe.each(KINDS.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  it('moves exactly what changes its place', () => {
    const record = kind.begin('motion');
    const { game } = record;
    const play = record.play.bind(record);
    let before = inventory(game);
    record.play = (move) => {
      const events = play(move);
      const names = events.map(({ event }) => event).join(', ');
      const motions = motionsOf(game.tables, events);
      const isMarkerUnknown = /row-changed, marker-placed/.test(names);
      const known = (changes: Record<string, number>) =>
        Object.fromEntries(Object.entries(changes).filter(([key]) => !(isMarkerUnknown && / supply /.test(key))));
      const after = inventory(game);
      expect(known(told(game, motions)), names).toEqual(known(difference(before, after)));
      before = after;
      return events;
    };
    playToEnd(record, 'motion');
  });
});
