/**
 * The Abolition of Slavery: Slavery cards held by players are set aside, those on the board leave the game (CL-ABO-1).
 */

import type { Card, Colour, Seat } from '../edition/number-types.ts';
import { type Game, ownerOf } from '../game/game.ts';
import { moveCard } from '../game/pieces.ts';
import { asideOf, cardsOf, deckPlace } from '../game/places.ts';
import { ASIDE, HELD, IN_STACK, NO_CARD, REMOVED } from '../game/state.ts';
import { removeIcons } from './status.ts';

/** Takes effect the first time only (EC-56), and for all players, passed or not (CL-ABO-3). */
export function abolishSlavery(game: Game, colour: Colour): void {
  const { state, tables, log } = game;
  if (state.abolished) return;
  state.abolished = 1;
  log?.add({ event: 'abolition-triggered', seat: ownerOf(game, colour), colour });
  for (let deck = 0; deck < tables.deckIds.length; deck++) {
    if (!tables.deckIsSlavery[deck]) continue;
    const removed: string[] = [];
    for (let card = tables.deckStart[deck]; card < tables.deckStart[deck + 1]; card++) {
      const place = state.cardPlace[card];
      if (place === IN_STACK) {
        state.cardPlace[card] = REMOVED;
        removed.push(tables.cardIds[card]);
      } else if (place >= HELD && place < ASIDE) {
        setAside(game, place - HELD, card);
      }
    }
    state.deckTop[deck] = NO_CARD;
    log?.add({
      event: 'slavery-stack-removed',
      seat: null,
      cards: removed,
      pieces: removed.map((id) => moveCard(id, deckPlace(tables, deck), 'removed')),
    });
  }
}

function setAside(game: Game, seat: Seat, card: Card): void {
  const { state, tables } = game;
  state.cardPlace[card] = ASIDE + seat;
  state.held[seat] -= 1;
  state.heldSlavery[seat] -= 1;
  state.aside[seat] += 1;
  const id = tables.cardIds[card];
  game.log?.add({ event: 'slavery-set-aside', seat, card: id, pieces: [moveCard(id, cardsOf(seat), asideOf(seat))] });
  removeIcons(game, seat, tables.cardIcons, card, 'abolition');
  if (state.passed[seat]) state.handChanged[seat] = 1;
}
