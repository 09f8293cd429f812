/** Stores an unconfirmed turn in the tab of the browser, so that it survives a reload of the page. */
import type { KeyValueStorage } from '../storage.ts';

export interface TurnDraft {
  readonly person: string;
  /** Number of the entry of the journal that the turn follows. */
  readonly after: number;
  readonly moves: readonly string[];
}

const PREFIX = 'windrose.draft.';

export function storeDraft(storage: KeyValueStorage, table: string, draft: TurnDraft): void {
  try {
    if (draft.moves.length === 0) storage.removeItem(PREFIX + table);
    else storage.setItem(PREFIX + table, JSON.stringify(draft));
  } catch {
    // Without storage, a reload loses the turn.
  }
}

/** Returns null if no valid draft is stored. */
export function loadDraft(storage: KeyValueStorage, table: string): TurnDraft | null {
  try {
    const value = JSON.parse(storage.getItem(PREFIX + table) ?? 'null') as TurnDraft | null;
    return value !== null && Array.isArray(value.moves) ? value : null;
  } catch {
    return null;
  }
}
