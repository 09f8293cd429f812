/** The seven charts lie side by side on the canvas, and each is true to its scale at its middle. */
import { expect, test } from 'vitest';
import { CANVAS, MAPS, middleOf, project } from '../../src/chart/maps.ts';

const frames = Object.entries(MAPS);

test('no chart leaves the canvas or covers another', () => {
  for (const [id, a] of frames) {
    expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= CANVAS.width && a.y + a.height <= CANVAS.height, id).toBe(true);
    for (const [other, b] of frames) {
      if (other === id) continue;
      const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
      const above = a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(beside || above, `${id} and ${other}`).toBe(true);
    }
  }
});

test.each(frames)(
  '%s: its middle lies where it should, and a degree north of it is as long as its scale says',
  (_, frame) => {
    const middle = project(frame, frame.lon, frame.lat);
    expect(middle.x).toBeCloseTo(middleOf(frame).x, 6);
    expect(middle.y).toBeCloseTo(middleOf(frame).y, 6);
    const north = project(frame, frame.lon, frame.lat + 1);
    expect(middle.y - north.y).toBeCloseTo(frame.scale, 2);
  },
);
