/** Plans of who plays in which seat: persons and bots of six levels, five colours, default names. */
import type { SeatPlan } from '../play/saved-games.ts';

export const LEVELS = [0, 1, 2, 3, 4, 5] as const;
export const COLOURS = [0, 1, 2, 3, 4] as const;
/** The shape of each colour. */
export const MARKS = ['◆', '●', '▲', '■', '✚'] as const;
const DEFAULT_LEVEL = 2;
export const MAX_NAME_LENGTH = 24;

/** Default names by seat; the first is for the person at the screen, in all languages. */
const NAMES = ['Skipper', 'Bao', 'Catarina', 'Diego', 'Elif'];

/** Returns one person followed by bots, each in the colour of the seat; empty or missing names become default names. */
export function defaultSeats(names: readonly string[]): SeatPlan[] {
  return COLOURS.map((seat) => ({
    kind: seat === 0 ? 'person' : 'bot',
    level: DEFAULT_LEVEL,
    name: names[seat]?.trim() || NAMES[seat],
    colour: seat,
  }));
}

/** Returns the seats with one of them changed. A seat whose colour is taken gets the old colour of the changed seat. */
export function withSeat(seats: readonly SeatPlan[], seat: number, change: Partial<SeatPlan>): SeatPlan[] {
  const old = seats[seat];
  const changed = { ...old, ...change };
  return seats.map((each, i) => {
    if (i === seat) return changed;
    return each.colour === changed.colour ? { ...each, colour: old.colour } : each;
  });
}

/** Returns the seats with default names in place of empty ones. */
export function withNames(seats: readonly SeatPlan[]): SeatPlan[] {
  return seats.map((seat, i) => ({ ...seat, name: seat.name.replace(/\s+/g, ' ').trim() || NAMES[i] }));
}
