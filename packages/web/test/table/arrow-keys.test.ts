/** Arrow keys move the focus to the nearest spot in their direction. */
import { describe, expect, it } from 'vitest';
import { CANVAS } from '../../src/chart/maps.ts';
import { nextPlace } from '../../src/table/arrow-keys.ts';

const at = (x: number, y: number) => ({ x, y });

describe('an arrow key', () => {
  const [left, right, up, far] = [at(-10, 1), at(10, -2), at(1, -9), at(60, 0)];
  const places = [at(0, 0), far, left, right, up];

  it.each([
    ['ArrowLeft', left],
    ['ArrowRight', right],
    ['ArrowUp', up],
  ])('%s leads to the nearest in its direction', (key, expected) => {
    expect(nextPlace(at(0, 0), places, key)).toBe(expected);
  });

  it('leads nowhere without a spot in its direction', () => {
    expect(nextPlace(at(0, 0), places, 'ArrowDown')).toBeUndefined();
  });

  it('prefers a spot ahead to a nearer one aside', () => {
    const [ahead, aside] = [at(20, 1), at(5, 14)];
    expect(nextPlace(at(0, 0), [aside, ahead], 'ArrowRight')).toBe(ahead);
  });

  it('reaches every place of a chart from any other', () => {
    const all = Array.from({ length: 60 }, (_, i) => at((i * 397) % CANVAS.width, (i * 611) % CANVAS.height));
    const reached = new Set([all[0]]);
    for (const place of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = nextPlace(place, all, key);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(all.length);
  });
});
