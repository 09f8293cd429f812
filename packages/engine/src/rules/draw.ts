/** Draw: the top card of a stack of an open region, if the player has as many discs there as the card's value (CL-ACT-DRW). */
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import {
  ABOLISHED,
  DRAW_CLOSED,
  LEGAL,
  OTHER_REGION,
  OTHER_STACK,
  PRESENCE_BELOW_VALUE,
  STACK_EMPTY,
} from '../game/reasons.ts';
import { NO_CARD } from '../game/state.ts';
import { abolishSlavery } from './abolition.ts';
import { UNBOUND } from './bounds.ts';
import { findTop, takeCard } from './cards.ts';
import { presence } from './presence.ts';

export function drawRefusal(game: Game, seat: number, deck: number, boundArea: number, boundDeck: number): number {
  const { state, tables } = game;
  const area = tables.deckArea[deck];
  if (boundDeck !== UNBOUND && boundDeck !== deck) return OTHER_STACK;
  if (boundArea !== UNBOUND && boundArea !== area) return OTHER_REGION;
  if (!state.open[area]) return DRAW_CLOSED;
  const card = state.deckTop[deck];
  if (card === NO_CARD) return state.abolished && tables.deckIsSlavery[deck] ? ABOLISHED : STACK_EMPTY;
  return presence(game, seat, area) < tables.cardValue[card] ? PRESENCE_BELOW_VALUE : LEGAL;
}

export function listDraws(game: Game, seat: number, boundArea: number, boundDeck: number, list: MoveList): void {
  const { deckIds, catalogue } = game.tables;
  for (let deck = 0; deck < deckIds.length; deck++) {
    if (drawRefusal(game, seat, deck, boundArea, boundDeck) === LEGAL) list.add(catalogue.base.draw + deck);
  }
}

export function canDraw(game: Game, seat: number, boundArea: number, boundDeck: number): boolean {
  for (let deck = 0; deck < game.tables.deckIds.length; deck++) {
    if (drawRefusal(game, seat, deck, boundArea, boundDeck) === LEGAL) return true;
  }
  return false;
}

export function draw(game: Game, seat: number, deck: number): void {
  const { state, tables } = game;
  const card = state.deckTop[deck];
  game.log?.add({ event: 'card-drawn', player: seat, deck: tables.deckIds[deck], card: tables.cardIds[card] });
  takeCard(game, seat, card, 'card');
  findTop(game, deck);
  if (tables.cardIsAbolition[card]) abolishSlavery(game, seat);
}
