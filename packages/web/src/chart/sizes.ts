/** Sizes of the drawings on the chart, in its units. */
export const SITE = 18;
/** The second ring of a city with two glory, and its badge: the offset to the right and up, and the radius. */
export const RING = 22.5;
export const BADGE = { away: 17, radius: 8.5 } as const;
/** The hull of a fleet. */
export const FLEET = { width: 54, height: 40 } as const;
export const SPACE = 17;
/** The distance from one space of a track to the next. */
export const PITCH = 38;
export const TOKEN = 25;
export const CARD = { width: 46, height: 64 } as const;
/** The place beside a track, or the Open Sea, with four small discs per row. */
export const BESIDE = { width: 104, height: 50 } as const;
export const NAME = { size: 22, line: 21.5, gap: 4 } as const;
/** The row of discs under a title: the size of a disc, the distance to the next, and the offset from the title. */
export const PRESENCE = { size: 16, step: 33, drop: 8 } as const;
/** Titles of areas, with the average width of a letter and the number of letters that fit; names where a link is interrupted. */
export const TITLE = { size: 26, letter: 15, room: 16 } as const;
export const BREAK = { size: 20 } as const;
