/** Judges a move by what it would change, without playing it: a sum of its traits, each times a weight of the round. */
import { allowance, counted, type Game, NO_CARD, NO_TOKEN, NOBODY, STATUSES, type Tables } from '@windrose/engine';
import { rowOf } from '../evaluation/evaluation.ts';
import * as kind from './kinds.ts';
import { Prices, SCORES } from './prices.ts';
import {
  ABOLISHES_OWN,
  ACTION_BASE,
  BEYOND_LIMIT,
  BUILD_GLORY,
  BUILD_LEVEL,
  CARD_GLORY,
  CITY_GLORY,
  EMPTY_SLOT,
  EMPTY_SLOT_BEYOND_LIMIT,
  END,
  EXPLOIT,
  GOVERNOR_DISCARD,
  HALF_LINKS,
  LAST_DISC,
  LEADS_TRACK,
  LINKS,
  LINKS_BROKEN,
  NEW_REGION,
  OPEN_WATERS,
  OPENS_REGION,
  PASS,
  PASS_CIRCLES,
  PASS_DISCS,
  PAY_ALL,
  SLAVERY_CARD,
  SLAVERY_DISCARD,
  TRACK_FILLED,
} from './traits.ts';

/** Number of the free slot among those for a Governor. */
const FREE_SLOT = 0;
/** With so few discs in the harbor an activation takes the last one that another would need. */
const LAST_DISCS = 2;

export class Judge {
  private readonly rows: readonly Prices[];
  private readonly kinds: Uint8Array;
  private prices: Prices;
  private weights: Float64Array;
  private seat = 0;
  /** Whether one card more would be beyond the limit. */
  private isFull = false;

  /** `rows` are weights of all traits, one row a round. */
  constructor(rows: readonly (readonly number[])[], tables: Tables) {
    this.rows = rows.map((row) => new Prices(Float64Array.from(row), tables));
    this.kinds = kind.kindsOf(tables.catalogue);
    this.prices = this.rows[0];
    this.weights = this.prices.weights;
  }

  /** Must be called before moves of a position are judged: for whom, and by which row if not by that of the round. */
  look(game: Game, seat: number, row: number = rowOf(game, this.rows.length)): void {
    this.prices = this.rows[row];
    this.weights = this.prices.weights;
    this.seat = seat;
    this.isFull = counted(game, seat) >= allowance(game, seat);
  }

  pass({ state }: Game): number {
    const { seat, weights } = this;
    const circles = state.built[seat] - state.busy[seat];
    return weights[PASS] + weights[PASS_DISCS] * state.harbor[seat] + weights[PASS_CIRCLES] * circles;
  }

  /** What an activation costs and leaves to do, at the place of stage and action in the table of stages. */
  activation({ state }: Game, step: number): number {
    const price = this.prices.activation[step];
    return state.harbor[this.seat] <= LAST_DISCS ? price + this.weights[LAST_DISC] : price;
  }

  /** What may follow the first action of a token. */
  spending(step: number): number {
    return this.prices.spending[step];
  }

  build(game: Game, building: number): number {
    const { state, tables } = game;
    const { prices, weights } = this;
    const offered = tables.buildingActions[building];
    let value =
      this.icons(game, tables.buildingIcons, building, 1) +
      weights[BUILD_GLORY] * tables.buildingGlory[building] +
      weights[BUILD_LEVEL] * tables.buildingLevel[building];
    if (offered === 0) return value;
    let owned = 0;
    const start = this.seat * state.slots;
    for (let i = start; i < start + state.built[this.seat]; i++) owned |= tables.buildingActions[state.buildings[i]];
    value += prices.builds[offered] + prices.buildsMore[offered & owned];
    return value;
  }

  /** A move that performs an action, or ends performing. */
  target(game: Game, move: number): number {
    const { weights } = this;
    const { catalogue, buildingActions } = game.tables;
    const target = catalogue.target[move];
    const action = catalogue.action[move];
    const base = action >= 0 ? weights[ACTION_BASE + action] : 0;
    switch (this.kinds[move]) {
      case kind.SHIP:
        return base + this.ship(game, target);
      case kind.SITE:
        return base + this.site(game, target);
      case kind.DECK:
        return base + this.card(game, game.state.deckTop[target]);
      case kind.CARD:
        return base + this.card(game, target);
      case kind.PAYMENT:
        return base + this.prices.frees[buildingActions[target]];
      case kind.PAY_ALL:
        return weights[PAY_ALL];
      case kind.EXPLOIT:
        return base + weights[EXPLOIT];
      case kind.DISCARD:
        return this.discard(game, target);
      case kind.SLOT:
        return target === FREE_SLOT ? 0 : this.emptySlot(game);
      case kind.END:
        return weights[END];
      default:
        return 0;
    }
  }

  /** Icons that come (`sign` 1) or go (-1) together. */
  private icons({ state }: Game, icons: Uint8Array, row: number, sign: number): number {
    const { icon } = this.prices;
    let value = 0;
    for (let status = 0; status < STATUSES; status++) {
      const count = icons[row * STATUSES + status];
      if (count === 0) continue;
      const score = state.status[this.seat * STATUSES + status] - (sign < 0 ? count : 0);
      for (let nth = 0; nth < count; nth++) value += sign * icon[status * SCORES + score + nth];
    }
    return value;
  }

  private token({ state, tables }: Game, token: number): number {
    if (token === NO_TOKEN) return 0;
    const status = tables.tokenStatus[token];
    if (status < 0) return this.prices.token[token];
    return this.prices.icon[status * SCORES + state.status[this.seat * STATUSES + status]];
  }

  private ship(game: Game, waters: number): number {
    const { state, tables } = game;
    const { weights } = this;
    const areas = tables.areaIds.length;
    if (waters >= areas) return this.site(game, tables.fleetSites[waters - areas]);
    const { presence, colours } = state;
    const first = waters * colours;
    const own = presence[first + this.seat];
    const isNew = own === 0 ? weights[NEW_REGION] : 0;
    if (state.open[waters]) return isNew + weights[OPEN_WATERS];
    const start = tables.trackStart[waters];
    const length = tables.trackStart[waters + 1] - start;
    const filled = state.filled[waters];
    let value = isNew + this.token(game, state.spaceToken[start + filled]) + weights[TRACK_FILLED] * (filled / length);
    if (filled === length - 1) value += weights[OPENS_REGION];
    // In a closed region all discs are on the track.
    for (let colour = first; colour < first + colours; colour++) if (presence[colour] > own + 1) return value;
    return value + weights[LEADS_TRACK] * ((filled + 1) / length);
  }

  /** A disc comes to a site, empty or somebody else's. */
  private site(game: Game, site: number): number {
    const { state, tables } = game;
    const { weights, seat } = this;
    const { siteOwner, linkToken } = state;
    const { siteLinkOther, siteLink } = tables;
    const owner = siteOwner[site];
    let value = this.token(game, state.siteToken[site]) + weights[CITY_GLORY] * tables.siteGlory[site];
    const end = tables.siteLinkStart[site + 1];
    for (let i = tables.siteLinkStart[site]; i < end; i++) {
      const other = siteOwner[siteLinkOther[i]];
      if (other === seat) value += weights[LINKS] + this.token(game, linkToken[siteLink[i]]);
      else if (other === NOBODY) value += weights[HALF_LINKS];
      else if (other === owner) value += weights[LINKS_BROKEN];
    }
    return value;
  }

  private card(game: Game, card: number): number {
    const { state, tables } = game;
    const { weights, seat } = this;
    let value = this.icons(game, tables.cardIcons, card, 1) + weights[CARD_GLORY] * tables.cardGlory[card];
    if (tables.cardIsSlavery[card]) value += weights[SLAVERY_CARD];
    if (this.isFull) value += weights[BEYOND_LIMIT];
    if (tables.cardIsAbolition[card] && !state.abolished) value += weights[ABOLISHES_OWN] * state.heldSlavery[seat];
    return value;
  }

  /** The Governor goes to a normal slot, so that the free one stays empty. */
  private emptySlot({ state }: Game): number {
    if (state.freeSlot[this.seat] === NO_CARD) return this.weights[EMPTY_SLOT];
    return this.weights[EMPTY_SLOT] + (this.isFull ? this.weights[EMPTY_SLOT_BEYOND_LIMIT] : 0);
  }

  private discard(game: Game, card: number): number {
    const { tables } = game;
    const { weights } = this;
    let value = this.icons(game, tables.cardIcons, card, -1) - weights[CARD_GLORY] * tables.cardGlory[card];
    if (tables.cardIsSlavery[card]) value += weights[SLAVERY_DISCARD];
    if (tables.cardIsGovernor[card]) value += weights[GOVERNOR_DISCARD];
    return value;
  }
}
