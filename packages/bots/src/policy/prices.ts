/** What follows from the weights of one round alone: the price of an icon at every score, of every token, of every first action. */
import { ACTIONS, STATUSES, type Tables } from '@windrose/engine';
import { ACTIVATION, BUILDS, BUILDS_MORE, FREES, ICON, LEVEL, STATUS_GLORY, THEN, TOKEN, USES } from './traits.ts';

/** Scores of a status that there are prices for; those of an edition never go higher. */
export const SCORES = 128;
const MASKS = 1 << ACTIONS.length;

export class Prices {
  readonly weights: Float64Array;
  /** One icon more of a status, at `status * SCORES + score`. */
  readonly icon: Float64Array;
  readonly token: Float64Array;
  /** What it costs to activate a building, or spend a token, and what may follow, at `stage * ACTIONS.length + action`. */
  readonly activation: Float64Array;
  readonly spending: Float64Array;
  /** By bit masks of actions: those that a Payment frees, that a tile offers, and that a tile offers once more. */
  readonly frees: Float64Array;
  readonly builds: Float64Array;
  readonly buildsMore: Float64Array;

  constructor(weights: Float64Array, tables: Tables) {
    const { actions, next } = tables.progress;
    const sumOf = (trait: number, mask: number) =>
      ACTIONS.reduce((sum, _, action) => sum + (mask & (1 << action) ? weights[trait + action] : 0), 0);
    const byMask = (trait: number) => Float64Array.from({ length: MASKS }, (_, mask) => sumOf(trait, mask));
    this.weights = weights;
    this.icon = Float64Array.from({ length: STATUSES * SCORES }, (_, i) =>
      iconPrice(weights, tables, Math.floor(i / SCORES), i % SCORES),
    );
    this.token = Float64Array.from(tables.tokenStage, (stage) => (stage < 0 ? 0 : sumOf(TOKEN, actions[stage])));
    this.spending = Float64Array.from(next, (then) => (then < 0 ? 0 : sumOf(THEN, actions[then])));
    this.activation = this.spending.map(
      (then, i) => then + weights[ACTIVATION] + sumOf(USES, actions[Math.floor(i / ACTIONS.length)]),
    );
    this.frees = byMask(FREES);
    this.builds = byMask(BUILDS);
    this.buildsMore = byMask(BUILDS_MORE);
  }
}

function iconPrice(weights: Float64Array, tables: Tables, status: number, score: number): number {
  const { buildAt, growthAt, salaryAt, cardLimitAt, gloryAt } = tables;
  const levels = [buildAt, growthAt, salaryAt, cardLimitAt][status];
  const step = (at: Uint8Array) => (score + 1 < at.length ? at[score + 1] - at[score] : 0);
  return weights[ICON + status] + weights[LEVEL + status] * step(levels) + weights[STATUS_GLORY] * step(gloryAt);
}
