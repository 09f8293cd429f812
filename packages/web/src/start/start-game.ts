/** Starts a game and saves it in the browser. */
import { DEFAULT_OPTIONS, edition, type Opening } from '@windrose/engine';
import { LocalGame } from '../play/local-game.svelte.ts';
import { newId, type SeatPlan } from '../play/saved-games.ts';
import { defaultSeats } from './seat-plans.ts';

/** Returns the id of the new game, or null if the storage of the browser is full. */
export function startGame(opening: Opening, seats: readonly SeatPlan[]): string | null {
  const game = LocalGame.begin(newId(), opening, seats);
  return game.problem === 'full' ? null : game.id;
}

/** Starts the default game: Classic for three, one person and two bots. */
export function startDefaultGame(name: string): string | null {
  const seats = defaultSeats([name]).slice(0, 3);
  const opening: Opening = {
    tables: edition('classic'),
    mode: 'standard',
    players: seats.length,
    options: DEFAULT_OPTIONS,
    names: [],
    from: { seed: newId() },
  };
  return startGame(opening, seats);
}
