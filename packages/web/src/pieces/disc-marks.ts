/** Marks of discs: the tone and shape of each colour of a game. */

/** One of the five tones of the theme with its shape; hollow for neutral discs. A seat without discs has no tone. */
export interface DiscMark {
  readonly tone: number | 'none';
  readonly hollow: boolean;
}

/** The shapes of the five tones, on a grid of 24 units: ◆ ● ▲ ■ ✚. */
export const SHAPES = [
  'M12 4.5L19 12l-7 7.5L5 12z',
  'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11z',
  'M12 5l7 12H5z',
  'M6.8 6.8h10.4v10.4H6.8z',
  'M9.7 5h4.6v4.7H19v4.6h-4.7V19H9.7v-4.7H5V9.7h4.7z',
] as const;

/**
 * Returns the marks of all colours of a game. Players have the tones that they chose, or those in the order of the theme; colours
 * beyond the seats are hollow and take the remaining tones.
 */
export function discMarks(players: number, seats: number, colours: number, chosen: readonly number[] = []): DiscMark[] {
  const tones = SHAPES.map((_, tone) => tone);
  const own = Array.from({ length: players }, (_, seat) => chosen[seat] ?? seat);
  const left = tones.filter((tone) => !own.includes(tone));
  return Array.from({ length: colours }, (_, colour) => {
    if (colour < players) return { tone: own[colour], hollow: false };
    return { tone: colour < seats ? 'none' : left[(colour - seats) % left.length], hollow: true };
  });
}
