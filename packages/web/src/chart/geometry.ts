/** Smooth curves through points, as path data and as samples, and boxes. */
import type { Box, Point } from './maps.ts';

type Segment = readonly [from: Point, out: Point, in_: Point, to: Point];

/** At every point, the handles are parallel to the line between its neighbours. */
function segments(points: readonly Point[]): Segment[] {
  return points.slice(1).map((to, i) => {
    const from = points[i];
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const reach = Math.hypot(to.x - from.x, to.y - from.y) / 3;
    const handle = (a: Point, b: Point, sign: number, at: Point): Point => {
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      return { x: at.x + (sign * reach * (b.x - a.x)) / length, y: at.y + (sign * reach * (b.y - a.y)) / length };
    };
    return [from, handle(before, to, 1, from), handle(from, after, -1, to), to];
  });
}

const write = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function curve(points: readonly Point[]): string {
  const turns = segments(points).map(([, out, in_, to]) => `C${write(out)} ${write(in_)} ${write(to)}`);
  return `M${write(points[0])}${turns.join('')}`;
}

/** Returns points along a curve, some units apart. */
export function samples(points: readonly Point[], apart: number): Point[] {
  return segments(points).flatMap(([a, b, c, d]) => {
    const count = Math.ceil(Math.hypot(d.x - a.x, d.y - a.y) / apart);
    return Array.from({ length: count + 1 }, (_, i) => {
      const [t, s] = [i / count, 1 - i / count];
      const mix = (of: (point: Point) => number) =>
        s * s * s * of(a) + 3 * s * s * t * of(b) + 3 * s * t * t * of(c) + t * t * t * of(d);
      return { x: mix((point) => point.x), y: mix((point) => point.y) };
    });
  });
}

export const around = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
