/**
 * Draw actions: the top card of a stack, with as many discs in its area as the card's value; the region must be open
 * (CL-ACT-DRW) or may be closed (AS-ACT-DRW-3). In editions with a common discard pile any card of it is a target as
 * well.
 */

import type { Card, Deck, Seat } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { moveCard, moveDiscs } from '../game/pieces.ts';
import { cardsOf, deckPlace, harborOf, supplyOf } from '../game/places.ts';
import {
  ABOLISHED,
  DRAW_CLOSED,
  LEGAL,
  NOT_ON_PILE,
  OTHER_REGION,
  OTHER_STACK,
  PILE_PRESENCE,
  PRESENCE_BELOW_VALUE,
  STACK_EMPTY,
} from '../game/reasons.ts';
import { colourOf, NO_CARD, ON_PILE } from '../game/state.ts';
import { abolishSlavery } from './abolition.ts';
import { type ActionScope, UNBOUND } from './action-scope.ts';
import { findTop, takeCard } from './cards.ts';
import { presence } from './presence.ts';

export function drawRefusal(game: Game, deck: Deck, scope: ActionScope): number {
  const { state, tables } = game;
  const area = tables.deckArea[deck];
  if (scope.deck !== UNBOUND && scope.deck !== deck) return OTHER_STACK;
  if (scope.area !== UNBOUND && scope.area !== area) return OTHER_REGION;
  if (!state.open[area] && !tables.drawInClosedRegions) return DRAW_CLOSED;
  return cardRefusal(game, deck, state.deckTop[deck], presence(game, scope.colour, area));
}

/**
 * Returns why a card of a stack (`NO_CARD` for an empty one) cannot be drawn by a player with `discs` discs in the
 * area.
 */
export function cardRefusal({ state, tables }: Game, deck: Deck, card: Card, discs: number): number {
  if (card === NO_CARD) return state.abolished && tables.deckIsSlavery[deck] ? ABOLISHED : STACK_EMPTY;
  return discs < tables.cardValue[card] ? PRESENCE_BELOW_VALUE : LEGAL;
}

export function listDraws(game: Game, scope: ActionScope, list: MoveList): void {
  const { deckIds, catalogue } = game.tables;
  for (let deck = 0; deck < deckIds.length; deck++) {
    if (drawRefusal(game, deck, scope) === LEGAL) list.add(catalogue.base.draw + deck);
  }
  if (game.tables.discardPile) listPile(game, scope, list);
}

export function canDraw(game: Game, scope: ActionScope): boolean {
  const { deckIds, discardPile } = game.tables;
  for (let deck = 0; deck < deckIds.length; deck++) {
    if (drawRefusal(game, deck, scope) === LEGAL) return true;
  }
  return discardPile && nextOnPile(game, scope, 0) >= 0;
}

/**
 * Returns why a card of the common discard pile cannot be taken. Its cards count as being in the home area
 * (AS-ACT-DRW-7).
 */
export function pileRefusal(game: Game, card: Card, scope: ActionScope): number {
  const { state, tables } = game;
  if (state.cardPlace[card] !== ON_PILE) return NOT_ON_PILE;
  if (scope.area !== UNBOUND && scope.area !== tables.home) return OTHER_REGION;
  return presence(game, scope.colour, tables.home) < tables.cardValue[card] ? PILE_PRESENCE : LEGAL;
}

function listPile(game: Game, scope: ActionScope, list: MoveList): void {
  const { take } = game.tables.catalogue.base;
  for (let card = nextOnPile(game, scope, 0); card >= 0; card = nextOnPile(game, scope, card + 1)) {
    list.add(take + card);
  }
}

/**
 * Returns the first card, from a number on, that can be taken from the pile; -1 without such a card. Most cards are
 * never there.
 */
function nextOnPile(game: Game, scope: ActionScope, from: Card): Card {
  const { cardPlace } = game.state;
  for (let card = from; card < cardPlace.length; card++) {
    if (cardPlace[card] === ON_PILE && pileRefusal(game, card, scope) === LEGAL) return card;
  }
  return -1;
}

export function draw(game: Game, seat: Seat, deck: Deck, card = game.state.deckTop[deck]): void {
  const { tables } = game;
  const id = tables.cardIds[card];
  game.log?.add({
    event: 'card-drawn',
    seat,
    deck: tables.deckIds[deck],
    card: id,
    pieces: [moveCard(id, deckPlace(tables, deck), cardsOf(seat))],
  });
  receiveCard(game, seat, card);
  findTop(game, deck);
}

export function takeFromPile(game: Game, seat: Seat, card: Card): void {
  const id = game.tables.cardIds[card];
  game.log?.add({ event: 'card-taken', seat, card: id, pieces: [moveCard(id, 'pile', cardsOf(seat))] });
  receiveCard(game, seat, card);
}

/** Gives a drawn card to the player: its icons, its disc (AS-ACT-DRW-6), the Abolition. */
function receiveCard(game: Game, seat: Seat, card: Card): void {
  const { state, tables } = game;
  takeCard(game, seat, card, 'card');
  if (tables.cardBonusDisc[card]) {
    const moved = Math.min(1, state.supply[seat]);
    state.supply[seat] -= moved;
    state.harbor[seat] += moved;
    game.log?.add({
      event: 'disc-from-card',
      seat,
      moved,
      pieces: moveDiscs(colourOf(seat), supplyOf(seat), harborOf(seat), moved),
    });
  }
  if (tables.cardIsAbolition[card]) abolishSlavery(game, colourOf(seat));
}
