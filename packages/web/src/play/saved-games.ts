/** Games saved in the browser: one entry of its storage per game, with the record as text; without storage, in memory. */
import type { Result } from './result.ts';

/** The player of a seat. */
export interface SeatPlan {
  /** A person at this screen, or a bot. */
  readonly kind: 'person' | 'bot';
  /** The level of a bot, 0 to 5. */
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
  /** Number of moves that cannot be taken back; all moves if it is missing. */
  readonly settled?: number;
  /** The turn that the last move has ended waits for its confirmation. */
  readonly confirming?: boolean;
  /** Number of times that the game was saved, so that no window overwrites a newer state of another. */
  readonly revision?: number;
  readonly updated: number;
  readonly finished: boolean;
  /** The result of a finished game; missing in games of older versions. */
  readonly result?: Result;
}

const PREFIX = 'windrose.game.';
/** The latest valid date, in milliseconds. */
const MAX_DATE = 8.64e15;

function isSeat({ level, name, colour }: SeatPlan): boolean {
  return typeof name === 'string' && typeof level === 'number' && typeof colour === 'number';
}

function isGame({ id, record, seats, updated, result }: SavedGame): boolean {
  return (
    typeof id === 'string' &&
    typeof record === 'string' &&
    typeof updated === 'number' &&
    Math.abs(updated) <= MAX_DATE &&
    seats.every(isSeat) &&
    (result === undefined || [result.glory, result.winners].every(Array.isArray))
  );
}

/** Returns null for an invalid entry, which stays in the storage but is not listed. */
function parse(text = 'null'): SavedGame | null {
  try {
    const value = JSON.parse(text) as SavedGame;
    return isGame(value) ? value : null;
  } catch {
    return null;
  }
}

/** Why a game is not saved: another window has continued it, the storage is full, or the browser denies its storage. */
export type SaveFailure = 'elsewhere' | 'full' | 'denied';

/** The browser's storage and memory are both read and written as objects. */
type GameStorage = Record<string, string | undefined>;

/** Used where the browser denies its storage. */
const memory: GameStorage = {};

function storage(): GameStorage {
  try {
    return localStorage as unknown as GameStorage;
  } catch {
    return memory;
  }
}

export function loadGame(id: string): SavedGame | null {
  return parse(storage()[PREFIX + id]);
}

/** Returns all games, the last played one first. */
export function listGames(): SavedGame[] {
  const games = Object.keys(storage())
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => loadGame(key.slice(PREFIX.length)) ?? []);
  return games.sort((a, b) => b.updated - a.updated);
}

export function revisionOf(id: string): number {
  return loadGame(id)?.revision ?? 0;
}

/** Returns null if the game is saved. */
export function saveGame(game: SavedGame): SaveFailure | null {
  if (revisionOf(game.id) > (game.revision ?? 0)) return 'elsewhere';
  const target = storage();
  try {
    target[PREFIX + game.id] = JSON.stringify(game);
    return target === memory ? 'denied' : null;
  } catch {
    return 'full';
  }
}

export function deleteGame(id: string): void {
  delete storage()[PREFIX + id];
}

export function newId(): string {
  // `crypto.randomUUID` does not exist on pages without HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
