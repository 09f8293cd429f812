/** Reads the first lines of a record, without the rules. */

export interface RecordHead {
  readonly edition: string;
  readonly mode: string;
  /** Null if the edition has one board. */
  readonly board: string | null;
  readonly players: number;
  readonly exploits: boolean;
}

/** Returns null if the text is no record. */
export function recordHead(record: string): RecordHead | null {
  const value = (key: string) => new RegExp(`^${key} (\\S+)\\s*$`, 'm').exec(record)?.[1] ?? null;
  const [edition, mode, players] = [value('edition'), value('mode'), value('players')];
  if (edition === null || mode === null || players === null) return null;
  return {
    edition,
    mode,
    board: value('board'),
    players: Number(players),
    exploits: /^exploits /m.test(record),
  };
}
