/** The geometry of the compass rose: points as halves, one in light and one in shade, and the marks of its ring. */

interface Point {
  readonly rank: number;
  readonly lit: string;
  readonly shaded: string;
}

/** The four winds, the four between them, the eight half-winds and the sixteen quarter-winds: how long, and how broad at the foot. */
const RANKS = [
  { count: 4, offset: 0, length: 88, foot: 17 },
  { count: 4, offset: 1 / 8, length: 72, foot: 16 },
  { count: 8, offset: 1 / 16, length: 56, foot: 22 },
  { count: 16, offset: 1 / 32, length: 47, foot: 27 },
] as const;

const TURN = 2 * Math.PI;

/** A place at a part of the full turn from the north, clockwise. */
function place(turn: number, radius: number): readonly [number, number] {
  return [Math.sin(turn * TURN) * radius, -Math.cos(turn * TURN) * radius];
}

function coordinates([x, y]: readonly [number, number]): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** Points from the lowest rank up, as they lie upon each other; the first `ranks` ranks of them. */
export function rosePoints(ranks: number): Point[] {
  return RANKS.slice(0, ranks)
    .flatMap(({ count, offset, length, foot }, rank) =>
      Array.from({ length: count }, (_, i) => {
        const turn = offset + i / count;
        const half = (side: 1 | -1) =>
          `M0 0L${coordinates(place(turn + side / (rank < 2 ? 8 : 4 * count), foot))}L${coordinates(place(turn, length))}Z`;
        return { rank, lit: half(-1), shaded: half(1) };
      }),
    )
    .reverse();
}

/** So many strokes across a ring, all of one length; none where one of the eight winds has its letter, if `spared`. */
export function ringStrokes(count: number, inner: number, outer: number, spared = false): string {
  return Array.from({ length: count }, (_, i) => i / count)
    .filter((turn) => !spared || (turn * 8) % 1 !== 0)
    .map((turn) => `M${coordinates(place(turn, inner))}L${coordinates(place(turn, outer))}`)
    .join('');
}

/** The eight winds by their initials, as charts of the Mediterranean had them; the east wore a cross. */
export const WINDS: readonly { readonly letter: string; readonly x: number; readonly y: number }[] = [
  ...'TGLSOLPM',
].map((letter, i) => {
  const [x, y] = place(i / 8, 102.4);
  return { letter: i === 2 ? '✠' : letter, x, y };
});
