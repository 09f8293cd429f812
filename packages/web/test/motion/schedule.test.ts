/** Motions follow each other without haste while they are few, and never take longer than they may. */
import { describe, expect, it } from 'vitest';
import { schedule } from '../../src/motion/schedule.ts';

const end = (beats: ReturnType<typeof schedule>) => Math.max(...beats.map(({ delay, duration }) => delay + duration));

describe('a schedule', () => {
  it('lets a few motions follow each other', () => {
    expect(schedule(2, 1400)).toEqual([
      { delay: 0, duration: 320 },
      { delay: 320, duration: 320 },
    ]);
  });

  it('shortens many and lets them overlap, in their order', () => {
    const beats = schedule(9, 700);
    expect(beats.every(({ duration }) => duration === 200)).toBe(true);
    expect(beats.map(({ delay }) => delay)).toEqual([...beats.map(({ delay }) => delay)].sort((a, b) => a - b));
    expect(beats[1].delay).toBeLessThan(200);
  });

  it.each([250, 700, 1400])('never takes longer than %i ms', (room) => {
    for (let count = 1; count < 40; count++) expect(end(schedule(count, room))).toBeLessThanOrEqual(room);
  });

  it('has no motion where there is no time', () => {
    expect(schedule(3, 0)).toEqual([]);
    expect(schedule(0, 700)).toEqual([]);
  });
});
