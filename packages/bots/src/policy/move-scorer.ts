/** Scores a move without playing it: the sum of its features, each multiplied by a weight of the round. */
import {
  type Area,
  allowance,
  type Building,
  type Card,
  counted,
  type EditionTables,
  type Game,
  type MoveNumber,
  NO_CARD,
  NO_SEAT,
  NO_TOKEN,
  type NumberTable,
  type Seat,
  type Site,
  STATUSES,
} from '@windrose/engine';
import { rowOf } from '../evaluation/evaluation.ts';
import * as feature from './move-features.ts';
import * as kind from './move-kinds.ts';
import { RoundValues, SCORES } from './round-values.ts';

/** Number of the free slot among the slots for a Governor. */
const FREE_SLOT = 0;
/** With this many discs or fewer in the harbor, an activation may take a disc that another one needs. */
const LAST_DISCS = 2;

export class MoveScorer {
  private readonly rows: readonly RoundValues[];
  private readonly kinds: Uint8Array;
  private readonly targets: Int16Array;
  private values: RoundValues;
  private weights: Float64Array;
  private seat = 0;
  /** The current value of each token for the seat. */
  private readonly tokens: Float64Array;
  /** What an activation costs because it takes one of the last discs of the harbor; 0 with more discs. */
  private lastDiscCost = 0;
  /** Actions of the owned buildings as a bit mask. */
  private ownedActions = 0;

  /** `rows` are the weights of all features, one row per round. */
  constructor(rows: readonly (readonly number[])[], tables: EditionTables) {
    this.rows = rows.map((row) => new RoundValues(Float64Array.from(row), tables));
    const { kind: kinds, target } = kind.moveKindsOf(tables);
    this.kinds = kinds;
    this.targets = target;
    this.values = this.rows[0];
    this.weights = this.values.weights;
    this.tokens = this.values.token.slice();
  }

  /** Must be called before moves of a position are scored. `row` replaces the row of the round. */
  setSeat(game: Game, seat: Seat, row: number = rowOf(game, this.rows.length)): void {
    const { state, tables } = game;
    const values = this.rows[row];
    if (values !== this.values) {
      this.values = values;
      this.weights = values.weights;
      this.tokens.set(values.token);
    }
    this.seat = seat;
    const { tokens } = this;
    const { icons } = values;
    const { tokenStatus, firstActionToken } = tables;
    for (let token = NO_TOKEN + 1; token < firstActionToken; token++) {
      const status = tokenStatus[token];
      const at = status * SCORES + state.status[seat * STATUSES + status];
      tokens[token] = icons[at + 1] - icons[at];
    }
    this.lastDiscCost = state.harbor[seat] <= LAST_DISCS ? this.weights[feature.LAST_DISC] : 0;
  }

  pass({ state }: Game): number {
    const { seat, weights } = this;
    const circles = state.built[seat] - state.busy[seat];
    return (
      weights[feature.PASS] + weights[feature.PASS_DISCS] * state.harbor[seat] + weights[feature.PASS_CIRCLES] * circles
    );
  }

  /** Returns the value of an activation; `step` is the index of stage and action in the table of stages. */
  activation(step: number): number {
    return this.values.activation[step] + this.lastDiscCost;
  }

  /** Returns the value of the actions that may follow the first action of a token. */
  spending(step: number): number {
    return this.values.spending[step];
  }

  /** Must be called before buildings are scored. */
  readOwnedActions({ state, tables }: Game): void {
    const start = this.seat * state.slots;
    const end = start + state.built[this.seat];
    this.ownedActions = 0;
    for (let i = start; i < end; i++) this.ownedActions |= tables.buildingActions[state.buildings[i]];
  }

  build(game: Game, building: Building): number {
    const { values } = this;
    const { buildingIcons, buildingActions } = game.tables;
    return (
      this.icons(game, buildingIcons, building, 1) +
      values.building[building] +
      values.buildsMore[buildingActions[building] & this.ownedActions]
    );
  }

  /** Returns the score of a move that performs an action or ends performing. */
  scoreAction(game: Game, move: MoveNumber): number {
    const base = this.values.baseOfMove[move];
    switch (this.kinds[move]) {
      case kind.SHIP:
        return base + this.ship(game, this.targets[move]);
      case kind.SITE:
        return base + this.site(game, this.targets[move]);
      case kind.DECK:
        return base + this.card(game, game.state.deckTop[this.targets[move]]);
      case kind.CARD:
        return base + this.card(game, this.targets[move]);
      case kind.DISCARD:
        return this.discard(game, this.targets[move]);
      case kind.SLOT:
        return this.targets[move] === FREE_SLOT ? 0 : this.emptySlot(game);
      default:
        return base;
    }
  }

  /** Returns the value of icons that the seat gains (`sign` 1) or loses (-1) together. */
  private icons({ state }: Game, table: NumberTable, row: number, sign: number): number {
    const { icons } = this.values;
    const first = this.seat * STATUSES;
    let value = 0;
    for (let status = 0; status < STATUSES; status++) {
      const count = table[row * STATUSES + status];
      if (count === 0) continue;
      const at = status * SCORES + state.status[first + status];
      value += icons[at + sign * count] - icons[at];
    }
    return value;
  }

  private ship({ state, tables }: Game, area: Area): number {
    const { presence, colours } = state;
    const first = area * colours;
    const own = presence[first + this.seat];
    const isNew = own === 0 ? this.weights[feature.NEW_REGION] : 0;
    if (state.open[area]) return isNew + this.weights[feature.OPEN_WATERS];
    const space = tables.trackStart[area] + state.filled[area];
    const value = isNew + this.tokens[state.spaceToken[space]] + this.values.space[space];
    // In a closed region all discs are on the track.
    for (let colour = first; colour < first + colours; colour++) if (presence[colour] > own + 1) return value;
    return value + this.values.lead[space];
  }

  /** Returns the value of a disc on a site that is free or belongs to another seat. */
  private site({ state, tables }: Game, site: Site): number {
    const { weights, seat, tokens } = this;
    const { siteOwner, linkToken } = state;
    const { siteLinkOther, siteLink } = tables;
    const owner = siteOwner[site];
    let value = tokens[state.siteToken[site]];
    const end = tables.siteLinkStart[site + 1];
    for (let i = tables.siteLinkStart[site]; i < end; i++) {
      const other = siteOwner[siteLinkOther[i]];
      if (other === seat) value += weights[feature.LINKS] + tokens[linkToken[siteLink[i]]];
      else if (other === NO_SEAT) value += weights[feature.HALF_LINKS];
      else if (other === owner) value += weights[feature.LINKS_BROKEN];
    }
    return value;
  }

  /** True if one more card would exceed the limit. */
  private isFull(game: Game): boolean {
    return counted(game, this.seat) >= allowance(game, this.seat);
  }

  private card(game: Game, card: Card): number {
    const { state, tables } = game;
    const { weights } = this;
    let value = this.icons(game, tables.cardIcons, card, 1) + this.values.card[card];
    if (this.isFull(game)) value += weights[feature.BEYOND_LIMIT];
    if (tables.cardIsAbolition[card] && !state.abolished)
      value += weights[feature.ABOLISHES_OWN] * state.heldSlavery[this.seat];
    return value;
  }

  /** Returns the value of putting the Governor in a normal slot, which keeps the free slot empty. */
  private emptySlot(game: Game): number {
    const { weights } = this;
    if (game.state.freeSlot[this.seat] === NO_CARD) return weights[feature.EMPTY_SLOT];
    return weights[feature.EMPTY_SLOT] + (this.isFull(game) ? weights[feature.EMPTY_SLOT_BEYOND_LIMIT] : 0);
  }

  private discard(game: Game, card: Card): number {
    const { tables } = game;
    const { weights } = this;
    let value = this.icons(game, tables.cardIcons, card, -1) - weights[feature.CARD_GLORY] * tables.cardGlory[card];
    if (tables.cardIsSlavery[card]) value += weights[feature.SLAVERY_DISCARD];
    if (tables.cardIsGovernor[card]) value += weights[feature.GOVERNOR_DISCARD];
    return value;
  }
}
