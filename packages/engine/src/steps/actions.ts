/** The five actions side by side: which of them has a target, which targets, why not, and what each does. */

import { ATTACK, DRAW, OCCUPY, PAY, SHIP } from '../edition/data.ts';
import type { Area, Building, Deck, MoveNumber, Seat } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { EXPLOIT_NOT_IN_GAME } from '../game/reasons.ts';
import { colourOf } from '../game/state.ts';
import { ASSAULT, attack } from '../rules/attack.ts';
import { canDraw, draw, drawRefusal, listDraws, pileRefusal, takeFromPile } from '../rules/draw.ts';
import { OCCUPATION, occupy } from '../rules/occupy.ts';
import { listPayments, pay, payRefusal } from '../rules/pay.ts';
import { areaOfWaters, canShip, listShips, ship, shipRefusal } from '../rules/ship.ts';
import { anySite, listSites, siteRefusal } from '../rules/sites.ts';
import { offerMemorial } from './memorial.ts';

/**
 * Which of the wanted actions (bit masks) have a target. `discs` are those left in the harbor for the action itself,
 * `payable` is the number of discs that a Payment could return.
 */
export function possibleActions(
  game: Game,
  seat: Seat,
  wanted: number,
  discs: number,
  payable: number,
  boundArea: Area,
  boundDeck: Deck,
  withAbilities = true,
): number {
  let possible = 0;
  if (wanted & (1 << SHIP) && canShip(game, discs, boundArea)) possible |= 1 << SHIP;
  if (wanted & (1 << OCCUPY) && anySite(game, OCCUPATION, seat, discs, boundArea)) possible |= 1 << OCCUPY;
  if (wanted & (1 << ATTACK) && anySite(game, ASSAULT, seat, discs, boundArea)) possible |= 1 << ATTACK;
  if (wanted & (1 << PAY) && payable > 0) possible |= 1 << PAY;
  if (wanted & (1 << DRAW) && canDraw(game, seat, boundArea, boundDeck)) possible |= 1 << DRAW;
  const { moreActions } = game.mode;
  if (moreActions !== undefined && withAbilities)
    possible |= moreActions.possible(game, seat, wanted & ~possible, discs);
  return possible;
}

/** All moves that perform one of these actions. `payer` is the building at work, -1 for a token. */
export function listActions(
  game: Game,
  seat: Seat,
  actions: number,
  payer: Building,
  boundArea: Area,
  boundDeck: Deck,
  list: MoveList,
  withAbilities = true,
): void {
  const discs = game.state.harbor[seat];
  const { base } = game.tables.catalogue;
  if (actions & (1 << SHIP)) listShips(game, discs, boundArea, list);
  if (actions & (1 << OCCUPY)) listSites(game, OCCUPATION, seat, discs, boundArea, base.occupy, list);
  if (actions & (1 << ATTACK)) listSites(game, ASSAULT, seat, discs, boundArea, base.attack, list);
  if (actions & (1 << PAY)) listPayments(game, seat, payer, list);
  if (actions & (1 << DRAW)) listDraws(game, seat, boundArea, boundDeck, list);
  if (withAbilities) game.mode.moreActions?.list(game, seat, actions, list);
}

/** Why a move that performs an action cannot be played; the action itself is one that may be performed. */
export function targetRefusal(
  game: Game,
  seat: Seat,
  move: MoveNumber,
  payer: Building,
  boundArea: Area,
  boundDeck: Deck,
): number {
  const { catalogue } = game.tables;
  const target = catalogue.target[move];
  const discs = game.state.harbor[seat];
  if (isAbility(game, move)) return game.mode.moreActions?.refuse(game, seat, move) ?? EXPLOIT_NOT_IN_GAME;
  switch (catalogue.action[move]) {
    case SHIP:
      return shipRefusal(game, target, discs, boundArea);
    case OCCUPY:
      return siteRefusal(game, OCCUPATION, seat, target, discs, boundArea);
    case ATTACK:
      return siteRefusal(game, ASSAULT, seat, target, discs, boundArea);
    case PAY:
      return payRefusal(game, seat, target, payer);
    default:
      if (takesFromPile(game, move)) return pileRefusal(game, seat, target, boundArea);
      return drawRefusal(game, seat, target, boundArea, boundDeck);
  }
}

/** Is the move an ability used in place of its action? */
function isAbility({ tables }: Game, move: MoveNumber): boolean {
  return tables.catalogue.verb[move] === 'exploit';
}

function takesFromPile({ tables }: Game, move: MoveNumber): boolean {
  return tables.discardPile && tables.catalogue.verb[move] === 'take';
}

export function performAction(game: Game, seat: Seat, move: MoveNumber): void {
  const { catalogue } = game.tables;
  const target = catalogue.target[move];
  const action = catalogue.action[move];
  if (isAbility(game, move)) game.mode.moreActions?.perform(game, seat, move);
  else if (action === SHIP) ship(game, seat, target);
  else if (action === OCCUPY) occupy(game, seat, target);
  else if (action === ATTACK) {
    const defender = game.state.siteOwner[target];
    attack(game, seat, target);
    offerMemorial(game, defender);
    offerMemorial(game, colourOf(seat));
  } else if (action === PAY) pay(game, seat, target);
  else if (takesFromPile(game, move)) takeFromPile(game, seat, target);
  else draw(game, seat, target);
}

/** The area in which a move takes place; -1 for a Payment. */
export function areaOfMove(game: Game, move: MoveNumber): Area {
  const { tables } = game;
  const target = tables.catalogue.target[move];
  if (isAbility(game, move)) return game.mode.moreActions?.area(game, move) ?? -1;
  switch (tables.catalogue.action[move]) {
    case SHIP:
      return areaOfWaters(game, target);
    case OCCUPY:
    case ATTACK:
      return tables.siteArea[target];
    case DRAW:
      return takesFromPile(game, move) ? tables.home : tables.deckArea[target];
    default:
      return -1;
  }
}
