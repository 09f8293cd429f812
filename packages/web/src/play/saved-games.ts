/** Games kept in the browser: one entry of its storage for each, and the record inside as text. Where it keeps nothing, they last as long as the page. */
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
  /** Counts how often it was kept, so that no window writes over what another has played since. */
  readonly revision?: number;
  readonly updated: number;
  readonly finished: boolean;
  /** Of a finished game; some were kept without it. */
  readonly result?: Result;
}

const PREFIX = 'windrose.game.';
/** The last moment of which there is a date, in milliseconds. */
const LAST_MOMENT = 8.64e15;

function isSeat({ level, name, colour }: SeatPlan): boolean {
  return typeof name === 'string' && typeof level === 'number' && typeof colour === 'number';
}

function isGame({ id, record, seats, updated, result }: SavedGame): boolean {
  return (
    typeof id === 'string' &&
    typeof record === 'string' &&
    typeof updated === 'number' &&
    Math.abs(updated) <= LAST_MOMENT &&
    seats.every(isSeat) &&
    (result === undefined || [result.glory, result.winners].every(Array.isArray))
  );
}

/** What can be read; entries that something else has broken are left alone and not listed. */
function parse(text = 'null'): SavedGame | null {
  try {
    const value = JSON.parse(text) as SavedGame;
    return isGame(value) ? value : null;
  } catch {
    return null;
  }
}

/** Why a game is not kept: it was played on elsewhere, or the browser has no room for it, or keeps nothing for this page. */
export type Unkept = 'elsewhere' | 'full' | 'denied';

type Shelf = Record<string, string | undefined>;

/** Games of a browser that denies its storage. */
const lent: Shelf = {};

/** Both are read and written as objects. */
function shelf(): Shelf {
  try {
    return localStorage as unknown as Shelf;
  } catch {
    return lent;
  }
}

export function loadGame(id: string): SavedGame | null {
  return parse(shelf()[PREFIX + id]);
}

/** All games, the last played first. */
export function listGames(): SavedGame[] {
  const games = Object.keys(shelf())
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => loadGame(key.slice(PREFIX.length)) ?? []);
  return games.sort((a, b) => b.updated - a.updated);
}

/** How often a game was kept. */
export function revisionOf(id: string): number {
  return loadGame(id)?.revision ?? 0;
}

/** Null if it is kept. */
export function saveGame(game: SavedGame): Unkept | null {
  if (revisionOf(game.id) > (game.revision ?? 0)) return 'elsewhere';
  const kept = shelf();
  try {
    kept[PREFIX + game.id] = JSON.stringify(game);
    return kept === lent ? 'denied' : null;
  } catch {
    return 'full';
  }
}

export function deleteGame(id: string): void {
  delete shelf()[PREFIX + id];
}

/** A name for a game that no other has. */
export function newId(): string {
  // Not every page may ask for a UUID: those without a certificate may not.
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
