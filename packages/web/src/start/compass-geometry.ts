/** Computes the shapes of the compass rose: points of a light and a dark half, and the strokes of its rings. */

interface Point {
  readonly rank: number;
  readonly lit: string;
  readonly shaded: string;
}

/** Main winds, winds between them, half-winds and quarter-winds: their length, and their width at the centre. */
const RANKS = [
  { count: 4, offset: 0, length: 88, foot: 17 },
  { count: 4, offset: 1 / 8, length: 72, foot: 16 },
  { count: 8, offset: 1 / 16, length: 56, foot: 22 },
  { count: 16, offset: 1 / 32, length: 47, foot: 27 },
] as const;

const TURN = 2 * Math.PI;

/** Returns the coordinates at a part of a full turn, clockwise from the north. */
function pointAt(turn: number, radius: number): readonly [number, number] {
  return [Math.sin(turn * TURN) * radius, -Math.cos(turn * TURN) * radius];
}

function coordinates([x, y]: readonly [number, number]): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** Returns the points of the first `ranks` ranks in drawing order: the main winds are drawn last. */
export function rosePoints(ranks: number): Point[] {
  return RANKS.slice(0, ranks)
    .flatMap(({ count, offset, length, foot }, rank) =>
      Array.from({ length: count }, (_, i) => {
        const turn = offset + i / count;
        const half = (side: 1 | -1) => {
          const base = pointAt(turn + side / (rank < 2 ? 8 : 4 * count), foot);
          return `M0 0L${coordinates(base)}L${coordinates(pointAt(turn, length))}Z`;
        };
        return { rank, lit: half(-1), shaded: half(1) };
      }),
    )
    .reverse();
}

/** Returns strokes across a ring; with `skipWinds`, none at the letters of the eight winds. */
export function ringStrokes(count: number, inner: number, outer: number, skipWinds = false): string {
  return Array.from({ length: count }, (_, i) => i / count)
    .filter((turn) => !skipWinds || (turn * 8) % 1 !== 0)
    .map((turn) => `M${coordinates(pointAt(turn, inner))}L${coordinates(pointAt(turn, outer))}`)
    .join('');
}

/** The initials of the eight winds on Mediterranean charts; the east has a cross. */
export const WINDS: readonly { readonly letter: string; readonly x: number; readonly y: number }[] = [
  ...'TGLSOLPM',
].map((letter, i) => {
  const [x, y] = pointAt(i / 8, 102.4);
  return { letter: i === 2 ? '✠' : letter, x, y };
});
