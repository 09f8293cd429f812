/** Names under, over or beside a site: in one line or two, and the ground they need. */
import type { Box, Point } from './frames.ts';
import { FLEET, NAME, RING, SITE } from './sizes.ts';

/** From the middle of a site to its edge, to the side and down. */
type Reach = Point;

export type Side = 'under' | 'over' | 'left' | 'right';

/** Longer names take two lines. */
const MOST = 14;
/** Letters that a line has room for; more are set closer. */
const ROOM = 15;
/** Width of a letter of the face, on average. */
const LETTER = 7.3;
const MARGIN = 3;

export function nameLines(name: string): readonly string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= MOST || gaps.length === 0) return [name];
  const middle = name.length / 2;
  const gap = gaps.reduce((best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best));
  return [name.slice(0, gap), name.slice(gap + 1)];
}

/** The width into which a line must be squeezed, if it must. */
export function squeezed(line: string): number | undefined {
  return line.length > ROOM ? ROOM * LETTER : undefined;
}

export function nameBox({ x, y }: Point, side: Side, lines: readonly string[], reach: Reach): Box {
  const width = Math.min(ROOM, Math.max(...lines.map((line) => line.length))) * LETTER + 2 * MARGIN;
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
