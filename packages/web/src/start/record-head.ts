/** What the first lines of a record say of its game, read without the rules, so that a list of games needs no loading. */

export interface RecordHead {
  readonly edition: string;
  readonly mode: string;
  /** Null where the edition has one board. */
  readonly board: string | null;
  readonly players: number;
  readonly exploits: boolean;
}

/** Null if the text is no record. */
export function headOf(record: string): RecordHead | null {
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
