/** Finds the answer to the last question of a player in the journal. */
import type { Entry, Question } from '@windrose/protocol';

export interface QuestionOutcome {
  /** Number of the entry that settled the question. */
  readonly n: number;
  readonly what: Question['what'];
  /** `lapsed`: the game continued before all had answered. */
  readonly how: 'agreed' | 'refused' | 'lapsed';
  /** The player who did not agree. */
  readonly by: string | null;
}

/** Returns null without a settled question, if the player withdrew it, or has played since. */
export function outcomeFor(entries: readonly Entry[], person: string, seat: number | null): QuestionOutcome | null {
  const at = entries.findLastIndex((entry) => entry.kind === 'ask' && entry.by === person);
  const asked = entries[at];
  if (asked?.kind !== 'ask') return null;
  let outcome: QuestionOutcome | null = null;
  for (const entry of entries.slice(at + 1)) {
    if (outcome !== null && entry.kind === 'move' && entry.seat === seat && entry.forced !== true) return null;
    outcome ??= settledBy(entry, asked.question);
  }
  return outcome?.by === person ? null : outcome;
}

/** Returns the outcome if an entry settles a question. */
function settledBy(entry: Entry, { what }: Question): QuestionOutcome | null {
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
