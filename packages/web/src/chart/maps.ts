/**
 * The seven charts that make up the board, each with its own projection and scale, laid out as the world lies. The script
 * that draws the coasts and the client that places the sites share them.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** One chart: its place on the canvas, and the place on the globe that lies at its middle. */
export interface AreaMap extends Box {
  readonly lon: number;
  readonly lat: number;
  /** Units to a degree at the middle. */
  readonly scale: number;
  /** Where the middle lies, away from that of the frame. */
  readonly shift: readonly [number, number];
}

export const CANVAS = { x: 0, y: 0, width: 1600, height: 1000 } as const;

export const MAPS: Readonly<Record<string, AreaMap>> = {
  'north-america': { x: 22, y: 22, width: 416, height: 296, lon: -80, lat: 40.5, scale: 14.4, shift: [40, 2] },
  caribbean: { x: 22, y: 326, width: 416, height: 314, lon: -78, lat: 16.5, scale: 9.9, shift: [4, 2] },
  'south-america': { x: 22, y: 648, width: 416, height: 330, lon: -58, lat: -15, scale: 6.2, shift: [-26, 0] },
  europe: { x: 446, y: 22, width: 690, height: 514, lon: 10, lat: 45, scale: 17.6, shift: [0, 0] },
  africa: { x: 446, y: 544, width: 470, height: 434, lon: 15, lat: -6, scale: 6.1, shift: [-8, 4] },
  india: { x: 924, y: 544, width: 654, height: 434, lon: 80, lat: 17, scale: 14, shift: [20, 0] },
  'far-east': { x: 1144, y: 22, width: 434, height: 514, lon: 117, lat: 16, scale: 9.6, shift: [-30, 20] },
};

const RADIANS = Math.PI / 180;

/** Where the middle of a chart's projection lies on the canvas. */
export function middleOf({ x, y, width, height, shift }: AreaMap): Point {
  return { x: x + width / 2 + shift[0], y: y + height / 2 + shift[1] };
}

/** Units to a radian at the middle: the scale as map makers, and d3, count it. Used by the script that draws the chart. @public */
export const radius = (frame: AreaMap): number => frame.scale / RADIANS;

/** Lambert's azimuthal equal-area projection: true in area, and kind to shapes around its middle. */
export function project(frame: AreaMap, lon: number, lat: number): Point {
  const middle = middleOf(frame);
  const east = (lon - frame.lon) * RADIANS;
  const [sin, cos] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS)];
  const [sin0, cos0] = [Math.sin(frame.lat * RADIANS), Math.cos(frame.lat * RADIANS)];
  const stretch = radius(frame) * Math.sqrt(2 / (1 + sin0 * sin + cos0 * cos * Math.cos(east)));
  return {
    x: middle.x + stretch * cos * Math.sin(east),
    y: middle.y - stretch * (cos0 * sin - sin0 * cos * Math.cos(east)),
  };
}
