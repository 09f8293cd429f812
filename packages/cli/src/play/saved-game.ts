/** Saved games: records with a comment line that lists the person or bot of each seat. */

const SEATS = /^# seats (\S+)$/m;

export function savedGame(record: string, seats: readonly string[]): string {
  return `${record}# seats ${seats.join(',')}\n`;
}

/** Returns the person or bot of each seat; undefined if the text does not list them. */
export function savedSeats(text: string): string[] | undefined {
  return SEATS.exec(text)?.[1].split(',');
}
