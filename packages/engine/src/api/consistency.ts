/** Checks the invariants of a position: no piece is lost or doubled, and every stored count is correct. */
import type { Building, Card, Seat } from '../edition/number-types.ts';
import { NO_TOKEN, STATUSES } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import { ASIDE, colourOf, HELD, IN_STACK, NO_BUILDING, NO_CARD, NO_SEAT } from '../game/state.ts';

/** Returns everything that is wrong with a position, as sentences; an empty list if it is consistent. */
export function inconsistencies(game: Game): string[] {
  const check = new Check(game);
  for (let seat = 0; seat < game.state.players; seat++) {
    check.discs(seat);
    check.buildings(seat);
  }
  for (let seat = 0; seat < game.state.seats; seat++) {
    check.cardsOf(seat);
    check.statuses(seat);
  }
  check.tokens();
  check.tracks();
  check.presence();
  check.sites();
  check.stacks();
  check.tiles();
  return [...check.problems, ...(game.mode.problems?.(game) ?? [])];
}

class Check {
  readonly problems: string[] = [];
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  private equal(found: number, expected: number, what: string): void {
    if (found !== expected) this.problems.push(`${what} is ${found}, but must be ${expected}`);
  }

  private holds(condition: boolean, problem: string): void {
    if (!condition) this.problems.push(problem);
  }

  private seatBuildings(seat: Seat): Building[] {
    const { state } = this.game;
    const buildings: Building[] = [];
    for (let i = 0; i < state.slots; i++) buildings.push(state.buildings[seat * state.slots + i]);
    return buildings;
  }

  /** Cards with a place that belongs to one seat. */
  private cardsAt(place: number): Card[] {
    const { cardPlace } = this.game.state;
    const cards: Card[] = [];
    for (let card = 0; card < cardPlace.length; card++) if (cardPlace[card] === place) cards.push(card);
    return cards;
  }

  /** Checks that every disc of a colour is somewhere. */
  discs(seat: Seat): void {
    const { state, tables } = this.game;
    const colour = colourOf(seat);
    let sum = state.supply[colour] + state.harbor[seat];
    for (let i = 0; i < state.slots; i++) sum += state.discs[seat * state.slots + i];
    for (const owner of state.siteOwner) if (owner === colour) sum++;
    for (const owner of state.spaceOwner) if (owner === colour) sum++;
    for (let area = 0; area < tables.areaIds.length; area++) sum += state.beside[area * state.colours + colour];
    for (let status = 0; status < STATUSES; status++) sum += state.markers[seat * STATUSES + status];
    sum += this.game.mode.discs?.(this.game, seat) ?? 0;
    this.equal(sum, tables.data.discs, `the number of discs of seat ${seat}`);
    this.holds(state.supply[seat] >= 0 && state.harbor[seat] >= 0, `seat ${seat} has fewer than no discs`);
  }

  buildings(seat: Seat): void {
    const { state, tables } = this.game;
    const owned = this.seatBuildings(seat);
    const built = owned.filter((building) => building !== NO_BUILDING);
    this.equal(state.built[seat], built.length, `the number of buildings of seat ${seat}`);
    this.holds(!owned.slice(0, built.length).includes(NO_BUILDING), `seat ${seat} has a gap between buildings`);
    const top = built.filter((building) => tables.buildingLevel[building] === tables.topLevel);
    this.equal(state.builtTop[seat], top.length, `the number of highest buildings of seat ${seat}`);
    const limit = tables.data.topLevelLimit;
    this.holds(
      limit === null || top.length <= limit,
      `seat ${seat} has more than ${limit} buildings of the highest level`,
    );
    let busy = 0;
    owned.forEach((building, i) => {
      const disc = state.discs[seat * state.slots + i];
      busy += disc;
      const circle = building !== NO_BUILDING && tables.buildingStage[building] >= 0;
      this.holds(disc === 0 || circle, `seat ${seat} has a disc where there is no activation circle`);
    });
    this.equal(state.busy[seat], busy, `the number of discs on buildings of seat ${seat}`);
  }

  /** Checks that the counts of cards match the places of the cards. */
  cardsOf(seat: Seat): void {
    const { state, tables } = this.game;
    const held = this.cardsAt(HELD + seat);
    this.equal(state.held[seat], held.length, `the number of cards of seat ${seat}`);
    this.equal(
      state.heldSlavery[seat],
      held.filter((card) => tables.cardIsSlavery[card]).length,
      `the number of Slavery cards of seat ${seat}`,
    );
    this.equal(
      state.heldGovernors[seat],
      held.filter((card) => tables.cardIsGovernor[card]).length,
      `the number of Governors of seat ${seat}`,
    );
    const aside = this.cardsAt(ASIDE + seat);
    this.equal(state.aside[seat], aside.length, `the number of cards set aside by seat ${seat}`);
    this.holds(
      aside.every((card) => tables.cardIsSlavery[card]),
      `seat ${seat} has set aside a card that is no Slavery card`,
    );
    const free = state.freeSlot[seat];
    const fits = free === NO_CARD || (held.includes(free) && tables.cardIsGovernor[free] === 1);
    this.holds(fits, `seat ${seat} has something else than an own Governor in the free slot`);
  }

  /** Checks that status totals equal the icons on buildings, cards, tokens and markers. */
  statuses(seat: Seat): void {
    const { state, tables } = this.game;
    const buildings = this.seatBuildings(seat);
    const cards = this.cardsAt(HELD + seat);
    for (let status = 0; status < STATUSES; status++) {
      let sum = 0;
      for (const building of buildings) {
        if (building !== NO_BUILDING) sum += tables.buildingIcons[building * STATUSES + status];
      }
      for (const card of cards) sum += tables.cardIcons[card * STATUSES + status];
      sum += state.markers[seat * STATUSES + status];
      for (let token = 0; token < state.tokenKinds; token++) {
        if (tables.tokenStatus[token] === status) sum += state.tokens[seat * state.tokenKinds + token];
      }
      this.equal(state.status[seat * STATUSES + status], sum, `${tables.statusIds[status]} of seat ${seat}`);
    }
  }

  /** Checks the numbers of tokens: only blue tokens leave the game by being spent. */
  tokens(): void {
    const { state, tables } = this.game;
    const onBoard = new Int16Array(state.tokenKinds);
    for (const tokens of [state.spaceToken, state.siteToken, state.linkToken]) {
      for (let i = 0; i < tokens.length; i++) onBoard[tokens[i]]++;
    }
    for (let token = NO_TOKEN + 1; token < state.tokenKinds; token++) {
      let sum = onBoard[token];
      for (let seat = 0; seat < state.seats; seat++) sum += state.tokens[seat * state.tokenKinds + token];
      const most = tables.tokenCount[token];
      this.holds(sum <= most, `there are ${sum} ${tables.tokenIds[token]} tokens, but only ${most} exist`);
    }
  }

  /**
   * Checks that tracks are filled from the far end without gaps, are open when full, and have no token under a disc.
   */
  tracks(): void {
    const { state, tables } = this.game;
    tables.areaIds.forEach((area, a) => {
      const start = tables.trackStart[a];
      const length = tables.trackStart[a + 1] - start;
      const owners = Array.from(state.spaceOwner.subarray(start, start + length));
      const free = owners.indexOf(NO_SEAT);
      const filled = free < 0 ? length : free;
      this.equal(state.filled[a], filled, `the number of spaces before the next free one of ${area}`);
      this.holds(!owners.slice(filled).some((owner) => owner >= 0), `the track of ${area} has a gap`);
      this.equal(state.open[a], Number(filled === length), `the openness of ${area}`);
      for (let i = 0; i < filled; i++) {
        this.holds(
          state.spaceToken[start + i] === NO_TOKEN,
          `a token lies under the disc on ${tables.spaceIds[start + i]}`,
        );
      }
      const governor = tables.areaGovernor[a];
      if (governor < 0) return;
      const waits = state.cardPlace[governor] === IN_STACK;
      this.equal(Number(waits), Number(filled < length), `the Governor of ${area} waiting in its stack`);
      for (let colour = 0; colour < state.colours && filled < length; colour++) {
        this.equal(
          state.beside[a * state.colours + colour],
          0,
          `the number of discs beside the unfinished track of ${area}`,
        );
      }
    });
  }

  presence(): void {
    const { state, tables } = this.game;
    tables.areaIds.forEach((area, a) => {
      for (let colour = 0; colour < state.colours; colour++) {
        let sum = state.beside[a * state.colours + colour];
        for (let space = tables.trackStart[a]; space < tables.trackStart[a + 1]; space++) {
          if (state.spaceOwner[space] === colour) sum++;
        }
        for (let site = tables.siteStart[a]; site < tables.siteStart[a + 1]; site++) {
          if (state.siteOwner[site] === colour) sum++;
        }
        this.equal(state.presence[a * state.colours + colour], sum, `the presence of colour ${colour} in ${area}`);
      }
    });
  }

  /**
   * Checks that no token is under a disc, that controlled links have lost their token, and that the cities of closed
   * regions are empty.
   */
  sites(): void {
    const { state, tables, seatOf } = this.game;
    tables.siteIds.forEach((id, site) => {
      if (state.siteOwner[site] === NO_SEAT) return;
      this.holds(state.siteToken[site] === NO_TOKEN, `a token lies under the disc in ${id}`);
      this.holds(state.open[tables.siteArea[site]] === 1, `${id} is occupied in a closed region`);
    });
    tables.linkIds.forEach((id, link) => {
      const isSquare = tables.linkIsSquare[link] === 1;
      this.holds(!isSquare || state.linkToken[link] === NO_TOKEN, `the square link ${id} has a token`);
      const owner = state.siteOwner[tables.linkEnds[link * 2]];
      const hasBoard = owner !== NO_SEAT && seatOf[owner] !== NO_SEAT;
      const controlled = hasBoard && owner === state.siteOwner[tables.linkEnds[link * 2 + 1]];
      this.holds(
        !controlled || state.linkToken[link] === NO_TOKEN,
        `the link ${id} is controlled and still has its token`,
      );
    });
  }

  /** Checks that stacks are sorted, and that no Slavery card is in play after the Abolition. */
  stacks(): void {
    const { state, tables } = this.game;
    tables.deckIds.forEach((id, deck) => {
      let top = NO_CARD;
      for (let card = tables.deckStart[deck + 1] - 1; card >= tables.deckStart[deck]; card--) {
        const place = state.cardPlace[card];
        if (place === IN_STACK) top = card;
        const inPlay = place === IN_STACK || (place >= HELD && place < ASIDE);
        const abolished = state.abolished === 1 && tables.deckIsSlavery[deck] === 1;
        this.holds(!inPlay || !abolished, `${tables.cardIds[card]} is in play after the Abolition`);
      }
      this.equal(state.deckTop[deck], top, `the top card of ${id}`);
    });
  }

  tiles(): void {
    const { state, tables } = this.game;
    const owned = new Int16Array(tables.buildingIds.length);
    for (let i = 0; i < state.buildings.length; i++) {
      if (state.buildings[i] !== NO_BUILDING) owned[state.buildings[i]]++;
    }
    tables.buildingIds.forEach((id, building) => {
      if (tables.buildingLevel[building] === 0) return;
      const found = state.tiles[building] + owned[building];
      const copies = tables.buildingCopies[building];
      const mayBeLess =
        this.game.mode.removesTiles ||
        (tables.data.topLevelInPlay !== undefined && tables.buildingLevel[building] === tables.topLevel);
      this.holds(
        found === copies || (mayBeLess === true && found < copies),
        `the number of ${id} tiles is ${found}, but must be ${copies}`,
      );
    });
  }
}
