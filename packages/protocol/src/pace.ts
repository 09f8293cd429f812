/** The pace of a table: one model of clocks for live and correspondence games. */
import * as v from 'valibot';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const seconds = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** All times are in seconds. No clock runs if `game` and `move` are both 0. */
export const Pace = v.pipe(
  v.object({
    /** Time of each player at the start. */
    game: seconds(60 * DAY),
    /** Time added at each turn of a player. */
    move: seconds(14 * DAY),
    /** Upper limit of a player's time. */
    cap: seconds(90 * DAY),
    /** How long the player whose turn it is may be offline before a bot replaces them; 0 for unlimited. */
    away: seconds(DAY),
  }),
  v.check(({ game, move, cap }) => cap >= game && cap >= move, 'has a cap below what it gives'),
);
export type Pace = v.InferOutput<typeof Pace>;

export const PACES: Readonly<Record<'live' | 'day' | 'slow', Pace>> = {
  live: { game: 15 * 60, move: 45, cap: 30 * 60, away: 5 * 60 },
  day: { game: 2 * DAY, move: DAY, cap: 4 * DAY, away: 0 },
  slow: { game: 5 * DAY, move: 3 * DAY, cap: 10 * DAY, away: 0 },
};

/** No clock, and no replacement of absent players. */
export const NO_CLOCK: Pace = { game: 0, move: 0, cap: 0, away: 0 };

export function hasClock({ game, move }: Pace): boolean {
  return game > 0 || move > 0;
}

/**
 * True for games in which players are not expected to stay online. Only in these do sleep and holidays stop a clock.
 */
export function isCorrespondence(pace: Pace): boolean {
  return hasClock(pace) ? pace.move >= HOUR || pace.game >= DAY : pace.away === 0;
}
