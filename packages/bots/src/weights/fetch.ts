/** Fetches the weights that serve a game, for pages that have not all of them at hand. */
import type { Game } from '@windrose/engine';
import type { Course } from '../course.ts';
import type { Weights } from '../weights.ts';
import { addWeights, nearestTo } from './shelf.ts';

interface File {
  readonly course: Course;
  load(): Promise<{ readonly default: Weights }>;
}

/** The files, in the order of `WEIGHTS`, and the kind of game for which each was made. */
export const FILES: readonly File[] = [
  {
    course: { edition: 'age-of-sail', board: 'a', mode: 'standard', players: 2 },
    load: () => import('./age-of-sail-2.json', { with: { type: 'json' } }),
  },
  {
    course: { edition: 'age-of-sail', board: 'a', mode: 'standard', players: 3 },
    load: () => import('./age-of-sail-3.json', { with: { type: 'json' } }),
  },
  {
    course: { edition: 'age-of-sail', board: 'a', mode: 'standard', players: 4 },
    load: () => import('./age-of-sail-4.json', { with: { type: 'json' } }),
  },
  {
    course: { edition: 'age-of-sail', board: 'b', mode: 'standard', players: 5 },
    load: () => import('./age-of-sail-5.json', { with: { type: 'json' } }),
  },
  {
    course: { edition: 'classic', board: 'classic', mode: 'standard', players: 3 },
    load: () => import('./classic-3.json', { with: { type: 'json' } }),
  },
  {
    course: { edition: 'classic', board: 'classic', mode: 'standard', players: 4 },
    load: () => import('./classic-4.json', { with: { type: 'json' } }),
  },
  {
    course: { edition: 'classic', board: 'classic', mode: 'standard', players: 5 },
    load: () => import('./classic-5.json', { with: { type: 'json' } }),
  },
  {
    course: { edition: 'classic', board: 'classic', mode: 'classic-two', players: 2 },
    load: () => import('./classic-two.json', { with: { type: 'json' } }),
  },
  {
    course: { edition: 'age-of-sail', board: 'a', mode: 'silent-fleet', players: 2 },
    load: () => import('./silent-fleet.json', { with: { type: 'json' } }),
  },
  {
    course: { edition: 'classic', board: 'classic', mode: 'solitaire', players: 1 },
    load: () => import('./solitaire.json', { with: { type: 'json' } }),
  },
  {
    course: { edition: 'classic', board: 'classic', mode: 'soloplay-three', players: 3 },
    load: () => import('./soloplay-three.json', { with: { type: 'json' } }),
  },
  {
    course: { edition: 'classic', board: 'classic', mode: 'soloplay-two', players: 2 },
    load: () => import('./soloplay-two.json', { with: { type: 'json' } }),
  },
];

const fetched = new Set<File>();

export async function fetchWeights(game: Game): Promise<void> {
  const file = nearestTo(game, FILES, ({ course }) => course);
  if (fetched.has(file)) return;
  const { default: weights } = await file.load();
  fetched.add(file);
  addWeights(weights);
}
