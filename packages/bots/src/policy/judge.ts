/** Judges a move by what it would change, without playing it: a sum of its traits, each times a weight of the round. */
import { ACTIONS, allowance, counted, type Game, NO_TOKEN, NOBODY, STATUSES, type Tables } from '@windrose/engine';
import { rowOf } from '../evaluation/evaluation.ts';
import * as kind from './kinds.ts';
import {
  ABOLISHES_OWN,
  ACTION_BASE,
  ACTIVATION,
  BEYOND_LIMIT,
  BUILD_GLORY,
  BUILD_LEVEL,
  BUILDS,
  BUILDS_MORE,
  CARD_GLORY,
  CITY_GLORY,
  END,
  EXPLOIT,
  FREES,
  GOVERNOR_DISCARD,
  HALF_LINKS,
  ICON,
  LAST_DISC,
  LEADS_TRACK,
  LEVEL,
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
  STATUS_GLORY,
  THEN,
  TOKEN,
  TRACK_FILLED,
  USES,
} from './traits.ts';

/** Scores of a status that the tables are made for; those of data never go higher. */
const SCORES = 128;

/** How a level, or the glory of a status, changes with one icon more. */
function levelStep({ buildAt, growthAt, salaryAt, cardLimitAt }: Tables, status: number, score: number): number {
  const levels = [buildAt, growthAt, salaryAt, cardLimitAt][status];
  return score + 1 < levels.length ? levels[score + 1] - levels[score] : 0;
}

function gloryStep({ gloryAt }: Tables, score: number): number {
  return score + 1 < gloryAt.length ? gloryAt[score + 1] - gloryAt[score] : 0;
}

/** The weights of one round, and what follows from them alone: the value of an icon at every score, and of every token. */
class Row {
  readonly weights: Float64Array;
  readonly icon = new Float64Array(STATUSES * SCORES);
  readonly token: Float64Array;
  /** What it costs to activate a building, or spend a token, and what may follow its first action, by stage and action. */
  readonly activation: Float64Array;
  readonly spending: Float64Array;

  constructor(weights: Float64Array, tables: Tables) {
    this.weights = weights;
    for (let status = 0; status < STATUSES; status++) {
      for (let score = 0; score < SCORES; score++) {
        this.icon[status * SCORES + score] =
          weights[ICON + status] +
          weights[LEVEL + status] * levelStep(tables, status, score) +
          weights[STATUS_GLORY] * gloryStep(tables, score);
      }
    }
    const { actions, next } = tables.progress;
    const sumOf = (trait: number, mask: number) =>
      ACTIONS.reduce((sum, _, action) => sum + (mask & (1 << action) ? weights[trait + action] : 0), 0);
    this.token = Float64Array.from(tables.tokenStage, (stage) => (stage < 0 ? 0 : sumOf(TOKEN, actions[stage])));
    this.spending = Float64Array.from(next, (then) => (then < 0 ? 0 : sumOf(THEN, actions[then])));
    this.activation = this.spending.map(
      (worth, i) => worth + weights[ACTIVATION] + sumOf(USES, actions[Math.floor(i / ACTIONS.length)]),
    );
  }
}

export class Judge {
  private readonly rows: readonly Row[];
  private row: Row;
  private weights: Float64Array;
  private sum = 0;
  /** Training fills this with the traits of the move judged last; null in play. */
  traits: Float64Array | null = null;
  private seat = 0;
  private readonly kinds: Uint8Array;

  /** `rows` are weights of all traits, one row a round. */
  constructor(rows: readonly (readonly number[])[], tables: Tables) {
    this.rows = rows.map((row) => new Row(Float64Array.from(row), tables));
    this.row = this.rows[0];
    this.weights = this.row.weights;
    this.kinds = kind.kindsOf(tables.catalogue);
  }

  /** Must be called before moves of a position are judged. */
  look(game: Game, seat: number): void {
    this.row = this.rows[rowOf(game, this.rows.length)];
    this.weights = this.row.weights;
    this.seat = seat;
  }

  private begin(): void {
    this.sum = 0;
    if (this.traits !== null) this.traits.fill(0);
  }

  private add(trait: number, amount: number): void {
    this.sum += this.weights[trait] * amount;
    if (this.traits !== null) this.traits[trait] += amount;
  }

  private addActions(trait: number, actions: number): void {
    for (let action = 0; action < ACTIONS.length; action++) if (actions & (1 << action)) this.add(trait + action, 1);
  }

  /** One icon more, `sign` 1, or less, -1, of a status with this score before or after. */
  private addIcon(tables: Tables, status: number, score: number, sign: number): void {
    if (this.traits === null) {
      this.sum += sign * this.row.icon[status * SCORES + score];
      return;
    }
    this.add(ICON + status, sign);
    this.add(LEVEL + status, sign * levelStep(tables, status, score));
    this.add(STATUS_GLORY, sign * gloryStep(tables, score));
  }

  /** Icons that come or go together. */
  private addIcons({ state, tables }: Game, icons: Uint8Array, row: number, sign: number): void {
    for (let status = 0; status < STATUSES; status++) {
      const count = icons[row * STATUSES + status];
      if (count === 0) continue;
      const score = state.status[this.seat * STATUSES + status] - (sign < 0 ? count : 0);
      for (let nth = 0; nth < count; nth++) this.addIcon(tables, status, score + nth, sign);
    }
  }

  private addToken({ state, tables }: Game, token: number): void {
    if (token === NO_TOKEN) return;
    const status = tables.tokenStatus[token];
    if (status >= 0) this.addIcon(tables, status, state.status[this.seat * STATUSES + status], 1);
    else if (this.traits === null) this.sum += this.row.token[token];
    else this.addActions(TOKEN, tables.progress.actions[tables.tokenStage[token]]);
  }

  /** What a turn costs and leaves to do, if a building or token at its first stage begins with this action. */
  turn({ state, tables }: Game, stage: number, action: number, isActivation: boolean): number {
    const lastDisc = isActivation && state.harbor[this.seat] <= 2;
    if (this.traits === null) {
      const worth = isActivation ? this.row.activation : this.row.spending;
      return worth[stage * ACTIONS.length + action] + (lastDisc ? this.weights[LAST_DISC] : 0);
    }
    this.begin();
    const { actions, next } = tables.progress;
    if (isActivation) {
      this.add(ACTIVATION, 1);
      if (lastDisc) this.add(LAST_DISC, 1);
      this.addActions(USES, actions[stage]);
    }
    this.addActions(THEN, actions[next[stage * ACTIONS.length + action]]);
    return this.sum;
  }

  pass({ state }: Game): number {
    const { seat } = this;
    this.begin();
    this.add(PASS, 1);
    this.add(PASS_DISCS, state.harbor[seat]);
    this.add(PASS_CIRCLES, state.built[seat] - state.busy[seat]);
    return this.sum;
  }

  build(game: Game, building: number): number {
    const { state, tables } = game;
    const start = this.seat * state.slots;
    this.begin();
    this.addIcons(game, tables.buildingIcons, building, 1);
    const offered = tables.buildingActions[building];
    if (offered !== 0) {
      let owned = 0;
      for (let i = start; i < start + state.built[this.seat]; i++) owned |= tables.buildingActions[state.buildings[i]];
      this.addActions(BUILDS, offered);
      this.addActions(BUILDS_MORE, offered & owned);
    }
    this.add(BUILD_GLORY, tables.buildingGlory[building]);
    this.add(BUILD_LEVEL, tables.buildingLevel[building]);
    return this.sum;
  }

  /** A move that performs an action, or ends performing. */
  target(game: Game, move: number): number {
    const { catalogue } = game.tables;
    const target = catalogue.target[move];
    const action = catalogue.action[move];
    this.begin();
    if (action >= 0) this.add(ACTION_BASE + action, 1);
    switch (this.kinds[move]) {
      case kind.SHIP:
        this.ship(game, target);
        break;
      case kind.SITE:
        this.site(game, target);
        break;
      case kind.DECK:
        this.card(game, game.state.deckTop[target]);
        break;
      case kind.CARD:
        this.card(game, target);
        break;
      case kind.DISCARD:
        this.discard(game, target);
        break;
      case kind.PAYMENT:
        this.addActions(FREES, game.tables.buildingActions[target]);
        break;
      case kind.PAY_ALL:
        this.add(PAY_ALL, 1);
        break;
      case kind.EXPLOIT:
        this.add(EXPLOIT, 1);
        break;
      default:
        this.add(END, 1);
    }
    return this.sum;
  }

  private ship(game: Game, waters: number): void {
    const { state, tables } = game;
    const areas = tables.areaIds.length;
    if (waters >= areas) {
      this.site(game, tables.fleetSites[waters - areas]);
      return;
    }
    const { presence, colours } = state;
    const first = waters * colours;
    const own = presence[first + this.seat];
    if (own === 0) this.add(NEW_REGION, 1);
    if (state.open[waters]) {
      this.add(OPEN_WATERS, 1);
      return;
    }
    const start = tables.trackStart[waters];
    const length = tables.trackStart[waters + 1] - start;
    const filled = state.filled[waters];
    this.addToken(game, state.spaceToken[start + filled]);
    this.add(TRACK_FILLED, filled / length);
    if (filled === length - 1) this.add(OPENS_REGION, 1);
    // In a closed region all discs are on the track.
    for (let colour = first; colour < first + colours; colour++) if (presence[colour] > own + 1) return;
    this.add(LEADS_TRACK, (filled + 1) / length);
  }

  /** A disc comes to a site, empty or somebody else's. */
  private site(game: Game, site: number): void {
    const { state, tables } = game;
    const { siteOwner, linkToken } = state;
    const owner = siteOwner[site];
    this.addToken(game, state.siteToken[site]);
    this.add(CITY_GLORY, tables.siteGlory[site]);
    const end = tables.siteLinkStart[site + 1];
    for (let i = tables.siteLinkStart[site]; i < end; i++) {
      const other = siteOwner[tables.siteLinkOther[i]];
      if (other === this.seat) {
        this.add(LINKS, 1);
        this.addToken(game, linkToken[tables.siteLink[i]]);
      } else if (other === NOBODY) this.add(HALF_LINKS, 1);
      else if (other === owner) this.add(LINKS_BROKEN, 1);
    }
  }

  private card(game: Game, card: number): void {
    const { state, tables } = game;
    const { seat } = this;
    if (counted(game, seat) >= allowance(game, seat)) this.add(BEYOND_LIMIT, 1);
    if (tables.cardIsAbolition[card] && !state.abolished) this.add(ABOLISHES_OWN, state.heldSlavery[seat]);
    this.addIcons(game, tables.cardIcons, card, 1);
    this.add(CARD_GLORY, tables.cardGlory[card]);
    if (tables.cardIsSlavery[card]) this.add(SLAVERY_CARD, 1);
  }

  private discard(game: Game, card: number): void {
    const { tables } = game;
    this.addIcons(game, tables.cardIcons, card, -1);
    this.add(CARD_GLORY, -tables.cardGlory[card]);
    if (tables.cardIsSlavery[card]) this.add(SLAVERY_DISCARD, 1);
    if (tables.cardIsGovernor[card]) this.add(GOVERNOR_DISCARD, 1);
  }
}
