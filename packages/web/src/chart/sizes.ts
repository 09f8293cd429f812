/** Measures of what is drawn on the chart, in its units. */
export const SITE = 18;
/** The second ring of a city of two glory, and the badge that says so: how far to the right and up, and its radius. */
export const RING = 22.5;
export const BADGE = { away: 17, radius: 8.5 } as const;
/** The hull of a fleet. */
export const FLEET = { width: 54, height: 40 } as const;
export const SPACE = 17;
/** From one space of a track to the next. */
export const PITCH = 38;
export const TOKEN = 25;
export const CARD = { width: 46, height: 64 } as const;
/** The place beside a track, or the Open Sea: four small discs a row. */
export const WATERS = { width: 104, height: 50 } as const;
export const NAME = { size: 22, line: 21.5, gap: 4 } as const;
/** The row of discs under a title: each disc, from one to the next, and below the title's line. */
export const PRESENCE = { size: 16, step: 33, drop: 8 } as const;
/** Titles of areas, with a letter's width on average and the letters that have room; and names where a link breaks off. */
export const TITLE = { size: 26, letter: 15, room: 16 } as const;
export const BREAK = { size: 20 } as const;
