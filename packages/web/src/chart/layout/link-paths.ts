/** The ways of links that are not the straight line between their sites. */
import type { Point } from '../maps.ts';

type Pair = readonly [x: number, y: number];

/** Bent to the right, as seen from the first end, by so many units; the token lies at the middle. */
interface Bent {
  readonly bend: number;
}

/** Through points, the token on one of them. */
interface Through {
  readonly by: readonly Pair[];
  readonly token: number;
}

/** Too long to draw: it leaves the chart of its first site and enters that of the second, and is labelled at both edges. */
interface Broken extends Through {
  readonly again: readonly Pair[];
}

type Way = Bent | Through | Broken;

export const point = ([x, y]: Pair): Point => ({ x, y });

/** The boards never differ in the way of a link that they share. */
export const LINK_PATHS: Readonly<Record<string, Way>> = {
  'quebec+boston': { bend: -40 },
  'quebec+new-york': { by: [[326, 136]], token: 0 },
  'seville+algiers': { bend: -29 },
  'new-york+charleston': { bend: 48 },
  'charleston+havana': {
    by: [
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
    by: [
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
    by: [
      [540, 196],
      [446, 116],
    ],
    token: 0,
  },
  'paris+quebec': {
    by: [
      [600, 214],
      [530, 178],
      [446, 116],
    ],
    token: 1,
  },
  'seville+havana': {
    by: [
      [496, 442],
      [438, 410],
      [320, 396],
    ],
    token: 0,
  },
  'cadiz+havana': {
    by: [
      [496, 442],
      [438, 410],
      [320, 396],
    ],
    token: 0,
  },
  'lisbon+salvador': {
    by: [
      [466, 470],
      [442, 600],
      [402, 732],
    ],
    token: 2,
  },
  'lisbon+goree': { by: [[504, 510]], token: 0 },
  'algiers+elmina': { by: [[606, 566]], token: 0 },
  'elmina+salvador': { by: [[478, 756]], token: 0 },
  'cape-fleet+goa': { by: [[972, 890]], token: 0 },
  'alexandria+surat': { by: [[1128, 596]], token: 0 },
  'calcutta+canton': {
    by: [
      [1366, 604],
      [1326, 518],
    ],
    token: 1,
  },
  'amsterdam+batavia': {
    by: [
      [920, 196],
      [1140, 206],
      [1176, 340],
    ],
    token: 0,
  },
  'london+calcutta': {
    by: [
      [626, 112],
      [556, 50],
    ],
    token: 0,
    again: [
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
