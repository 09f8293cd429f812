/** What came of the last question that somebody asked the table: the journal tells it, and the asker is told. No screen here. */
import type { Entry, Question } from '@windrose/protocol';

export interface Outcome {
  /** Number of the entry that settled it. */
  readonly n: number;
  readonly what: Question['what'];
  /** `lapsed`: the game has gone on before all had answered. */
  readonly how: 'agreed' | 'refused' | 'lapsed';
  /** Who did not agree. */
  readonly by: string | null;
}

/** Null if there is none: nothing was asked, it is still open, it was taken back, or the asker has played on since. */
export function outcomeFor(entries: readonly Entry[], person: string, seat: number | null): Outcome | null {
  const at = entries.findLastIndex((entry) => entry.kind === 'ask' && entry.by === person);
  const asked = entries[at];
  if (asked?.kind !== 'ask') return null;
  let outcome: Outcome | null = null;
  for (const entry of entries.slice(at + 1)) {
    if (outcome !== null && entry.kind === 'move' && entry.seat === seat && entry.forced !== true) return null;
    outcome ??= settledBy(entry, asked.question);
  }
  return outcome?.by === person ? null : outcome;
}

/** Whether an entry ends an open question, and how. */
function settledBy(entry: Entry, { what }: Question): Outcome | null {
  const { n } = entry;
  switch (entry.kind) {
    case 'answer':
      return entry.yes ? null : { n, what, how: 'refused', by: entry.by };
    case 'undo':
      return { n, what, how: what === 'undo' ? 'agreed' : 'lapsed', by: null };
    case 'end':
      return { n, what, how: what === 'stop' ? 'agreed' : 'lapsed', by: null };
    case 'seat':
      return { n, what, how: what === 'return' && entry.why === 'return' ? 'agreed' : 'lapsed', by: null };
    case 'former':
      return { n, what, how: 'lapsed', by: null };
    case 'move':
      return what === 'undo' ? { n, what, how: 'lapsed', by: null } : null;
    default:
      return null;
  }
}
