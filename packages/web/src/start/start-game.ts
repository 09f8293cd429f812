/** Starts a game and keeps it in the browser; loaded only when somebody wants to play, because the rules come with it. */
import { DEFAULT_OPTIONS, edition, type Opening } from '@windrose/engine';
import { LocalGame } from '../play/local-game.svelte.ts';
import { newId, type SeatPlan } from '../play/saved-games.ts';
import { usualSeats } from './seat-plans.ts';

/** The id of the new game; null if the browser has no room for it. */
export function startGame(opening: Opening, seats: readonly SeatPlan[]): string | null {
  const game = LocalGame.begin(newId(), opening, seats);
  return game.trouble === 'full' ? null : game.id;
}

/** A game at once: Classic for three, one person and two bots. */
export function playNow(person: string): string | null {
  const seats = usualSeats([person]).slice(0, 3);
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
