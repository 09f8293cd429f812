/** Held cards: taking, the Card Limit, and discarding. */

import type { Card, Deck, Seat } from '../edition/number-types.ts';
import type { Cause } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import { moveCard } from '../game/pieces.ts';
import { asideOf, cardsOf, deckPlace, freeSlotOf, governorPlace, keptOf, type Place } from '../game/places.ts';
import { ASIDE, HELD, IN_STACK, KEPT, NO_CARD, ON_PILE, REMOVED } from '../game/state.ts';
import { addIcons, cardLimit, removeIcons } from './status.ts';

/** Gives a card with its icons to a player. A Governor takes the free slot if that is empty (CL-ACT-SHIP-7, EC-34). */
export function takeCard(game: Game, seat: Seat, card: Card, cause: Cause): void {
  const { state, tables } = game;
  state.cardPlace[card] = HELD + seat;
  state.held[seat] += 1;
  if (tables.cardIsSlavery[card]) state.heldSlavery[seat] += 1;
  if (tables.cardIsGovernor[card]) {
    state.heldGovernors[seat] += 1;
    const slot = state.freeSlot[seat] === NO_CARD ? 'free' : 'normal';
    if (slot === 'free') state.freeSlot[seat] = card;
    const id = tables.cardIds[card];
    const to = slot === 'free' ? freeSlotOf : cardsOf;
    game.log?.add({
      event: 'card-moved',
      seat,
      card: id,
      slot,
      pieces: [moveCard(id, governorPlace(tables, card), to(seat))],
    });
  }
  if (state.passed[seat]) state.handChanged[seat] = 1;
  addIcons(game, seat, tables.cardIcons, card, cause);
}

/** Returns the number of cards that count for the limit: those outside the free-Governor slot. */
export function counted(game: Game, seat: Seat): number {
  const { state } = game;
  return state.held[seat] - (state.freeSlot[seat] === NO_CARD ? 0 : 1);
}

/**
 * Returns the number of these cards that may be kept: the Card Limit, one more with a Slavery card, never more than the
 * slots (CL-PAS-2, CL-PAS-3).
 */
export function allowance(game: Game, seat: Seat): number {
  const limit = cardLimit(game, seat) + (game.state.heldSlavery[seat] > 0 ? 1 : 0);
  return Math.min(limit, game.tables.data.cardSlots);
}

export function handLegal(game: Game, seat: Seat): boolean {
  return counted(game, seat) <= allowance(game, seat);
}

/**
 * Returns whether leaving the free-Governor slot empty can matter when the cards are checked (EC-36): the empty slot
 * scores at the end, or the Governor in a normal slot exceeds the limit and so forces a discard. Otherwise it stays
 * where it is.
 */
export function governorSlotMatters(game: Game, seat: Seat): boolean {
  const { state, tables } = game;
  if (state.heldGovernors[seat] === 0) return false;
  return state.round === tables.data.rounds || state.held[seat] > allowance(game, seat);
}

/**
 * Puts one of the player's Governors into the free slot; which one makes no difference, because any card may be
 * discarded.
 */
export function fillFreeSlot(game: Game, seat: Seat): void {
  const { state, tables } = game;
  if (state.freeSlot[seat] !== NO_CARD || state.heldGovernors[seat] === 0) return;
  let card = 0;
  while (!tables.cardIsGovernor[card] || state.cardPlace[card] !== HELD + seat) card++;
  state.freeSlot[seat] = card;
  const id = tables.cardIds[card];
  game.log?.add({
    event: 'card-moved',
    seat,
    card: id,
    slot: 'free',
    pieces: [moveCard(id, cardsOf(seat), freeSlotOf(seat))],
  });
}

export function emptyFreeSlot(game: Game, seat: Seat): void {
  const { state, tables } = game;
  const governor = state.freeSlot[seat];
  if (governor === NO_CARD) return;
  state.freeSlot[seat] = NO_CARD;
  const id = tables.cardIds[governor];
  game.log?.add({
    event: 'card-moved',
    seat,
    card: id,
    slot: 'normal',
    pieces: [moveCard(id, freeSlotOf(seat), cardsOf(seat))],
  });
}

export type Destination = 'set-aside' | 'removed' | 'kept' | 'pile' | 'stack';

const DESTINATIONS: Readonly<Record<Destination, (game: Game, seat: Seat, card: Card) => Place>> = {
  'set-aside': (_, seat) => asideOf(seat),
  removed: () => 'removed',
  kept: (_, seat) => keptOf(seat),
  pile: () => 'pile',
  stack: ({ tables }, _, card) => deckPlace(tables, tables.cardDeck[card]),
};

function destination({ tables }: Game, card: Card): Destination {
  if (tables.cardIsSlavery[card]) return 'set-aside';
  if (tables.cardIsGovernor[card]) return 'removed';
  return tables.discardPile ? 'pile' : 'stack';
}

/**
 * Discards a card: to its stack (CL-PAS-6), to the common pile (AS-DIS-5), face down beside the board (CL-PAS-7) or out
 * of the game (CL-PAS-8).
 */
export function discardCard(game: Game, seat: Seat, card: Card, to: Destination = destination(game, card)): void {
  const { state, tables } = game;
  const fromFreeSlot = state.freeSlot[seat] === card;
  const id = tables.cardIds[card];
  const from = fromFreeSlot ? freeSlotOf : cardsOf;
  game.log?.add({
    event: 'card-discarded',
    seat,
    card: id,
    to,
    pieces: [moveCard(id, from(seat), DESTINATIONS[to](game, seat, card))],
  });
  state.held[seat] -= 1;
  state.heldSlavery[seat] -= tables.cardIsSlavery[card];
  state.heldGovernors[seat] -= tables.cardIsGovernor[card];
  if (fromFreeSlot) state.freeSlot[seat] = NO_CARD;
  if (to === 'set-aside') {
    state.cardPlace[card] = ASIDE + seat;
    state.aside[seat] += 1;
  } else if (to === 'removed') {
    state.cardPlace[card] = REMOVED;
  } else if (to === 'kept') {
    state.cardPlace[card] = KEPT + seat;
  } else if (to === 'pile') {
    state.cardPlace[card] = ON_PILE;
  } else {
    state.cardPlace[card] = IN_STACK;
    findTop(game, tables.cardDeck[card]);
  }
  removeIcons(game, seat, tables.cardIcons, card, 'discard');
  if (fromFreeSlot) fillFreeSlot(game, seat);
}

/** Finds the top card of a stack: stacks are always sorted with the lowest value on top. */
export function findTop(game: Game, deck: Deck): void {
  const { state, tables } = game;
  const end = tables.deckStart[deck + 1];
  let card = tables.deckStart[deck];
  while (card < end && state.cardPlace[card] !== IN_STACK) card++;
  state.deckTop[deck] = card < end ? card : NO_CARD;
}

/** Reports the limit and the number of cards when they are checked. */
export function reportLimit(game: Game, seat: Seat): void {
  const { state, log } = game;
  log?.add({
    event: 'card-limit-checked',
    seat,
    limit: allowance(game, seat),
    held: counted(game, seat),
    slaveryBonus: allowance(game, seat) > cardLimit(game, seat),
    freeGovernor: state.freeSlot[seat] !== NO_CARD,
  });
}
