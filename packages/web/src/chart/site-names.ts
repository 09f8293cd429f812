/** Names under, over or beside a site: their lines, the length of each line, and the box around them. */
import type { Box, Point } from './maps.ts';
import { FLEET, NAME, RING, SITE } from './sizes.ts';

/** The distances from the middle of a site to its edge. */
type Reach = Point;

export type Side = 'under' | 'over' | 'left' | 'right';

/** Longer names take two lines. */
const MAX_LETTERS = 14;
/** The maximum length of a line in ems; longer lines are compressed. */
const MAX_EMS = 6.8;
const MARGIN = 3;
/** Widths of letters in ems in Georgia: narrow ones, wide ones, capitals, and all others. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[fijlrt’ .-]/, 0.33],
  [/[mwMW]/, 0.87],
  [/\p{Lu}/u, 0.68],
  [/./, 0.53],
];

export function nameLines(name: string): readonly string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= MAX_LETTERS || gaps.length === 0) return [name];
  const middle = name.length / 2;
  const gap = gaps.reduce((best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best));
  return [name.slice(0, gap), name.slice(gap + 1)];
}

/** Returns the length of a line, to which the text is fitted so that it is the same in any font. */
export function textLength(line: string, size: number): number {
  const ems = [...line].map((letter) => WIDTHS.find(([kind]) => kind.test(letter))![1]);
  return (
    size *
    Math.min(
      MAX_EMS,
      ems.reduce((sum, each) => sum + each),
    )
  );
}

export function nameBox({ x, y }: Point, side: Side, lines: readonly string[], reach: Reach): Box {
  const width = Math.max(...lines.map((line) => textLength(line, NAME.size))) + 2 * MARGIN;
  const height = lines.length * NAME.line + 1;
  const [across, down] = [reach.x + NAME.gap, reach.y + NAME.gap];
  const left = { under: x - width / 2, over: x - width / 2, left: x - across - width, right: x + across }[side];
  const top = { under: y + down, over: y - down - height, left: y - height / 2, right: y - height / 2 }[side];
  return { x: left, y: top, width, height };
}

export function reachOf(fleet: boolean, glory: number): Reach {
  if (fleet) return { x: FLEET.width / 2, y: FLEET.height / 2 };
  return glory > 1 ? { x: RING, y: RING } : { x: SITE, y: SITE };
}
