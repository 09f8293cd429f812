/** What can be wrong with the numbers of modes, by mode. Kept apart from the modes: play does without it. */
import type { Game } from '../game/game.ts';
import { problems as solitaire } from './solitaire/problems.ts';

const PROBLEMS: Readonly<Record<string, (game: Game) => string[]>> = { solitaire };

/** In words; empty if nothing is wrong. */
export function problemsOfMode(game: Game): string[] {
  return PROBLEMS[game.mode.id]?.(game) ?? [];
}
