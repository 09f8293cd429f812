/** Who can sit at a table: persons and bots of six levels, five colours, and names for those who have none. */
import type { SeatPlan } from '../play/saved-games.ts';

export const LEVELS = [0, 1, 2, 3, 4, 5] as const;
export const COLOURS = [0, 1, 2, 3, 4] as const;
/** The shape that always goes with a colour. */
export const MARKS = ['◆', '●', '▲', '■', '✚'] as const;
/** The level of a bot that nobody has chosen. */
const USUAL_LEVEL = 2;
export const LONGEST_NAME = 24;

/** Names of seats that were given none, by seat; the first is for the person at the screen, in all languages. */
const NAMES = ['Skipper', 'Bao', 'Catarina', 'Diego', 'Elif'];

/** One person first, then bots, each in the colour of the seat; names that are empty or missing are ours. */
export function usualSeats(names: readonly string[]): SeatPlan[] {
  return COLOURS.map((seat) => ({
    kind: seat === 0 ? 'person' : 'bot',
    level: USUAL_LEVEL,
    name: names[seat]?.trim() || NAMES[seat],
    colour: seat,
  }));
}

/** The seats with one of them changed; who had the colour that it takes gets its old one. */
export function withSeat(seats: readonly SeatPlan[], seat: number, change: Partial<SeatPlan>): SeatPlan[] {
  const old = seats[seat];
  const changed = { ...old, ...change };
  return seats.map((each, i) => {
    if (i === seat) return changed;
    return each.colour === changed.colour ? { ...each, colour: old.colour } : each;
  });
}

/** The seats with our names where somebody has left the name empty. */
export function named(seats: readonly SeatPlan[]): SeatPlan[] {
  return seats.map((seat, i) => ({ ...seat, name: seat.name.replace(/\s+/g, ' ').trim() || NAMES[i] }));
}
