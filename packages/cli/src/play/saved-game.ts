/** A saved game: its record, with a comment that says which seats are people, as a record itself knows players only. */

const SEATS = /^# seats (\S+)$/m;

export function savedGame(record: string, seats: readonly string[]): string {
  return `${record}# seats ${seats.join(',')}\n`;
}

/** Who sat where when the game was saved; undefined if it does not say. */
export function savedSeats(text: string): string[] | undefined {
  return SEATS.exec(text)?.[1].split(',');
}
