/** The paths of links that are not a straight line between their sites. */
import type { Point } from '../maps.ts';

type Pair = readonly [x: number, y: number];

/** Bent to the right, as seen from the first end, by this number of units; the token is at the middle. */
interface BentPath {
  readonly bend: number;
}

/** Through points; the token is at one of them. */
interface PathThrough {
  readonly points: readonly Pair[];
  readonly token: number;
}

/** Interrupted: it leaves the map of its first site and enters that of the second, with a label at both edges. */
interface InterruptedPath extends PathThrough {
  readonly secondPoints: readonly Pair[];
}

type LinkPath = BentPath | PathThrough | InterruptedPath;

export const point = ([x, y]: Pair): Point => ({ x, y });

/** A link has the same path on all boards. */
export const LINK_PATHS: Readonly<Record<string, LinkPath>> = {
  'quebec+boston': { bend: -40 },
  'quebec+new-york': { points: [[326, 136]], token: 0 },
  'seville+algiers': { bend: -29 },
  'new-york+charleston': { bend: 48 },
  'charleston+havana': {
    points: [
      [232, 346],
      [213, 380],
    ],
    token: 0,
  },
  'havana+port-royal': { bend: -30 },
  'havana+santo-domingo': { bend: -41 },
  'havana+west-indies-fleet': { bend: 68 },
  'port-royal+cartagena': { bend: -76 },
  'cartagena+port-royal': {
    points: [
      [164, 632],
      [166, 594],
      [194, 546],
    ],
    token: 2,
  },
  'salvador+rio-de-janeiro': { bend: 37 },
  'rio-de-janeiro+buenos-aires': { bend: -8 },
  'lisbon+seville': { bend: -14 },
  'lisbon+cadiz': { bend: -14 },
  'elmina+luanda': { bend: -27 },
  'nantes+quebec': {
    points: [
      [540, 196],
      [446, 116],
    ],
    token: 0,
  },
  'paris+quebec': {
    points: [
      [600, 214],
      [530, 178],
      [446, 116],
    ],
    token: 1,
  },
  'seville+havana': {
    points: [
      [496, 442],
      [438, 410],
      [320, 396],
    ],
    token: 0,
  },
  'cadiz+havana': {
    points: [
      [496, 442],
      [438, 410],
      [320, 396],
    ],
    token: 0,
  },
  'lisbon+salvador': {
    points: [
      [466, 470],
      [442, 600],
      [402, 732],
    ],
    token: 2,
  },
  'lisbon+goree': { points: [[504, 510]], token: 0 },
  'algiers+elmina': { points: [[606, 566]], token: 0 },
  'elmina+salvador': { points: [[478, 756]], token: 0 },
  'cape-fleet+goa': { points: [[972, 890]], token: 0 },
  'alexandria+surat': { points: [[1128, 596]], token: 0 },
  'calcutta+canton': {
    points: [
      [1366, 604],
      [1326, 518],
    ],
    token: 1,
  },
  'amsterdam+batavia': {
    points: [
      [920, 196],
      [1140, 206],
      [1176, 340],
    ],
    token: 0,
  },
  'london+calcutta': {
    points: [
      [626, 112],
      [556, 50],
    ],
    token: 0,
    secondPoints: [
      [1352, 966],
      [1400, 780],
    ],
  },
  'cadiz+algiers': { bend: -17 },
  'batavia+south-china-sea-fleet': { bend: 26 },
  'port-royal+west-indies-fleet': { bend: 5 },
  'boston+new-york': { bend: 10 },
  'veracruz+havana': { bend: -22 },
  'surat+goa': { bend: 56 },
  'amsterdam+copenhagen': { bend: 34 },
  'amsterdam+north-sea-fleet': { bend: -4 },
  'goree+elmina': { bend: -11 },
  'manila+south-china-sea-fleet': { bend: 7 },
};
