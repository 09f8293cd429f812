/** Motions follow from events alone and are complete: each piece that has another place after a move has moved there. */
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../engine/test/support/all-kinds.ts';
import { playToEnd } from '../../../engine/test/support/lively-games.ts';
import { motionsOf } from '../../src/motion/motions.ts';
import { difference, differenceOf, inventory } from './inventory.ts';

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
      const after = inventory(game);
      expect(differenceOf(game, motions), names).toEqual(difference(before, after));
      before = after;
      return events;
    };
    playToEnd(record, 'motion');
  });
});
