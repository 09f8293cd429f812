/** Where the time comes from: tests bring their own. */

/** Milliseconds since 1970. */
export type Clock = () => number;

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
