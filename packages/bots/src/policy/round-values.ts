/**
 * Lookup tables for `MoveScorer`, precomputed once per round from the weights of the policy: the values of icons, tokens,
 * spaces, cards, buildings, activations and moves.
 */
import { ACTIONS, type EditionTables, type NumberTable, STATUSES, type Status } from '@windrose/engine';
import * as feature from './move-features.ts';
import * as kind from './move-kinds.ts';

/** Number of scores of a status with a value; no edition has higher scores. */
export const SCORES = 128;
const MASKS = 1 << ACTIONS.length;

export class RoundValues {
  readonly weights: Float64Array;
  /** Sum of the icon values of a status up to a score, at `status * SCORES + score`. */
  readonly icons: Float64Array;
  /** Values of blue tokens; those of other tokens depend on the score. */
  readonly token: Float64Array;
  /** The part of each move's score that does not depend on the position. */
  readonly baseOfMove: Float64Array;
  /** The value of a disc on each space of a track, and what it adds if no other seat has more discs there. */
  readonly space: Float64Array;
  readonly lead: Float64Array;
  /** The value of each card and each building without its icons. */
  readonly card: Float64Array;
  readonly building: Float64Array;
  /**
   * The value of activating a building or spending a token, with the actions that may follow, at `stage *
   * ACTIONS.length + action`.
   */
  readonly activation: Float64Array;
  readonly spending: Float64Array;
  /** What a tile is worth for actions that owned buildings offer already, at the bit mask of those actions. */
  readonly buildsMore: Float64Array;

  constructor(weights: Float64Array, tables: EditionTables) {
    const { actions, next } = tables.progress;
    const sumOf = (first: number, mask: number) =>
      ACTIONS.reduce((sum, _, action) => sum + (mask & (1 << action) ? weights[first + action] : 0), 0);
    const byMask = (first: number) => Float64Array.from({ length: MASKS }, (_, mask) => sumOf(first, mask));
    this.weights = weights;
    this.icons = iconSums(weights, tables);
    this.token = Float64Array.from(tables.tokenStage, (stage) =>
      stage < 0 ? 0 : sumOf(feature.TOKEN, actions[stage]),
    );
    this.spending = Float64Array.from(next, (then) => (then < 0 ? 0 : sumOf(feature.THEN, actions[then])));
    this.activation = this.spending.map(
      (then, i) => then + weights[feature.ACTIVATION] + sumOf(feature.USES, actions[Math.floor(i / ACTIONS.length)]),
    );
    this.baseOfMove = baseValues(weights, tables, byMask(feature.FREES));
    this.space = new Float64Array(tables.spaceIds.length);
    this.lead = new Float64Array(tables.spaceIds.length);
    this.fillTrackValues(tables);
    this.card = Float64Array.from(
      tables.cardGlory,
      (glory, card) =>
        weights[feature.CARD_GLORY] * glory + (tables.cardIsSlavery[card] ? weights[feature.SLAVERY_CARD] : 0),
    );
    const builds = byMask(feature.BUILDS);
    this.building = Float64Array.from(
      tables.buildingActions,
      (offered, building) =>
        weights[feature.BUILD_GLORY] * tables.buildingGlory[building] +
        weights[feature.BUILD_LEVEL] * tables.buildingLevel[building] +
        builds[offered],
    );
    this.buildsMore = byMask(feature.BUILDS_MORE);
  }

  private fillTrackValues({ trackStart }: EditionTables): void {
    const { weights, space, lead } = this;
    for (let area = 0; area + 1 < trackStart.length; area++) {
      const length = trackStart[area + 1] - trackStart[area];
      for (let filled = 0; filled < length; filled++) {
        const at = trackStart[area] + filled;
        space[at] = weights[feature.TRACK_FILLED] * (filled / length);
        if (filled === length - 1) space[at] += weights[feature.OPENS_REGION];
        lead[at] = weights[feature.LEADS_TRACK] * ((filled + 1) / length);
      }
    }
  }
}

function baseValues(weights: Float64Array, tables: EditionTables, frees: Float64Array): Float64Array {
  const { action } = tables.catalogue;
  const kinds = kind.moveKindsOf(tables);
  return Float64Array.from(action, (performed, move) => {
    const base = performed >= 0 ? weights[feature.ACTION_BASE + performed] : 0;
    switch (kinds.kind[move]) {
      case kind.SITE:
        return base + weights[feature.CITY_GLORY] * tables.siteGlory[kinds.target[move]];
      case kind.PAYMENT:
        return base + frees[tables.buildingActions[kinds.target[move]]];
      case kind.PAY_ALL:
        return weights[feature.PAY_ALL];
      case kind.EXPLOIT:
        return base + weights[feature.EXPLOIT];
      case kind.END:
        return weights[feature.END];
      case kind.DISCARD:
      case kind.SLOT:
        return 0;
      default:
        return base;
    }
  });
}

function iconSums(weights: Float64Array, tables: EditionTables): Float64Array {
  const sums = new Float64Array(STATUSES * SCORES);
  for (let status = 0; status < STATUSES; status++) {
    for (let score = 0; score + 1 < SCORES; score++) {
      const at = status * SCORES + score;
      sums[at + 1] = sums[at] + iconValue(weights, tables, status, score);
    }
  }
  return sums;
}

function iconValue(weights: Float64Array, tables: EditionTables, status: Status, score: number): number {
  const { buildAt, growthAt, salaryAt, cardLimitAt, gloryAt } = tables;
  const levels = [buildAt, growthAt, salaryAt, cardLimitAt][status];
  const step = (at: NumberTable) => (score + 1 < at.length ? at[score + 1] - at[score] : 0);
  return (
    weights[feature.ICON + status] +
    weights[feature.LEVEL + status] * step(levels) +
    weights[feature.STATUS_GLORY] * step(gloryAt)
  );
}
