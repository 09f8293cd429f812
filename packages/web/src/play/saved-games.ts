/** Games kept in the browser: one entry of its storage for each, and the record inside as text. */
import type { Result } from './result.ts';

/** Who sits at the table. */
export interface SeatPlan {
  /** A person at this screen, or the level of a bot, 0 to 5. */
  readonly kind: 'person' | 'bot';
  readonly level: number;
  readonly name: string;
  /** Which of the five colours, 0 to 4. */
  readonly colour: number;
}

export interface SavedGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  /** The whole game as text (docs/record.md). */
  readonly record: string;
  /** Moves that can no longer be taken back; all of them, if it does not say. */
  readonly settled?: number;
  /** The turn that the last move has ended waits to be confirmed. */
  readonly confirming?: boolean;
  readonly updated: number;
  readonly finished: boolean;
  /** Of a finished game; some were kept without it. */
  readonly result?: Result;
}

const PREFIX = 'windrose.game.';

/** What can be read; entries that something else has broken are left alone and not listed. */
function parse(text: string | null): SavedGame | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as SavedGame;
    return typeof value.id === 'string' && typeof value.record === 'string' && Array.isArray(value.seats)
      ? value
      : null;
  } catch {
    return null;
  }
}

export function loadGame(id: string): SavedGame | null {
  return parse(localStorage.getItem(PREFIX + id));
}

/** All games, the last played first. */
export function listGames(): SavedGame[] {
  const games = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parse(localStorage.getItem(key)) ?? []);
  return games.sort((a, b) => b.updated - a.updated);
}

/** False if the browser has no room for it. */
export function saveGame(game: SavedGame): boolean {
  try {
    localStorage.setItem(PREFIX + game.id, JSON.stringify(game));
    return true;
  } catch {
    return false;
  }
}

export function deleteGame(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** A name for a game that no other has. */
export function newId(): string {
  // Not every page may ask for a UUID: those without a certificate may not.
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
