/** How fast a table plays: one model of clocks for live and for one move a day. */
import * as v from 'valibot';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const seconds = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** All in seconds. No clock runs where `game` and `move` are both 0. */
export const Pace = v.pipe(
  v.object({
    /** What each player has at the start. */
    game: seconds(60 * DAY),
    /** What is added whenever the player is asked. */
    move: seconds(14 * DAY),
    /** What nobody can have more of. */
    cap: seconds(90 * DAY),
    /** How long somebody who is asked may be without a connection; 0: for ever. */
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

/** Nobody is hurried, and nobody is ever replaced. */
export const NO_CLOCK: Pace = { game: 0, move: 0, cap: 0, away: 0 };

export function hasClock({ game, move }: Pace): boolean {
  return game > 0 || move > 0;
}

/** Nobody sits there all the time, and nobody need: only then sleep and holidays stop a clock. */
export function isCorrespondence(pace: Pace): boolean {
  return hasClock(pace) ? pace.move >= HOUR || pace.game >= DAY : pace.away === 0;
}
