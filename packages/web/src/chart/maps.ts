/**
 * The seven maps of the board, each with a projection and scale of its own. The script that draws the coasts and the client, which
 * places the sites, share them.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The map of an area: its box on the canvas, and the coordinates at its middle. */
export interface AreaMap extends Box {
  readonly lon: number;
  readonly lat: number;
  /** Units per degree at the middle. */
  readonly scale: number;
  /** The offset of the projection's middle from that of the box. */
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

/** Returns the middle of the projection on the canvas. */
export function middleOf({ x, y, width, height, shift }: AreaMap): Point {
  return { x: x + width / 2 + shift[0], y: y + height / 2 + shift[1] };
}

/** Units per radian at the middle: the scale as d3 defines it. Used by the script that draws the maps. @public */
export const radius = (map: AreaMap): number => map.scale / RADIANS;

/** Lambert's azimuthal equal-area projection, which hardly distorts shapes around its middle. */
export function project(map: AreaMap, lon: number, lat: number): Point {
  const middle = middleOf(map);
  const east = (lon - map.lon) * RADIANS;
  const [sin, cos] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS)];
  const [sin0, cos0] = [Math.sin(map.lat * RADIANS), Math.cos(map.lat * RADIANS)];
  const stretch = radius(map) * Math.sqrt(2 / (1 + sin0 * sin + cos0 * cos * Math.cos(east)));
  return {
    x: middle.x + stretch * cos * Math.sin(east),
    y: middle.y - stretch * (cos0 * sin - sin0 * cos * Math.cos(east)),
  };
}
