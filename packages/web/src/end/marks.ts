/** The shapes by which players are told apart without colour: ◆ ● ▲ ■ ✚, and a ring with a bar for a seat nobody plays. */
import type { Player } from './players.ts';

/** Paths around the origin, within 8 units of it. */
const SHAPES = [
  'M0-8L8 0L0 8L-8 0Z',
  'M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7Z',
  'M0-7.500L8 6.500H-8Z',
  'M-6.500-6.500H6.500V6.500H-6.500Z',
  'M-3-8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z',
];
const NOBODY = 'M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8ZM-5.500-1.800V1.800H5.500V-1.800Z';

/** How the line of each colour is broken. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '6 3 2 3 2 3'];

export function shapeOf({ colour }: Player): string {
  return colour === null ? NOBODY : SHAPES[colour];
}

export function dashOf({ colour }: Player): string {
  return colour === null ? '4 6' : DASHES[colour];
}
