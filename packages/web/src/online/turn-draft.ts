/** A turn that is not confirmed yet, kept while the browser's tab lives: a page that is loaded again goes on with it. */
import type { KeyValueStorage } from './storage.ts';

export interface Draft {
  readonly person: string;
  /** Number of the journal's entry that it follows. */
  readonly after: number;
  readonly moves: readonly string[];
}

const PREFIX = 'windrose.draft.';

export function storeDraft(shelf: KeyValueStorage, table: string, draft: Draft): void {
  try {
    if (draft.moves.length === 0) shelf.removeItem(PREFIX + table);
    else shelf.setItem(PREFIX + table, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: then the turn is begun anew after loading.
  }
}

/** Null if there is none, or none that can be read. */
export function loadDraft(shelf: KeyValueStorage, table: string): Draft | null {
  try {
    const value = JSON.parse(shelf.getItem(PREFIX + table) ?? 'null') as Draft | null;
    return value !== null && Array.isArray(value.moves) ? value : null;
  } catch {
    return null;
  }
}
