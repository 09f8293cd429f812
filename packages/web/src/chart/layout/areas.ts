/** The positions of the track, the cards, the discs beside the track and the title of each area. */
import type { Point } from '../maps.ts';

export interface Title extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Track {
  /** The space next to the stack. */
  readonly near: Point;
  /** The direction from there to the other end, in degrees clockwise from the right. */
  readonly heading: number;
}

interface RegionPlaces {
  readonly track: Track;
  readonly beside: Point;
  readonly governor: Point;
}

export const REGIONS: Readonly<Record<string, RegionPlaces>> = {
  'north-america': {
    track: { near: { x: 108, y: 124 }, heading: 0 },
    beside: { x: 150, y: 186 },
    governor: { x: 58, y: 192 },
  },
  caribbean: {
    track: { near: { x: 108, y: 613 }, heading: 0 },
    beside: { x: 379, y: 605 },
    governor: { x: 58, y: 530 },
  },
  'south-america': {
    track: { near: { x: 56, y: 874 }, heading: 270 },
    beside: { x: 374, y: 938 },
    governor: { x: 110, y: 930 },
  },
  africa: {
    track: { near: { x: 820, y: 602 }, heading: 180 },
    beside: { x: 526, y: 850 },
    governor: { x: 868, y: 680 },
  },
  india: {
    track: { near: { x: 1498, y: 602 }, heading: 180 },
    beside: { x: 1020, y: 740 },
    governor: { x: 1546, y: 680 },
  },
  'far-east': {
    track: { near: { x: 1540, y: 438 }, heading: 270 },
    beside: { x: 1434, y: 424 },
    governor: { x: 1486, y: 494 },
  },
};

export const DECKS: Readonly<Record<string, Point>> = {
  'north-america': { x: 58, y: 120 },
  caribbean: { x: 58, y: 602 },
  'south-america': { x: 56, y: 930 },
  europe: { x: 1040, y: 112 },
  slavery: { x: 1096, y: 112 },
  africa: { x: 868, y: 608 },
  india: { x: 1546, y: 608 },
  'far-east': { x: 1540, y: 494 },
};

export const TITLES: Readonly<Record<string, Title>> = {
  'north-america': { x: 38, y: 54, anchor: 'start' },
  caribbean: { x: 38, y: 355, anchor: 'start' },
  'south-america': { x: 398, y: 680, anchor: 'end' },
  europe: { x: 1120, y: 54, anchor: 'end' },
  africa: { x: 462, y: 938, anchor: 'start' },
  india: { x: 940, y: 576, anchor: 'start' },
  'far-east': { x: 1160, y: 54, anchor: 'start' },
};
